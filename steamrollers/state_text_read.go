package steamrollers

import (
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/railhex/railhex/internal/lines"
)

// A textReader reads the fields of a position's line.
type textReader struct {
	id   string
	rest string // after the ID and the separator behind it
}

// readTextID splits off the ID of the setup.
func readTextID(text string) (*textReader, error) {
	id, rest, _ := strings.Cut(text, string(fieldEnd))
	if len(id) != 2*idBytes || strings.Trim(id, "0123456789abcdef") != "" {
		return nil, textError(text, 1, id, "the ID of a setup, sixteen hexadecimal digits")
	}
	return &textReader{id, rest}, nil
}

// fields reads all fields into a State. What is read must be what is written of
// it, character by character: one position has one line.
func (r *textReader) fields(all []textField, s *State) error {
	column := len(r.id) + 2
	words := strings.SplitN(r.rest, string(fieldEnd), len(all)+1)
	if len(words) != len(all) {
		return textError(r.rest, column, r.rest, fmt.Sprintf("%d fields joined by %q", len(all), string(fieldEnd)))
	}
	var faults []error
	for i, field := range all {
		word := words[i]
		if !field.read(word, s) || string(field.write(nil, s)) != word {
			faults = append(faults, textError(word, column, word, field.name+", "+field.expected))
		}
		column += utf8.RuneCountInString(word) + 1
	}
	return errors.Join(faults...)
}

func textError(input string, column int, found, expected string) error {
	return &ParseError{Input: lines.Clip(input), Column: column, Found: lines.Quote(found), Expected: expected}
}
