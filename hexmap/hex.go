package hexmap

import (
	"cmp"
	"fmt"
)

// A Hex is a place in the endless plane of hexes, in axial coordinates. Q grows to the
// East and R to the SouthEast, so that R numbers the rows downwards. The zero Hex is the
// origin.
//
// Hexes are meant for maps: arithmetic is exact while coordinates stay well
// inside the range of int.
type Hex struct{ Q, R int }

// steps[d] leads from a hex to its neighbour in direction d.
var steps = [NumDirections]Hex{
	East:      {1, 0},
	NorthEast: {1, -1},
	NorthWest: {0, -1},
	West:      {-1, 0},
	SouthWest: {-1, 1},
	SouthEast: {0, 1},
}

// Neighbour returns the hex next to h in direction d.
func (h Hex) Neighbour(d Direction) Hex {
	mustBeDirection(d)
	return h.Add(steps[d])
}

// Add returns the sum of two hexes taken as vectors from the origin.
func (h Hex) Add(o Hex) Hex { return Hex{h.Q + o.Q, h.R + o.R} }

// Sub returns the vector that leads from o to h.
func (h Hex) Sub(o Hex) Hex { return Hex{h.Q - o.Q, h.R - o.R} }

// Distance returns the least number of steps from h to o.
func (h Hex) Distance(o Hex) int {
	v := h.Sub(o)
	return max(abs(v.Q), abs(v.R), abs(v.Q+v.R))
}

// Rotate turns h about the origin n times 60° counter-clockwise; a negative n
// turns it clockwise. To turn about another hex c: h.Sub(c).Rotate(n).Add(c).
func (h Hex) Rotate(n int) Hex {
	for range sixfold(n) {
		h = Hex{h.Q + h.R, -h.Q}
	}
	return h
}

// Reflect mirrors h in the row of the origin, as [Direction.Reflect] does:
// north and south change places.
func (h Hex) Reflect() Hex { return Hex{h.Q + h.R, -h.R} }

// compare orders hexes by row and then from West to East: it is negative if h
// comes before o, positive if after, and 0 if they are the same.
func (h Hex) compare(o Hex) int {
	return cmp.Or(cmp.Compare(h.R, o.R), cmp.Compare(h.Q, o.Q))
}

// String returns the pair of axial coordinates, such as "(2,-1)". People know a hex
// of a map by its [Cell].
func (h Hex) String() string { return fmt.Sprintf("(%d,%d)", h.Q, h.R) }

func abs(n int) int { return max(n, -n) }
