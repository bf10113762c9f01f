package hexmap

import (
	"strconv"
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

// IsValid reports whether c is one of the five colours.
func (c Colour) IsValid() bool { return c >= Yellow && c <= Grey }

// String returns the word for the colour.
func (c Colour) String() string {
	if !c.IsValid() {
		return "Colour(" + strconv.Itoa(int(c)) + ")"
	}
	return colourNames[c]
}
