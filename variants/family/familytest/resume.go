package familytest

import (
	"errors"
	"io"
	"io/fs"
	"strings"
	"testing"
)

// A Replay is what plays a record of a game line by line.
type Replay[State any] interface {
	State() *State
	Next() bool
	Err() error
	Resume(State) error
}

// Resumes resumes a record behind a line that cannot be read, and in positions that are
// none or of other players. The header is of a game of three; a mismatch is the error
// of a position of another setup.
func Resumes[R Replay[State], State comparable](
	t *testing.T, header string, open func(io.Reader, fs.FS) (R, error), noState error, isMismatch func(error) bool,
) {
	t.Helper()
	r, err := open(strings.NewReader(header+"fly\n"), nil)
	if err != nil {
		t.Fatal(err)
	}
	begin := *r.State()
	if r.Next() || r.Err() == nil {
		t.Fatal("a line that is no move is none")
	}
	other, err := open(strings.NewReader(strings.Replace(header, "players 3", "players 4", 1)), nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := r.Resume(*other.State()); !isMismatch(err) || r.Err() == nil {
		t.Errorf("from a position of other players: %v", err)
	}
	if err := r.Resume(*new(State)); !errors.Is(err, noState) || r.Err() == nil {
		t.Errorf("from no position: %v", err)
	}
	if err := r.Resume(begin); err != nil || r.Err() != nil || *r.State() != begin {
		t.Errorf("from its own: %v, %v", err, r.Err())
	}
	if r.Next() || r.Err() != nil {
		t.Errorf("behind the last line: %v", r.Err())
	}
}
