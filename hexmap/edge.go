package hexmap

import "cmp"

// An Edge is the side that two neighbouring hexes share. It has one name and one value,
// the same from either hex. Two Edges are == exactly if they are the same edge, and an
// Edge can be a map key. The zero Edge is invalid and belongs to no hex.
type Edge struct {
	first Hex   // of the two sides the one that comes first by Hex.compare
	side  uint8 // 1 + the direction from first to the other side: East, SouthWest or SouthEast
}

// EdgeOf returns the edge of h in direction d.
func EdgeOf(h Hex, d Direction) Edge {
	mustBeDirection(d)
	switch d {
	case NorthEast, NorthWest, West:
		h, d = h.Neighbour(d), d.Opposite()
	}
	return Edge{h, uint8(d) + 1}
}

// IsValid reports whether e is an edge: whether it is not the zero Edge.
func (e Edge) IsValid() bool { return e.side != 0 }

// Hex returns the hex that the edge is named from: of its two sides the one that
// comes first by row, and then from West to East.
func (e Edge) Hex() Hex { return e.first }

// Direction returns where the edge lies as seen from [Edge.Hex]: East, SouthWest or
// SouthEast. It panics if e is the zero Edge.
func (e Edge) Direction() Direction {
	if !e.IsValid() {
		panic("hexmap: direction of the zero Edge")
	}
	return Direction(e.side - 1)
}

// Sides returns the two hexes that share the edge, the one it is named from first.
// It panics if e is the zero Edge.
func (e Edge) Sides() (Hex, Hex) {
	return e.first, e.first.Neighbour(e.Direction())
}

// compare gives edges their canonical order: by the hex they are named from,
// and then East before SouthWest before SouthEast.
func (e Edge) compare(o Edge) int {
	return cmp.Or(e.first.compare(o.first), cmp.Compare(e.side, o.side))
}

// String returns the hex and the direction, such as "(2,-1)/E". The name of an edge
// in a map's text is [Offset.EdgeName].
func (e Edge) String() string {
	if !e.IsValid() {
		return "invalid edge"
	}
	return e.first.String() + "/" + e.Direction().String()
}
