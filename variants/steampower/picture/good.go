package picture

import "github.com/railhex/railhex/variants/steampower"

// cube draws a good in a square of a size from the origin.
func (p *pen) cube(size float64, c steampower.Colour) {
	letter := ""
	if p.ColourBlind {
		letter = string(c.Letter())
	}
	p.Cube(size, p.colour(c), letter)
}

// heap draws goods in a room of a width and height from the origin, as large as
// they can be.
func (p *pen) heap(width, height float64, many int, colour func(i int) steampower.Colour) {
	p.Heap(width, height, many, func(i int, size float64) { p.cube(size, colour(i)) })
}
