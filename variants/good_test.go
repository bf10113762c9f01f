package variants_test

import (
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants"
)

func TestGoodsHaveLettersInCanonicalOrder(t *testing.T) {
	const letters = "YRGBEK"
	for i := range letters {
		g, err := variants.ParseGood(letters[i : i+1])
		if want := variants.Good(i + 1); err != nil || g != want {
			t.Errorf("ParseGood(%q) = %d, %v, want %d", letters[i], g, err, want)
		}
		if g.Letter() != letters[i] || g.String() != letters[i:i+1] {
			t.Errorf("good %d prints as %q and %q, want %q", g, g.Letter(), g.String(), letters[i])
		}
	}
	for b := range 256 {
		if g, err := variants.ParseGood(string([]byte{byte(b)})); (err == nil) != (g.Letter() == byte(b) && b > 0) {
			t.Errorf("ParseGood(%q) = %d, %v", byte(b), g, err)
		}
	}
}

func TestNoGoodPrintsAsNothing(t *testing.T) {
	for _, g := range []variants.Good{0, variants.NumGoodKinds + 1, 255} {
		if g.Letter() != 0 || g.String() != "" || g.Colour() != 0 {
			t.Errorf("good %d is %q of colour %v", g, g.String(), g.Colour())
		}
	}
}

func TestDELIVER2GoodsHaveTheColoursOfCities(t *testing.T) {
	for g, want := range map[variants.Good]hexmap.Colour{
		variants.Yellow: hexmap.Yellow,
		variants.Red:    hexmap.Red,
		variants.Green:  hexmap.Green,
		variants.Blue:   hexmap.Blue,
		variants.Grey:   hexmap.Grey,
		variants.Coal:   0,
	} {
		if got := g.Colour(); got != want {
			t.Errorf("%v has colour %v, want %v", g, got, want)
		}
	}
}
