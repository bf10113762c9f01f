package gametest

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
)

// A point is a place in a picture, in units of its viewBox.
type point struct{ X, Y float64 }

// A box is the smallest upright rectangle around something.
type box struct{ Left, Top, Right, Bottom float64 }

// meets reports whether two boxes overlap by more than a width in both directions.
func (b box) meets(other box, width float64) bool {
	return min(b.Right, other.Right)-max(b.Left, other.Left) > width && min(b.Bottom, other.Bottom)-max(b.Top, other.Top) > width
}

// Holds reports whether a point is in the box, or no farther from it than near.
func (b box) holds(p point, near float64) bool {
	return b.Left-near <= p.X && p.X <= b.Right+near && b.Top-near <= p.Y && p.Y <= b.Bottom+near
}

// Width returns the width of the box.
func (b box) width() float64 { return b.Right - b.Left }

// Height returns the height of the box.
func (b box) height() float64 { return b.Bottom - b.Top }

// around returns the box of points.
func around(points []point) (b box) {
	for i, p := range points {
		if i == 0 {
			b = box{p.X, p.Y, p.X, p.Y}
		}
		b = box{min(b.Left, p.X), min(b.Top, p.Y), max(b.Right, p.X), max(b.Bottom, p.Y)}
	}
	return b
}

// Join returns the box around both boxes.
func (b box) join(other box) box {
	if b == (box{}) {
		return other
	}
	return around([]point{{b.Left, b.Top}, {b.Right, b.Bottom}, {other.Left, other.Top}, {other.Right, other.Bottom}})
}

// A turning is an affine map, the product of the transforms around an element.
type turning struct{ a, b, c, d, x, y float64 }

var unturned = turning{a: 1, d: 1}

func (t turning) at(p point) point {
	return point{t.a*p.X + t.c*p.Y + t.x, t.b*p.X + t.d*p.Y + t.y}
}

// then returns the map that does u first and t after it.
func (t turning) then(u turning) turning {
	o := t.at(point{u.x, u.y})
	return turning{
		t.a*u.a + t.c*u.b, t.b*u.a + t.d*u.b, t.a*u.c + t.c*u.d, t.b*u.c + t.d*u.d, o.X, o.Y,
	}
}

// turningOf reads a transform as pictures have them.
func turningOf(transform string) (turning, error) {
	var x, y, degrees, scale float64
	switch {
	case transform == "":
		return unturned, nil
	case scanned(transform, "translate(%f %f)", &x, &y):
		return turning{1, 0, 0, 1, x, y}, nil
	case scanned(transform, "scale(%f)", &scale):
		return turning{scale, 0, 0, scale, 0, 0}, nil
	case scanned(transform, "rotate(%f %f %f)", &degrees, &x, &y):
		sin, cos := math.Sincos(degrees * math.Pi / 180)
		turned := turning{cos, sin, -sin, cos, 0, 0}
		back := turned.at(point{-x, -y})
		turned.x, turned.y = x+back.X, y+back.Y
		return turned, nil
	}
	return unturned, fmt.Errorf("transform %q", transform)
}

func scanned(text, format string, into ...any) bool {
	n, err := fmt.Sscanf(text, format, into...)
	return err == nil && n == len(into)
}

// shape returns the outline of an element, or its line, as points. For text it returns
// the corners of about the room that it takes.
func (e Element) shape(anchor string) ([]point, error) {
	number := func(name string) (v float64) {
		if text, ok := e.Attributes[name]; ok {
			v, _ = strconv.ParseFloat(text, 64)
		}
		return v
	}
	corners := func(left, top, right, bottom float64) []point {
		return []point{{left, top}, {right, top}, {right, bottom}, {left, bottom}, {left, top}}
	}
	switch e.Name {
	case "rect":
		x, y := number("x"), number("y")
		return corners(x, y, x+number("width"), y+number("height")), nil
	case "circle":
		x, y, radius := number("cx"), number("cy"), number("r")
		const steps = 24
		points := make([]point, 0, steps+1)
		for i := range steps + 1 {
			sin, cos := math.Sincos(2 * math.Pi * float64(i) / steps)
			points = append(points, point{x + radius*cos, y + radius*sin})
		}
		return points, nil
	case "path":
		return flatten(e.Attributes["d"])
	case "text":
		return e.textRoom(number("x"), number("y"), number("font-size"), anchor, corners), nil
	}
	return nil, nil
}

