package archive

import (
	"bytes"
	"encoding"
	"errors"
	"sync"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
)

// ParseLine reads the line of a position against a setup of that ID, in a game whose
// setups have a map or a board. The error is a [*family.SetupMismatchError], that of
// read, or a *parse.Error for a line that is not the one that would be written of what
// was read.
func ParseLine[S encoding.TextAppender](text, id, board string, read func(*Archive) (S, error)) (S, error) {
	var none S
	s, err := ParseStrictLine(text, id, board, read)
	if err != nil {
		return none, err
	}
	var room [512]byte
	if written, err := s.AppendText(room[:0]); err != nil || string(written) != text {
		return none, parse.Misread(text, "{line}", "line", string(written))
	}
	return s, nil
}

// ParseStrictLine is [ParseLine] for a game whose fields each read only what they write.
// The position need not be written again to check that it has one text. A fuzz test
// should hold the game to that.
func ParseStrictLine[S any](text, id, board string, read func(*Archive) (S, error)) (S, error) {
	var none S
	found, err := idOf(text)
	if err != nil {
		return none, err
	}
	if found != id {
		return none, &family.SetupMismatchError{Found: found, Expected: id, Board: board}
	}
	a := archives.Get().(*Archive)
	defer archives.Put(a)
	a.readLine(text, len(id))
	s, err := read(a)
	a.text, a.err = "", nil
	return s, err
}

// archives are kept, since a new one costs as much as to read a part of a line.
var archives = sync.Pool{New: func() any { return new(Archive) }}

// UnmarshalText reads into s the line of a position whose setup is one of those
// that are known by their IDs. The empty text is the zero position. The error is a
// [*family.SetupMismatchError], or that of parse.
func UnmarshalText[Setup, S any](
	s *S, text []byte, board string, known func() map[string]Setup, parse func(string, Setup) (S, error),
) error {
	if len(text) == 0 {
		*s = *new(S)
		return nil
	}
	line := string(text)
	id, err := idOf(line)
	if err != nil {
		return err
	}
	setup, ok := known()[id]
	if !ok {
		return &family.SetupMismatchError{Found: id, Board: board}
	}
	read, err := parse(line, setup)
	if err != nil {
		return err
	}
	*s = read
	return nil
}

// UnmarshalJSON reads the JSON of a position into s; null leaves s as it is. Except for
// the setup and the order of fields, the text must be what would be written for the
// position that was read. Each difference is a [*parse.Error], joined.
func UnmarshalJSON[S interface{ MarshalJSON() ([]byte, error) }](s *S, text []byte, read func(*Archive) (S, error)) error {
	if bytes.Equal(bytes.TrimSpace(text), []byte("null")) {
		return nil
	}
	a := ReadJSON(string(text))
	fresh, err := read(&a)
	if err != nil {
		return err
	}
	written, err := fresh.MarshalJSON()
	if err != nil {
		return err
	}
	if !bytes.Equal(text, written) {
		var otherwise []error
		for _, d := range Differences(a.text, string(written), "setup") {
			otherwise = append(otherwise, parse.Misread(d.Found, "{path} to be {expected}", "path", d.Path, "expected", d.Expected))
		}
		if err := errors.Join(otherwise...); err != nil {
			return err
		}
	}
	*s = fresh
	return nil
}
