package drawing

import (
	"math"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

// HexEdge is the length of the edge of a hex. All other measures of a chart follow it.
const HexEdge = 40.0

const sqrt3 = 1.7320508075688772

// A Curve is the centre line of a track in a hex, or of an exit, which runs from an edge
// to the middle of the hex. It meets the middle of an edge at a right angle and has the
// same curvature all along, so tracks that join make one smooth line.
type Curve struct {
	hex    [hexmap.NumDirections]hexmap.Point // its corners
	from   hexmap.Direction
	to     hexmap.Direction // that of from in an exit
	length float64          // of the edge of the hex
}

// CurveAt returns the curve of a track in a hex about a point with an edge of the given length,
// between two edges. If both are the same edge, it returns the curve of the exit there.
func (p *Pen) CurveAt(edge float64, at hexmap.Point, from, to hexmap.Direction) Curve {
	return Curve{p.layout(edge, at).Corners(hexmap.Hex{}), from, to, edge}
}

// Start returns where the curve begins, the middle of an edge.
func (c Curve) Start() hexmap.Point { return middle(c.hex, c.from) }

// End returns where the curve ends: in the middle of an edge or, for an exit, of the hex.
func (c Curve) End() hexmap.Point {
	if c.from == c.to {
		return c.centre()
	}
	return middle(c.hex, c.to)
}

// Path returns the curve as a path.
func (c Curve) Path() Path { return c.Along(PathFrom(c.Start())) }

// Along appends the curve to a path that ends at its start.
func (c Curve) Along(d Path) Path {
	radius := c.radius()
	if radius == 0 {
		return d.Line(c.End())
	}
	return d.Arc(radius, c.clockwise(), c.End())
}

// typ returns the type of the track, 0 for an exit.
func (c Curve) typ() track.Type {
	if c.from == c.to {
		return 0
	}
	return track.Between(c.from, c.to).Type()
}

// radius returns the radius of the arc, 0 for a straight line. A sharp arc turns about
// the corner between its edges, a gentle one about the middle of the hex beyond the edge
// between them.
func (c Curve) radius() float64 {
	switch c.typ() {
	case track.Sharp:
		return c.length / 2
	case track.Gentle:
		return c.length * 3 / 2
	}
	return 0
}

// clockwise reports whether the arc turns clockwise on the screen. Directions are
// numbered the other way, and the arc bends around a point between its edges and not
// around the middle of the hex.
func (c Curve) clockwise() bool {
	return (c.to+hexmap.NumDirections-c.from)%hexmap.NumDirections < hexmap.NumDirections/2
}

// run returns the length of the curve.
func (c Curve) run() float64 {
	switch c.typ() {
	case track.Sharp:
		return c.radius() * 2 * math.Pi / 3
	case track.Gentle:
		return c.radius() * math.Pi / 3
	case track.Straight:
		return c.length * sqrt3
	}
	return c.length * sqrt3 / 2
}

// Half returns the point half-way along the curve.
func (c Curve) Half() hexmap.Point {
	a, b, radius := c.Start(), c.End(), c.radius()
	chord := hexmap.Point{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}
	if radius == 0 {
		return chord
	}
	// The arc is highest over the middle of its chord, towards the middle of the hex.
	half := math.Hypot(b.X-a.X, b.Y-a.Y) / 2
	rise := radius - math.Sqrt(radius*radius-half*half)
	centre := c.centre()
	far := math.Hypot(centre.X-chord.X, centre.Y-chord.Y)
	return hexmap.Point{X: chord.X + (centre.X-chord.X)*rise/far, Y: chord.Y + (centre.Y-chord.Y)*rise/far}
}

func (c Curve) centre() hexmap.Point {
	return hexmap.Point{X: (c.hex[0].X + c.hex[3].X) / 2, Y: (c.hex[0].Y + c.hex[3].Y) / 2}
}

// middle returns the middle of an edge of a hex with these corners.
func middle(corners [hexmap.NumDirections]hexmap.Point, d hexmap.Direction) hexmap.Point {
	a, b := corners[d], corners[(d+1)%hexmap.NumDirections]
	return hexmap.Point{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}
}
