package recordfiles

import (
	"io/fs"
	"os"
	"path/filepath"
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
