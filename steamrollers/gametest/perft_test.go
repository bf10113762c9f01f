package gametest_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/gametest"
	"github.com/railhex/railhex/variants"
)

// positions are some of a random game, far apart.
func positions(t testing.TB, setup steamrollers.Setup, every int) (some []steamrollers.State) {
	t.Helper()
	s, err := steamrollers.New(setup)
	random := rand.New(rand.NewPCG(1, 0))
	for n := 0; err == nil && !s.Over(); n++ {
		if n%every == 0 {
			some = append(some, s)
		}
		m := s.Sample(random)
		if !s.Chance() {
			legal := s.AppendMoves(nil)
			m = legal[random.IntN(len(legal))]
		}
		s, err = s.Apply(m)
	}
	if err != nil {
		t.Fatal(err)
	}
	return append(some, s)
}

// slowly counts by walking the text of moves.
func slowly(t testing.TB, s steamrollers.State, moves int) (sequences uint64, mass float64) {
	if moves == 0 {
		return 1, 1
	}
	probabilities := map[string]float64{}
	for _, outcome := range s.AppendOutcomes(nil) {
		probabilities[outcome.Move.String()] = outcome.Probability
	}
	for m := range s.Moves() {
		probability := 1.0
		if s.Chance() {
			probability = probabilities[m.String()]
		}
		next, err := s.Apply(steamrollers.MustParseMove(m.String()))
		if err != nil {
			t.Fatal(err)
		}
		moreSequences, moreMass := slowly(t, next, moves-1)
		sequences += moreSequences
		mass += probability * moreMass
	}
	return sequences, mass
}

func near(a, b float64) bool { return math.Abs(a-b) <= 1e-9*max(1, math.Abs(a)) }

func TestPerftCountsWhatAWalkCounts(t *testing.T) {
	for _, setup := range []steamrollers.Setup{
		{Players: 2, Modules: variants.AllModules, Wall: hexmap.Hard},
		{Players: 1, Olive: 1},
	} {
		var perft gametest.Perft
		for _, s := range positions(t, setup, 40) {
			for moves := range 3 {
				sequences, mass := slowly(t, s, moves)
				got := perft.Count(&s, moves)
				if got.Sequences != sequences || !near(got.Mass, mass) {
					t.Errorf("phase %s, %d moves: %+v, want %d and %g", s.Phase(), moves, got, sequences, mass)
				}
			}
		}
	}
}

// Where chance alone moves, something must happen.
func TestPerftMassOfChanceIsOne(t *testing.T) {
	s, err := steamrollers.New(steamrollers.Setup{Players: 2, Wall: hexmap.Medium})
	if err != nil {
		t.Fatal(err)
	}
	if s, err = s.Apply(steamrollers.MustParseMove("goods RGBE YGBE YRGB YRGB YRGE YRBE")); err != nil {
		t.Fatal(err)
	}
	var perft gametest.Perft
	for moves, want := range []uint64{1, 64, 64 * 6, 64 * 6 * 168} { // sides, wall, roll
		got := perft.Count(&s, moves)
		if got.Sequences != want || !near(got.Mass, 1) {
			t.Errorf("%d moves: %+v, want %d and 1", moves, got, want)
		}
	}
}

func TestPerftCountsNothingWithoutOutcomesOrMoves(t *testing.T) {
	var perft gametest.Perft
	start, err := steamrollers.New(steamrollers.Setup{Players: 2})
	if err != nil {
		t.Fatal(err)
	}
	var none steamrollers.State
	for _, s := range []*steamrollers.State{&start, &none} {
		if got := perft.Count(s, 1); got != (gametest.Count{}) {
			t.Errorf("phase %s: %+v", s.Phase(), got)
		}
		if got := perft.Count(s, -1); got != (gametest.Count{Sequences: 1, Mass: 1}) {
			t.Errorf("phase %s, no moves: %+v", s.Phase(), got)
		}
	}
}

func TestDivideAddsUpToCount(t *testing.T) {
	var perft gametest.Perft
	for _, s := range positions(t, steamrollers.Setup{Players: 3, Modules: variants.AllModules}, 50) {
		for moves := 1; moves <= 2; moves++ {
			probabilities := map[steamrollers.Move]float64{}
			for _, outcome := range s.AppendOutcomes(nil) {
				probabilities[outcome.Move] = outcome.Probability
			}
			var sum gametest.Count
			first := 0
			for m, count := range perft.Divide(&s, moves) {
				first++
				sum.Sequences += count.Sequences
				if s.Chance() {
					count.Mass *= probabilities[m]
				}
				sum.Mass += count.Mass
			}
			want := perft.Count(&s, moves)
			if sum.Sequences != want.Sequences || !near(sum.Mass, want.Mass) || first != len(s.AppendMoves(nil)) {
				t.Errorf("phase %s: %d first moves add up to %+v, want %+v", s.Phase(), first, sum, want)
			}
		}
		for range perft.Divide(&s, 0) {
			t.Error("no moves are divided")
		}
		for range perft.Divide(&s, 1) {
			break
		}
	}
}

func TestPerftAllocatesNothing(t *testing.T) {
	var perft gametest.Perft
	for _, s := range positions(t, steamrollers.Setup{Players: 2, Modules: variants.AllModules}, 60) {
		perft.Count(&s, 2)
		if allocations := testing.AllocsPerRun(3, func() { perft.Count(&s, 2) }); allocations != 0 {
			t.Errorf("phase %s: %v allocations", s.Phase(), allocations)
		}
	}
}

func BenchmarkPerft(b *testing.B) {
	all := positions(b, steamrollers.Setup{Players: 3, Modules: variants.AllModules}, 7)
	i := 0
	for all[i].Phase() != steamrollers.PhaseDraft {
		i++
	}
	var perft gametest.Perft
	sequences := uint64(0)
	for b.Loop() {
		sequences += perft.Count(&all[i], 3).Sequences
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(sequences), "ns/sequence")
}
