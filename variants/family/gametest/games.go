package gametest

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/railhex/railhex/variants/family"
)

// apart is the distance between the positions of a game that the costly laws look at.
const apart = 13

// Games plays the game of a seed. In some positions it tests Moves and Fixed, and that
// arrays show nothing hidden.
func (c *Codec[S, M, P]) Games(t T, seed uint64) {
	t.Helper()
	random := rand.New(rand.NewPCG(seed, 0))
	n := 0
	var first S
	c.Play(t, seed, func(s *S) {
		if n == 0 {
			first = *s
		}
		if n++; n%apart == 0 {
			c.Fixed(t, &first, s)
			c.Moves(t, s, random)
			c.hides(t, s, seed)
		}
	})
}

// Gathered returns positions of many games, as many of rare kinds as of others.
func (c *Codec[S, M, P]) Gathered(t *testing.T, kind func(*S) int) (positions []S) {
	t.Helper()
	const games, each = 40, 40
	found := map[int]int{}
	for seed := range uint64(games) {
		n := uint64(0)
		c.Play(t, seed, func(s *S) {
			if n++; (n+seed)%17 == 0 && found[kind(s)] < each {
				found[kind(s)]++
				positions = append(positions, *s)
			}
		})
	}
	return positions
}

// AllocatesNothing tests in positions of a game that arrays and numbers allocate nothing.
func (c *Codec[S, M, P]) AllocatesNothing(t *testing.T) {
	t.Helper()
	x, factors := make([]float32, c.Arrays.Size()), make([]int, 0, 100)
	n, looked := 0, false
	c.Play(t, 5, func(s *S) {
		if n++; n%apart != 0 || P(s).Over() {
			return
		}
		looked = true
		moves := P(s).AppendMoves(nil)
		if allocated := testing.AllocsPerRun(5, func() {
			c.Arrays.Fill(x, s, 1)
			for _, m := range moves[:min(len(moves), 20)] {
				factors = c.Arrays.AppendFactors(factors[:0], s, m)
				factors = c.Arrays.AppendChance(factors, s, m)
			}
			if len(moves) > 0 && len(factors) == 0 {
				t.Fatal("no factors")
			}
		}); allocated != 0 {
			t.Errorf("%v allocations with the moves %v", allocated, moves)
		}
	})
	if !looked {
		t.Error("the game is too short to look at any of its positions")
	}
}

// Forgets tests that an array is overwritten with a position, and with zeros for a seat
// that does not play and for the zero State.
func (c *Codec[S, M, P]) Forgets(t *testing.T, s *S) {
	t.Helper()
	var none S
	for _, test := range []struct {
		what  string
		s     *S
		seat  family.Seat
		empty bool
	}{
		{"a position", s, 2, false},
		{"what a seat sees that does not play", s, family.Seat(P(s).Seats() + 1), true},
		{"what nobody sees", s, 0, true},
		{"the zero State", &none, 1, true},
	} {
		clean, used := c.array(test.s, test.seat), slices.Repeat([]float32{7}, c.Arrays.Size())
		c.Arrays.Fill(used, test.s, test.seat)
		if !slices.Equal(clean, used) {
			t.Fatalf("%s: what an array held before stays in it", test.what)
		}
		if empty := !slices.ContainsFunc(clean, func(x float32) bool { return x != 0 }); empty != test.empty {
			t.Errorf("%s: all numbers are 0: %v", test.what, empty)
		}
	}
}
