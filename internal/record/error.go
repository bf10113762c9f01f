package record

import (
	"errors"
	"fmt"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
)

// An Error is what is wrong with a line of a record.
type Error struct {
	Line int    // from 1
	Text string // its words joined by single spaces
	Err  error
}

// Message is what is wrong, on one line, without the line's number. Of an error
// for which the game has a reason it is that alone.
func (e *Error) Message(reason func(error) (told string, ok bool)) string {
	if malformed, ok := e.Err.(*parse.Error); ok && malformed.Line == e.Line {
		here := *malformed
		here.Line = 0
		return here.Error()
	}
	if told, ok := reason(e.Err); ok {
		return told
	}
	return strings.ReplaceAll(e.Err.Error(), "\n", "; ")
}

// RuleOf is the identifier of the rule that an error wraps, or that a malformed
// text cites; "" where there is none.
func RuleOf[Rule interface {
	error
	fmt.Stringer
}](err error) string {
	if rule, ok := errors.AsType[Rule](err); ok {
		return rule.String()
	}
	if malformed, ok := errors.AsType[*parse.Error](err); ok {
		return malformed.RuleID
	}
	return ""
}
