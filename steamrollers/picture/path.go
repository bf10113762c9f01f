package picture

import "github.com/railhex/railhex/hexmap"

// A path is what the d attribute of a path element says.
type path []byte

func (d path) to(command byte, coordinates ...float64) path {
	d = append(d, command)
	for i, v := range coordinates {
		if i > 0 {
			d = append(d, ' ')
		}
		d = append(d, number(v)...)
	}
	return d
}

func (d path) move(p hexmap.Point) path { return d.to('M', p.X, p.Y) }

func (d path) line(p hexmap.Point) path { return d.to('L', p.X, p.Y) }

// arc goes to a point along the shorter arc of a circle, on a screen clockwise
// or not.
func (d path) arc(radius float64, clockwise bool, p hexmap.Point) path {
	sweep := 0.0
	if clockwise {
		sweep = 1
	}
	return d.to('A', radius, radius, 0, 0, sweep, p.X, p.Y)
}

func (d path) closed() path { return append(d, 'Z') }

// polygon is the closed path through points.
func polygon(points ...hexmap.Point) path {
	var d path
	for i, p := range points {
		if i == 0 {
			d = d.move(p)
		} else {
			d = d.line(p)
		}
	}
	return d.closed()
}

// around is the outline of a rectangle at the origin, a little larger and with
// round corners.
func around(width, height float64) path {
	const out, corner = 2.0, 6.0
	left, top, right, bottom := -out, -out, width+out, height+out
	at := func(x, y float64) hexmap.Point { return hexmap.Point{X: x, Y: y} }
	return path(nil).move(at(left+corner, top)).
		line(at(right-corner, top)).arc(corner, true, at(right, top+corner)).
		line(at(right, bottom-corner)).arc(corner, true, at(right-corner, bottom)).
		line(at(left+corner, bottom)).arc(corner, true, at(left, bottom-corner)).
		line(at(left, top+corner)).arc(corner, true, at(left+corner, top)).closed()
}
