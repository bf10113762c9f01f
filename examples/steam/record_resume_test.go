package steam_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/steam"
)

// TestReplaysResumeInPositionsOfTheirSetupOnly resumes behind a line that cannot be
// read, and in positions that are none or of other players.
func TestReplaysResumeInPositionsOfTheirSetupOnly(t *testing.T) {
	const header = "game steam\nplayers 3\nmap northeast\ncomponents standard\nrules base\norder auction\n"
	r, err := steam.OpenRecord(strings.NewReader(header+"fly\n"), nil)
	if err != nil {
		t.Fatal(err)
	}
	begin := *r.State()
	if r.Next() || r.Err() == nil {
		t.Fatal("a line that is no move is none")
	}
	text := strings.Replace(header, "players 3", "players 4", 1)
	other, err := steam.OpenRecord(strings.NewReader(text), nil)
	if err != nil {
		t.Fatal(err)
	}
	var mismatch *steam.SetupMismatchError
	if err := r.Resume(*other.State()); !errors.As(err, &mismatch) || mismatch.Found == mismatch.Expected || r.Err() == nil {
		t.Errorf("from a position of other players: %v", err)
	}
	if err := r.Resume(steam.State{}); !errors.Is(err, steam.NoState) || r.Err() == nil {
		t.Errorf("from no position: %v", err)
	}
	if err := r.Resume(begin); err != nil || r.Err() != nil || *r.State() != begin {
		t.Errorf("from its own: %v, %v", err, r.Err())
	}
	if r.Next() || r.Err() != nil {
		t.Errorf("behind the last line: %v", r.Err())
	}
}
