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

// AppendText appends the word for the colour, and nothing for the zero Colour.
// It fails for any other value that is no colour.
func (c Colour) AppendText(dst []byte) ([]byte, error) {
	switch {
	case c == 0:
		return dst, nil
	case !c.IsValid():
		return dst, unprintable(c.String())
	}
	return append(dst, colourNames[c]...), nil
}

// MarshalText is [Colour.AppendText] into a fresh slice.
func (c Colour) MarshalText() ([]byte, error) { return c.AppendText(nil) }

// UnmarshalText reads what MarshalText prints: a colour, or nothing for the zero
// Colour.
func (c *Colour) UnmarshalText(text []byte) error {
	return parse.UnmarshalOrZero(c, text, ParseColour)
}
