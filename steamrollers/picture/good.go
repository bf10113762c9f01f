package picture

import (
	"slices"

	"github.com/railhex/railhex/variants"
)

// goodClass is the class of a good: the word for its colour, or coal.
func goodClass(g variants.Good) string {
	if g == variants.Coal {
		return "coal"
	}
	return g.Colour().String()
}

// cube draws a good in a square of a size from the origin.
func (p *pen) cube(size float64, g variants.Good) {
	number := ""
	if p.ColourBlind {
		number = goodNumbers[g]
	}
	p.Cube(size, p.good(g), number)
}

// goodNumbers mark the goods for those who do not tell colours apart: the region
// that they go to (BOARD-1), the first one of two, and C for coal.
var goodNumbers = [...]string{
	variants.Yellow: "1", variants.Red: "2", variants.Grey: "3", variants.Blue: "5", variants.Green: "6",
	variants.Coal: "C",
}

// heap draws goods in a room of a width and height from the origin, as large as
// they can be.
func (p *pen) heap(width, height float64, goods variants.Goods) {
	all := slices.Collect(goods.All())
	p.Heap(width, height, len(all), func(i int, size float64) { p.cube(size, all[i]) })
}
