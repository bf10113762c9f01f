package search

import (
	"math/rand/v2"

	"github.com/railhex/railhex/variants/family"
)

// Moves plays a game on to its end, with one Policy for all seats, and returns the moves
// that were made. It panics if the policy chooses a move that is not legal.
func Moves[P family.Pointer[State, Move], State, Move comparable](
	start P, p Policy[State, Move], random *rand.Rand,
) (moves []Move) {
	end := *start
	for m, after := range family.Play(start, p.Choose, random) {
		moves, end = append(moves, m), after
	}
	if !P(&end).Over() {
		panic("table: an illegal move was chosen")
	}
	return moves
}
