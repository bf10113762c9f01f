package frontend

import (
	"fmt"
	"iter"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/bots"
	"github.com/railhex/railhex/steamrollers/picture"
	"github.com/railhex/railhex/steamrollers/words"
	"github.com/railhex/railhex/variants/family"
)

// SteamRollers lies open: each seat sees all.
var steamRollers = &rules[steamrollers.State, steamrollers.Move, steamrollers.Event, steamrollers.Seat, steamrollers.Rule, *steamrollers.State]{
	name: "steamrollers",
	begin: func(text string) (steamrollers.State, string, error) {
		record, err := steamrollers.ParseRecord(text, nil)
		if err == nil && (len(record.Moves) > 0 || record.Result != nil || record.Position != steamrollers.State{}) {
			err = ErrHeaderOnly
		}
		if err != nil {
			return steamrollers.State{}, "", err
		}
		header := steamrollers.Record{Setup: record.Setup}
		s, err := header.Replay()
		return s, header.String(), err
	},
	setup:   headerOf[RollersSetup],
	choices: rollersChoices,
	read: func(record string) (replaying[steamrollers.State, steamrollers.Move], error) {
		return steamrollers.OpenRecord(strings.NewReader(record), nil)
	},
	notes: func(playing replaying[steamrollers.State, steamrollers.Move]) Notes {
		n := playing.(*steamrollers.Replay).Notes()
		return notesOf(playing.State().Seats(), n.Event, n.Date, n.Names, n.Bots)
	},
	write: func(from *steamrollers.State, moves []steamrollers.Move, notes Notes) ([]byte, error) {
		record := steamrollers.Record{Setup: from.Setup(), Moves: moves}
		record.Notes = family.Notes{Event: notes.Event, Date: notes.Date, Names: notes.Names, Bots: notes.areBots()}
		if fresh, err := steamrollers.New(record.Setup); err != nil || fresh != *from {
			record.Position = *from
		}
		return record.AppendText(nil)
	},
	parse: steamrollers.ParseMove,
	phase: func(s *steamrollers.State) string { return s.Phase().String() },
	winners: func(s *steamrollers.State) []int {
		return numbersOf(s.Winners().All())
	},
	olive: func(s *steamrollers.State) int { return s.OlivePoints().Total },
	report: func(s *steamrollers.State, _ steamrollers.Seat) ([]byte, error) {
		return s.Report().AppendJSON(nil)
	},
	ledger:  rollersLedger,
	speaker: func(in Manner) rollersTeller { return rollersSpeaker(in) },
	kind:    rollersKind,
	says:    func(m steamrollers.Move) []Said { return rollersMoves.of(m, m.Kind()) },
	event: func(e steamrollers.Event) Event {
		return Event{Kind: e.Kind.String(), Rule: e.Rule.String(), Seat: int(e.Seat), Says: rollersEvents.of(e, e.Kind)}
	},
	kinds: rollersKinds,
	isReason: func(reason family.Reason) bool {
		_, ok := reason.(steamrollers.Reason)
		return ok
	},
	hidden: func(*steamrollers.State, steamrollers.Move, steamrollers.Seat) bool { return false },
	bot: func(name string) (chooser[steamrollers.State, steamrollers.Move], error) {
		return bots.Named(name)
	},
	search: func(t Thought) searcher[steamrollers.State, steamrollers.Move] {
		return bots.NewSearch(t.thinking())
	},
	pictures: func(s *steamrollers.State) []string {
		names := []string{"supply"}
		for seat := range s.Seats() {
			names = append(names, fmt.Sprint("sheet-", seat+1))
		}
		if s.Setup().Olive != 0 {
			names = append(names, "olive")
		}
		return names
	},
	picture: func(s *steamrollers.State, name string, _ int, moves []steamrollers.Move, last []steamrollers.Event, in Manner, look Look) string {
		style := rollersStyle(name, in, look)
		marks := picture.Marks{Moves: moves, Last: last}
		switch name {
		case "supply":
			return style.Supply(s, marks)
		case "olive":
			return style.Olive(s, marks)
		}
		return style.Sheet(s, steamrollers.Seat(seatOf(name)), marks)
	},
	routes: func(s *steamrollers.State, m steamrollers.Move, _ int, in Manner, look Look) iter.Seq[Route] {
		sheet := fmt.Sprint("sheet-", int(s.Active()))
		return drawnRoutes(s.Routes(m), func(route steamrollers.Route) Route {
			marks := picture.Marks{Moves: []steamrollers.Move{m}, Route: route}
			drawn := rollersStyle(sheet, in, look).Sheet(s, s.Active(), marks)
			stops := make([]string, 0, len(route.Cities))
			for _, city := range route.Cities {
				stops = append(stops, fmt.Sprint(city))
			}
			return Route{stops, sheet, drawn}
		})
	},
	part: func(s *steamrollers.State, part string) ([]steamrollers.Move, error) {
		return picture.Part(part).AppendMoves(nil, s), picture.Part(part).Explain(s)
	},
	owner: func(part string) steamrollers.Seat { return picture.Part(part).Seat() },
	tracks: func(s *steamrollers.State, hex hexmap.Cell, moves []steamrollers.Move, in Manner, look Look) (tracks, ghosts string) {
		tracked, laid := rollersStyle("tracks", in, look), rollersStyle("ghosts", in, look)
		return tracked.Tracks(s, hex, moves), laid.Ghosts(s, hex, moves)
	},
}

// rollersTeller tells SteamRollers.
type rollersTeller = speaker[steamrollers.State, steamrollers.Move, steamrollers.Event, steamrollers.Seat, steamrollers.Rule]

// rollersStyle is how a picture looks whose ids begin with id.
func rollersStyle(id string, in Manner, look Look) picture.Style {
	style := picture.Style{
		ColourBlind: look.ColourBlind, Narrow: look.Narrow, Names: look.HexNames, ID: id, Players: in.names(), Words: rollersSpeaker(in).Pictures(),
	}
	if look.Night {
		style.Theme = picture.Night()
	}
	return style
}

func rollersSpeaker(in Manner) words.Speaker { return words.In(in.language()).Naming(in.names()...) }

// rollersLedger is that of each seat, and Olive's.
func rollersLedger(from *steamrollers.State, moves []steamrollers.Move, s *steamrollers.State, in Manner) ([]Ledger, error) {
	tell := rollersSpeaker(in)
	played := steamrollers.Record{Setup: from.Setup(), Position: *from, Moves: moves}
	var ledgers []Ledger
	for seat := steamrollers.Seat(1); int(seat) <= s.Seats(); seat++ {
		entries, err := steamrollers.LedgerOf(played, seat)
		if err != nil {
			return nil, err
		}
		ledgers = append(ledgers, Ledger{int(seat), tell.Player(seat), tell.Ledger(entries), entries.Total()})
	}
	if points := s.OlivePoints(); s.Setup().Olive != 0 {
		ledgers = append(ledgers, Ledger{0, tell.Player(steamrollers.Nobody), tell.OliveLedger(points), points.Total})
	}
	return ledgers, nil
}

// numbersOf are seats as numbers.
func numbersOf[Seat ~uint8](seats iter.Seq[Seat]) []int {
	numbers := []int{}
	for seat := range seats {
		numbers = append(numbers, int(seat))
	}
	return numbers
}
