package steamrollers

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"github.com/railhex/railhex/scoring"
)

// A Record is a game, or the beginning of one, as it is written down: what is
// played, and the moves. The zero Record has no valid Setup.
type Record struct {
	Setup Setup
	Moves []Move
}

// A RecordError is what is wrong with a line of a record: text that cannot be
// read, or an illegal move. Unwrap gives the [*ParseError], [*MoveError],
// [*SetupError] or the error of reading a file.
type RecordError struct {
	Line int    // from 1
	Text string // the line, its words joined by single spaces
	Err  error
}

// Error is the line's number and what is wrong, on one line.
func (e *RecordError) Error() string { return fmt.Sprintf("line %d: %s", e.Line, e.Message()) }

// Message is what is wrong, on one line, without the line's number. Where a
// rule is broken it is the reason alone.
func (e *RecordError) Message() string {
	var refused *MoveError
	var faulty *SetupError
	malformed, isMalformed := e.Err.(*ParseError)
	switch {
	case isMalformed && malformed.Line == e.Line:
		here := *malformed
		here.Line = 0
		return here.Error()
	case errors.As(e.Err, &refused):
		return refused.Reason.String()
	case errors.As(e.Err, &faulty):
		return faulty.Reason.String()
	}
	return strings.ReplaceAll(e.Err.Error(), "\n", "; ")
}

// Unwrap gives the error without its place in the record.
func (e *RecordError) Unwrap() error { return e.Err }

// Rule is the identifier of the rule that is broken, "" if the line is
// malformed.
func (e *RecordError) Rule() string {
	var rule Rule
	var malformed *ParseError
	switch {
	case errors.As(e.Err, &rule):
		return rule.String()
	case errors.As(e.Err, &malformed):
		return malformed.RuleID
	}
	return ""
}

// Report is the error as a report shows it.
func (e *RecordError) Report() *ErrorReport {
	return &ErrorReport{Line: e.Line, Move: e.Text, Rule: e.Rule(), Message: e.Message()}
}

// ParseRecord reads a record. Boards and components that it names as files
// come out of files, which may be nil if there are none. The header's faults
// are all in the error, joined; of the moves the first malformed line. Each is
// a [*RecordError]. Whether the moves are legal is for Replay to say.
func ParseRecord(text string, files fs.FS) (Record, error) {
	r, err := OpenRecord(text, files)
	if err != nil {
		return Record{}, err
	}
	record := Record{Setup: r.setup}
	for m, err := range r.moves() {
		if err != nil {
			return Record{}, err
		}
		record.Moves = append(record.Moves, m)
	}
	return record, nil
}

// Replay plays the record from its beginning. On an illegal move it stops: the
// State is the one before it, and the error a [*RecordError] whose line is
// that of the record as AppendText writes it.
func (r Record) Replay() (State, error) {
	s, err := New(r.Setup)
	if err != nil {
		return State{}, err
	}
	for i, m := range r.Moves {
		if s, err = s.Apply(m); err != nil {
			return s, &RecordError{Line: r.headerLines() + 1 + i, Text: m.String(), Err: err}
		}
	}
	return s, nil
}

// headerLines is the number of lines before the moves.
func (r Record) headerLines() int {
	return strings.Count(string(r.Setup.withDefaults().appendHeader(nil)), "\n") + 1
}

// AppendText appends the record in the notation: the header, an empty line,
// and the moves. Board and components are named by what the record's file would
// call them: a name that ships, or that name with ".board" or ".components"
// behind it, under which the caller should keep their text. The error is that
// of a zero Move.
func (r Record) AppendText(dst []byte) ([]byte, error) {
	dst = append(r.Setup.withDefaults().appendHeader(dst), '\n')
	for _, m := range r.Moves {
		var err error
		if dst, err = m.AppendText(dst); err != nil {
			return dst, err
		}
		dst = append(dst, '\n')
	}
	return dst, nil
}

// String is the record in the notation.
func (r Record) String() string {
	text, err := r.AppendText(nil)
	if err != nil {
		return string(text) + err.Error()
	}
	return string(text)
}

// Ledger says where each point of a seat comes from, each delivery by itself;
// of a seat that does not play it says nothing. The error is that of Replay.
func (r Record) Ledger(seat Seat) (scoring.Ledger, error) {
	s, err := New(r.Setup)
	if err != nil {
		return nil, err
	}
	var ledger scoring.Ledger
	for _, m := range r.Moves {
		if m.Kind() == KindDeliver && s.Turn() == seat {
			ledger = append(ledger, scoring.OfDelivery(m.Good(), m.From(), m.To(), m.Distance(), m.Bonus()))
		}
		if s, err = s.Apply(m); err != nil {
			return nil, err
		}
	}
	if !s.playing(seat) {
		return nil, nil
	}
	return s.appendLasting(ledger, seat), nil
}
