package picture

import (
	"slices"

	"github.com/railhex/railhex/variants"
)

// heap draws goods in a room of a width and height from the origin, as large as
// they can be.
func (p *pen) heap(width, height float64, goods variants.Goods) {
	const largest = 19.0
	all := slices.Collect(goods.All())
	size, rows, columns := 0.0, 0, 0
	for r := 1; r <= len(all); r++ {
		c := (len(all) + r - 1) / r
		if fits := min(width/float64(c), height/float64(r), largest); fits > size {
			size, rows, columns = fits, r, c
		}
	}
	top := (height - size*float64(rows)) / 2
	for i, g := range all {
		inRow := min(columns, len(all)-i/columns*columns)
		left := (width - size*float64(inRow)) / 2
		p.at(left+size*float64(i%columns)+0.05*size, top+size*float64(i/columns)+0.05*size, func() { p.cube(0.9*size, g) })
	}
}
