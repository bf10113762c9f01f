package variants

import "github.com/railhex/railhex/hexmap"

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

// GoodKinds is the number of kinds: five colours and coal.
const GoodKinds = 6

const (
	goodLetters       = "YRGBEK"
	expectedGood      = "one of the letters Y R G B E K"
	lettersOfAllGoods = "letters of goods, Y R G B E K"
)

// ParseGood returns the good of a letter; ok is false for any other byte.
func ParseGood(letter byte) (g Good, ok bool) {
	switch letter {
	case 'Y':
		return Yellow, true
	case 'R':
		return Red, true
	case 'G':
		return Green, true
	case 'B':
		return Blue, true
	case 'E':
		return Grey, true
	case 'K':
		return Coal, true
	}
	return 0, false
}

// Letter returns Y, R, G, B, E or K; 0 if g is no good.
func (g Good) Letter() byte {
	if g-1 < GoodKinds {
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
	if g-1 < GoodKinds {
		return goodLetters[g-1 : g]
	}
	return ""
}

// AppendText appends the letter of g; nothing if g is no good. The error is
// always nil.
func (g Good) AppendText(dst []byte) ([]byte, error) { return append(dst, g.String()...), nil }

// MarshalText is AppendText into a new slice.
func (g Good) MarshalText() ([]byte, error) { return g.AppendText(nil) }

// UnmarshalText reads what MarshalText writes; the empty text is the zero Good.
// An error is a *hexmap.ParseError and leaves g as it was.
func (g *Good) UnmarshalText(text []byte) error {
	return unmarshal(g, text, parseGoodWord, expectedGood)
}

func parseGoodWord(word string) (Good, bool) {
	if len(word) != 1 {
		return 0, false
	}
	return ParseGood(word[0])
}
