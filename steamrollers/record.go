package steamrollers

import (
	"io"
	"io/fs"
	"slices"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/scoring"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
)

// A Record is a game, or the beginning of one, as it is written down.
type Record = family.Record[Setup, State, Move]

// A Replay plays a record line by line.
type Replay = family.Replay[Setup, State, Move]

// ParseRecord reads a whole record, as [family.ParseRecord] says.
func ParseRecord(text string, files fs.FS) (Record, error) {
	return family.ParseRecord[Setup, State, Move](text, files)
}

// OpenRecord reads the header of a record, as [family.Records.Open] says.
func OpenRecord(text io.Reader, files fs.FS) (*Replay, error) { return records.Open(text, files) }

// Records says how the records of SteamRollers are read and written.
func (Setup) Records() *family.Records[Setup, State, Move] { return &records }

var records = family.Records[Setup, State, Move]{
	Game:     "steamrollers",
	Board:    "board",
	MaxSeats: MaxSeats,
	Header: func(setup *Setup, files fs.FS) family.Header {
		return family.Header{Lines: headerLines(setup, files)}
	},
	Complete:     Setup.withDefaults,
	AppendHeader: Setup.appendHeader,
	Players:      func(setup Setup) int { return setup.Players },
	ID:           (*State).setupID,
	New:          New,
	Parse:        ParseState,
	ParseMove:    parseMove,
	Position:     func(s *State) family.Position[State, Move] { return s },
	WrongSeat: func(s *State, by Seat, m Move) error {
		return &family.MoveError{Move: m, Rule: s.asksSeat(), Reason: Refusal("seat-not-asked", "seat", by, "asked", s.Turn())}
	},
	NoState: NoState,
	NoMove:  NoMove,
	Ranking: scoreRanking,
	Differs: refusals.Reason("result-differs"),
}

// asksSeat is the rule that says which seat is asked.
func (s *State) asksSeat() Rule {
	switch s.phase {
	case PhaseSteal:
		return tileSteal
	case PhasePower, PhasePlace:
		return powerInTurn
	}
	return roundTurn
}

// headerLines are the lines of a header that SteamRollers has for itself.
func headerLines(setup *Setup, files fs.FS) []family.HeaderLine {
	return []family.HeaderLine{
		family.PlayersLine(&setup.Players),
		family.PartLine("board", ".board", expectedBoard, &setup.Board, files, hexmap.Shipped, hexmap.ParseBoard),
		family.PartLine("components", ".components", expectedComponents, &setup.Components, files,
			variants.ShippedComponents, variants.ParseComponents),
		{Key: "module", Read: setup.readModules},
		{Key: "wall", IsMove: isWallMove, Read: func(w *parse.Line) error {
			setup.Wall = parse.Value(w, "medium or hard", hexmap.ParseDifficulty)
			return nil
		}},
		{Key: "olive", Read: func(w *parse.Line) error {
			setup.Olive = parse.Value(w, "Olive's level: clerk, conductor, machinist, engineer, investor or baron", solo.ParseLevel)
			return nil
		}},
	}
}

var (
	expectedBoard      = parse.Say("a board: one of {names}, or a file that ends in .board", "names", strings.Join(slices.Collect(hexmap.ShippedNames()), ", "))
	expectedComponents = parse.Say("components: standard, or a file that ends in .components")
)

func (setup *Setup) readModules(w *parse.Line) error {
	const expected = "modules: coal, order, power, yucata"
	for first := true; first || w.More(); first = false {
		word := w.Word(expected)
		module, err := variants.ParseModule(word.Text)
		switch {
		case err != nil:
			w.Fail(word, expected)
		case setup.Modules.Has(module):
			w.Fail(word, "each module once")
		}
		setup.Modules |= module
	}
	return nil
}

// isWallMove reports whether a line of the wall is the move, which has a die.
func isWallMove(words []parse.Word) bool {
	return len(words) == 2 && len(words[1].Text) == 1 && isFace(int(words[1].Text[0])-'0')
}

// LedgerOf returns where each point of a seat in a record comes from, each delivery by
// itself but for those before the record's Position. It is empty for a seat that does
// not play. The error is that of the first move that cannot be played.
func LedgerOf(r Record, seat Seat) (scoring.Ledger, error) {
	s, err := r.Begin()
	if err != nil {
		return nil, err
	}
	var ledger scoring.Ledger
	if before := s.Points(seat).Delivery; before > 0 {
		ledger = append(ledger, scoring.OfDeliveries(before))
	}
	for i, m := range r.Moves {
		if m.Kind() == KindDeliver && s.Turn() == seat {
			ledger = append(ledger, scoring.OfDelivery(m.Good(), m.From(), m.To(), m.Distance(), m.Bonus()))
		}
		if s, err = records.ApplyBy(&s, r.SeatOf(i), m); err != nil {
			return nil, err
		}
	}
	if !s.playing(seat) {
		return nil, nil
	}
	return s.appendLasting(ledger, seat), nil
}
