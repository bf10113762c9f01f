package recordfiles

import (
	"io/fs"
	"strings"
)

// Texts are files that are in memory, by their names.
type Texts map[string]string

// Open opens the text of that name.
func (t Texts) Open(name string) (fs.File, error) {
	text, ok := t[name]
	if !ok {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	return textFile{strings.NewReader(text)}, nil
}

// ReadFile is the text of that name.
func (t Texts) ReadFile(name string) ([]byte, error) {
	if _, err := t.Open(name); err != nil {
		return nil, err
	}
	return []byte(t[name]), nil
}

type textFile struct{ *strings.Reader }

func (textFile) Close() error                 { return nil }
func (f textFile) Stat() (fs.FileInfo, error) { return nil, fs.ErrInvalid }
