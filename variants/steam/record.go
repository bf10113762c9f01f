package steam

import (
	"io"
	"io/fs"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
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

// Records says how the records of Steam are read and written.
func (Setup) Records() *family.Records[Setup, State, Move] { return &records }

var records = family.Records[Setup, State, Move]{
	Game:     "steam",
	Board:    "map",
	MaxSeats: MaxSeats,
	Header: func(setup *Setup, files fs.FS) family.Header {
		h := &headerReader{setup: setup}
		return family.Header{Lines: h.lines(files), Together: h.checkOrder}
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
		return s.refuse(m, verdict{rule: turnOrder, reason: "not-this-seat", seat: by})
	},
	NoState: NoState,
	NoMove:  NoMove,
	Ranking: scoreWinner,
	Differs: refusals.Reason("result"),
}

// A headerReader reads the setup from the header of a record.
type headerReader struct {
	setup *Setup
	rules bool // whether the line "rules" was read
	order bool // whether there is a line "order"
}

// lines are the lines of a header that Steam has for itself.
func (h *headerReader) lines(files fs.FS) []family.HeaderLine {
	return []family.HeaderLine{
		family.PlayersLine(&h.setup.Players),
		family.PartLine("map", ".map", parse.Say(expectedMap), &h.setup.Map, files, ShippedMap, ParseMap),
		family.PartLine("components", ".components", parse.Say(expectedParts), &h.setup.Components, files, ShippedComponents, ParseComponents),
		{Key: "rules", Expected: parse.Say(expectedVariant), Needed: true, Read: h.readVariant},
		{Key: "order", Read: h.readOrder},
	}
}

const (
	expectedVariant    = "base or standard"
	expectedFirstOrder = "auction or random"
	expectedMap        = "a map: northeast, rhine, rhine-2, or a file that ends in .map"
	expectedParts      = "components: standard, or a file that ends in .components"
)

func (h *headerReader) readVariant(w *parse.Line) error {
	h.setup.Variant = parse.Value(w, expectedVariant, parseVariant)
	h.rules = w.Err() == nil
	return nil
}

func (h *headerReader) readOrder(w *parse.Line) error {
	h.setup.Order = parse.Value(w, expectedFirstOrder, parseFirstOrder)
	h.order = true
	return nil
}

// checkOrder says what is wrong with there being a line "order", or none: it
// belongs to the base game, and to that alone (STD-2).
func (h *headerReader) checkOrder() error {
	switch {
	case !h.rules || (h.setup.Variant == Base) == h.order:
		return nil
	case h.order:
		return &family.SetupError{Field: "order", Rule: standardFirstOrder, Reason: Refusal("setup-no-order")}
	}
	return &hexmap.ParseError{Column: 1, Found: parse.Say("the end of the header"), Expected: parse.Say("a line {line} with {words}", "line", "order", "words", parse.Say(expectedFirstOrder))}
}
