package games

import (
	"io/fs"
	"os"

	"github.com/railhex/railhex/variants/family/describe"
)

// An opening is the position in which games of a setup begin.
type opening struct {
	start describe.Position
	hash  uint64
}

// open is the position in which games with a header begin.
func open(g describe.Game, header string) (o opening, err error) {
	if o.start, _, err = g.New(header, anywhere{}); err != nil {
		return o, err
	}
	w := g.Walker()
	if err = w.Set(o.start); err != nil {
		return o, err
	}
	o.hash = w.Hash()
	return o, nil
}

// A Record is the record of a game.
type Record interface {
	Record(notes describe.Notes) (string, error)
}

// anywhere is all files of the machine, by the names that programs are given
// on the command line.
type anywhere struct{}

func (anywhere) Open(name string) (fs.File, error) { return os.Open(name) }
