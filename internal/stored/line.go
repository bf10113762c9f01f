package stored

import (
	"errors"
	"fmt"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
)

// fieldEnd stands between the fields of a line.
const fieldEnd = "."

// Nothing is written where a field, or a part of one, would be empty.
const Nothing = "-"

// OrNothing is a field as it is written, whatever it holds.
func OrNothing(text string) string {
	if text == "" {
		return Nothing
	}
	return text
}

// ParseLine reads the line of a position against a setup of that ID: the fields
// into a document, and that into a position, of which it must be the line. The
// error is elsewhere's for a position of another setup, a *parse.Error for each
// field that cannot be read, joined, or that of position.
func ParseLine[D any, S fmt.Stringer](
	text, id string, elsewhere func(Mismatch) error, read func(*Fields) *D, position func(*D) (S, error),
) (S, error) {
	var none S
	found, err := idOf(text)
	if err != nil {
		return none, err
	}
	if found != id {
		return none, elsewhere(Mismatch{Found: found, Expected: id})
	}
	fields := Fields{text: text}
	doc := read(&fields)
	if len(fields.faults) > 0 {
		return none, errors.Join(fields.faults...)
	}
	s, err := position(doc)
	if err != nil {
		return none, err
	}
	if written := s.String(); written != text {
		return none, parse.Misread(text, written)
	}
	return s, nil
}

// UnmarshalLine reads into s the line of a position whose setup is one of those
// that are known by their IDs. The empty text is the zero position. The error is
// elsewhere's for another setup, or that of parse.
func UnmarshalLine[Setup, S any](
	s *S, text []byte, known func() map[string]Setup, elsewhere func(Mismatch) error, parse func(string, Setup) (S, error),
) error {
	if len(text) == 0 {
		*s = *new(S)
		return nil
	}
	id, err := idOf(string(text))
	if err != nil {
		return err
	}
	setup, ok := known()[id]
	if !ok {
		return elsewhere(Mismatch{Found: id})
	}
	read, err := parse(string(text), setup)
	if err != nil {
		return err
	}
	*s = read
	return nil
}

// Fields are the fields of the line of a position.
type Fields struct {
	text   string
	column int // of the field that is read
	faults []error
}

// Read gives each field behind the ID of the setup to its reader. There must be as
// many as there are readers.
func (f *Fields) Read(readers ...func(field string)) {
	fields := strings.Split(f.text, fieldEnd)
	f.column = len(fields[0]) + 2
	for i, field := range fields[1:] {
		if i >= len(readers) {
			f.Misread(field, fmt.Sprintf("the end after %d fields", len(readers)+1))
			return
		}
		readers[i](field)
		f.column += len(field) + 1
	}
	if len(fields) <= len(readers) {
		f.Misread("", fmt.Sprintf("%d fields, not %d", len(readers)+1, len(fields)))
	}
}

// Misread notes that a part of the field that is read is not what was expected.
func (f *Fields) Misread(text, expected string) {
	fault := parse.Misread(text, expected)
	fault.Column = f.column
	f.faults = append(f.faults, fault)
}
