package family

import (
	"fmt"
	"io/fs"
	"math"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
)

// PlayersLine returns the line of a header that says how many play. It reads that into players.
func PlayersLine(players *int) HeaderLine {
	const expected = "the number of players"
	return HeaderLine{Key: "players", Expected: parse.Say(expected), Needed: true, Read: func(w *parse.Line) error {
		*players = w.Number(expected, 0, math.MaxInt32)
		return nil
	}}
}

// PartLine returns the line of a header that names what ships with the library, or a file, which
// its ending says. It reads what ships, or the file, into part. The files may be nil if there are
// none. The error of its Read is that of the file: that it cannot be read, or what read says of it.
func PartLine[T any](
	key, ending string, expected parse.Phrase, part *T, files fs.FS, shipped func(string) (T, bool), read func(string) (T, error),
) HeaderLine {
	return HeaderLine{Key: key, Expected: expected, Needed: true, Read: func(w *parse.Line) (err error) {
		*part, err = shippedOrFile(files, w, ending, expected, shipped, read)
		return err
	}}
}

// Named returns how a part of a setup is written: in the header of a record by the name of one that
// ships, or else of a file with an ending; in JSON by that name, or else as its whole text.
func Named[T fmt.Stringer](
	part T, name, ending string, shipped func(string) (T, bool), equal func(part, other T) bool,
) (inHeader, inJSON string) {
	if ships, ok := shipped(name); ok && equal(part, ships) {
		return name, name
	}
	return strings.ReplaceAll(name, " ", "-") + ending, part.String()
}

func shippedOrFile[T any](
	files fs.FS, w *parse.Line, ending string, expected parse.Phrase, shipped func(string) (T, bool), read func(string) (T, error),
) (value T, err error) {
	name := w.Word("{expected}", "expected", expected)
	if !strings.HasSuffix(name.Text, ending) {
		value, ok := shipped(name.Text)
		if !ok {
			w.Fail(name, "{expected}", "expected", expected)
		}
		return value, nil
	}
	if w.End("the end of the line") != nil {
		return value, nil
	}
	text, err := readFile(files, name.Text)
	if err != nil {
		return value, err
	}
	if value, err = read(text); err != nil {
		return value, fmt.Errorf("%s: %w", name.Text, err)
	}
	return value, nil
}

func readFile(files fs.FS, name string) (string, error) {
	if files == nil {
		return "", &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	text, err := fs.ReadFile(files, name)
	return string(text), err
}
