package hexmap

import (
	"strconv"

	"github.com/railhex/railhex/hexmap/parse"
)

// A Colour is what a region of a [Board], its city and a good of SteamRollers are
// painted with. The zero Colour is invalid.
type Colour uint8

// The colours, in canonical order.
const (
	Yellow Colour = 1 + iota
	Red
	Green
	Blue
	Grey
)

var colourNames = [...]string{Yellow: "yellow", Red: "red", Green: "green", Blue: "blue", Grey: "grey"}

// ParseColour reads what [Colour.String] prints: yellow, red, green, blue or
// grey. Its error is a [*ParseError].
func ParseColour(text string) (Colour, error) {
	for c := Yellow; c <= Grey; c++ {
		if text == colourNames[c] {
			return c, nil
		}
	}
	return 0, parse.Misread(text, "yellow, red, green, blue or grey")
}

// IsValid reports whether c is one of the five colours.
func (c Colour) IsValid() bool { return c >= Yellow && c <= Grey }

// String is the word for the colour.
func (c Colour) String() string {
	if !c.IsValid() {
		return "Colour(" + strconv.Itoa(int(c)) + ")"
	}
	return colourNames[c]
}
