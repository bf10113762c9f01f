package gametest

import (
	"math/rand/v2"
	"testing"

	"github.com/railhex/railhex/variants/family"
)

// apart is the distance between the positions of a game that the costly laws look at.
const apart = 13

// Numbers tests that numbers and factors stand for the same actions. It tries fewer
// numbers the higher they are.
func (c *Codec[S, M, P]) Numbers(t *testing.T) {
	t.Helper()
	for action := -1; action <= c.NumActions; action += 1 + action/10_000*100 {
		c.Number(t, action)
	}
}

// MovesAndNumbers plays the game of a seed. In each position it tests for a few numbers
// that the move of a number has that number. In some positions it also tests Moves and
// Fixed, and that arrays show nothing hidden.
func (c *Codec[S, M, P]) MovesAndNumbers(t T, seed uint64) {
	t.Helper()
	const numbers, low = 20, 8000 // the first blocks are small, so half of the numbers are low
	random := rand.New(rand.NewPCG(seed, 0))
	actions := make([]int, numbers)
	for i := range actions {
		most := c.NumActions
		if i%2 == 0 {
			most = min(low, most)
		}
		actions[i] = random.IntN(most+2) - 1 // also -1 and the number after the last
	}
	n := 0
	var first S
	c.Play(t, seed, func(s *S) {
		if n == 0 {
			first = *s
		}
		for _, action := range actions {
			c.Inverse(t, s, action)
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
	x := make([]float32, c.Size)
	n, looked := 0, false
	c.Play(t, 5, func(s *S) {
		if n++; n%apart != 0 || P(s).Over() {
			return
		}
		looked = true
		moves := P(s).AppendMoves(nil)
		if allocated := testing.AllocsPerRun(5, func() {
			c.Encode(x, s, 1)
			if c.EncodeOpen != nil {
				c.EncodeOpen(x, s, 2)
			}
			for _, m := range moves[:min(len(moves), 20)] {
				if _, ok := c.Move(s, c.Action(s, m)); ok == P(s).Chance() || c.Chance(s, m) >= 0 != P(s).Chance() {
					t.Fatal("no number")
				}
			}
		}); allocated != 0 {
			t.Errorf("%v allocations with the moves %v", allocated, moves)
		}
	})
	if !looked {
		t.Error("the game is too short to look at any of its positions")
	}
}

// Forgets tests that Encode overwrites all of an array: with a position, and with zeros
// for a seat that does not play and for the zero State. The zero State must not have a
// move for any of the actions either.
func (c *Codec[S, M, P]) Forgets(t *testing.T, s *S, actions ...int) {
	t.Helper()
	var none S
	for _, encode := range []func([]float32, *S, family.Seat){c.Encode, c.EncodeOpen} {
		if encode == nil {
			continue
		}
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
			clean, used := make([]float32, c.Size), make([]float32, c.Size)
			for i := range used {
				used[i] = 7
			}
			encode(clean, test.s, test.seat)
			encode(used, test.s, test.seat)
			empty := true
			for i := range used {
				if clean[i] != used[i] {
					t.Fatalf("%s: number %d is %v in a new array and %v in a used one", test.what, i, clean[i], used[i])
				}
				empty = empty && used[i] == 0
			}
			if empty != test.empty {
				t.Errorf("%s: all numbers are 0: %v", test.what, empty)
			}
		}
	}
	for _, action := range actions {
		if m, ok := c.Move(&none, action); ok {
			t.Errorf("the zero State has the move %v", m)
		}
	}
}
