package record_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/railhex/railhex/internal/record"
	"github.com/railhex/railhex/variants/family/phrases"
)

var (
	errHeld  = errors.New("that card was played")
	errOther = errors.New("another seat is asked")
	errSum   = errors.New("the points are others")
)

// counting plays a game in which every card is played once, odd ones by seat 1, and
// the points are those of the cards.
var counting = record.Player[int, trick]{
	Apply: func(s *int, by int, m trick) (int, error) { // the state has a bit for each card played, and for none
		switch {
		case *s>>m.card&1 != 0:
			return *s, errHeld
		case by != 0 && by%2 != m.card%2:
			return *s, errOther
		}
		return *s | 1<<m.card, nil
	},
	Result: func(s *int, claimed []int) error {
		if claimed[0] != *s {
			return errSum
		}
		return nil
	},
}

// played replays a game that begins with no card played.
func played(t *testing.T, text string) *record.Replay[int, trick] {
	t.Helper()
	game, _ := whistAs()
	r, err := record.Open(strings.NewReader(text), game, record.Beginning[int, trick]{
		New:    func() (int, error) { return 1, nil },
		Player: counting,
	})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestReplaysStopWhereSomethingIsWrong(t *testing.T) {
	for _, test := range []struct {
		name, text string
		state      int
		last       trick
		want       string
	}{
		{"nothing played", "", 1, trick{}, ""},
		{"to the end", "deal 1\nP2: play 2\nresult P1 7 P2 0", 7, trick{card: 2}, ""},
		{"an illegal move", "deal 1\nplay 1\nplay 2", 3, trick{true, 1}, "5 (play 1): that card was played"},
		{"another seat", "deal 1\nP1:  play 2", 3, trick{true, 1}, "5 (P1: play 2): another seat is asked"},
		{"a malformed line", "deal 1\nfly\nplay 2", 3, trick{true, 1}, `5 (fly): line 5, column 1: found "fly", expected deal or play or trumps`},
		{"a wrong result", "deal 1\nresult P1 4 P2 0", 3, trick{true, 1}, "5 (result P1 4 P2 0): the points are others"},
		{"a wrong result, and something after it", "deal 1\nresult P1 4 P2 0\nplay 2", 3, trick{true, 1}, "5 (result P1 4 P2 0): the points are others"},
		{"a right result, and something after it", "deal 1\nresult P1 3 P2 0\nplay 2", 3, trick{true, 1}, `6 (play 2): line 6, column 1: found "play", expected the end of the record, for the result stands in line 5`},
	} {
		t.Run(test.name, func(t *testing.T) {
			r := played(t, header+test.text)
			for r.Next() {
			}
			got := ""
			if err := r.Err(); err != nil {
				got = tell(err)[0]
			}
			if got != test.want || *r.State() != test.state || r.Move() != test.last || r.Next() {
				t.Errorf("state %b after %v, stopped by %q; want %b after %v, %q", *r.State(), r.Move(), got, test.state, test.last, test.want)
			}
		})
	}
}

func TestReplaysDoNotResumeBehindATextThatBreaksOff(t *testing.T) {
	r := played(t, header+"deal 1\n"+strings.Repeat("long ", 1<<18)+"\nplay 1\n")
	for r.Next() {
	}
	if r.Err() == nil {
		t.Fatal("a line of more than a mebibyte is read")
	}
	for range 3 {
		r.Resume(*r.State())
		if r.Next() || r.Err() != nil {
			t.Errorf("behind it: %v", r.Err())
		}
	}
}

// TestReplaysResumeBehindWhatIsWrong resumes from the position before each fault, and
// hears each of them once.
func TestReplaysResumeBehindWhatIsWrong(t *testing.T) {
	r := played(t, header+"deal 1\nplay 1\nfly\nP1: play 2\nplay 3\nresult P1 4 P2 0\nplay 4")
	var faults []string
	for range 10 {
		if r.Next() {
			continue
		}
		if r.Err() == nil {
			break
		}
		faults = append(faults, tell(r.Err())[0])
		r.Resume(*r.State())
	}
	want := []string{
		"5 (play 1): that card was played",
		`6 (fly): line 6, column 1: found "fly", expected deal or play or trumps`,
		"7 (P1: play 2): another seat is asked",
		"9 (result P1 4 P2 0): the points are others",
		`10 (play 4): line 10, column 1: found "play", expected the end of the record, for the result stands in line 9`,
	}
	if diff := cmp.Diff(want, faults); diff != "" || *r.State() != 0b1011 {
		t.Errorf("state %b, faults (-want +got)\n%s", *r.State(), diff)
	}
	r.Resume(1)
	if r.Next() || *r.State() != 1 || r.Err() != nil {
		t.Errorf("state %b, %v; behind the end nothing follows", *r.State(), r.Err())
	}
}

type chair uint8

func TestWhoMakesEachMoveIsKeptAsFarAsItIsSaid(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		said := rapid.SliceOf(rapid.Map(rapid.IntRange(0, 3), func(n int) chair { return chair(n) })).Draw(t, "said")
		var list []chair
		for i, by := range said {
			list = record.AppendBy(list, i+1, by)
		}
		if n := len(list); n > 0 && list[n-1] == 0 {
			t.Fatalf("%v ends with nothing", list)
		}
		for i, want := range append(slices.Clone(said), 0) {
			if got := record.ByOf(list, i); got != want {
				t.Fatalf("of %v move %d is by %d", said, i, got)
			}
		}
	})
}

func TestCompareTellsWhatLiesBetween(t *testing.T) {
	for _, test := range []struct {
		claimed, points, want []int
		named                 []phrases.Arg
	}{
		{[]int{37, 32}, []int{37, 32}, nil, nil},
		{
			[]int{37, 32, -1},
			[]int{38, 32, -4},
			[]int{38, 32, -4},
			phrases.Args("claimed", "P1 37, P2 32, P3 -1", "points", "P1 38, P2 32, P3 -4", "difference", "P1 +1, P3 -3"),
		},
	} {
		points, named := record.Compare(test.claimed, func(c chair) int { return test.points[c-1] })
		if diff := cmp.Diff(test.want, points) + cmp.Diff(test.named, named); diff != "" {
			t.Error(test.claimed, diff)
		}
	}
}
