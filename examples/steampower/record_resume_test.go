package steampower_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/steampower"
)

// TestReplaysResumeInPositionsOfTheirSetupOnly resumes behind a line that cannot be
// read, and in positions that are none or of other players.
func TestReplaysResumeInPositionsOfTheirSetupOnly(t *testing.T) {
	const header = "game steampower\nplayers 3\nmap valley\ncomponents standard\n"
	r, err := steampower.OpenRecord(strings.NewReader(header+"fly\n"), nil)
	if err != nil {
		t.Fatal(err)
	}
	begin := *r.State()
	if r.Next() || r.Err() == nil {
		t.Fatal("a line that is no move is none")
	}
	text := strings.Replace(header, "players 3", "players 4", 1)
	other, err := steampower.OpenRecord(strings.NewReader(text), nil)
	if err != nil {
		t.Fatal(err)
	}
	var mismatch *steampower.SetupMismatchError
	if err := r.Resume(*other.State()); !errors.As(err, &mismatch) || mismatch.Found == mismatch.Expected || r.Err() == nil {
		t.Errorf("from a position of other players: %v", err)
	}
	if err := r.Resume(steampower.State{}); !errors.Is(err, steampower.NoState) || r.Err() == nil {
		t.Errorf("from no position: %v", err)
	}
	if err := r.Resume(begin); err != nil || r.Err() != nil || *r.State() != begin {
		t.Errorf("from its own: %v, %v", err, r.Err())
	}
	if r.Next() || r.Err() != nil {
		t.Errorf("behind the last line: %v", r.Err())
	}
}
