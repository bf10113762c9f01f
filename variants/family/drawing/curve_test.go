package drawing

import (
	"math"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

// TestBUILD5CurvesAreArcs holds each track to being one arc, or a straight line,
// between the middles of its edges, at a right angle to both.
func TestBUILD5CurvesAreArcs(t *testing.T) {
	centre := hexmap.Point{X: 100, Y: 50}
	pointy, flat := &Pen{}, &Pen{Style: Style{Flat: true}}
	for tr := range track.Tracks() {
		from, to := tr.Ends()
		for _, c := range []Curve{pointy.CurveAt(HexEdge, centre, from, to), flat.CurveAt(HexEdge, centre, to, from)} {
			a, b := c.Start(), c.End()
			apart := distance(a, b)
			switch tr.Type() {
			case track.Straight:
				near(t, tr, "a straight line has no radius", c.radius(), 0)
				near(t, tr, "it runs from edge to edge", c.run(), apart)
				near(t, tr, "it passes the middle of the hex", distance(c.Half(), centre), 0)
				continue
			case track.Gentle:
				near(t, tr, "radius", c.radius(), 1.5*HexEdge)
			case track.Sharp:
				near(t, tr, "radius", c.radius(), 0.5*HexEdge)
			}

			// The arc turns about where the lines of its two edges meet. That point
			// is as far from both middles, and the edges, being its radii, stand at
			// right angles on the arc.
			pivot := meeting(c.hex, c.from, c.to)
			near(t, tr, "from the start to the pivot", distance(a, pivot), c.radius())
			near(t, tr, "from the end to the pivot", distance(b, pivot), c.radius())
			near(t, tr, "from half-way to the pivot", distance(c.Half(), pivot), c.radius())
			near(t, tr, "half-way is as far from both ends", distance(c.Half(), a), distance(c.Half(), b))
			angle := 2 * math.Asin(apart/2/c.radius())
			near(t, tr, "length", c.run(), angle*c.radius())
			turn := (a.X-pivot.X)*(b.Y-pivot.Y) - (a.Y-pivot.Y)*(b.X-pivot.X)
			if c.clockwise() != (turn > 0) { // Y grows downwards
				t.Errorf("%v from %v: clockwise is %v", tr, c.from, c.clockwise())
			}
		}
	}
}

func distance(a, b hexmap.Point) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }

func near(t *testing.T, tr track.Track, what string, got, want float64) {
	t.Helper()
	if math.Abs(got-want) > 1e-9 {
		t.Errorf("%v: %s: %v, want %v", tr, what, got, want)
	}
}

// meeting is where the lines through two edges of a hex meet.
func meeting(corners [hexmap.NumDirections]hexmap.Point, one, other hexmap.Direction) hexmap.Point {
	p, q := corners[one], corners[(one+1)%hexmap.NumDirections]
	r, s := corners[other], corners[(other+1)%hexmap.NumDirections]
	dx, dy, ex, ey := q.X-p.X, q.Y-p.Y, s.X-r.X, s.Y-r.Y
	along := ((r.X-p.X)*ey - (r.Y-p.Y)*ex) / (dx*ey - dy*ex)
	return hexmap.Point{X: p.X + along*dx, Y: p.Y + along*dy}
}
