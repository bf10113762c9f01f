package variants_test

import (
	"testing"

	"github.com/railhex/railhex/variants"
)

func TestNoGoodPrintsAsNothing(t *testing.T) {
	for _, g := range []variants.Good{0, variants.NumGoodKinds + 1, 255} {
		if g.Letter() != 0 || g.String() != "" || g.Colour() != 0 {
			t.Errorf("good %d is %q of colour %v", g, g.String(), g.Colour())
		}
	}
}
