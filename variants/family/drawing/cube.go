package drawing

import (
	"github.com/railhex/railhex/hexmap"
)

// Cube draws a cube in a square of the given size at the origin, in perspective. The
// mark, for people who cannot tell colours apart, stands on its front in markColour; ""
// leaves it out.
func (p *Pen) Cube(size float64, colour, mark, markColour string) {
	front, depth := 0.78*size, 0.22*size
	at := func(x, y float64) hexmap.Point { return hexmap.Point{X: x, Y: y} }
	outline := Polygon(at(0, depth), at(depth, 0), at(size, 0), at(size, front), at(front, size), at(0, size))
	p.Path(outline, "fill", colour, "stroke", p.Colours.Dark, "stroke-width", Number(0.05*size), "stroke-linejoin", "round")
	p.Path(Polygon(at(0, depth), at(depth, 0), at(size, 0), at(front, depth)), "fill", p.Colours.Light, "fill-opacity", "0.4")
	p.Path(Polygon(at(front, depth), at(size, 0), at(size, front), at(front, size)), "fill", p.Colours.Dark, "fill-opacity", "0.3")
	if mark != "" {
		p.Label(front/2, depth+front/2, 0.66*size, mark, "fill", markColour, "font-weight", "bold", "class", "number")
	}
}

// Heap lays out many squares in a rectangle at the origin, as large as they fit. It calls
// draw with the origin at each square, for i from 0.
func (p *Pen) Heap(width, height float64, many int, draw func(i int, size float64)) {
	const largest = 19.0
	size, rows, columns := 0.0, 0, 0
	for r := 1; r <= many; r++ {
		c := (many + r - 1) / r
		if fits := min(width/float64(c), height/float64(r), largest); fits > size {
			size, rows, columns = fits, r, c
		}
	}
	top := (height - size*float64(rows)) / 2
	for i := range many {
		inRow := min(columns, many-i/columns*columns)
		left := (width - size*float64(inRow)) / 2
		p.At(left+size*float64(i%columns)+0.05*size, top+size*float64(i/columns)+0.05*size, func() { draw(i, 0.9*size) })
	}
}
