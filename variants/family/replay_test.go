package family_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/variants/family"
)

func replay(t *testing.T, moves string) *whistReplay {
	t.Helper()
	r, err := whists.Open(strings.NewReader(whistHeaderText+moves), nil)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestReplaysStopWhereSomethingIsWrong(t *testing.T) {
	deal1, play2 := trick{"deal", 1}, trick{"play", 2}
	for _, test := range []struct {
		name, text string
		state      hand
		last       trick
		want       string
	}{
		{"nothing played", "", pairs(), trick{}, ""},
		{"to the end", "deal 1\nP2: play 2\nresult P1 1 P2 2", pairs(1, 2), play2, ""},
		{"from a position", "position 4\nP2: play 2\nresult P1 0 P2 6", pairs(2, 4), play2, ""},
		{"an illegal move", "deal 1\nplay 1\nplay 2", pairs(1), deal1, "5 (play 1): play 1: card 1 has fallen (FOLLOW-1)"},
		{"another seat", "deal 1\nP1:  play 2", pairs(1), deal1, "5 (P1: play 2): another seat is asked"},
		{"a seat where nobody is asked", "position 1 2 3 4 5 6 7 8 9 10 11 12 13\nP1: play 1", pairs(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13), trick{}, "5 (P1: play 1): play 1: card 1 has fallen (FOLLOW-1)"},
		{"a malformed line", "deal 1\nfly\nplay 2", pairs(1), deal1, `5 (fly): line 5, column 1: found "fly", expected deal or play or trumps`},
		{"a wrong result", "deal 1\nresult P1 4 P2 0", pairs(1), deal1, "5 (result P1 4 P2 0): claimed P1 4, P2 0, has P1 1, P2 0: P1 -3 (WIN-1)"},
		{"a wrong result, and something after it", "deal 1\nresult P1 4 P2 0\nplay 2", pairs(1), deal1, "5 (result P1 4 P2 0): claimed P1 4, P2 0, has P1 1, P2 0: P1 -3 (WIN-1)"},
		{"a right result, and something after it", "deal 1\nresult P1 1 P2 0\nplay 2", pairs(1), deal1, `6 (play 2): line 6, column 1: found "play", expected the end of the record, for the result stands in line 5`},
	} {
		t.Run(test.name, func(t *testing.T) {
			r := replay(t, test.text)
			for r.Next() {
			}
			if got := strings.Join(told(r.Err()), "\n"); got != test.want || *r.State() != test.state || r.Move() != test.last || r.Next() {
				t.Errorf("state %v after %v, stopped by %q; want %v after %v, %q", *r.State(), r.Move(), got, test.state, test.last, test.want)
			}
		})
	}
}

// TestReplaysResumeBehindWhatIsWrong resumes from the position before each fault, and
// hears each of them once.
func TestReplaysResumeBehindWhatIsWrong(t *testing.T) {
	r := replay(t, "deal 1\nplay 1\nfly\nP1: play 2\nplay 3\nresult\nresult P1 5 P2 0\nplay 4")
	var faults []string
	for range 10 {
		if r.Next() {
			continue
		}
		if r.Err() == nil {
			break
		}
		faults = append(faults, told(r.Err())[0])
		if err := r.Resume(*r.State()); err != nil || r.Err() != nil {
			t.Fatal(err, r.Err())
		}
	}
	want := []string{
		"5 (play 1): play 1: card 1 has fallen (FOLLOW-1)",
		`6 (fly): line 6, column 1: found "fly", expected deal or play or trumps`,
		"7 (P1: play 2): another seat is asked",
		`9 (result): line 9, column 8: found the end of the line, expected P1`,
		"10 (result P1 5 P2 0): claimed P1 5, P2 0, has P1 4, P2 0: P1 -1 (WIN-1)",
		`11 (play 4): line 11, column 1: found "play", expected the end of the record, for the result stands in line 10`,
	}
	if diff := cmp.Diff(want, faults); diff != "" || *r.State() != pairs(1, 3) {
		t.Errorf("state %v, faults (-want +got)\n%s", *r.State(), diff)
	}
	if err := r.Resume(pairs(7)); err != nil || r.Next() || *r.State() != pairs(7) || r.Err() != nil {
		t.Errorf("%v; state %v, %v; behind the end nothing follows", err, *r.State(), r.Err())
	}
}

// TestReplaysHearOfAMalformedLineOnce has an illegal move between it and the end.
func TestReplaysHearOfAMalformedLineOnce(t *testing.T) {
	r := replay(t, "fly\ndeal 1\nplay 1")
	for _, line := range []int{4, 6} {
		for r.Next() {
		}
		if fault, ok := errors.AsType[*family.RecordError](r.Err()); !ok || fault.Line != line {
			t.Errorf("stopped by %v, want line %d", r.Err(), line)
		}
		if err := r.Resume(*r.State()); err != nil {
			t.Fatal(err)
		}
	}
	if r.Next() || r.Err() != nil {
		t.Errorf("behind the end: %v", r.Err())
	}
}

func TestReplaysResumeBeforeTheFirstMove(t *testing.T) {
	r := replay(t, "play 2")
	if err := r.Resume(pairs(1)); err != nil || !r.Next() || *r.State() != pairs(1, 2) {
		t.Errorf("%v, %v, state %v", err, r.Err(), *r.State())
	}
}

func TestReplaysDoNotResumeBehindATextThatBreaksOff(t *testing.T) {
	r := replay(t, "deal 1\n"+strings.Repeat("long ", 1<<18)+"\nplay 1\n")
	for r.Next() {
	}
	if r.Err() == nil {
		t.Fatal("a line of more than a mebibyte is read")
	}
	for range 3 {
		if err := r.Resume(*r.State()); err != nil || r.Next() || r.Err() != nil {
			t.Errorf("behind it: %v, %v", err, r.Err())
		}
	}
}

func TestReplaysResumeInPositionsOfTheirSetupOnly(t *testing.T) {
	r := replay(t, "deal 1\nfly\nplay 3")
	for r.Next() {
	}
	stopped := r.Err()
	mismatch, ok := errors.AsType[*family.SetupMismatchError](r.Resume(hand{setup: whist{players: 3}}))
	if want := (family.SetupMismatchError{Found: "{3  }", Expected: "{2 round }", Board: "table"}); !ok || *mismatch != want {
		t.Errorf("a position of other players: %+v", mismatch)
	}
	if err := r.Resume(hand{}); !errors.Is(err, errNoHand) {
		t.Errorf("no position: %v", err)
	}
	if r.Err() != stopped || *r.State() != pairs(1) || r.Next() {
		t.Errorf("what could not be resumed is: state %v, %v", *r.State(), r.Err())
	}
}
