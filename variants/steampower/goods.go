package steampower

import (
	"iter"
	"math/bits"
)

// Goods is a number of goods of each colour, at most 15. The zero Goods are
// none. Two Goods are the same if and only if they are ==.
type Goods uint16

// GoodsOf returns one good of each colour named, or more where it is named again. It leaves
// out colours that goods do not have.
func GoodsOf(colours ...Colour) (goods Goods) {
	for _, c := range colours {
		if c.IsGood() {
			goods = goods.plus(c)
		}
	}
	return goods
}

// parseGoods reads one to six letters of K, W, O and E in any order. Its error is
// a [*hexmap.ParseError].
func parseGoods(text string) (Goods, error) {
	if goods := goodsOf(text); goods != 0 {
		return goods, nil
	}
	return 0, misread(text, expectedGoods)
}

func goodsOf(text string) (goods Goods) {
	if len(text) > MaxContractGoods {
		return 0
	}
	for i := range len(text) {
		c := colourOf(text[i : i+1])
		if !c.IsGood() {
			return 0
		}
		goods = goods.plus(c)
	}
	return goods
}

// Count returns the number of goods of a colour.
func (g Goods) Count(c Colour) int {
	if !c.IsGood() {
		return 0
	}
	return int(g >> (4 * (c - 1)) & 15)
}

// Len returns the number of goods.
func (g Goods) Len() int { return int(g&15 + g>>4&15 + g>>8&15 + g>>12) }

// First returns the colour of the good that is provided first (CONTRACT-5); 0 if
// there are none.
func (g Goods) First() Colour {
	if g == 0 {
		return 0
	}
	return Black + Colour(bits.TrailingZeros16(uint16(g))/4)
}

func (g Goods) plus(c Colour) Goods { return g + 1<<(4*(c-1)) }

func (g Goods) minus(c Colour) Goods { return g - 1<<(4*(c-1)) }

// All walks the goods one by one, in canonical order of their colours.
func (g Goods) All() iter.Seq[Colour] {
	return func(yield func(Colour) bool) {
		for c := range GoodColours() {
			for range g.Count(c) {
				if !yield(c) {
					return
				}
			}
		}
	}
}

// String returns the letters of the goods in canonical order, "KKE"; "" if there are
// none.
func (g Goods) String() string {
	var text []byte
	for c := range g.All() {
		text = append(text, c.Letter())
	}
	return string(text)
}
