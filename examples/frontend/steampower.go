package frontend

import (
	"fmt"
	"iter"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/bots"
	"github.com/railhex/railhex/variants/steampower/picture"
	"github.com/railhex/railhex/variants/steampower/words"
)

// Steam Power hides the contracts in the bag and in the hands of others.
var steamPower = &rules[steampower.State, steampower.Move, steampower.Event, steampower.Seat, steampower.Rule, *steampower.State]{
	name:    "steampower",
	secrets: true,
	begin: func(text string) (steampower.State, string, error) {
		record, err := steampower.ParseRecord(text, nil)
		if err == nil && (len(record.Moves) > 0 || record.Result != nil || record.Position != steampower.State{}) {
			err = ErrHeaderOnly
		}
		if err != nil {
			return steampower.State{}, "", err
		}
		header := steampower.Record{Setup: record.Setup}
		s, err := header.Replay()
		return s, header.String(), err
	},
	setup:   headerOf[PowerSetup],
	choices: powerChoices,
	read: func(record string) (replaying[steampower.State, steampower.Move], error) {
		return steampower.OpenRecord(strings.NewReader(record), nil)
	},
	notes: func(playing replaying[steampower.State, steampower.Move]) Notes {
		n := playing.(*steampower.Replay).Notes()
		return notesOf(playing.State().Seats(), n.Event, n.Date, n.Names, n.Bots)
	},
	write: func(from *steampower.State, moves []steampower.Move, notes Notes) ([]byte, error) {
		record := steampower.Record{Setup: from.Setup(), Moves: moves}
		record.Notes = family.Notes{Event: notes.Event, Date: notes.Date, Names: notes.Names, Bots: notes.areBots()}
		if fresh, err := steampower.New(record.Setup); err != nil || fresh != *from {
			record.Position = *from
		}
		return record.AppendText(nil)
	},
	parse:   steampower.ParseMove,
	phase:   func(s *steampower.State) string { return s.Phase().String() },
	winners: func(s *steampower.State) []int { return numbersOf(s.Winners().All()) },
	report: func(s *steampower.State, seat steampower.Seat) ([]byte, error) {
		if s.Over() || seat == everySeat {
			return s.Report().AppendJSON(nil)
		}
		return s.ReportFor(seat).AppendJSON(nil)
	},
	ledger: func(_ *steampower.State, _ []steampower.Move, s *steampower.State, in Manner) ([]Ledger, error) {
		tell := powerSpeaker(in)
		var ledgers []Ledger
		for seat := steampower.Seat(1); int(seat) <= s.Seats(); seat++ {
			ledgers = append(ledgers, Ledger{int(seat), tell.Player(seat), tell.Ledger(s.AppendLedger(nil, seat)), s.Total(seat)})
		}
		return ledgers, nil
	},
	speaker: func(in Manner) powerTeller { return powerSpeaker(in) },
	kind:    func(m steampower.Move) string { return m.Kind().String() },
	says:    func(m steampower.Move) []Said { return powerMoves.of(m, m.Kind()) },
	event: func(e steampower.Event) Event {
		return Event{Kind: e.Kind.String(), Rule: e.Rule.String(), Seat: int(e.Seat), Says: powerEvents.of(e, e.Kind)}
	},
	kinds: powerKinds,
	isReason: func(reason family.Reason) bool {
		_, ok := reason.(steampower.Reason)
		return ok
	},
	hidden:  func(s *steampower.State, m steampower.Move, seat steampower.Seat) bool { return !s.Sees(m, seat) },
	redealt: (*steampower.State).Redealt,
	hide: func(e steampower.Event) steampower.Event {
		if e.Kind == steampower.ContractDrawn {
			e.Contract = 0
		}
		return e
	},
	bot: func(name string) (chooser[steampower.State, steampower.Move], error) { return bots.Named(name) },
	search: func(t Thought) searcher[steampower.State, steampower.Move] {
		return bots.NewSearch(t.thinking())
	},
	pictures: func(s *steampower.State) []string {
		names := []string{"map", "stock"}
		for seat := range s.Seats() {
			names = append(names, fmt.Sprint("player-", seat+1))
		}
		return names
	},
	picture: func(s *steampower.State, name string, seat int, moves []steampower.Move, last []steampower.Event, in Manner, look Look) string {
		style := powerStyle(name, in, look)
		marks := picture.Marks{Moves: moves, Last: last}
		switch name {
		case "map":
			return style.Map(s, marks)
		case "stock":
			return style.Stock(s, marks)
		}
		of, viewer := steampower.Seat(seatOf(name)), steampower.Seat(seat)
		if seat == Everyone {
			viewer = of
		}
		return style.Player(s, of, viewer, marks)
	},
	routes: func(s *steampower.State, m steampower.Move, _ int, in Manner, look Look) iter.Seq[Route] {
		return drawnRoutes(s.Routes(m), func(route steampower.Route) Route {
			drawn := powerStyle("map", in, look).Map(s, picture.Marks{Moves: []steampower.Move{m}, Route: route})
			return Route{stopsOf(route, func(step steampower.RouteStep) (from, to hexmap.Cell) { return step.From, step.To }), "map", drawn}
		})
	},
	part: func(s *steampower.State, part string) ([]steampower.Move, error) {
		return picture.Part(part).AppendMoves(nil, s), picture.Part(part).Explain(s)
	},
	owner: func(part string) steampower.Seat { return picture.Part(part).Seat() },
	tracks: func(s *steampower.State, hex hexmap.Cell, moves []steampower.Move, in Manner, look Look) (tracks, ghosts string) {
		tracked, laid := powerStyle("tracks", in, look), powerStyle("ghosts", in, look)
		return tracked.Tracks(s, hex, moves), laid.Ghosts(s, hex, moves)
	},
}

// everySeat is Everyone as a seat.
const everySeat = ^steampower.Nobody

// powerTeller tells Steam Power.
type powerTeller = speaker[steampower.State, steampower.Move, steampower.Event, steampower.Seat, steampower.Rule]

// powerStyle is how a picture looks whose ids begin with id.
func powerStyle(id string, in Manner, look Look) picture.Style {
	style := picture.Style{
		ColourBlind: look.ColourBlind, Narrow: look.Narrow, Names: look.HexNames, ID: id, Players: in.names(), Words: powerSpeaker(in).Pictures(),
	}
	if look.Night {
		style.Theme = picture.Night()
	}
	return style
}

func powerSpeaker(in Manner) words.Speaker { return words.In(in.language()).Naming(in.names()...) }
