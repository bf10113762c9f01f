package variants_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/variants"
)

func TestGoodsAgreeWithAMap(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		slow := aMultiset.Draw(t, "slow")
		fast := slow.fast()
		if got, want := fast.Len(), slow.len(); got != want {
			t.Fatalf("Len of %v = %d, want %d", fast, got, want)
		}
		if got, want := fast.String(), slow.letters(); got != want {
			t.Fatalf("String = %q, want %q", got, want)
		}
		for g := range variants.Good(255) {
			if got, want := fast.Count(g), slow[g]; got != want {
				t.Fatalf("Count(%d) of %v = %d, want %d", g, fast, got, want)
			}
		}
		walked := slices.Collect(fast.All())
		if !slices.IsSorted(walked) || variants.GoodsOf(walked...) != fast {
			t.Fatalf("All of %v walks %v", fast, walked)
		}

		other := aMultiset.Draw(t, "other")
		if got, want := fast.Contains(other.fast()), slow.contains(other); got != want {
			t.Fatalf("%v contains %v: %t, want %t", fast, other.fast(), got, want)
		}
		sum, fits := slow.plus(other, 1)
		agree(t, "Plus", sum, fits, func() variants.Goods { return fast.Plus(other.fast()) })
		difference, fits := slow.plus(other, -1)
		agree(t, "Minus", difference, fits, func() variants.Goods { return fast.Minus(other.fast()) })

		g := aGood.Draw(t, "good")
		sum, fits = slow.plus(multiset{g: 1}, 1)
		agree(t, "Add", sum, fits, func() variants.Goods { return fast.Add(g) })
		difference, fits = slow.plus(multiset{g: 1}, -1)
		agree(t, "Remove", difference, fits, func() variants.Goods { return fast.Remove(g) })
	})
}

// agree fails unless fast returns what slow holds, or panics where that is no
// multiset.
func agree(t *rapid.T, name string, slow multiset, fits bool, fast func() variants.Goods) {
	t.Helper()
	got, panicked := recovered(fast)
	switch {
	case panicked == fits:
		t.Fatalf("%s panicked: %t, want %t", name, panicked, !fits)
	case fits && got != slow.fast():
		t.Fatalf("%s = %v, want %v", name, got, slow.fast())
	}
}

func recovered[T any](f func() T) (value T, panicked bool) {
	defer func() { panicked = recover() != nil }()
	return f(), false
}
