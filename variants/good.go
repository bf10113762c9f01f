package variants

import (
	"iter"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
)

// A Good is the kind of one good. The zero Good is no good. The five coloured
// kinds have the numbers of hexmap's colours; the order of the numbers is the
// canonical order of the letters, Y R G B E K.
type Good uint8

// The kinds of goods.
const (
	Yellow Good = iota + 1
	Red
	Green
	Blue
	Grey
	Coal // the black good
)

// NumGoodKinds is the number of kinds: five colours and coal.
const NumGoodKinds = 6

const (
	goodLetters       = "YRGBEK"
	lettersOfAllGoods = "letters of goods, Y R G B E K"
)

// ParseGood reads what [Good.String] prints: Y, R, G, B, E or K. Its error is a
// [*hexmap.ParseError].
func ParseGood(letter string) (Good, error) {
	if len(letter) == 1 {
		if g := goodOf(letter[0]); g != 0 {
			return g, nil
		}
	}
	return 0, parse.Misread(letter, "one of the letters Y R G B E K")
}

// goodOf is the good of a letter; the zero Good for any other byte.
func goodOf(letter byte) Good {
	switch letter {
	case 'Y':
		return Yellow
	case 'R':
		return Red
	case 'G':
		return Green
	case 'B':
		return Blue
	case 'E':
		return Grey
	case 'K':
		return Coal
	}
	return 0
}

// IsValid reports whether g is one of the six kinds.
func (g Good) IsValid() bool { return g-1 < NumGoodKinds }

// GoodKinds walks the kinds in canonical order: Y R G B E K.
func GoodKinds() iter.Seq[Good] {
	return func(yield func(Good) bool) {
		for g := Yellow; g <= Coal && yield(g); g++ {
		}
	}
}

// Letter returns Y, R, G, B, E or K; 0 if g is no good.
func (g Good) Letter() byte {
	if g.IsValid() {
		return goodLetters[g-1]
	}
	return 0
}

// Colour returns the colour of the cities that g may go to; none, the zero
// Colour, for Coal, which may go anywhere (COAL-2), and if g is no good.
func (g Good) Colour() hexmap.Colour {
	if g < Coal {
		return hexmap.Colour(g)
	}
	return 0
}

// String returns the letter of g; "" if g is no good.
func (g Good) String() string {
	if g.IsValid() {
		return goodLetters[g-1 : g]
	}
	return ""
}