// textRoom returns about the room of a text, from its base line to the top of its
// capitals. The anchor says whether x is its start, its middle or its end.
func (e Element) textRoom(x, y, size float64, anchor string, corners func(left, top, right, bottom float64) []point) []point {
	const letter, high = 0.58, 0.73
	width := size * letter * float64(len([]rune(e.Text)))
	left := x - width/2
	switch anchor {
	case "start":
		left = x
	case "end":
		left = x - width
	}
	return corners(left, y-high*size, left+width, y)
}

// flatten returns the points of a path, with arcs cut into short lines. Where the path
// moves without drawing, gap stands between the points.
func flatten(d string) ([]point, error) {
	var points []point
	var start, at point
	for _, part := range slices.Collect(commands(d)) {
		command, text := part[0], part[1:]
		var v []float64
		for _, field := range strings.Fields(text) {
			n, err := strconv.ParseFloat(field, 64)
			if err != nil {
				return nil, fmt.Errorf("path %q: %w", d, err)
			}
			v = append(v, n)
		}
		switch {
		case command == 'M' && len(v) == 2:
			if points != nil {
				points = append(points, gap)
			}
			start, at = point{v[0], v[1]}, point{v[0], v[1]}
			points = append(points, at)
		case command == 'L' && len(v) == 2:
			at = point{v[0], v[1]}
			points = append(points, at)
		case command == 'A' && len(v) == 7:
			to := point{v[5], v[6]}
			points = append(points, arc(at, to, v[0], v[4] != 0)...)
			at = to
		case command == 'Z' && v == nil:
			at = start
			points = append(points, at)
		default:
			return nil, fmt.Errorf("path %q: %q", d, part)
		}
	}
	return points, nil
}

// gap stands in a shape where its line is interrupted.
var gap = point{math.Inf(1), math.Inf(1)}

func commands(d string) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		for len(d) > 0 {
			end := strings.IndexFunc(d[1:], func(r rune) bool { return r >= 'A' }) + 1
			if end == 0 {
				end = len(d)
			}
			if !yield(d[:end]) {
				return
			}
			d = d[end:]
		}
	}
}

// arc returns points on the shorter arc of a circle between two, without the first.
func arc(from, to point, radius float64, clockwise bool) (points []point) {
	dx, dy := to.X-from.X, to.Y-from.Y
	half := math.Hypot(dx, dy) / 2
	if half == 0 {
		return []point{to}
	}
	off := math.Sqrt(max(0, radius*radius-half*half))
	if clockwise {
		off = -off
	}
	centre := point{(from.X+to.X)/2 + off*dy/(2*half), (from.Y+to.Y)/2 - off*dx/(2*half)}
	begin := math.Atan2(from.Y-centre.Y, from.X-centre.X)
	turn := math.Remainder(math.Atan2(to.Y-centre.Y, to.X-centre.X)-begin, 2*math.Pi)
	const steps = 12
	for i := 1; i < steps; i++ {
		sin, cos := math.Sincos(begin + turn*float64(i)/steps)
		points = append(points, point{centre.X + radius*cos, centre.Y + radius*sin})
	}
	return append(points, to)
}

// collisions returns the texts that lie on other text, and those in groups of the classes
// that lie on track, with what they lie on.
func collisions(all []Element, classes ...string) (found []string) {
	const rails = 1.5 // no text is nearer to the rim of its hex, to which track of the next one comes
	var texts, tracks []Element
	for _, e := range all {
		switch {
		case e.Name == "text":
			texts = append(texts, e)
		case e.isTrack():
			tracks = append(tracks, e)
		}
	}
	for i, e := range texts {
		for _, other := range texts[:i] {
			if e.bounds.meets(other.bounds, 0.5) {
				found = append(found, fmt.Sprintf("%q on %q at %.0f", e.Text, other.Text, e.bounds))
			}
		}
		if !slices.ContainsFunc(classes, all[e.parent].Has) {
			continue
		}
		for _, track := range tracks {
			if slices.ContainsFunc(track.points, func(p point) bool { return e.bounds.holds(p, rails) }) {
				found = append(found, fmt.Sprintf("%q on track %s at %.0f", e.Text, track.Attributes["d"], e.bounds))
			}
		}
	}
	return found
}
