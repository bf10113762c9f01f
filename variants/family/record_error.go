package family

import (
	"errors"
	"fmt"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
)

// A RecordError is what is wrong with a line of a record: text that cannot be read,
// an illegal move, or a wrong result. Unwrap returns the [*parse.Error], [*MoveError],
// [*SetupError], [*ResultError], what the game's ParseState says of a position, or
// the error of reading a file.
type RecordError struct {
	Line int    // from 1
	Text string // the line, its words joined by single spaces
	Err  error
}

// Error returns the line's number and what is wrong, on one line. A broken rule stands
// behind it, as in a [MoveError]: "line 7: tile 3 lies sideways in front of P2 (TAKE-2)".
func (e *RecordError) Error() string {
	message := e.Message()
	if e.reason() != "" {
		rule, _ := errors.AsType[Rule](e.Err)
		message = citing(message, rule)
	}
	return fmt.Sprintf("line %d: %s", e.Line, message)
}

// Message returns what is wrong, on one line, without the line's number. Where a rule
// is broken it is the reason alone.
func (e *RecordError) Message() string {
	if malformed, ok := e.Err.(*parse.Error); ok && malformed.Line == e.Line {
		here := *malformed
		here.Line = 0
		return here.Error()
	}
	if reason := e.reason(); reason != "" {
		return reason
	}
	return strings.ReplaceAll(e.Err.Error(), "\n", "; ")
}

// reason returns the reason of an error that has one apart from its rule; "" of others.
func (e *RecordError) reason() string {
	if refused, ok := errors.AsType[*MoveError](e.Err); ok {
		return refused.Reason.String()
	}
	if faulty, ok := errors.AsType[*SetupError](e.Err); ok {
		return faulty.Reason.String()
	}
	if claimed, ok := errors.AsType[*ResultError](e.Err); ok {
		return claimed.Reason.String()
	}
	return ""
}

// Unwrap returns the error without its place in the record.
func (e *RecordError) Unwrap() error { return e.Err }

// Rule returns the identifier of the rule that is broken, "" if the line is
// malformed.
func (e *RecordError) Rule() string {
	if rule, ok := errors.AsType[Rule](e.Err); ok {
		return rule.String()
	}
	if malformed, ok := errors.AsType[*parse.Error](e.Err); ok {
		return malformed.RuleID
	}
	return ""
}
