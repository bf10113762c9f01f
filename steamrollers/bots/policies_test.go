package bots_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/bots"
	"github.com/railhex/railhex/variants/family"
)

// TestRandomChoosesTheKindFirst counts what Random chooses where kinds have
// very different numbers of moves.
func TestRandomChoosesTheKindFirst(t *testing.T) {
	const choices = 6_000
	s := position(t, "goods YYYY YRRG GBRE EGRB RRGB EEBR", "sides a a a a a a", "orders a a a a a a")
	p, random := new(bots.Random), source(1)
	kinds := make(map[steamrollers.Kind]int)
	moves := make(map[steamrollers.Move]int)
	for range choices {
		m := p.Choose(&s, random)
		kinds[m.Kind()]++
		moves[m]++
	}
	legal := slices.Collect(s.Moves())
	if len(kinds) != 5 {
		t.Fatalf("%d kinds were chosen", len(kinds))
	}
	for kind := range kinds {
		of := len(slices.Collect(ofKind(legal, kind)))
		for m := range ofKind(legal, kind) {
			expected := choices / 5 / float64(of)
			if math.Abs(float64(moves[m])-expected) > 6*math.Sqrt(expected)+1 {
				t.Errorf("%v was chosen %d times, expected about %.1f", m, moves[m], expected)
			}
		}
	}
}

func ofKind(moves []steamrollers.Move, kind steamrollers.Kind) func(yield func(steamrollers.Move) bool) {
	return func(yield func(steamrollers.Move) bool) {
		for _, m := range moves {
			if m.Kind() == kind && !yield(m) {
				return
			}
		}
	}
}

// position is what a few moves lead to in a game of two with all modules.
func position(t *testing.T, moves ...string) steamrollers.State {
	t.Helper()
	s, err := steamrollers.New(steamrollers.Setup{Players: 2, Modules: 15})
	for _, text := range moves {
		if err == nil {
			s, err = s.Apply(steamrollers.MustParseMove(text))
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestABuilderSurveysEveryChart lets one Builder play games on one board, which differ
// in the chart of blocked borders only.
func TestABuilderSurveysEveryChart(t *testing.T) {
	experienced := new(bots.Builder)
	for seed := range 6 {
		for chart := hexmap.Open; chart <= hexmap.Hard; chart++ {
			s, err := steamrollers.New(steamrollers.Setup{Players: 2, Wall: chart})
			if err != nil {
				t.Fatal(err)
			}
			var moves [2][]steamrollers.Move
			for i, p := range []bots.Policy{new(bots.Builder), experienced} {
				for move := range family.Play(&s, p.Choose, source(seed)) {
					moves[i] = append(moves[i], move)
				}
			}
			if !slices.Equal(moves[0], moves[1]) {
				t.Errorf("seed %d, chart %v: a builder that has seen other charts plays another game", seed, chart)
			}
		}
	}
}

// TestABuilderCompletesALink sees to it that a builder draws the one track that
// is missing between two cities, rather than any other.
func TestABuilderCompletesALink(t *testing.T) {
	s := position(t, "goods YYYY YRRG GBRE EGRB RRGB EEBR", "sides a a a a a a", "orders a a a a a a", "power rail b3 E-W", "power points",
		"roll 3 3 3 straight/gentle", "draft 3", "take", "draft 3")
	m := new(bots.Builder).Choose(&s, source(1))
	if m != steamrollers.MustParseMove("build b4 E-W") {
		t.Errorf("with track from city 1 to the hex before city 3, a builder chooses %v", m)
	}
}

func source(seed int) *rand.Rand { return rand.New(rand.NewPCG(uint64(seed), 0)) }
