package parse

import (
	"fmt"
)

// An Error is one fault of a text: where it is, what was found there and what
// would have been right.
type Error struct {
	Input    string // the word at fault, cut off if it is long; empty where something is missing
	Line     int    // from 1; 0 if the text has no lines
	Column   int    // of the first character at fault, from 1, in characters; 0 if unknown
	Found    Phrase // what stands there, in words or in quotes
	Expected Phrase // what would have been right
	RuleID   string // the identifier of the rule that the fault breaks, such as "MAP-2"; empty if none

	// More is set only in the last error of a list that is too long. It is the number of
	// faults that are left out, and no other field is set.
	More int
}

// Error returns the fault in one sentence, with its line and column.
func (e *Error) Error() string {
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
	return place + "found " + e.Found.String() + ", expected " + e.Expected.String() + rule
}

// What is found where something is missing.
const (
	EndOfLine Key = "the end of the line"
	EndOfText Key = "the end of the text"
)

// Misread returns the fault of a text that is one word and should be another. The
// arguments are those of the phrase that says what is expected, as [Say] takes them.
func Misread(word string, expected Key, args ...any) *Error {
	return &Error{Input: Clip(word), Found: Quote(word), Expected: Say(expected, args...)}
}

// Unexpected returns the fault of a word in a line that should be something else.
func Unexpected(word Word, expected Key, args ...any) *Error {
	return &Error{Input: Clip(word.Text), Column: word.Column, Found: Quote(word.Text), Expected: Say(expected, args...)}
}

// Missing returns the fault of a line that should go on after its words.
func Missing(words []Word, expected Key, args ...any) *Error {
	return &Error{Column: End(words), Found: Say(EndOfLine), Expected: Say(expected, args...)}
}

// AtLine gives an *Error that has no line the number of its line, and leaves other
// errors as they are.
func AtLine(err error, line int) error {
	if fault, ok := err.(*Error); ok && fault.Line == 0 {
		fault.Line = line
	}
	return err
}
