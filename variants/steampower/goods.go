package steampower

import (
	"iter"
	"math/bits"
	"strings"

	"github.com/railhex/railhex/variants/family"
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
	if len(text) > maxContractGoods {
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

// A Colour is one of the five colours of city tiles (COMP-1). Black, white,
// orange and grey are also the colours of goods; purple cities produce none. The
// zero Colour is invalid.
type Colour uint8

// The colours in canonical order.
const (
	Black  Colour = 1 + iota // K
	White                    // W
	Orange                   // O
	Grey                     // E
	Purple                   // P

	// NumColours is the number of colours: 5.
	NumColours = 5
	// NumGoods is the number of colours that goods have: 4.
	NumGoods = 4
)

var (
	colourNames   = [NumColours + 1]string{"no colour", "black", "white", "orange", "grey", "purple"}
	colourLetters = "KWOEP"
)

// Colours walks the five colours in canonical order; the first four are those of
// goods.
func Colours() iter.Seq[Colour] { return family.Values(Black, Purple) }

// GoodColours walks the four colours of goods in canonical order.
func GoodColours() iter.Seq[Colour] { return family.Values(Black, Grey) }

// IsValid reports whether c is one of the five colours.
func (c Colour) IsValid() bool { return Black <= c && c <= Purple }

// IsGood reports whether goods have the colour.
func (c Colour) IsGood() bool { return Black <= c && c <= Grey }

// Letter returns the letter of the colour, K W O E or P; a space for what is no
// colour.
func (c Colour) Letter() byte {
	if !c.IsValid() {
		return ' '
	}
	return colourLetters[c-1]
}

// String returns the colour's name: black, white, orange, grey or purple.
func (c Colour) String() string { return family.WordOf(colourNames[:], c) }

// parseColour reads the letter of a colour. Its error is a [*hexmap.ParseError].
func parseColour(letter string) (Colour, error) {
	if c := colourOf(letter); c != 0 {
		return c, nil
	}
	return 0, misread(letter, expectedColour)
}

const (
	expectedColour = "the letter of a colour: K, W, O, E or P"
	expectedGood   = "the letter of a good: K, W, O or E"
	expectedGoods  = "one to six letters of K, W, O and E"
)

func colourOf(letter string) Colour {
	if len(letter) != 1 {
		return 0
	}
	return Colour(strings.IndexByte(colourLetters, letter[0]) + 1)
}
