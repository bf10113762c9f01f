package gametest

import (
	"encoding/json"
	"math/rand/v2"
	"slices"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
)

// A State is a position of a game, as a pointer, that can be stored.
type State[S, M comparable] interface {
	family.Pointer[S, M]
	json.Marshaler
	json.Unmarshaler
}

// A Codec holds the arrays and numbers of a game to the laws that they should keep.
type Codec[S, M comparable, P State[S, M]] struct {
	Arrays *describe.Arrays[S, M]
	// Play plays the game of a seed and calls see for each position.
	Play func(t T, seed uint64, see func(s *S))
	// View returns a position that a seat cannot tell from s: the same one for all such
	// positions and the same random numbers. It is nil in games that hide nothing.
	View func(s *S, seat family.Seat, r *rand.Rand) S
}

// array returns the array of a position as a seat sees it.
func (c *Codec[S, M, P]) array(s *S, seat family.Seat) []float32 {
	x := make([]float32, c.Arrays.Size())
	c.Arrays.Fill(x, s, seat)
	return x
}

// action returns the number of a move of a seat, -1 if it has none.
func (c *Codec[S, M, P]) action(s *S, m M) int {
	return c.Arrays.Actions.Of(c.Arrays.AppendFactors(nil, s, m)...)
}

// alike reports whether a seat has equal arrays of two positions.
func (c *Codec[S, M, P]) alike(s, o *S, seat family.Seat) bool {
	return slices.Equal(c.array(s, seat), c.array(o, seat))
}

// same reports whether two positions have equal arrays from every seat.
func (c *Codec[S, M, P]) same(s, o *S) bool {
	for seat := family.Seat(1); int(seat) <= max(P(s).Seats(), P(o).Seats()); seat++ {
		if !c.alike(s, o, seat) {
			return false
		}
	}
	return true
}

// view returns a position that a seat cannot tell from s.
func (c *Codec[S, M, P]) view(s *S, seat family.Seat, seed uint64) S {
	if c.View == nil {
		return *s
	}
	return c.View(s, seat, rand.New(rand.NewPCG(seed, 0)))
}
