package policy

import (
	"iter"
	"math/rand/v2"

	"github.com/railhex/railhex/steamrollers"
)

// Play plays a game on to its end. It walks the moves that are made, each with
// the position after it.
func Play(s steamrollers.State, p Policy, random *rand.Rand) iter.Seq2[steamrollers.Move, steamrollers.State] {
	return func(yield func(steamrollers.Move, steamrollers.State) bool) {
		for s := s; !s.Over(); {
			move := Next(&s, p, random)
			after, err := s.Apply(move)
			if err != nil {
				panic("policy: chose an illegal move: " + err.Error())
			}
			s = after
			if !yield(move, s) {
				return
			}
		}
	}
}

// Record plays a game on to its end and is the record of that, if s is the
// position in which the game begins.
func Record(s steamrollers.State, p Policy, random *rand.Rand) steamrollers.Record {
	record := steamrollers.Record{Setup: s.Setup()}
	for move := range Play(s, p, random) {
		record.Moves = append(record.Moves, move)
	}
	return record
}

// Next is the move that comes next in a game that is not over: what dice and
// bag decide by their real odds, or what the policy chooses for the player who
// is asked.
func Next(s *steamrollers.State, p Policy, random *rand.Rand) steamrollers.Move {
	if s.Chance() {
		return s.Sample(random)
	}
	return p.Choose(s, random)
}
