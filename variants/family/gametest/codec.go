package gametest

import (
	"encoding/json"
	"iter"
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

// A Codec holds the functions that turn the positions of a game into arrays and its moves
// into numbers.
type Codec[S, M comparable, P State[S, M]] struct {
	Size       int
	NumActions int
	NumChances int
	Sections   iter.Seq[describe.Section]
	Blocks     iter.Seq[describe.Block]

	// Play plays the game of a seed and calls see for each position. MovesAndNumbers,
	// Gathered and AllocatesNothing need it.
	Play func(t T, seed uint64, see func(s *S))

	// Encode fills x with a position as a seat sees it.
	Encode func(x []float32, s *S, seat family.Seat)
	// EncodeOpen fills x with a position, with nothing hidden. It is nil in games that hide
	// nothing.
	EncodeOpen func(x []float32, s *S, seat family.Seat)
	// View returns a position that a seat cannot tell from s: the same one for all such
	// positions and the same random numbers. It is nil in games that hide nothing.
	View          func(s *S, seat family.Seat, r *rand.Rand) S
	Action        func(s *S, m M) int
	Move          func(s *S, action int) (M, bool)
	Name          func(action int) string
	Split         func(dst []int, action int) []int
	Join          func(factors ...int) int
	AppendFactors func(dst []int, s *S, m M) []int
	FromFactors   func(s *S, factors ...int) (M, bool)

	Chance       func(s *S, m M) int
	ChanceName   func(factors ...int) string
	SplitChance  func(dst []int, number int) []int
	AppendChance func(dst []int, s *S, m M) []int
	ChanceMove   func(s *S, factors ...int) (M, bool)
}

// array returns the array of a position as a seat sees it.
func (c *Codec[S, M, P]) array(s *S, seat family.Seat) []float32 {
	x := make([]float32, c.Size)
	c.Encode(x, s, seat)
	return x
}

// alike reports whether a seat has equal arrays of two positions.
func (c *Codec[S, M, P]) alike(s, o *S, seat family.Seat) bool {
	return slices.Equal(c.array(s, seat), c.array(o, seat))
}

// same reports whether two positions have equal arrays with nothing hidden. The caller
// passes whether the arrays of a seat are alike.
func (c *Codec[S, M, P]) same(s, o *S, seat family.Seat, alike bool) bool {
	if c.EncodeOpen == nil {
		return alike
	}
	x, y := make([]float32, c.Size), make([]float32, c.Size)
	c.EncodeOpen(x, s, seat)
	c.EncodeOpen(y, o, seat)
	return slices.Equal(x, y)
}

// view returns a position that a seat cannot tell from s.
func (c *Codec[S, M, P]) view(s *S, seat family.Seat, seed uint64) S {
	if c.View == nil {
		return *s
	}
	return c.View(s, seat, rand.New(rand.NewPCG(seed, 0)))
}
