package gamelaws

import (
	"math/rand/v2"
	"testing"

	"github.com/railhex/railhex/variants/family"
)

// Bench measures the functions of the rules in the positions of random games: what a call
// costs, and how often it allocates.
func Bench[P family.Pointer[State, Move], State, Move any](b *testing.B, starts []State) {
	var decisions, falls []State
	var moves []Move // of decisions
	random := rand.New(rand.NewPCG(1, 1))
	for _, s := range starts {
		for !P(&s).Over() {
			var m Move
			if P(&s).Chance() {
				m = P(&s).Sample(random)
				falls = append(falls, s)
			} else {
				legal := P(&s).AppendMoves(nil)
				m = legal[random.IntN(len(legal))]
				decisions, moves = append(decisions, s), append(moves, m)
			}
			if err := P(&s).ApplyTo(&s, m); err != nil {
				b.Fatal(err)
			}
		}
	}
	var next State
	var list []Move
	var outcomes []family.Outcome[Move]
	measure := func(name string, positions []State, call func(s *State, i int)) {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				call(&positions[i%len(positions)], i%len(positions))
			}
		})
	}
	measure("Apply", decisions, func(s *State, i int) { next, _ = P(s).Apply(moves[i]) })
	measure("ApplyTo", decisions, func(s *State, i int) { _ = P(s).ApplyTo(&next, moves[i]) })
	measure("Check", decisions, func(s *State, i int) { _ = P(s).Check(moves[i]) })
	measure("AppendMoves", decisions, func(s *State, _ int) { list = P(s).AppendMoves(list[:0]) })
	measure("AppendOutcomes", falls, func(s *State, _ int) { outcomes = P(s).AppendOutcomes(outcomes[:0]) })
	measure("Sample", falls, func(s *State, _ int) { _ = P(s).Sample(random) })
}
