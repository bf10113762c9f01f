package variants_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/variants"
)

func TestPOWER1FivePowers(t *testing.T) {
	var words []string
	for p := range variants.Powers() {
		words = append(words, p.String())
		if again, err := variants.ParsePower(p.String()); err != nil || again != p {
			t.Errorf("%v reads as %v, %v", p, again, err)
		}
	}
	want := []string{"engine", "rail", "points", "tile", "goods"}
	if !slices.Equal(words, want) || len(want) != variants.NumPowers {
		t.Errorf("powers are %v, want %v", words, want)
	}
	if got, err := variants.ParsePower("good"); err == nil || got != 0 {
		t.Errorf("good reads as %v", got)
	}
	if got := variants.Power(variants.NumPowers + 1).String(); got != "" {
		t.Errorf("a sixth power is %q", got)
	}
}

func TestPOWER4TwoPoints(t *testing.T) {
	if variants.PowerPoints != 2 {
		t.Errorf("%d points", variants.PowerPoints)
	}
}

func TestPOWER6NeitherGreyNorCoalIsDrawn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		bag := someGoods.Draw(t, "bag")
		drawable := variants.DrawableGoods(bag)
		for g := variants.Yellow; g <= variants.Coal; g++ {
			want := bag.Count(g)
			if g == variants.Grey || g == variants.Coal {
				want = 0
			}
			if got := drawable.Count(g); got != want {
				t.Fatalf("%d of %v can be drawn from %v, want %d", got, g, bag, want)
			}
		}
	})
}
