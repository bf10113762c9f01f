package steamrollers_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// drawSource draws a generator of random numbers.
func drawSource(t *rapid.T) *rand.Rand {
	return rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
}

func TestOutcomesAddUpToOneAndAreLegal(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := gamegen.Position().Draw(t, "position")
		outcomes := s.AppendOutcomes(nil)
		if listed := len(outcomes) > 0; listed != (s.Chance() && !tooMany(&s)) {
			t.Fatalf("phase %v, and outcomes are listed: %t", s.Phase(), listed)
		}
		sum := 0.0
		var moves []steamrollers.Move
		for _, outcome := range outcomes {
			if !outcome.Move.Chance() || outcome.Probability <= 0 {
				t.Fatalf("%v has probability %v", outcome.Move, outcome.Probability)
			}
			accepted(t, &s, outcome.Move)
			sum += outcome.Probability
			moves = append(moves, outcome.Move)
		}
		if len(outcomes) > 0 && math.Abs(sum-1) > 1e-12 {
			t.Fatalf("phase %v: the probabilities add up to %v", s.Phase(), sum)
		}
		if s.Chance() && !slices.Equal(moves, s.AppendMoves(nil)) {
			t.Fatalf("phase %v: the outcomes are %v, the moves %v", s.Phase(), moves, s.AppendMoves(nil))
		}
	})
}

func TestSampleIsLegalAndAmongTheOutcomes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := gamegen.Position().Draw(t, "position")
		m := s.Sample(drawSource(t))
		if !s.Chance() {
			if m.IsValid() {
				t.Fatalf("phase %v, and Sample gives %v", s.Phase(), m)
			}
			return
		}
		accepted(t, &s, m)
		if !tooMany(&s) && !slices.Contains(s.AppendMoves(nil), m) {
			t.Fatalf("Sample gives %v, which is not listed", m)
		}
	})
}

// TestSampleFollowsTheOdds draws from each chance position before the first
// round of one game, always from the same generator, and counts.
func TestSampleFollowsTheOdds(t *testing.T) {
	const draws = 20_000
	random := rand.New(rand.NewPCG(1, 0))
	for _, s := range chancePositions(t) {
		drawn := make(map[steamrollers.Move]int)
		for range draws {
			drawn[s.Sample(random)]++
		}
		outcomes := s.AppendOutcomes(nil)
		if len(outcomes) == 0 {
			t.Fatalf("phase %v has no outcomes", s.Phase())
		}
		for _, outcome := range outcomes {
			if expected := outcome.Probability * draws; unlikely(drawn[outcome.Move], expected) {
				t.Errorf("%v was drawn %d times, expected about %.0f", outcome.Move, drawn[outcome.Move], expected)
			}
		}
	}
}

// unlikely reports whether a count is off by more than five times its
// deviation.
func unlikely(count int, expected float64) bool {
	return math.Abs(float64(count)-expected) > 5*math.Sqrt(expected)+1
}

// chancePositions are the positions of a game of three, up to the first roll,
// in which outcomes can be listed.
func chancePositions(t *testing.T) (positions []steamrollers.State) {
	s, err := steamrollers.New(steamrollers.Setup{Players: 3, Modules: variants.OrderModule | variants.PowerModule, Wall: 1})
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{
		"goods YYYYY YYRRG GBBRE EEGRB RRRGB EEEBR", "sides a a a a a a", "orders a a a a a a", "wall 1",
		"power goods", "draw B", "place 3", "power points", "power engine 1", "roll 1 2 3 4 straight/sharp",
	} {
		if s.Chance() && !tooMany(&s) {
			positions = append(positions, s)
		}
		if s, err = s.Apply(steamrollers.MustParseMove(text)); err != nil {
			t.Fatal(err)
		}
	}
	return positions
}

// TestSETUP3EveryGoodIsAsLikelyAtEveryPlace counts what is drawn at each place
// of the supply board, where there are too many outcomes to list.
func TestSETUP3EveryGoodIsAsLikelyAtEveryPlace(t *testing.T) {
	const draws = 5_000
	s, err := steamrollers.New(steamrollers.Setup{Players: 2})
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(2, 0))
	var count [6][4][variants.NumGoodKinds + 1]int
	for range draws {
		m := s.Sample(random)
		for city := range count {
			for place := range count[city] {
				count[city][place][m.Line(city+1).At(place)]++
			}
		}
	}
	for city := range count {
		for place := range count[city] {
			for g := variants.Yellow; g <= variants.Grey; g++ {
				if n := count[city][place][g]; unlikely(n, draws/5) {
					t.Errorf("%v was drawn %d times at place %d of city %d, expected about %d", g, n, place+1, city+1, draws/5)
				}
			}
		}
	}
}

func TestSOLO3EveryDieOfInfluenceIsFair(t *testing.T) {
	const draws = 6_000
	s, err := steamrollers.New(steamrollers.Setup{Players: 1, Olive: 6})
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"goods YYYY YRRG GBRE EGRB RRGB EEBR", "sides a a a a a a"} {
		if s, err = s.Apply(steamrollers.MustParseMove(text)); err != nil {
			t.Fatal(err)
		}
	}
	random := rand.New(rand.NewPCG(3, 0))
	var count [6][7]int
	for range draws {
		m := s.Sample(random)
		for i := range count {
			count[i][m.InfluenceDie(i)]++
		}
	}
	for i := range count {
		for face := 1; face <= 6; face++ {
			if n := count[i][face]; unlikely(n, draws/6) {
				t.Errorf("die %d showed %d %d times, expected about %d", i+1, face, n, draws/6)
			}
		}
	}
}
