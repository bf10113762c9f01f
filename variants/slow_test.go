package variants_test

import (
	"slices"
	"strings"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/variants"
)

// A multiset is the slow and obvious Goods.
type multiset map[variants.Good]int

// aMultiset draws up to 15 of each kind, often none and often 15.
var aMultiset = rapid.Custom(func(t *rapid.T) multiset {
	m := multiset{}
	for g := variants.Yellow; g <= variants.Coal; g++ {
		m[g] = rapid.OneOf(rapid.Just(0), rapid.IntRange(0, 15), rapid.Just(15)).Draw(t, g.String())
	}
	return m
})

func (m multiset) letters() string {
	var b strings.Builder
	for g := variants.Yellow; g <= variants.Coal; g++ {
		b.WriteString(strings.Repeat(g.String(), m[g]))
	}
	return b.String()
}

func (m multiset) fast() variants.Goods {
	goods, err := variants.ParseGoods(m.letters())
	if err != nil {
		panic(err)
	}
	return goods
}

func (m multiset) len() int {
	n := 0
	for _, count := range m {
		n += count
	}
	return n
}

func (m multiset) contains(o multiset) bool {
	for g, count := range o {
		if m[g] < count {
			return false
		}
	}
	return true
}

// plus adds o, times 1 or -1; ok is false if that is no multiset of at most 15.
func (m multiset) plus(o multiset, times int) (sum multiset, ok bool) {
	sum = multiset{}
	for g := variants.Yellow; g <= variants.Coal; g++ {
		sum[g] = m[g] + times*o[g]
		if sum[g] < 0 || sum[g] > 15 {
			return nil, false
		}
	}
	return sum, true
}

// slowPayments tries every set of goods out of those kept, as a person would:
// lay down the goods, cover what the order shows, and see whether coal covers
// what is left.
func slowPayments(o variants.Order, kept variants.Goods) []variants.Goods {
	var all []variants.Goods
	var choose func(g variants.Good, chosen []variants.Good)
	choose = func(g variants.Good, chosen []variants.Good) {
		if g > variants.Coal {
			if slowlyPays(o, chosen) {
				all = append(all, variants.GoodsOf(chosen...))
			}
			return
		}
		for n := 0; n <= kept.Count(g); n++ {
			choose(g+1, chosen)
			chosen = append(slices.Clone(chosen), g)
		}
	}
	choose(variants.Yellow, nil)
	return all
}

// slowlyPays covers what the order shows with its own goods, and at most one of
// the rest with coal.
func slowlyPays(o variants.Order, given []variants.Good) bool {
	asked := slices.Collect(o.Goods.All())
	var rest []variants.Good
	for _, g := range given {
		if i := slices.Index(asked, g); i >= 0 {
			asked = slices.Delete(asked, i, i+1)
		} else {
			rest = append(rest, g)
		}
	}
	switch {
	case len(asked) == 0 && len(rest) == 0:
		return true
	case len(asked) == 1 && len(rest) == 1:
		return rest[0] == variants.Coal
	}
	return false
}
