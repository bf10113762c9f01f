package family_test

import (
	"errors"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/variants/family"
)

// In the game of these tests two seats take one to three matches in turn, and after
// each of them the wind blows one away, with a probability of a quarter while there
// is one. The seat that cannot take any has lost. A heap that is wet lists four matches as
// well, which nobody can take.
type (
	heap struct {
		matches int
		wind    bool
		turn    taker
		wet     bool
	}
	take  struct{ matches int } // by the wind, 0 or 1
	taker = family.Seat
	gust  = family.Outcome[take]
)

var errWet = errors.New("nobody can take four")

func (h *heap) Seats() int                    { return 2 }
func (h *heap) Chance() bool                  { return h.wind }
func (h *heap) Over() bool                    { return h.matches == 0 && !h.wind }
func (h *heap) Check(m take) error            { _, err := h.Apply(m); return err }
func (h *heap) Total(taker) int               { return 0 }
func (h *heap) Rank(taker) int                { return 0 }
func (h *heap) Hash() uint64                  { return 0 }
func (h *heap) NumOutcomes() float64          { return float64(len(h.AppendOutcomes(nil))) }
func (h *heap) Probability(take) float64      { return 0 }
func (h *heap) LongestGame() int              { return 2 * h.matches }
func (h *heap) TotalBounds() (int, int)       { return 0, 0 }
func (h *heap) Sample(*rand.Rand) (none take) { return none }

func (h *heap) Turn() taker {
	if h.wind {
		return 0
	}
	return h.turn
}

func (h *heap) Apply(m take) (heap, error) {
	if m.matches > 3 {
		return *h, errWet
	}
	next := *h
	next.matches -= m.matches
	if next.wind = !h.wind; !next.wind {
		next.turn = 3 - h.turn
	}
	return next, nil
}

func (h *heap) ApplyTo(next *heap, m take) error {
	after, err := h.Apply(m)
	if err == nil {
		*next = after
	}
	return err
}

func (h *heap) AppendMoves(dst []take) []take {
	if h.wind {
		return dst
	}
	for n := 1; n <= min(3, h.matches); n++ {
		dst = append(dst, take{n})
	}
	if h.wet && h.matches > 0 {
		dst = append(dst, take{4})
	}
	return dst
}

func (h *heap) AppendOutcomes(dst []gust) []gust {
	switch {
	case !h.wind:
		return dst
	case h.matches == 0:
		return append(dst, gust{Move: take{0}, Probability: 1})
	}
	return append(dst, gust{Move: take{0}, Probability: 0.75}, gust{Move: take{1}, Probability: 0.25})
}

type counter = family.Counter[*heap, heap, take]

// slowCount counts by the words of the rules, from numbers alone.
func slowCount(matches int, wind bool, moves int) (c family.Count) {
	add := func(rest family.Count, probability float64) {
		c.Sequences += rest.Sequences
		c.Mass += probability * rest.Mass // of quarters, and so exact
	}
	switch {
	case moves == 0:
		return family.Count{Sequences: 1, Mass: 1}
	case wind && matches == 0:
		add(slowCount(0, false, moves-1), 1)
	case wind:
		add(slowCount(matches, false, moves-1), 0.75)
		add(slowCount(matches-1, false, moves-1), 0.25)
	default:
		for n := 1; n <= 3 && n <= matches; n++ {
			add(slowCount(matches-n, true, moves-1), 1)
		}
	}
	return c
}

func aHeap(t *rapid.T) heap {
	return heap{
		matches: rapid.IntRange(0, 9).Draw(t, "matches"),
		wind:    rapid.Bool().Draw(t, "wind"),
		turn:    rapid.SampledFrom([]taker{1, 2}).Draw(t, "turn"),
	}
}

func TestCountIsThatOfTheRules(t *testing.T) {
	var used counter // its room serves all positions
	rapid.Check(t, func(t *rapid.T) {
		s := aHeap(t)
		moves := rapid.IntRange(0, 7).Draw(t, "moves")
		want := slowCount(s.matches, s.wind, moves)
		var fresh counter
		before := s
		if got := fresh.Count(&s, moves); got != want || s != before {
			t.Fatalf("%+v goes on in %+v ways, want %+v", s, got, want)
		}
		if got := used.Count(&s, moves); got != want {
			t.Fatalf("%+v goes on in %+v ways where others were counted, want %+v", s, got, want)
		}
	})
}

func TestDivideParts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := aHeap(t)
		moves := rapid.IntRange(-1, 5).Draw(t, "moves")
		var c counter
		var first []take
		for m, count := range c.Divide(&s, moves) {
			first = append(first, m)
			if want := slowCount(s.matches-m.matches, !s.wind, moves-1); count != want {
				t.Fatalf("after %v %+v goes on in %+v ways, want %+v", m, s, count, want)
			}
		}
		want := family.Moves[*heap](&s)
		if moves <= 0 {
			want = nil
		}
		if !slices.Equal(first, want) {
			t.Fatalf("%+v is divided by %v, want %v", s, first, want)
		}
	})
}

func TestDivideStopsWhereItIsAskedTo(t *testing.T) {
	var c counter
	n := 0
	for range c.Divide(&heap{matches: 5, turn: 1}, 3) {
		n++
		break
	}
	if n != 1 {
		t.Errorf("it goes on %d times", n)
	}
}

// A count within the loop over a division must not change what that counts.
func TestDivideSharesItsRoom(t *testing.T) {
	var c counter
	s := heap{matches: 9, turn: 1}
	alone := maps.Collect(c.Divide(&s, 5))
	for m, count := range c.Divide(&s, 5) {
		c.Count(&s, 7)
		if count != alone[m] {
			t.Errorf("after %v it goes on in %+v ways, want %+v", m, count, alone[m])
		}
	}
}

func TestMovesAreThoseOfWhoIsAsked(t *testing.T) {
	for s, want := range map[heap][]take{
		{matches: 2, turn: 1}:    {{1}, {2}},
		{matches: 2, wind: true}: {{0}, {1}},
		{wind: true}:             {{0}},
		{turn: 2}:                nil,
	} {
		if got := family.Moves[*heap](&s); !slices.Equal(got, want) {
			t.Errorf("%+v lists %v, want %v", s, got, want)
		}
	}
}

// What is listed counts as a sequence of one move, even where a longer one finds it
// refused: so Count tells of the fault.
func TestNothingFollowsARefusedMove(t *testing.T) {
	var c counter
	dry, wet := heap{matches: 5, turn: 1}, heap{matches: 5, turn: 1, wet: true}
	if got, want := c.Count(&wet, 1).Sequences, c.Count(&dry, 1).Sequences+1; got != want {
		t.Errorf("it goes on in %d ways, want %d", got, want)
	}
	if got, want := c.Count(&wet, 2), c.Count(&dry, 2); got != want {
		t.Errorf("it goes on in %+v ways, want %+v", got, want)
	}
}

func TestFewMovesAreCounted(t *testing.T) {
	var c counter
	s := heap{matches: 5, turn: 1}
	for _, moves := range []int{0, -1} {
		if got := c.Count(&s, moves); got != (family.Count{Sequences: 1, Mass: 1}) {
			t.Errorf("of %d moves there are %+v", moves, got)
		}
	}
}

func TestACountAllocatesNothingOnceItHasCounted(t *testing.T) {
	var c counter
	s := heap{matches: 9, turn: 1}
	c.Count(&s, 6)
	if n := testing.AllocsPerRun(10, func() { c.Count(&s, 6) }); n != 0 {
		t.Errorf("a count allocates %v times", n)
	}
}
