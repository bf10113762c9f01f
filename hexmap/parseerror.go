package hexmap

import (
	"fmt"

	"github.com/railhex/railhex/internal/lines"
)

// A ParseError is one fault of a text: where it is, what was found there and
// what would have been right. [ParseBoard] joins all faults of a board, each of
// them a *ParseError, by errors.Join.
type ParseError struct {
	Input    string // the word at fault, cut off if it is long; empty where something is missing
	Line     int    // from 1; 0 if the text has no lines
	Column   int    // of the first character at fault, from 1, in characters; 0 if unknown
	Found    string // what stands there, in words or in quotes
	Expected string // what would have been right
	RuleID   string // the identifier of the rule that the fault breaks, such as "BOARD-2"; empty if none

	// More is 0 but in the last of a list of faults too long to be told: there
	// it is the number of faults that are left out, and nothing else is set.
	More int
}

// Error is the fault in one sentence, with its line and column.
func (e *ParseError) Error() string {
	if e.More > 0 {
		return fmt.Sprintf("%d more faults", e.More)
	}
	var place, rule string
	switch {
	case e.Line > 0 && e.Column > 0:
		place = fmt.Sprintf("line %d, column %d: ", e.Line, e.Column)
	case e.Line > 0:
		place = fmt.Sprintf("line %d: ", e.Line)
	case e.Column > 0:
		place = fmt.Sprintf("column %d: ", e.Column)
	}
	if e.RuleID != "" {
		rule = " (" + e.RuleID + ")"
	}
	return place + "found " + e.Found + ", expected " + e.Expected + rule
}

// misread is the error of a single word that should have been something else.
func misread(word, expected string) error {
	return &ParseError{Input: lines.Clip(word), Found: lines.Quote(word), Expected: expected}
}
