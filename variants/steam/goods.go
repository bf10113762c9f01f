package steam

import (
	"iter"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
)

// Goods is a number of goods of each colour, 255 at the most. Goods can be
// compared with ==; the zero Goods holds no good.
type Goods uint64

const (
	goodsBits = 8
	goodsMask = 1<<goodsBits - 1
)

func shiftOf(c Colour) uint { return goodsBits * (uint(c) - 1) & 63 }

// GoodsOf returns the goods of the given colours. What is no colour is left out.
func GoodsOf(colours ...Colour) (g Goods) {
	for _, c := range colours {
		g = g.Add(c, 1)
	}
	return g
}

// ParseGoods reads goods by their letters, in any order, as in "BYP"; nothing is
// no goods. Its error is a [*hexmap.ParseError].
func ParseGoods(letters string) (g Goods, err error) {
	for i := range len(letters) {
		c, err := ParseGood(letters[i : i+1])
		if err != nil || g.Count(c) == goodsMask {
			return 0, parse.Misread(letters, "goods by their letters R B Y P E, 255 of each at the most")
		}
		g = g.Add(c, 1)
	}
	return g, nil
}

// Count returns the number of goods of a colour.
func (g Goods) Count(c Colour) int {
	if !c.IsValid() {
		return 0
	}
	return int(g >> shiftOf(c) & goodsMask)
}

// Add returns g with n goods more of a colour, or with -n fewer. The number stays
// between 0 and 255.
func (g Goods) Add(c Colour, n int) Goods {
	if !c.IsValid() {
		return g
	}
	n = min(max(g.Count(c)+n, 0), goodsMask)
	return g&^(goodsMask<<shiftOf(c)) | Goods(n)<<shiftOf(c)
}

// minus is g without o.
func (g Goods) minus(o Goods) Goods {
	for c := range Colours() {
		g = g.Add(c, -o.Count(c))
	}
	return g
}

// Contains reports whether g holds at least what o holds.
func (g Goods) Contains(o Goods) bool {
	for c := range Colours() {
		if g.Count(c) < o.Count(c) {
			return false
		}
	}
	return true
}

// Len returns the number of goods.
func (g Goods) Len() (n int) {
	for c := range Colours() {
		n += g.Count(c)
	}
	return n
}

// All walks the goods one by one, in the order of their colours.
func (g Goods) All() iter.Seq[Colour] {
	return func(yield func(Colour) bool) {
		for c := range Colours() {
			for range g.Count(c) {
				if !yield(c) {
					return
				}
			}
		}
	}
}

// String returns the letters of the goods in the order of their colours, as in
// "RRB"; "" for none.
func (g Goods) String() string {
	return string(g.appendText(nil))
}

func (g Goods) appendText(dst []byte) []byte {
	for c := range g.All() {
		dst = append(dst, c.Letter())
	}
	return dst
}

// A load is the goods of a city or of a space of the supply as a State keeps them, four
// bits a colour. Neither ever has more than fifteen, for a city starts with at most 6 and
// gets one set of three (MAP-3, CITY-9).
type load uint32

const (
	loadBits = 4
	loadMask = 1<<loadBits - 1
	loadAll  = 1<<(loadBits*NumColours) - 1
)

func oneLoad(c Colour) load { return 1 << (loadBits * (uint(c) - 1) & 31) }

func (l load) count(c Colour) int { return int(l >> (loadBits * (uint(c) - 1) & 31) & loadMask) }

// len is the number of goods.
func (l load) len() int {
	pairs := l&0x0f0f0f + l>>loadBits&0x0f0f0f
	return int(pairs*0x010101>>16) & 0xff
}

// goods is the same as Goods.
func (l load) goods() (g Goods) {
	for c := range colourEnd - 1 {
		g |= Goods(l>>(loadBits*c)&loadMask) << (goodsBits * c)
	}
	return g
}

// loadOf is the load of goods of which there are fifteen of a colour at the
// most.
func loadOf(g Goods) (l load) {
	for c := range colourEnd - 1 {
		l |= load(g>>(goodsBits*c)&loadMask) << (loadBits * c)
	}
	return l
}

// A Colour is that of a good or of a city. The zero Colour is invalid.
type Colour uint8

// The colours, in the order in which goods are written.
const (
	Red Colour = iota + 1
	Blue
	Yellow
	Purple
	Grey

	colourEnd
)

// NumColours is the number of colours.
const NumColours = int(colourEnd) - 1

const (
	colourLetters     = "-RBYPE"
	expectedColour    = "red, blue, yellow, purple or grey"
	expectedOneLetter = "a good: R, B, Y, P or E"
)

var colourWords = [colourEnd]string{"no colour", "red", "blue", "yellow", "purple", "grey"}

// Colours walks the five colours in their order.
func Colours() iter.Seq[Colour] {
	return func(yield func(Colour) bool) {
		for c := Red; c < colourEnd && yield(c); c++ {
		}
	}
}

// IsValid reports whether c is one of the five.
func (c Colour) IsValid() bool { return Red <= c && c < colourEnd }

// String returns the word of the colour, "purple"; "no colour" for the zero Colour.
func (c Colour) String() string { return family.WordOf(colourWords[:], c) }

// Letter returns the letter of a good of the colour: R, B, Y, P, or E for grey; "-"
// for the zero Colour.
func (c Colour) Letter() byte {
	if !c.IsValid() {
		return colourLetters[0]
	}
	return colourLetters[c]
}

// ParseColour reads what [Colour.String] prints. Its error is a [*hexmap.ParseError].
func ParseColour(word string) (Colour, error) {
	for c := range Colours() {
		if word == colourWords[c] {
			return c, nil
		}
	}
	return 0, parse.Misread(word, expectedColour)
}

// ParseGood reads the letter of a good. Its error is a [*hexmap.ParseError].
func ParseGood(letter string) (Colour, error) {
	for c := range Colours() {
		if len(letter) == 1 && letter[0] == colourLetters[c] {
			return c, nil
		}
	}
	return 0, parse.Misread(letter, expectedOneLetter)
}
