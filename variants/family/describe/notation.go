package describe

import (
	"encoding"
	"encoding/json"
	"fmt"
	"io"
	"io/fs"

	"github.com/railhex/railhex/variants/family"
)

// A Notation reads and writes the setups, moves, positions and records of a game.
// [Plain] and [Recorded] make one.
type Notation[State, Move any] interface {
	parseMove(text string) (Move, error)
	begin(header string, files fs.FS) (State, string, error)
	open(record io.Reader, files fs.FS) (replaying[State, Move], error)
	header(s *State) string // of a record
	write(from *State, moves []Move, notes family.Notes) (string, error)
	stores() bool // whether a position has a text by itself
	text(s *State) ([]byte, error)
	json(s *State) ([]byte, error)
	parseText(text string) (State, error)
	// parseHere reads the text of a position of what a record says is played.
	parseHere(text string, of replaying[State, Move]) (State, error)
	parseJSON(text []byte) (State, error)
	// settle tells the notation of which game it is, and returns what is wrong with it.
	settle(game string, least, most int, setup []Chosen) []string
}

// replaying is a record of a game that is being played.
type replaying[State, Move any] interface {
	Next() bool
	Move() Move
	State() *State
	Err() error
	Notes() family.Notes
	Resume(from State) error
}

// A storable is a pointer to a State that is written as JSON and on one line, and read
// again, as package archive does it, and that knows its setup.
type storable[Setup, State any] interface {
	*State
	Setup() Setup
	encoding.TextMarshaler
	encoding.TextUnmarshaler
	json.Marshaler
	json.Unmarshaler
}

// Recorded returns the Notation of a game that has a table of [family.Records], and
// positions that are stored:
//
//	Notation: describe.Recorded(steam.New, steam.ParseMove),
func Recorded[Setup family.Recorded[Setup, State, Move], State family.RecordedState, Move family.RecordedMove, P storable[Setup, State]](
	begin func(Setup) (State, error), parse func(text string) (Move, error),
) Notation[State, Move] {
	return &recorded[Setup, State, Move, P]{begin, parse}
}

type recorded[Setup family.Recorded[Setup, State, Move], State family.RecordedState, Move family.RecordedMove, P storable[Setup, State]] struct {
	fresh func(Setup) (State, error)
	parse func(text string) (Move, error)
}

func (n *recorded[Setup, State, Move, P]) settle(game string, _, _ int, _ []Chosen) (all []string) {
	if n.fresh == nil {
		all = append(all, "Recorded has no function that begins a game")
	}
	if n.parse == nil {
		all = append(all, "Recorded has no function that reads a move")
	}
	if own := n.table().Game; own != game {
		all = append(all, fmt.Sprintf("the Name is %q, and its records say %q", game, own))
	}
	return all
}

func (n *recorded[Setup, State, Move, P]) table() *family.Records[Setup, State, Move] {
	var setup Setup
	return setup.Records()
}

func (n *recorded[Setup, State, Move, P]) parseMove(text string) (Move, error) { return n.parse(text) }

func (n *recorded[Setup, State, Move, P]) begin(text string, files fs.FS) (none State, header string, err error) {
	record, err := family.ParseRecord[Setup, State, Move](text, files)
	if err == nil && (len(record.Moves) > 0 || record.Result != nil || record.Position != none) {
		err = errHeaderOnly
	}
	if err != nil {
		return none, "", err
	}
	s, err := family.Record[Setup, State, Move]{Setup: record.Setup}.Replay()
	if err != nil {
		return none, "", err
	}
	return s, n.header(&s), nil
}

func (n *recorded[Setup, State, Move, P]) open(record io.Reader, files fs.FS) (replaying[State, Move], error) {
	return n.table().Open(record, files)
}

// setupOf is what a record says is played.
func (n *recorded[Setup, State, Move, P]) setupOf(of replaying[State, Move]) Setup {
	return of.(*family.Replay[Setup, State, Move]).Setup()
}

func (n *recorded[Setup, State, Move, P]) parseHere(text string, of replaying[State, Move]) (State, error) {
	return n.table().Parse(text, n.setupOf(of))
}

func (n *recorded[Setup, State, Move, P]) write(from *State, moves []Move, notes family.Notes) (string, error) {
	setup := P(from).Setup()
	record := family.Record[Setup, State, Move]{Setup: setup, Moves: moves, Notes: notes}
	if fresh, err := n.fresh(setup); err != nil || fresh != *from {
		record.Position = *from
	}
	text, err := record.AppendText(nil)
	return string(text), err
}

func (n *recorded[Setup, State, Move, P]) header(s *State) string {
	return family.Record[Setup, State, Move]{Setup: P(s).Setup()}.String()
}

func (n *recorded[Setup, State, Move, P]) stores() bool { return true }

func (n *recorded[Setup, State, Move, P]) text(s *State) ([]byte, error) { return P(s).MarshalText() }

func (n *recorded[Setup, State, Move, P]) json(s *State) ([]byte, error) { return P(s).MarshalJSON() }

func (n *recorded[Setup, State, Move, P]) parseText(text string) (s State, err error) {
	err = P(&s).UnmarshalText([]byte(text))
	return s, err
}

func (n *recorded[Setup, State, Move, P]) parseJSON(text []byte) (s State, err error) {
	err = P(&s).UnmarshalJSON(text)
	return s, err
}
