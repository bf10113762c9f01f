package drawing

import "github.com/railhex/railhex/hexmap"

// A Path is what the d attribute of a path element says. Each method appends to it.
type Path []byte

// PathFrom is the path that begins at a point.
func PathFrom(p hexmap.Point) Path { return Path(nil).Move(p) }

func (d Path) to(command byte, coordinates ...float64) Path {
	d = append(d, command)
	for i, v := range coordinates {
		if i > 0 {
			d = append(d, ' ')
		}
		d = appendNumber(d, v)
	}
	return d
}

// Move begins anew at a point.
func (d Path) Move(p hexmap.Point) Path { return d.to('M', p.X, p.Y) }

// Line goes straight to a point.
func (d Path) Line(p hexmap.Point) Path { return d.to('L', p.X, p.Y) }

// Arc goes to a point along the shorter arc of a circle, on a screen clockwise
// or not.
func (d Path) Arc(radius float64, clockwise bool, p hexmap.Point) Path {
	sweep := 0.0
	if clockwise {
		sweep = 1
	}
	return d.to('A', radius, radius, 0, 0, sweep, p.X, p.Y)
}

// Close goes back to where the path began.
func (d Path) Close() Path { return append(d, 'Z') }

// Polygon is the closed path through points.
func Polygon(points ...hexmap.Point) Path {
	const usual = 16 // bytes that a corner takes
	d := make(Path, 0, usual*len(points))
	for i, p := range points {
		if i == 0 {
			d = d.Move(p)
		} else {
			d = d.Line(p)
		}
	}
	return d.Close()
}

// Around is the outline of a rectangle at the origin, a little larger and with
// round corners.
func Around(width, height float64) Path {
	const out, corner = 2.0, 6.0
	left, top, right, bottom := -out, -out, width+out, height+out
	at := func(x, y float64) hexmap.Point { return hexmap.Point{X: x, Y: y} }
	return PathFrom(at(left+corner, top)).
		Line(at(right-corner, top)).Arc(corner, true, at(right, top+corner)).
		Line(at(right, bottom-corner)).Arc(corner, true, at(right-corner, bottom)).
		Line(at(left+corner, bottom)).Arc(corner, true, at(left, bottom-corner)).
		Line(at(left, top+corner)).Arc(corner, true, at(left+corner, top)).Close()
}
