package drawing

import (
	"iter"
	"math"

	"github.com/railhex/railhex/hexmap"
)

// Things lie in a hex. [Chart.Annotate] keeps text clear of them.
type Things struct {
	Curves  []Curve  // track
	Circles []Circle // towns and signs
	Boxes   []Room   // earlier text, and square things
}

// A Circle is a round thing.
type Circle struct {
	At     hexmap.Point
	Radius float64
}

// TownRadius is the radius to keep clear of around a town.
const TownRadius = 11.0

// These are the places of text in a hex, in lengths of its edge from its middle. The
// upper and the lower corner have most room for a line of text; the others are the sides.
var (
	fromTop = []hexmap.Point{
		{Y: -0.58}, {X: -0.5, Y: -0.36}, {X: 0.5, Y: -0.36}, {X: -0.58}, {X: 0.58}, {X: -0.5, Y: 0.36}, {X: 0.5, Y: 0.36}, {Y: 0.58},
	}
	fromBottom = []hexmap.Point{
		{Y: 0.58}, {X: 0.5, Y: 0.36}, {X: -0.5, Y: 0.36}, {X: 0.58}, {X: -0.58}, {X: 0.5, Y: -0.36}, {X: -0.5, Y: -0.36}, {Y: -0.58},
	}
)

// Annotate writes a text into hex i where it meets none of the things, in the layer of
// Labels. It tries places from the upper corner down, or from
// the lower corner up if low is set, and then smaller text in the corners. It returns the
// room that the text takes, which is empty if it would lie on something everywhere: then nothing is written.
func (c Chart) Annotate(i int, low bool, size float64, what string, things Things) Room {
	spots := fromTop
	if low {
		spots = fromBottom
	}
	centre := c.Centre(i)
	best, at, clear := size, hexmap.Point{}, math.Inf(-1)
	try := func(dx, dy, size float64) bool {
		p := hexmap.Point{X: centre.X + dx, Y: centre.Y + dy}
		if room := things.clearance(centre, roomOf(p, what, size), c.pen.Flat); room > clear {
			best, at, clear = size, p, room
		}
		return clear >= 0
	}
	found := false
	for n := 0; n < len(spots) && !found; n++ {
		found = try(spots[n].X*HexEdge, spots[n].Y*HexEdge, size)
	}
	for n := 0; n < hexmap.NumDirections && !found; n++ {
		// In a corner even a sharp curve leaves some room.
		corner := c.layout.Corners(c.grid.Hex(i))[n]
		small := c.pen.Readable(min(size, 13/max(1, Ems(what))))
		found = try(0.8*(corner.X-centre.X), 0.8*(corner.Y-centre.Y), small)
	}
	if clear < -between {
		return Room{}
	}
	c.pen.Label(at.X, at.Y, best, what)
	return roomOf(at, what, best)
}

// roomOf returns the room of a text about a point.
func roomOf(at hexmap.Point, what string, size float64) Room {
	const high = 0.73 // capitals, of the size
	width := Ems(what) * size
	return Room{X: at.X - width/2, Y: at.Y - high*size/2, Width: width, Height: high * size}
}

// between is the distance that text keeps from things.
const between = 0.3

// clearance returns the distance from a room in a hex to the nearest thing or to the rim
// of the hex. It is less than 0 if they meet.
func (t Things) clearance(centre hexmap.Point, room Room, flat bool) float64 {
	const rim = 1.6
	clear := math.Inf(1)
	for _, x := range []float64{room.X, room.X + room.Width} {
		for _, y := range []float64{room.Y, room.Y + room.Height} {
			dx, dy := math.Abs(x-centre.X), math.Abs(y-centre.Y)
			if flat {
				dx, dy = dy, dx
			}
			clear = min(clear, HexEdge*sqrt3/2-dx-rim, (HexEdge-dy)*sqrt3/2-dx/2-rim)
		}
	}
	for _, curve := range t.Curves {
		for p := range curve.points() {
			clear = min(clear, distanceTo(room, p)-trackWidth/2-between)
		}
	}
	for _, circle := range t.Circles {
		clear = min(clear, distanceTo(room, circle.At)-circle.Radius-between)
	}
	for _, box := range t.Boxes {
		apart := max(box.X-room.X-room.Width, room.X-box.X-box.Width, box.Y-room.Y-room.Height, room.Y-box.Y-box.Height)
		clear = min(clear, apart-between)
	}
	return clear
}

// signOn returns where a sign of a radius stands on track so that it keeps clear of rooms: in the
// middle of the curves or, if that is taken, at the first clear point away from it, on the track
// or else beside it. If all points are taken, it returns the one farthest from the rooms.
func signOn(curves []Curve, radius float64, rooms []Room) (at hexmap.Point) {
	best := math.Inf(-1)
	try := func(p hexmap.Point) (clear bool) {
		apart := math.Inf(1)
		for _, room := range rooms {
			apart = min(apart, distanceTo(room, p)-radius)
		}
		if apart > best {
			best, at = apart, p
		}
		return best >= 0
	}
	for n := range curves {
		i := len(curves)/2 + n/2
		if n%2 != 0 {
			i = len(curves)/2 - (n+1)/2
		}
		if try(curves[i].Half()) {
			return at
		}
		for p := range curves[i].points() {
			if try(p) {
				return at
			}
		}
	}
	for p := range around(curves[len(curves)/2].Half()) {
		if try(p) {
			break
		}
	}
	return at
}

// around walks points on circles around a point, as far away as the next hex.
func around(at hexmap.Point) iter.Seq[hexmap.Point] {
	return func(yield func(hexmap.Point) bool) {
		for far := 12.0; far < HexEdge; far += 4 {
			for n := range 2 * hexmap.NumDirections {
				sin, cos := math.Sincos(math.Pi / hexmap.NumDirections * float64(n))
				if !yield(hexmap.Point{X: at.X + far*cos, Y: at.Y + far*sin}) {
					return
				}
			}
		}
	}
}

// distanceTo returns the distance from a room to a point.
func distanceTo(room Room, p hexmap.Point) float64 {
	dx := max(room.X-p.X, 0, p.X-room.X-room.Width)
	dy := max(room.Y-p.Y, 0, p.Y-room.Y-room.Height)
	return math.Hypot(dx, dy)
}

// points walks along the curve, about every three units.
func (c Curve) points() func(yield func(hexmap.Point) bool) {
	return func(yield func(hexmap.Point) bool) {
		a, b, half := c.Start(), c.End(), c.Half()
		const steps = 24
		for n := range steps + 1 {
			// The parabola through the ends and the middle is near enough to the arc.
			t := float64(n) / steps
			u, v, w := (1-t)*(1-2*t), 4*t*(1-t), t*(2*t-1)
			if !yield(hexmap.Point{X: u*a.X + v*half.X + w*b.X, Y: u*a.Y + v*half.Y + w*b.Y}) {
				return
			}
		}
	}
}
