package hexmap

import (
	"strconv"

	"github.com/railhex/railhex/hexmap/parse"
)

// A Direction is one of the six ways out of a hex, and so also the edge of the
// hex that lies that way. Directions are numbered counter-clockwise from East,
// which is their canonical order; East is the zero value. Values of [NumDirections]
// and above are invalid: their methods panic, String aside.
type Direction uint8

// The directions, in canonical order.
const (
	East Direction = iota
	NorthEast
	NorthWest
	West
	SouthWest
	SouthEast

	// NumDirections is how many there are: 6.
	NumDirections = 6
)

var directionNames = [NumDirections]string{"E", "NE", "NW", "W", "SW", "SE"}

// ParseDirection reads what [Direction.String] prints: E, NE, NW, W, SW or SE.
// Its error is a [*ParseError].
func ParseDirection(text string) (Direction, error) {
	for d, name := range directionNames {
		if text == name {
			return Direction(d), nil
		}
	}
	return 0, parse.Misread(text, "E, NE, NW, W, SW or SE")
}

// IsValid reports whether d is one of the six.
func (d Direction) IsValid() bool { return d < NumDirections }

// String returns the short name of the direction: E, NE, NW, W, SW or SE.
func (d Direction) String() string {
	if !d.IsValid() {
		return "Direction(" + strconv.Itoa(int(d)) + ")"
	}
	return directionNames[d]
}

// Opposite returns the direction that leads back.
func (d Direction) Opposite() Direction {
	mustBeDirection(d)
	return (d + NumDirections/2) % NumDirections
}

// Rotate turns the direction n times 60° counter-clockwise; a negative n turns
// it clockwise.
func (d Direction) Rotate(n int) Direction {
	mustBeDirection(d)
	return Direction((int(d) + sixfold(n)) % NumDirections)
}

// Reflect mirrors the direction in the row of its hex: East and West stay,
// north and south change places.
func (d Direction) Reflect() Direction {
	mustBeDirection(d)
	return (NumDirections - d) % NumDirections
}

// sixfold is n modulo 6, from 0 to 5 also where n is negative.
func sixfold(n int) int { return (n%NumDirections + NumDirections) % NumDirections }

func mustBeDirection(d Direction) {
	if !d.IsValid() {
		panic("hexmap: invalid " + d.String())
	}
}
