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

// TestWhatCannotBePanics calls what takes goods and faces with what is none.
func TestWhatCannotBePanics(t *testing.T) {
	full := lineOf([]variants.Good{1, 1, 1, 1, 1, 1, 1, 1})
	for name, call := range map[string]func() any{
		"add no good":                func() any { return variants.AllGoods.Add(0) },
		"add a good beyond the last": func() any { return variants.Goods(0).Add(variants.NumGoodKinds + 1) },
		"remove no good":             func() any { return variants.AllGoods.Remove(0) },
		"append no good":             func() any { return variants.Line(0).Append(0) },
		"append good 7":              func() any { return variants.Line(0).Append(variants.NumGoodKinds + 1) },
		"append to a full line":      func() any { return full.Append(1) },
		"remove beyond the end":      func() any { return variants.Line(0).RemoveAt(0) },
		"use face 0":                 func() any { return variants.UsedFaces(0).With(0) },
		"use face 7":                 func() any { return variants.UsedFaces(0).With(7) },
	} {
		if got, panicked := recovered(call); !panicked {
			t.Errorf("%s: %v", name, got)
		}
	}
}
