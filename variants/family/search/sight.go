package search

import (
	"math"

	"github.com/railhex/railhex/variants/family"
)

// A Sight is what a model sees of the positions of a game. It serves one goroutine at a
// time.
type Sight[State any] interface {
	// Names are those of the features, in order.
	Names() []string
	// Append appends the features of a settled position as a seat sees it.
	Append(dst []float64, s *State, seat family.Seat) []float64
	// Settled reports whether a position after another, the root, can be judged.
	Settled(root, s *State) bool
}

// Value returns a judge by a model, for positions that sight calls settled: the Value of a
// [Game]. What the seats can expect adds up to 1. The function serves one
// goroutine at a time.
func Value[P family.Pointer[State, Move], State, Move comparable](m *Model, sight Sight[State]) func(*Expected, *State) {
	values := make([]float64, 0, len(m.Features))
	return func(expected *Expected, s *State) {
		most, seats := math.Inf(-1), P(s).Seats()
		for seat := 1; seat <= seats; seat++ {
			values = sight.Append(values[:0], s, family.Seat(seat))
			expected[seat] = m.Worth(values)
			most = max(most, expected[seat])
		}
		sum := 0.0
		for seat := 1; seat <= seats; seat++ {
			expected[seat] = math.Exp(expected[seat] - most)
			sum += expected[seat]
		}
		for seat := 1; seat <= seats; seat++ {
			expected[seat] /= sum
		}
	}
}
