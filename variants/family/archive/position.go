package archive

import (
	"bytes"
	"encoding"
	"sync"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
)

// ParseLine reads the line of a position against a setup of that ID, in a game whose
// setups have a map or a board. The error is a [*family.SetupMismatchError], that of
// read, or a *parse.Error; it says where the line is not the one that would be written.
func ParseLine[S encoding.TextAppender](text, id, board string, read func(*Archive) (S, error)) (S, error) {
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
	a.readLine(text, len(id), "", true)
	s, err := read(a)
	if err != nil { // read again, it says in which field
		a.readLine(text, len(id), "", false)
		_, err = read(a)
	} else if a.dst, err = s.AppendText(a.dst[:0]); string(a.dst) != text {
		written := string(a.dst)
		a.readLine(text, len(id), respelled(written), false)
		if _, err = read(a); err == nil {
			err = parse.Misread(text, "{line}", "line", written)
		}
	}
	a.text, a.written, a.err = "", "", nil
	if err != nil {
		return none, err
	}
	return s, nil
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
// position that was read. The error is that of read, or a [*parse.Error] for the first field
// that is otherwise.
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
		a = ReadJSON(a.text)
		a.written, a.dst = withoutSetup(string(written)), []byte{'{'}
		if _, err = read(&a); err != nil {
			return err
		}
	}
	*s = fresh
	return nil
}

// WithSetup returns what reads a position behind its setup, for [UnmarshalJSON]: the fields of
// the setup, then those of a position of the game that is played by it.
func WithSetup[Setup, Game, S any](
	fields func(setup *Setup, a *Archive, board, components string),
	gameOf func(Setup) (Game, error), read func(Game, *Archive) (S, error),
) func(*Archive) (S, error) {
	return func(a *Archive) (s S, err error) {
		var setup Setup
		if fields(&setup, a, "", ""); a.err != nil {
			return s, a.err
		}
		game, err := gameOf(setup)
		if err != nil {
			return s, err
		}
		return read(game, a)
	}
}

// withoutSetup takes the setup off the beginning of a position in JSON.
func withoutSetup(text string) string {
	s := scanner{text: text, at: 1}
	if key, _ := s.string(); key != setupField {
		return text
	}
	s.char(':')
	s.value()
	s.char(',')
	return "{" + text[s.at:]
}
