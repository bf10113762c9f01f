package steamrollers_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/railhex/railhex/steamrollers"
)

// TestReplaysResumeInPositionsOfTheirSetupOnly resumes behind a line that cannot be
// read, and in positions that are none or of other players.
func TestReplaysResumeInPositionsOfTheirSetupOnly(t *testing.T) {
	const header = "game steamrollers\nplayers 2\nboard standard\ncomponents standard\n"
	r, err := steamrollers.OpenRecord(strings.NewReader(header+"fly\n"), nil)
	if err != nil {
		t.Fatal(err)
	}
	begin := *r.State()
	if r.Next() || r.Err() == nil {
		t.Fatal("a line that is no move is none")
	}
	text := strings.Replace(header, "players 2", "players 3", 1)
	other, err := steamrollers.OpenRecord(strings.NewReader(text), nil)
	if err != nil {
		t.Fatal(err)
	}
	var mismatch *steamrollers.SetupMismatchError
	if err := r.Resume(*other.State()); !errors.As(err, &mismatch) || mismatch.Found == mismatch.Expected || r.Err() == nil {
		t.Errorf("from a position of other players: %v", err)
	}
	if err := r.Resume(steamrollers.State{}); !errors.Is(err, steamrollers.NoState) || r.Err() == nil {
		t.Errorf("from no position: %v", err)
	}
	if err := r.Resume(begin); err != nil || r.Err() != nil || *r.State() != begin {
		t.Errorf("from its own: %v, %v", err, r.Err())
	}
	if r.Next() || r.Err() != nil {
		t.Errorf("behind the last line: %v", r.Err())
	}
}
