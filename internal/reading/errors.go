package reading

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/lines"
)

// Unexpected is the error of a word that is something else than expected.
func Unexpected(word lines.Word, expected string) *hexmap.ParseError {
	return &hexmap.ParseError{Input: lines.Clip(word.Text), Column: word.Column, Found: lines.Quote(word.Text), Expected: expected}
}

// Missing is the error of a line that ends where something is expected.
func Missing(words []lines.Word, expected string) *hexmap.ParseError {
	return &hexmap.ParseError{Column: lines.End(words), Found: "the end of the line", Expected: expected}
}

// Misread is the error of a text of its own, without lines or columns, that is
// something else than expected.
func Misread(text, expected string) *hexmap.ParseError {
	return &hexmap.ParseError{Input: lines.Clip(text), Found: lines.Quote(text), Expected: expected}
}

// AtLine gives a *hexmap.ParseError that has no line the number of its line, and
// leaves other errors as they are.
func AtLine(err error, line int) error {
	if fault, ok := err.(*hexmap.ParseError); ok && fault.Line == 0 {
		fault.Line = line
	}
	return err
}
