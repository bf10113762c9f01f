package family_test

import (
	"iter"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family"
)

// A ticket has methods that break in their own ways.
type ticket struct{ number int }

func (t *ticket) At(i int) int                 { return []int{1, 2, 3}[i&1] }
func (t *ticket) Each() iter.Seq[int]          { return func(func(int) bool) {} }
func (t *ticket) UnmarshalText(b []byte) error { t.number = 1 + len(b); return nil }

type torn struct{ ticket }

func (t *torn) At(i int) int { return []int{1, 2, 3}[i] }

type walking struct{ ticket }

func (w *walking) Each() iter.Seq[int] {
	return func(yield func(int) bool) { panic("the end of the line") }
}

type stamped struct{ ticket }

func (s *stamped) Same(other ticket) bool { s.number = other.number; return true }

func TestSafeFindsWhatPanicsAndWhatChanges(t *testing.T) {
	for _, test := range []struct {
		value any
		says  string
	}{
		{new(ticket), ""},
		{new(torn), ".At([<int Value>]) panics: "},
		{new(walking), ".Each([]) panics: the end of the line"},
		{new(stamped), ".Same([<family_test.ticket Value>]) changes what it is called on"},
	} {
		err := family.Safe(test.value, &ticket{7})
		if (err == nil) != (test.says == "") || err != nil && !strings.Contains(err.Error(), test.says) {
			t.Errorf("%T: %v, want %q", test.value, err, test.says)
		}
	}
	// Total of stones is not for every seat.
	at := family.At[stones, move]{State: &stones{left: 3}, Trials: []move{1}, Random: rand.New(rand.NewPCG(1, 1))}
	var err error
	for range 20 {
		if err == nil {
			err = family.SafeLaw[*stones]().Broken(at)
		}
	}
	if err == nil || !strings.Contains(err.Error(), "panics: ") {
		t.Error(err)
	}
}

func TestRecordBroken(t *testing.T) {
	broken := family.RecordBroken[whist, hand, trick](whist{players: 2, table: "round"}, nil)
	var moves []trick
	var cards []int
	for card := 13; card > 0; card-- {
		moves, cards = append(moves, trick{"play", card}), append(cards, card)
	}
	end, other := pairs(cards...), pairs(cards[1:]...)
	if err := broken(moves, &end); err != nil {
		t.Error(err)
	}
	for _, say := range []string{"the record replays to another position", "line by line the record stops elsewhere"} {
		if err := broken(moves, &other); err == nil || !strings.Contains(err.Error(), say) {
			t.Errorf("%v, want %q", err, say)
		}
	}
}
