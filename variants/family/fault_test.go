package family

import (
	"errors"
	"slices"
	"strings"
	"testing"
)

// TestFaultsOfOneLawAreOne: a law that several games break is one fault, with the
// fewest moves that break it.
func TestFaultsOfOneLawAreOne(t *testing.T) {
	type fault = Fault[int, int]
	err := byLaw([]*fault{
		{Law: "a", Seed: 1, Moves: []int{1, 2, 3}, Games: 1},
		{Law: "b", Seed: 1, Moves: []int{1}, Games: 1},
		{Law: "a", Seed: 2, Moves: []int{4, 5}, Games: 1},
		{Law: "a", Seed: 3, Moves: []int{6, 7}, Games: 1},
	})
	var got []fault
	for _, err := range err.(interface{ Unwrap() []error }).Unwrap() {
		got = append(got, *err.(*fault))
	}
	same := func(a, b fault) bool {
		return a.Law == b.Law && a.Seed == b.Seed && a.Games == b.Games && slices.Equal(a.Moves, b.Moves)
	}
	want := []fault{{Law: "a", Seed: 2, Moves: []int{4, 5}, Games: 3}, {Law: "b", Seed: 1, Moves: []int{1}, Games: 1}}
	if !slices.EqualFunc(got, want, same) {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if err := byLaw[int, int](nil); err != nil {
		t.Error(err)
	}
}

type (
	bare int
	told int
	// A State of these is written as JSON, as text, and with the names of its fields.
	stored struct{ Sticks int }
	listed struct{ Sticks int }
	plain  struct{ Sticks int }
)

func (*stored) MarshalJSON() ([]byte, error) { return []byte(`{"sticks":3}`), nil }
func (*listed) MarshalText() ([]byte, error) { return []byte("three"), nil }

func (s *told) String() string { return "the third position" }

// TestAFaultSaysWhereItIs holds the position and the moves of a fault, with and without moves
// and a String of the State.
func TestAFaultSaysWhereItIs(t *testing.T) {
	broken := errors.New("broken")
	for _, test := range []struct {
		fault error
		want  string
	}{
		{&Fault[bare, int]{Law: "a", State: 3, Err: broken}, "seed 0, after 0 moves: a:\n\tbroken\nin the position\n\t3\nin which the game begins"},
		{&Fault[told, int]{Law: "a", State: 3, Moves: []int{7}, Played: 1, Err: broken}, "seed 0, after 1 moves: a:\n\tbroken\nin the position\n\tthe third position\nafter the moves\n\t7"},
		{&Fault[stored, int]{Law: "a", Err: broken}, "seed 0, after 0 moves: a:\n\tbroken\nin the position\n\t{\"sticks\":3}\nin which the game begins"},
		{&Fault[listed, int]{Law: "a", Err: broken}, "seed 0, after 0 moves: a:\n\tbroken\nin the position\n\tthree\nin which the game begins"},
		{
			&Fault[[200]int, int]{Law: "a", Err: broken}, "seed 0, after 0 moves: a:\n\tbroken\nin the position\n\t[" +
				strings.Repeat("0 ", 149) + "0… (a String, a text or JSON of the State would stand here)\nin which the game begins",
		},
		{&Fault[plain, int]{Law: "a", State: plain{3}, Err: broken}, "seed 0, after 0 moves: a:\n\tbroken\nin the position\n\t{Sticks:3}\nin which the game begins"},
	} {
		if got := test.fault.Error(); got != test.want {
			t.Errorf("said is\n%s\nwant\n%s", got, test.want)
		}
	}
}
