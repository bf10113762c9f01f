package policy

import (
	"iter"
	"math/rand/v2"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/table"
)

// Play plays a game on to its end. It walks the moves that are made, each with
// the position after it, and ends early at a choice that is not legal.
func Play(s steamrollers.State, p Policy, random *rand.Rand) iter.Seq2[steamrollers.Move, steamrollers.State] {
	return family.Play(&s, p.Choose, random)
}

// Record plays a game on to its end and is the record of that, if s is the position
// in which the game begins. It panics if the policy chooses a move that is not legal.
func Record(s steamrollers.State, p Policy, random *rand.Rand) steamrollers.Record {
	return steamrollers.Record{Setup: s.Setup(), Moves: Moves(&s, p, random)}
}

// Moves plays any game on to its end and is the moves that are made. It panics if the
// policy chooses a move that is not legal.
func Moves[P family.Position[State, Move, Seat, Outcome], State, Move comparable, Seat ~uint8, Outcome ~family.OutcomeOf[Move]](
	start P, p table.Policy[State, Move], random *rand.Rand,
) (moves []Move) {
	end := *start
	for m, after := range family.Play(start, p.Choose, random) {
		moves, end = append(moves, m), after
	}
	if !P(&end).Over() {
		panic("policy: an illegal move was chosen")
	}
	return moves
}
