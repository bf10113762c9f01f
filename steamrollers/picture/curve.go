package picture

import (
	"math"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

// edge is the length of the edge of a hex, on which all else is measured.
const edge = 40.0

const sqrt3 = 1.7320508075688772

// A curve is the middle of a track in a hex. It leaves both edges at a right
// angle, in their middle, and its curvature is the same all along, so that
// tracks that join make one smooth line.
type curve struct {
	hex    [hexmap.NumDirections]hexmap.Point // its corners
	from   hexmap.Direction
	to     hexmap.Direction
	length float64 // of the edge of the hex
}

// curveIn is the curve of a track in a hex of a layout, from one of its ends to
// the other.
func curveIn(l hexmap.Layout, h hexmap.Hex, from, to hexmap.Direction) curve {
	return curve{l.Corners(h), from, to, l.Size}
}

func (c curve) start() hexmap.Point { return middle(c.hex, c.from) }

// along appends the curve to a path that stands at its start.
func (c curve) along(d path) path {
	b := middle(c.hex, c.to)
	radius := c.radius()
	if radius == 0 {
		return d.line(b)
	}
	return d.arc(radius, c.clockwise(), b)
}

// radius is that of the arc; 0 of a straight line. A sharp arc turns about the
// corner between its edges, a gentle one about the middle of the hex beyond the
// edge between them.
func (c curve) radius() float64 {
	switch track.Between(c.from, c.to).Type() {
	case track.Sharp:
		return c.length / 2
	case track.Gentle:
		return c.length * 3 / 2
	}
	return 0
}

// clockwise reports whether the arc turns clockwise on the screen: directions
// are numbered the other way about, and the arc bends about what lies between
// its edges and not about the middle of the hex.
func (c curve) clockwise() bool {
	return (c.to+hexmap.NumDirections-c.from)%hexmap.NumDirections < hexmap.NumDirections/2
}

// run is the length of the curve.
func (c curve) run() float64 {
	switch track.Between(c.from, c.to).Type() {
	case track.Sharp:
		return c.radius() * 2 * math.Pi / 3
	case track.Gentle:
		return c.radius() * math.Pi / 3
	}
	return c.length * sqrt3
}

// half is the point half-way along the curve.
func (c curve) half() hexmap.Point {
	a, b, radius := middle(c.hex, c.from), middle(c.hex, c.to), c.radius()
	chord := hexmap.Point{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}
	if radius == 0 {
		return chord
	}
	// The arc is highest over the middle of its chord, towards the middle of the hex.
	half := math.Hypot(b.X-a.X, b.Y-a.Y) / 2
	rise := radius - math.Sqrt(radius*radius-half*half)
	centre := hexmap.Point{X: (c.hex[0].X + c.hex[3].X) / 2, Y: (c.hex[0].Y + c.hex[3].Y) / 2}
	far := math.Hypot(centre.X-chord.X, centre.Y-chord.Y)
	return hexmap.Point{X: chord.X + (centre.X-chord.X)*rise/far, Y: chord.Y + (centre.Y-chord.Y)*rise/far}
}

// middle is the middle of an edge of a hex with those corners.
func middle(corners [hexmap.NumDirections]hexmap.Point, d hexmap.Direction) hexmap.Point {
	a, b := corners[d], corners[(d+1)%hexmap.NumDirections]
	return hexmap.Point{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}
}
