package steamrollers_test

import (
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

func begun(t rapid.TB, setup steamrollers.Setup) steamrollers.State {
	t.Helper()
	s, err := steamrollers.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// bagOfKinds is a bag of goods, by kind.
type bagOfKinds [variants.NumGoodKinds]int

// orders counts one by one in how many orders n goods can be drawn. Which kind has
// how many makes no difference.
func (bag bagOfKinds) orders(n int, known map[bagOfKinds]*big.Int) *big.Int {
	if n == 0 {
		return big.NewInt(1)
	}
	slices.Sort(bag[:])
	if ways := known[bag]; ways != nil { // so many are left that n follows
		return ways
	}
	ways := new(big.Int)
	for kind := range bag {
		if bag[kind] > 0 {
			rest := bag
			rest[kind]--
			ways.Add(ways, rest.orders(n-1, known))
		}
	}
	known[bag] = ways
	return ways
}

// TestOddsOfGoods holds the number of orders in which goods can be drawn to a count
// one by one, and the probability of some of them to that of drawing one good after
// the other, both in whole numbers.
func TestOddsOfGoods(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		setup := steamrollers.Setup{Players: rapid.IntRange(1, steamrollers.MaxSeats).Draw(t, "players")}
		perCity := setup.Players + 2 // SETUP-3
		if setup.Players == 1 {
			setup.Olive, perCity = solo.Clerk, 4 // SOLO-1
		}
		s := begun(t, setup)
		bag := bagOfKinds{10, 10, 10, 10, 10} // SETUP-2; no coal
		want, _ := new(big.Float).SetInt(bag.orders(6*perCity, map[bagOfKinds]*big.Int{})).Float64()
		if got := s.NumOutcomes(); math.Abs(got/want-1) > 1e-12 {
			t.Fatalf("%g outcomes, and there are %g", got, want)
		}
		m, left := s.Sample(rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))), 50
		probability := big.NewRat(1, 1)
		for city := 1; city <= 6; city++ {
			for place := range m.Line(city).Len() {
				good := m.Line(city).At(place)
				probability.Mul(probability, big.NewRat(int64(bag[good-variants.Yellow]), int64(left)))
				bag[good-variants.Yellow]--
				left--
			}
		}
		slow, _ := probability.Float64()
		if got := s.Probability(m); math.Abs(got/slow-1) > 1e-12 {
			t.Fatalf("%v has the probability %g, and it is %g", m, got, slow)
		}
	})
}

// TestOddsOfWhatIsTooMuchToListGoTogether: where m is drawn by its odds, 1 over the
// odds of m is on average the number of moves that can be drawn.
func TestOddsOfWhatIsTooMuchToListGoTogether(t *testing.T) {
	const draws = 20_000
	random := rand.New(rand.NewPCG(1, 0))
	influence := begun(t, steamrollers.Setup{Players: 1, Olive: solo.Baron})
	for _, text := range []string{"goods YYRR GGBB EEYY RRGG BBEE YRGB", "sides a a a a a a"} {
		if err := influence.ApplyTo(&influence, steamrollers.MustParseMove(text)); err != nil {
			t.Fatal(err)
		}
	}
	for _, s := range []steamrollers.State{
		begun(t, steamrollers.Setup{Players: 2}), begun(t, steamrollers.Setup{Players: 5}), influence,
	} {
		sum, squares := 0.0, 0.0
		for range draws {
			x := 1 / s.Probability(s.Sample(random)) / s.NumOutcomes()
			sum += x
			squares += x * x
		}
		mean := sum / draws
		deviation := math.Sqrt((squares/draws - mean*mean) / draws)
		if math.Abs(mean-1) > 5*deviation+1e-12 {
			t.Errorf("phase %v: what is drawn stands for %g of %g outcomes, give or take %g", s.Phase(), mean, s.NumOutcomes(), deviation)
		}
	}
}
