package frontend

import (
	"iter"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/bots"
	"github.com/railhex/railhex/variants/steam/picture"
	"github.com/railhex/railhex/variants/steam/words"
)

// Steam lies open: each seat sees all.
var steamGame = &rules[steam.State, steam.Move, steam.Event, steam.Seat, steam.Rule, *steam.State]{
	name: "steam",
	begin: func(text string) (steam.State, string, error) {
		record, err := steam.ParseRecord(text, nil)
		if err == nil && (len(record.Moves) > 0 || record.Result != nil || record.Position != steam.State{}) {
			err = ErrHeaderOnly
		}
		if err != nil {
			return steam.State{}, "", err
		}
		header := steam.Record{Setup: record.Setup}
		s, err := header.Replay()
		return s, header.String(), err
	},
	setup:   headerOf[SteamSetup],
	choices: steamChoices,
	read: func(record string) (replaying[steam.State, steam.Move], error) {
		return steam.OpenRecord(strings.NewReader(record), nil)
	},
	notes: func(playing replaying[steam.State, steam.Move]) Notes {
		n := playing.(*steam.Replay).Notes()
		return notesOf(playing.State().Seats(), n.Event, n.Date, n.Names, n.Bots)
	},
	write: func(from *steam.State, moves []steam.Move, notes Notes) ([]byte, error) {
		record := steam.Record{Setup: from.Setup(), Moves: moves}
		record.Notes = family.Notes{Event: notes.Event, Date: notes.Date, Names: notes.Names, Bots: notes.areBots()}
		if fresh, err := steam.New(record.Setup); err != nil || fresh != *from {
			record.Position = *from
		}
		return record.AppendText(nil)
	},
	parse: steam.ParseMove,
	phase: func(s *steam.State) string { return s.Phase().String() },
	winners: func(s *steam.State) []int {
		winners := []int{}
		for seat := steam.Seat(1); int(seat) <= s.Seats(); seat++ {
			if s.Rank(seat) == 1 {
				winners = append(winners, int(seat))
			}
		}
		return winners
	},
	report: func(s *steam.State, _ steam.Seat) ([]byte, error) {
		return s.Report().AppendJSON(nil)
	},
	ledger: func(_ *steam.State, _ []steam.Move, s *steam.State, in Manner) ([]Ledger, error) {
		tell := steamSpeaker(in)
		var ledgers []Ledger
		for seat := steam.Seat(1); int(seat) <= s.Seats(); seat++ {
			ledgers = append(ledgers, Ledger{int(seat), tell.Player(seat), tell.Ledger(s.AppendLedger(nil, seat)), s.Total(seat)})
		}
		return ledgers, nil
	},
	speaker: func(in Manner) steamTeller { return steamSpeaker(in) },
	kind:    func(m steam.Move) string { return m.Kind().String() },
	says:    func(m steam.Move) []Said { return steamMoves.of(m, m.Kind()) },
	event: func(e steam.Event) Event {
		return Event{Kind: e.Kind.String(), Rule: e.Rule.String(), Seat: int(e.Seat), Says: steamEvents.of(e, e.Kind)}
	},
	kinds: steamKinds,
	isReason: func(reason family.Reason) bool {
		_, ok := reason.(steam.Reason)
		return ok
	},
	hidden: func(*steam.State, steam.Move, steam.Seat) bool { return false },
	bot:    func(name string) (chooser[steam.State, steam.Move], error) { return bots.Named(name) },
	search: func(t Thought) searcher[steam.State, steam.Move] { return bots.NewSearch(t.thinking()) },
	pictures: func(*steam.State) []string {
		return []string{"map", "table"}
	},
	picture: func(s *steam.State, name string, _ int, moves []steam.Move, last []steam.Event, in Manner, look Look) string {
		style := steamStyle(name, in, look)
		marks := picture.Marks{Moves: moves, Last: last}
		if name == "map" {
			return style.Map(s, marks)
		}
		return style.Table(s, marks)
	},
	routes: func(s *steam.State, m steam.Move, _ int, in Manner, look Look) iter.Seq[Route] {
		return drawnRoutes(s.Routes(m), func(route steam.Route) Route {
			drawn := steamStyle("map", in, look).Map(s, picture.Marks{Moves: []steam.Move{m}, Route: route})
			return Route{stopsOf(route, func(step steam.RouteStep) (from, to hexmap.Cell) { return step.From, step.To }), "map", drawn}
		})
	},
	part: func(s *steam.State, part string) ([]steam.Move, error) {
		return picture.Part(part).AppendMoves(nil, s), picture.Part(part).Explain(s)
	},
	owner: func(string) steam.Seat { return steam.Nobody },
	tracks: func(s *steam.State, hex hexmap.Cell, moves []steam.Move, in Manner, look Look) (tracks, ghosts string) {
		tracked, laid := steamStyle("tracks", in, look), steamStyle("ghosts", in, look)
		return tracked.Tiles(s, hex, moves), laid.Ghosts(s, hex, moves)
	},
}

// steamTeller tells Steam.
type steamTeller = speaker[steam.State, steam.Move, steam.Event, steam.Seat, steam.Rule]

// steamStyle is how a picture looks whose ids begin with id.
func steamStyle(id string, in Manner, look Look) picture.Style {
	style := picture.Style{ColourBlind: look.ColourBlind, Narrow: look.Narrow, Names: look.HexNames, ID: id, Players: in.names(), Words: steamSpeaker(in).Pictures()}
	if look.Night {
		style.Theme = picture.Night()
	}
	return style
}

func steamSpeaker(in Manner) words.Speaker { return words.In(in.language()).Naming(in.names()...) }
