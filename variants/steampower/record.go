package steampower

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"github.com/railhex/railhex/internal/record"
)

// A Record is a game, or the beginning of one, as it is written down: what is
// played, and the moves. It may say more, but need not. The zero Record has no
// valid Setup.
type Record struct {
	Setup Setup
	Moves []Move

	// Notes mean nothing to the rules.
	Notes Notes
	// Position is where the game goes on from, of the same Setup; the zero State
	// where it begins anew.
	Position State
	// By says which seat makes each of the Moves, as far as it goes and is not
	// Nobody. Of a move of chance it says nothing.
	By []Seat
	// Result is the points that each seat is said to have at the end, from seat 1 on;
	// nil where nothing is said.
	Result []int
}

// Notes are what a record says of a game besides its play.
type Notes struct {
	Event string   // such as the name of a tournament; "" where it says nothing
	Date  string   // a day, as in 2026-11-22; "" where it says nothing
	Names []string // who plays, from seat 1 on; "" where it says nothing
	Bots  []bool   // whether that is a program
}

// A RecordError is what is wrong with a line of a record: text that cannot be read,
// an illegal move, or a wrong result. Unwrap gives the [*ParseError], [*MoveError],
// [*SetupError], [*ResultError], what [ParseState] says of a position, or the error
// of reading a file.
type RecordError struct {
	Line int    // from 1
	Text string // the line, its words joined by single spaces
	Err  error
}

// Error is the line's number and what is wrong, on one line.
func (e *RecordError) Error() string { return fmt.Sprintf("line %d: %s", e.Line, e.Message()) }

// Message is what is wrong, on one line, without the line's number. Where a rule is
// broken it is the reason alone.
func (e *RecordError) Message() string { return (*record.Error)(e).Message(reasonOf) }

// reasonOf is the reason of an error that has one.
func reasonOf(err error) (reason string, ok bool) {
	if refused, ok := errors.AsType[*MoveError](err); ok {
		return refused.Reason.String(), true
	}
	if faulty, ok := errors.AsType[*SetupError](err); ok {
		return faulty.Reason.String(), true
	}
	if claimed, ok := errors.AsType[*ResultError](err); ok {
		return claimed.Reason.String(), true
	}
	return "", false
}

// Unwrap gives the error without its place in the record.
func (e *RecordError) Unwrap() error { return e.Err }

// Rule is the identifier of the rule that is broken, "" if the line is malformed.
func (e *RecordError) Rule() string { return record.RuleOf[Rule](e.Err) }

// Report is the error as a report shows it.
func (e *RecordError) Report() *ErrorReport {
	return &ErrorReport{Line: e.Line, Move: e.Text, Rule: e.Rule(), Message: e.Message()}
}

// A ResultError is what is wrong with the points that a record claims at its end.
type ResultError struct {
	Claimed []int  // by the record, from seat 1 on
	Points  []int  // of the position in which the record stops
	Reason  Phrase // whose points differ, and by how much
}

// Error is the reason, and the rule that says who wins.
func (e *ResultError) Error() string { return fmt.Sprintf("%s (%s)", e.Reason, ScoreRanking.String()) }

// Unwrap gives the rule that says who wins (SCORE-5).
func (e *ResultError) Unwrap() error { return ScoreRanking }

// checkResult holds what a record claims for each seat to the points of the
// position in which it stops: nil, or a *ResultError.
func (s *State) checkResult(claimed []int) error {
	points, named := record.Compare(claimed, func(seat Seat) int { return s.Points(seat).Total() })
	if named == nil {
		return nil
	}
	return &ResultError{claimed, points, Phrase{ReasonResult, named}}
}

// ParseRecord reads a record. Maps and components that it names as files come out
// of files, which may be nil if there are none. The header's faults are all in the
// error, joined; of the moves the first malformed line. Each is a [*RecordError].
// Whether the moves are legal is for Replay to say.
func ParseRecord(text string, files fs.FS) (Record, error) {
	r, err := OpenRecord(strings.NewReader(text), files)
	if err != nil {
		return Record{}, err
	}
	moves, by, wrong := record.Read[State, Move, Seat](r.play)
	if wrong != nil {
		return Record{}, (*RecordError)(wrong)
	}
	return Record{r.setup, moves, r.Notes(), r.play.Resumed(), by, r.Result()}, nil
}

// applyBy applies a move that a seat is said to make, or of which nothing is said.
// If another seat is asked it is refused: TURN-1.
func (s *State) applyBy(by Seat, m Move) (State, error) {
	if asked := s.Turn(); by != Nobody && asked != Nobody && by != asked {
		return *s, s.refuse(m, verdict{rule: TurnOrder, reason: ReasonNotThisSeat, seat: by})
	}
	return s.Apply(m)
}

// begin is the position from which the record is played.
func (r Record) begin() (State, error) {
	s, err := New(r.Setup)
	switch {
	case err != nil || r.Position.game == nil:
		return s, err
	case r.Position.game != s.game:
		return State{}, &SetupMismatchError{Found: r.Position.game.id, Expected: s.game.id}
	}
	return r.Position, nil
}

// Replay plays the record from its beginning, or from its Position. On an illegal
// move it stops: the State is the one before it, and the error a [*RecordError]
// whose line is that of the record as AppendText writes it. So is the error of a
// Result that is not that of the last position. A Setup or Position that no game can
// be played from has the error of [New], or a [*SetupMismatchError].
func (r Record) Replay() (State, error) { return r.whole().Replay() }

// AppendText appends the record in the notation: the header, an empty line, the
// moves, and the result. Map and components are named by what the record's file
// would call them: a name that ships, or that name with ".map" or ".components"
// behind it, under which the caller should keep their text. The error is that of a
// zero Move, a [*ParseError] for Notes, seats or a Result that cannot be written as
// they would be read, or a [*SetupMismatchError] for a Position of another Setup.
func (r Record) AppendText(dst []byte) ([]byte, error) { return r.whole().AppendText(dst) }

// String is the record in the notation.
func (r Record) String() string { return r.whole().String() }

// whole is the record with what it takes to play and write it.
func (r Record) whole() *record.Whole[State, Move, Seat] {
	setup := r.Setup.withDefaults()
	all := &record.Whole[State, Move, Seat]{
		Header: setup.appendHeader,
		Seats:  r.Setup.Players,
		Notes:  record.Notes(r.Notes),
		Moves:  r.Moves,
		By:     r.By,
		Result: r.Result,
		Chance: Move.Chance,
		NoMove: NoMove,
		Begin:  r.begin,
		Player: recordPlayer,
		Wrong:  wrongLine,
	}
	if r.Position.game != nil {
		all.Position = &r.Position
	}
	return all
}

// recordPlayer plays records.
var recordPlayer = record.Player[State, Move]{
	Apply:  func(s *State, by int, m Move) (State, error) { return s.applyBy(Seat(by), m) },
	Result: (*State).checkResult,
}

// wrongLine is the error of a line.
func wrongLine(e record.Error) error { return (*RecordError)(&e) }
