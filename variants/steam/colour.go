package steam

import (
	"iter"

	"github.com/railhex/railhex/hexmap/parse"
)

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
func (c Colour) String() string {
	if !c.IsValid() {
		return colourWords[0]
	}
	return colourWords[c]
}

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
