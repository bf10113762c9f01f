package cli

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// Beside is the files that a record may name which is in the file of that name,
// or on standard input if the name is empty. Names are relative to the folder of
// the record, or to the working folder. Unlike those of [os.DirFS] they may lead
// out of it, as ../my.board does, or be absolute.
func Beside(record string) fs.FS { return folder(filepath.Dir(record)) }

type folder string

func (f folder) Open(name string) (fs.File, error) {
	if !filepath.IsAbs(name) {
		name = filepath.Join(string(f), name)
	}
	return os.Open(name)
}

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
