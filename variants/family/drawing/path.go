package drawing

import "github.com/railhex/railhex/hexmap"

// A Path is the d attribute of a path element. Each method returns the path with one
// more step.
type Path []byte

// PathFrom returns a path that begins at p.
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

// Move begins another line at p.
func (d Path) Move(p hexmap.Point) Path { return d.to('M', p.X, p.Y) }

// Line goes straight to p.
func (d Path) Line(p hexmap.Point) Path { return d.to('L', p.X, p.Y) }

// Arc goes to p along the shorter arc of a circle, clockwise on a screen or not.
func (d Path) Arc(radius float64, clockwise bool, p hexmap.Point) Path {
	sweep := 0.0
	if clockwise {
		sweep = 1
	}
	return d.to('A', radius, radius, 0, 0, sweep, p.X, p.Y)
}

// Close goes back to where the line began.
func (d Path) Close() Path { return append(d, 'Z') }

// Polygon returns the closed path through points.
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

// Around returns the outline of a rectangle at the origin, a little larger than it and
// with round corners. It is the usual rim of a [Piece].
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
