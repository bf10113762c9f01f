package steamrollers

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"github.com/railhex/railhex/internal/record"
	"github.com/railhex/railhex/scoring"
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
	// Result is the points that each seat is said to have at the end, from seat 1
	// on; nil where nothing is said.
	Result []int
}

// Notes are what a record says of a game besides its play.
type Notes struct {
	Event string   // such as the name of a tournament; "" where it says nothing
	Date  string   // a day, as in 2026-11-22; "" where it says nothing
	Names []string // who plays, from seat 1 on; "" where it says nothing
	Bots  []bool   // whether that is a program
}

// A RecordError is what is wrong with a line of a record: text that cannot be
// read, an illegal move, or a wrong result. Unwrap gives the [*ParseError],
// [*MoveError], [*SetupError], [*ResultError], what [ParseState] says of a position,
// or the error of reading a file.
type RecordError struct {
	Line int    // from 1
	Text string // the line, its words joined by single spaces
	Err  error
}

// Error is the line's number and what is wrong, on one line.
func (e *RecordError) Error() string { return fmt.Sprintf("line %d: %s", e.Line, e.Message()) }

// Message is what is wrong, on one line, without the line's number. Where a
// rule is broken it is the reason alone.
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

// Rule is the identifier of the rule that is broken, "" if the line is
// malformed.
func (e *RecordError) Rule() string { return record.RuleOf[Rule](e.Err) }

// Report is the error as a report shows it.
func (e *RecordError) Report() *ErrorReport {
	return &ErrorReport{Line: e.Line, Move: e.Text, Rule: e.Rule(), Message: e.Message()}
}

// ParseRecord reads a record. Boards and components that it names as files
// come out of files, which may be nil if there are none. The header's faults
// are all in the error, joined; of the moves the first malformed line. Each is
// a [*RecordError]. Whether the moves are legal is for Replay to say.
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

// begin is the position from which the record is played.
func (r Record) begin() (State, error) {
	s, err := New(r.Setup)
	switch {
	case err != nil || r.Position.game == nil:
		return s, err
	case r.Position.game != s.game:
		return State{}, &SetupMismatchError{Found: idOf(r.Position.game.text), Expected: idOf(s.game.text)}
	}
	return r.Position, nil
}

// Replay plays the record from its beginning, or from its Position. On an illegal
// move it stops: the State is the one before it, and the error a [*RecordError]
// whose line is that of the record as AppendText writes it. So is the error of a
// Result that is not that of the last position. A Setup or Position that no game
// can be played from has the error of [New], or a [*SetupMismatchError].
func (r Record) Replay() (State, error) { return r.whole().Replay() }

// AppendText appends the record in the notation: the header, an empty line, the
// moves, and the result. Board and components are named by what the record's file
// would call them: a name that ships, or that name with ".board" or ".components"
// behind it, under which the caller should keep their text. The error is that of a
// zero Move, a [*ParseError] for Notes, seats or a Result that cannot be written as
// they would be read, or a [*SetupMismatchError] for a Position of another Setup.
func (r Record) AppendText(dst []byte) ([]byte, error) { return r.whole().AppendText(dst) }

// String is the record in the notation.
func (r Record) String() string { return r.whole().String() }

// whole is the record with what it takes to play and write it.
func (r Record) whole() *record.Whole[State, Move, Seat] {
	all := &record.Whole[State, Move, Seat]{
		Header: r.Setup.withDefaults().appendHeader,
		Seats:  r.Setup.Players,
		Notes:  record.Notes(r.Notes),
		Moves:  r.Moves,
		By:     r.By,
		Result: r.Result,
		Chance: func(m Move) bool { return m.Kind().isChance() },
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

// Ledger says where each point of a seat comes from, each delivery by itself, but
// for those before the record's Position; of a seat that does not play it says
// nothing. The error is that of Replay.
func (r Record) Ledger(seat Seat) (scoring.Ledger, error) {
	s, err := r.begin()
	if err != nil {
		return nil, err
	}
	var ledger scoring.Ledger
	if before := s.Points(seat).Delivery; before > 0 {
		ledger = append(ledger, scoring.OfDeliveries(before))
	}
	all := r.whole()
	for i, m := range r.Moves {
		if m.Kind() == KindDeliver && s.Turn() == seat {
			ledger = append(ledger, scoring.OfDelivery(m.Good(), m.From(), m.To(), m.Distance(), m.Bonus()))
		}
		if s, err = s.applyBy(all.SeatOf(i), m); err != nil {
			return nil, err
		}
	}
	if !s.playing(seat) {
		return nil, nil
	}
	return s.appendLasting(ledger, seat), nil
}
