package steampower

import (
	"iter"
	"strings"

	"github.com/railhex/railhex/variants/family"
)

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
func (c Colour) String() string {
	if !c.IsValid() {
		return colourNames[0]
	}
	return colourNames[c]
}

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
