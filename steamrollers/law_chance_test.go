package steamrollers_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// drawSource draws a generator of random numbers.
func drawSource(t *rapid.T) *rand.Rand {
	return rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
}

// unlikely reports whether a count is off by more than five times its
// deviation.
func unlikely(count int, expected float64) bool {
	return math.Abs(float64(count)-expected) > 5*math.Sqrt(expected)+1
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
