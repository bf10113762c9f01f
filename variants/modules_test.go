package variants_test

import (
	"slices"
	"testing"

	"github.com/railhex/railhex/variants"
)

func TestModulesPrintInCanonicalOrder(t *testing.T) {
	if got, want := variants.AllModules.String(), "coal order power yucata"; got != want {
		t.Errorf("all modules are %q, want %q", got, want)
	}
	if m, err := variants.ParseModules("yucata coal"); err != nil || m.String() != "coal yucata" {
		t.Errorf("yucata coal reads as %v, %v", m, err)
	}
	if got := variants.Modules(0).String(); got != "" {
		t.Errorf("no modules are %q", got)
	}
}

func TestModulesAreSets(t *testing.T) {
	words := []string{"coal", "order", "power", "yucata"}
	for m := range variants.AllModules + 1 {
		walked := slices.Collect(m.All())
		var again variants.Modules
		for _, one := range walked {
			again |= one
		}
		if again != m {
			t.Errorf("walking %v gave %v", m, walked)
		}
		for _, word := range words {
			one, err := variants.ParseModule(word)
			if err != nil || m.Has(one) != slices.Contains(walked, one) || one.String() != word {
				t.Errorf("%v has %v: %t", m, one, m.Has(one))
			}
		}
	}
	for _, word := range []string{"", "Coal", "wall", "coal order"} {
		if m, err := variants.ParseModule(word); err == nil || m != 0 {
			t.Errorf("%q reads as %v", word, m)
		}
	}
}

func TestModulesAllStopsWhenAsked(t *testing.T) {
	for m := range variants.AllModules.All() {
		if m != variants.CoalModule {
			t.Errorf("walked on to %v", m)
		}
		break
	}
}
