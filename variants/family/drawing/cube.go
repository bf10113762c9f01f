package drawing

import (
	"github.com/railhex/railhex/hexmap"
)

// Cube draws a good in a square of a size from the origin: the front of a cube of
// a colour, and above and to the right of it two sides in perspective. What it is
// marked with, for those who do not tell colours apart, stands on its front in a
// colour of its own; "" leaves it out.
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

// Heap draws cubes, or whatever else is about square, in a room of a width and
// height from the origin, as large as they can be; draw draws the i-th of so many
// from the origin.
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
