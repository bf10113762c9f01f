package steamrollers

import (
	"io"
	"io/fs"
	"math"
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
		h := &headerReader{setup: setup, files: files}
		return family.Header{Lines: h.lines()}
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

// A headerReader reads the setup from the header of a record.
type headerReader struct {
	files fs.FS
	setup *Setup
}

// lines are the lines of a header that SteamRollers has for itself.
func (h *headerReader) lines() []family.HeaderLine {
	return []family.HeaderLine{
		{Key: "players", Expected: parse.Say("the number of players"), Needed: true, Read: h.players},
		{Key: "board", Expected: expectedBoard, Needed: true, Read: h.board},
		{Key: "components", Expected: expectedComponents, Needed: true, Read: h.components},
		{Key: "module", Read: h.modules},
		{Key: "wall", Read: h.wall, IsMove: isWallMove},
		{Key: "olive", Read: h.olive},
	}
}

var (
	expectedBoard      = parse.Say("a board: one of {names}, or a file that ends in .board", "names", strings.Join(slices.Collect(hexmap.ShippedNames()), ", "))
	expectedComponents = parse.Say("components: standard, or a file that ends in .components")
)

func (h *headerReader) players(w *parse.Line) error {
	h.setup.Players = w.Number("the number of players", 0, math.MaxInt32)
	return nil
}

func (h *headerReader) board(w *parse.Line) (err error) {
	h.setup.Board, err = family.ShippedOrFile(h.files, w, ".board", expectedBoard, hexmap.Shipped, hexmap.ParseBoard)
	return err
}

func (h *headerReader) components(w *parse.Line) (err error) {
	h.setup.Components, err = family.ShippedOrFile(h.files, w, ".components", expectedComponents, variants.ShippedComponents, variants.ParseComponents)
	return err
}

func (h *headerReader) modules(w *parse.Line) error {
	const expected = "modules: coal, order, power, yucata"
	for first := true; first || w.More(); first = false {
		word := w.Word(expected)
		module, err := variants.ParseModule(word.Text)
		switch {
		case err != nil:
			w.Fail(word, expected)
		case h.setup.Modules.Has(module):
			w.Fail(word, "each module once")
		}
		h.setup.Modules |= module
	}
	return nil
}

func (h *headerReader) wall(w *parse.Line) error {
	h.setup.Wall = parse.Value(w, "medium or hard", hexmap.ParseDifficulty)
	return nil
}

// isWallMove reports whether a line of the wall is the move, which has a die.
func isWallMove(words []parse.Word) bool {
	return len(words) == 2 && len(words[1].Text) == 1 && isFace(int(words[1].Text[0])-'0')
}

func (h *headerReader) olive(w *parse.Line) error {
	h.setup.Olive = parse.Value(w, "Olive's level: clerk, conductor, machinist, engineer, investor or baron", solo.ParseLevel)
	return nil
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
