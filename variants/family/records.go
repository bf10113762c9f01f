package family

import (
	"encoding"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
)

// Records says how the records of a game are read and written. A game fills one table
// of this type, and its Setup returns it, so that a [Record] finds it:
//
//	type Record = family.Record[Setup, State, Move]
//
//	func (Setup) Records() *family.Records[Setup, State, Move] { return &records }
//
// All fields must be set.
type Records[Setup any, State RecordedState, Move RecordedMove] struct {
	Game     string // behind "game" in the header
	Board    string // what the header calls the map: "map", "board"
	MaxSeats int

	Header       func(setup *Setup, files fs.FS) Header // returns the game's own lines, which fill in the setup
	Complete     func(Setup) Setup                      // fills in what a setup leaves to the library
	AppendHeader func(setup Setup, dst []byte) []byte   // appends the lines of a complete setup behind that of the game
	Players      func(Setup) int
	ID           func(*State) string // of the position's setup, "" of the zero State

	New       func(Setup) (State, error) // the error joins all faults
	Parse     func(line string, setup Setup) (State, error)
	ParseMove func([]parse.Word) (Move, error) // may not keep the slice
	Position  func(*State) Position[State, Move]

	WrongSeat func(s *State, by Seat, m Move) error // refuses a move that another seat than Turn is said to make

	NoState, NoMove error // the rules that stand for a missing position or move
	Ranking         Rule  // says who wins: cited where a result is not that of the last position
	Differs         Reason
}

// A RecordedMove is a Move as a record needs it.
type RecordedMove interface {
	comparable
	encoding.TextAppender
	fmt.Stringer
	IsValid() bool
	Chance() bool // whether the move is made by nobody
}

// A RecordedState is a State as a record needs it: with a text of one line.
type RecordedState interface {
	comparable
	encoding.TextAppender
}

// A Header is what a game has for itself in the header of a record.
type Header struct {
	Lines []HeaderLine // in the order in which missing ones are reported

	// Together returns what is wrong with lines that are right each by itself. It may
	// be nil.
	Together func() error
}

// A HeaderLine is a line of the header that a game has for itself.
type HeaderLine struct {
	Key      string       // its first word
	Expected parse.Phrase // what follows it, in words
	Needed   bool         // whether it must be there

	// Read reads what follows the key. Its error is one that says more than the fault
	// of the words, such as that of a file.
	Read func(*parse.Line) error

	// IsMove reports whether a line with that key is a move, and so the first behind
	// the header. It may be nil.
	IsMove func([]parse.Word) bool
}

// Open reads the header of a record and returns a Replay before its first move, which
// reads on as it is asked to. Maps and components that the header names as files come
// out of files, which may be nil if there are none. The error joins all faults of the
// header, each a [*RecordError]. A fault of the setup that no line says has the line
// that names the game.
func (t *Records[Setup, State, Move]) Open(text io.Reader, files fs.FS) (*Replay[Setup, State, Move], error) {
	play := &Replay[Setup, State, Move]{table: t}
	play.reader = newRecordReader(text, t.Game, t.Header(&play.setup, files), func() int {
		if n := t.Players(play.setup); n <= t.MaxSeats {
			return n
		}
		return 0 // a fault of the setup, and not of the line
	}, func(words []parse.Word) (bool, error) {
		var err error
		play.read, err = t.ParseMove(words)
		return err == nil && play.read.Chance(), err
	})
	r := play.reader
	if faults := r.header(); len(faults) > 0 {
		return nil, joined(faults)
	}
	begin, err := t.New(play.setup)
	if err != nil {
		return nil, r.inSetup(err)
	}
	if r.position != "" {
		if begin, err = t.Parse(r.position, play.setup); err != nil {
			return nil, r.inPosition(err)
		}
		play.resumed = begin
	}
	play.state = begin
	return play, nil
}

// ParseRecord reads a whole record, as [Records.Open] does. The error holds the first
// malformed line of the moves. Whether the moves are legal is for [Record.Replay] to say.
func ParseRecord[Setup Recorded[Setup, State, Move], State RecordedState, Move RecordedMove](text string, files fs.FS) (Record[Setup, State, Move], error) {
	var none Setup
	play, err := none.Records().Open(strings.NewReader(text), files)
	if err != nil {
		return Record[Setup, State, Move]{}, err
	}
	record := Record[Setup, State, Move]{Setup: play.setup, Notes: play.Notes(), Position: play.resumed}
	for play.reader.next() {
		record.Moves = append(record.Moves, play.read)
		if by := play.reader.by; by != Nobody {
			for len(record.By) < len(record.Moves)-1 {
				record.By = append(record.By, Nobody)
			}
			record.By = append(record.By, by)
		}
	}
	if play.reader.err != nil {
		return Record[Setup, State, Move]{}, play.reader.err
	}
	record.Result = play.Result()
	return record, nil
}

func joined(faults []*RecordError) error {
	all := make([]error, len(faults))
	for i, fault := range faults {
		all[i] = fault
	}
	return errors.Join(all...)
}

// ApplyBy applies a move that a seat is said to make, or Nobody where nothing is said. A
// seat that is not asked is refused by the rule of whose turn it is.
func (t *Records[Setup, State, Move]) ApplyBy(s *State, by Seat, m Move) (State, error) {
	p := t.Position(s)
	if asked := p.Turn(); by != Nobody && asked != Nobody && by != asked {
		return *s, t.WrongSeat(s, by, m)
	}
	return p.Apply(m)
}

// CheckResult compares the points that a record claims for each seat with those of
// the position in which it stops: nil, or a *ResultError.
func (t *Records[Setup, State, Move]) CheckResult(s *State, claimed []int) error {
	return checkResult(claimed, func(seat Seat) int { return t.Position(s).Total(seat) }, t.Ranking, t.Differs)
}

func checkResult(claimed []int, total func(Seat) int, ranking Rule, differs Reason) error {
	var points []int
	var claims, totals, differences []string
	for i, claim := range claimed {
		seat := Seat(i + 1)
		n := total(seat)
		points = append(points, n)
		claims = append(claims, fmt.Sprintf("%s %d", seat, claim))
		totals = append(totals, fmt.Sprintf("%s %d", seat, n))
		if n != claim {
			differences = append(differences, fmt.Sprintf("%s %+d", seat, n-claim))
		}
	}
	if differences == nil {
		return nil
	}
	list := func(words []string) string { return strings.Join(words, ", ") }
	return &ResultError{claimed, points, ranking, NewPhrase(differs, "claimed", list(claims), "points", list(totals), "difference", list(differences))}
}
