package family

import (
	"fmt"
	"io/fs"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
)

// ShippedOrFile reads a line of the header that names what ships with the library,
// or a file, which its ending says, and then the file. The files may be nil if
// there are none. Its error is that of the file: that it cannot be read, or what
// parse says of it.
func ShippedOrFile[T any](
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
