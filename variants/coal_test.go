package variants_test

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants"
)

func TestDELIVER2GoodsGoToCitiesOfTheirColour(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := variants.Good(rapid.IntRange(1, 5).Draw(t, "good"))
		city := hexmap.Colour(rapid.IntRange(1, 5).Draw(t, "city"))
		if got, want := variants.MayGoTo(g, city), g.Colour() == city; got != want {
			t.Fatalf("%v may go to a %v city: %t", g, city, got)
		}
	})
}
