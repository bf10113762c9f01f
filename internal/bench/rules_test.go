package main

import (
	"testing"

	"github.com/railhex/railhex/variants/family"
)

// BenchmarkRules measures each function by itself, in the positions of builders' games.
func BenchmarkRules(b *testing.B) {
	b.Run("SteamRollers", func(b *testing.B) { benchmarkRules(b, builderSteps(games, 1)) })
	b.Run("SteamPower", func(b *testing.B) { benchmarkRules(b, stepsOfSteamPower(4)) })
	b.Run("Steam", func(b *testing.B) { benchmarkRules(b, stepsOfSteam(4)) })
}

func benchmarkRules[P family.Pointer[State, Move], State, Move comparable](b *testing.B, steps []played[State, Move]) {
	var next State
	moves, outcomes := make([]Move, 0, 4096), make([]family.Outcome[Move], 0, 4096)
	for _, function := range []struct {
		name string
		call func(s P, m Move)
	}{
		{"Copy", func(s P, _ Move) { next = copyOf(*s) }}, // the unit of Apply
		{"Apply", func(s P, m Move) { next, _ = s.Apply(m) }},
		{"ApplyTo", func(s P, m Move) { _ = s.ApplyTo(&next, m) }},
		{"Check", func(s P, m Move) { _ = s.Check(m) }},
		{"AppendMoves", func(s P, _ Move) { intSink = len(s.AppendMoves(moves[:0])) }},
		{"AppendOutcomes", func(s P, _ Move) { intSink = len(s.AppendOutcomes(outcomes[:0])) }},
		{"Hash", func(s P, _ Move) { intSink = int(s.Hash()) }},
	} {
		b.Run(function.name, func(b *testing.B) {
			b.ReportAllocs()
			for i := 0; b.Loop(); i = (i + 1) % len(steps) {
				function.call(&steps[i].state, steps[i].move)
			}
		})
	}
}
