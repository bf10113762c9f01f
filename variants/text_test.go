package variants_test

import (
	"encoding"
	"errors"
	"fmt"
	"iter"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants"
	"pgregory.net/rapid"
)

// textual is what every type with a notation is.
type textual interface {
	comparable
	fmt.Stringer
	encoding.TextAppender
}

// A value that was printed is read back, what is appended is its String, and what is
// malformed is refused.
func testText[T textual](t *testing.T, parse func(string) (T, error), values *rapid.Generator[T], malformed ...string) {
	t.Helper()
	t.Run(fmt.Sprintf("%T", *new(T)), func(t *testing.T) {
		rapid.Check(t, func(t *rapid.T) {
			value := values.Draw(t, "value")
			appended, err := value.AppendText([]byte("before "))
			if err != nil || string(appended) != "before "+value.String() {
				t.Fatalf("AppendText = %q, %v; String = %q", appended, err, value.String())
			}
			if again, err := parse(value.String()); (err != nil || again != value) && value != *new(T) {
				t.Fatalf("%s reads as %v, %v; want %v", value, again, err, value)
			}
			text := rapid.SampledFrom(malformed).Draw(t, "malformed")
			again, err := parse(text)
			var fault *hexmap.ParseError
			if !errors.As(err, &fault) || fault.Expected.Key == "" || again != *new(T) {
				t.Fatalf("%q reads as %v with error %v", text, again, err)
			}
		})
	})
}

func upTo[T ~uint8](last T) *rapid.Generator[T] {
	return rapid.Map(rapid.IntRange(0, int(last)), func(n int) T { return T(n) })
}

func TestTextsAreReadBack(t *testing.T) {
	testText(t, variants.ParseGoods, someGoods, "X", "Y R", "YYYYYYYYYYYYYYYY")
	testText(t, variants.ParseLine, rapid.Map(rapid.SliceOfN(aGood, 0, 8), lineOf), "X", "Y R", "YRGBEKYRG")
	testText(t, variants.ParseModules, upTo(variants.AllModules), "coal coal", "wall", "Coal")
	testText(t, variants.ParseComponents, aSet, "", "components", "board standard")
}

// testWords holds a type to one reading of its words: parse reads back what String
// prints of each valid value, and refuses the rest with an error that tells what was
// found and what would have been right.
func testWords[T interface {
	~uint8
	fmt.Stringer
	IsValid() bool
}](t *testing.T, parse func(string) (T, error), all iter.Seq[T], malformed ...string) {
	t.Helper()
	t.Run(fmt.Sprintf("%T", *new(T)), func(t *testing.T) {
		walked := slices.Collect(all)
		for n := range 256 {
			value := T(n)
			if value.IsValid() != slices.Contains(walked, value) || value.IsValid() != (value.String() != "") {
				t.Errorf("%d, %q, is valid: %t; all are %v", n, value, value.IsValid(), walked)
			}
			if again, err := parse(value.String()); value.IsValid() && (err != nil || again != value) {
				t.Errorf("%q reads as %v, %v", value, again, err)
			}
		}
		for _, word := range slices.Concat([]string{"", " ", "nothing", "YY", "é", walked[0].String() + " "}, malformed) {
			got, err := parse(word)
			var fault *hexmap.ParseError
			if !errors.As(err, &fault) || fault.Input != word || fault.Found.Key == "" || fault.Expected.Key == "" || got != 0 {
				t.Errorf("%q reads as %v with error %v", word, got, err)
			}
		}
		for range all {
			break
		}
	})
}

func TestWordsAreReadOneWay(t *testing.T) {
	testWords(t, variants.ParseGood, variants.GoodKinds(), "X", "YR", "yellow")
	testWords(t, variants.ParseFace, variants.Faces(), "7a", "0a", "1c", "1", "3a-solo", "1a ")
	testWords(t, variants.ParseOrderFace, variants.OrderFaces(), "7a", "0a", "2a-solo", "1A")
	testWords(t, variants.ParsePower, variants.Powers(), "good", "Engine", "tile goods")
}

// aGood draws any kind of good.
var aGood = rapid.Custom(func(t *rapid.T) variants.Good {
	return variants.Good(rapid.IntRange(1, variants.NumGoodKinds).Draw(t, "good"))
})

// someGoods draws a multiset of goods, by the counts of a slow one.
var someGoods = rapid.Custom(func(t *rapid.T) variants.Goods { return aMultiset.Draw(t, "goods").fast() })

// anOrder draws an order of up to six goods.
var anOrder = rapid.Custom(func(t *rapid.T) variants.Order {
	goods := rapid.SliceOfN(aGood, 1, 6).Draw(t, "asked")
	points := rapid.Int8Range(-variants.MostPoints, variants.MostPoints).Draw(t, "points")
	return variants.Order{Goods: variants.GoodsOf(goods...), Points: points}
})

// aSet draws a valid set of components.
var aSet = rapid.Custom(func(t *rapid.T) variants.Components {
	c := variants.Components{Name: rapid.StringMatching(`[a-zé.-]{1,9}`).Draw(t, "name")}
	for f := range variants.Faces() {
		c.Tiles[f] = variants.Tile{
			Kept:   f == variants.Tile4b || rapid.Bool().Draw(t, "kept"),
			Points: rapid.Int8Range(-variants.MostPoints, variants.MostPoints).Draw(t, "points"),
		}
	}
	for f := range variants.OrderFaces() {
		c.Orders[f] = anOrder.Draw(t, "order")
	}
	return c
})

// lineOf returns goods as a line.
func lineOf(goods []variants.Good) (line variants.Line) {
	for _, g := range goods {
		line = line.Append(g)
	}
	return line
}

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
