package variants_test

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants"
)

func TestCOAL1OneBlackGoodWhereAnyWasRemoved(t *testing.T) {
	for removed, want := range map[string]int{"": 0, "R": 1, "RR": 1, "EEEEEEE": 1} {
		goods, _ := variants.ParseGoods(removed)
		if got := variants.CoalFor(goods); got != want {
			t.Errorf("%q removed brings %d black goods, want %d", removed, got, want)
		}
	}
}

func TestCOAL2CoalGoesAnywhere(t *testing.T) {
	for colour := hexmap.Yellow; colour <= hexmap.Grey; colour++ {
		if !variants.MayGoTo(variants.Coal, colour) {
			t.Errorf("coal may not go to a %v city", colour)
		}
	}
}

func TestDELIVER2GoodsGoToCitiesOfTheirColour(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := variants.Good(rapid.IntRange(1, 5).Draw(t, "good"))
		city := hexmap.Colour(rapid.IntRange(1, 5).Draw(t, "city"))
		if got, want := variants.MayGoTo(g, city), g.Colour() == city; got != want {
			t.Fatalf("%v may go to a %v city: %t", g, city, got)
		}
	})
}
