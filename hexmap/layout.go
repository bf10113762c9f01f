package hexmap

import "math"

// A Point is a place in the plane in which a map is drawn. X grows to the
// right and Y grows downwards, as on a screen.
type Point struct{ X, Y float64 }

// An Orientation says how hexes stand in the plane. PointyTop is the zero value.
type Orientation uint8

const (
	// PointyTop hexes have a corner up; their rows run from left to right. The
	// maps of this package are drawn so.
	PointyTop Orientation = iota

	// FlatTop hexes have an edge up. It is the pointy-top plane turned 30°
	// clockwise: NorthWest is straight up, East is to the right and down.
	FlatTop
)

// A Layout is how hexes lie in the plane: where front ends draw them, and which
// hex a click meets. Both offsets of a grid use the same Layout, for an
// [Offset] turns names into hexes and a Layout turns hexes into points.
//
// Size is the length of an edge, which is also the distance from the centre of a hex to
// its corners. It must be positive, and every length is in its unit. Origin is the centre
// of the hex (0,0). In the zero Layout, which is of no use, all points are the same.
type Layout struct {
	Orientation Orientation
	Size        float64
	Origin      Point
}

const sqrt3 = 1.7320508075688772935274463415058723669428052538103806

// Centre returns the middle of a hex.
func (l Layout) Centre(h Hex) Point {
	q, r := float64(h.Q), float64(h.R)
	x, y := sqrt3*(q+r/2), 1.5*r
	if l.Orientation == FlatTop {
		x, y = 1.5*q, sqrt3*(r+q/2)
	}
	return Point{l.Origin.X + l.Size*x, l.Origin.Y + l.Size*y}
}

// Corners returns the corners of a hex, counter-clockwise as seen on a screen. The edge
// in direction d runs from corner d to the next; the corner after the last is the first.
func (l Layout) Corners(h Hex) [NumDirections]Point {
	centre := l.Centre(h)
	var corners [NumDirections]Point
	for d, unit := range l.unitCorners() {
		corners[d] = Point{centre.X + l.Size*unit.X, centre.Y + l.Size*unit.Y}
	}
	return corners
}

// unitCorners are the corners of the hex at the origin with edges of length 1.
func (l Layout) unitCorners() *[NumDirections]Point {
	if l.Orientation == FlatTop {
		return &flatCorners
	}
	return &pointyCorners
}

const halfSqrt3 = sqrt3 / 2

var (
	pointyCorners = [NumDirections]Point{
		{halfSqrt3, 0.5}, {halfSqrt3, -0.5}, {0, -1}, {-halfSqrt3, -0.5}, {-halfSqrt3, 0.5}, {0, 1},
	}
	flatCorners = [NumDirections]Point{
		{0.5, halfSqrt3}, {1, 0}, {0.5, -halfSqrt3}, {-0.5, -halfSqrt3}, {-1, 0}, {-0.5, halfSqrt3},
	}
)

// HexAt returns the hex that a point lies in. A point on the line between hexes may give any
// of those it touches. A point that is not finite, or so far away that hexes cannot be
// told apart there, gives some hex.
func (l Layout) HexAt(p Point) Hex {
	x, y := (p.X-l.Origin.X)/l.Size, (p.Y-l.Origin.Y)/l.Size
	q, r := x/sqrt3-y/3, 2*y/3
	if l.Orientation == FlatTop {
		q, r = 2*x/3, y/sqrt3-x/3
	}
	return nearest(q, r)
}

// nearest rounds axial coordinates to the hex they lie in. It
// rounds each of the three cube coordinates, whose sum is 0, by itself, and then
// computes the one that it moved farthest from the other two.
func nearest(q, r float64) Hex {
	s := -q - r
	wholeQ, wholeR, wholeS := math.Round(q), math.Round(r), math.Round(s)
	movedQ, movedR, movedS := math.Abs(wholeQ-q), math.Abs(wholeR-r), math.Abs(wholeS-s)
	switch {
	case movedQ > movedR && movedQ > movedS:
		wholeQ = -wholeR - wholeS
	case movedR > movedS:
		wholeR = -wholeQ - wholeS
	}
	return Hex{int(wholeQ), int(wholeR)}
}
