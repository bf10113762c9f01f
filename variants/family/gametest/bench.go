package gametest

import (
	"math/rand/v2"
	"testing"

	"github.com/railhex/railhex/variants/family"
)

// benchGames is how many games of each start Benchmark takes its positions from.
const benchGames = 2

// Benchmark measures each function of the rules by itself and reports what it allocates.
// The positions are those of games that choose plays from each start, from fixed seeds; in
// chance positions a move is sampled. "Copy" is what it costs to pass a State by value to a
// function that is not inlined, and to return it.
func Benchmark[P family.Pointer[State, Move], State, Move comparable](
	b *testing.B, choose func(*State, *rand.Rand) Move, starts ...State,
) {
	type step struct {
		state State
		move  Move
	}
	var all, asked, chance []step
	for i := range starts {
		for seed := range uint64(benchGames) {
			before := starts[i]
			for move, after := range family.Play(P(&before), choose, rand.New(rand.NewPCG(seed, 0))) {
				all = append(all, step{before, move})
				if P(&before).Chance() {
					chance = append(chance, step{before, move})
				} else {
					asked = append(asked, step{before, move})
				}
				before = after
			}
		}
	}
	var next State
	moves, outcomes := make([]Move, 0, 4096), make([]family.Outcome[Move], 0, 4096)
	random := rand.New(rand.NewPCG(1, 1))
	for _, function := range []struct {
		name  string
		steps []step
		call  func(s P, m Move)
	}{
		{"Copy", all, func(s P, _ Move) { next = copyOf(*s) }},
		{"Apply", all, func(s P, m Move) { next, _ = s.Apply(m) }},
		{"ApplyTo", all, func(s P, m Move) { _ = s.ApplyTo(&next, m) }},
		{"Check", all, func(s P, m Move) { _ = s.Check(m) }},
		{"AppendMoves", asked, func(s P, _ Move) { moves = s.AppendMoves(moves[:0]) }},
		{"AppendOutcomes", chance, func(s P, _ Move) { outcomes = s.AppendOutcomes(outcomes[:0]) }},
		{"Sample", chance, func(s P, _ Move) { s.Sample(random) }},
		{"Hash", all, func(s P, _ Move) { s.Hash() }},
	} {
		b.Run(function.name, func(b *testing.B) {
			b.ReportAllocs()
			for i := 0; b.Loop(); i = (i + 1) % len(function.steps) {
				function.call(&function.steps[i].state, function.steps[i].move)
			}
		})
	}
	_, _ = next, outcomes
}

//go:noinline
func copyOf[State any](s State) State { return s }
