package picture

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants"
)

// Good is a good as a cube.
func (y Style) Good(g variants.Good) string {
	if g.Letter() == 0 {
		return ""
	}
	const size = 36.0
	return y.button("good "+goodClass(g), y.say("good", "good", y.sayGood(g)), size, size,
		func(p *pen) { p.cube(size, g) }, "data-good", g.String())
}

// goodClass is the class of a good: the word for its colour, or coal.
func goodClass(g variants.Good) string {
	if g == variants.Coal {
		return "coal"
	}
	return g.Colour().String()
}

// cube draws a good in a square of a size from the origin: the front of a cube,
// and above and to the right of it two sides in perspective.
func (p *pen) cube(size float64, g variants.Good) {
	front, depth := 0.78*size, 0.22*size
	at := func(x, y float64) hexmap.Point { return hexmap.Point{X: x, Y: y} }
	outline := polygon(at(0, depth), at(depth, 0), at(size, 0), at(size, front), at(front, size), at(0, size))
	p.path(outline, "fill", p.Theme.good(g), "stroke", p.Theme.Pip, "stroke-width", number(0.05*size), "stroke-linejoin", "round")
	p.path(polygon(at(0, depth), at(depth, 0), at(size, 0), at(front, depth)), "fill", p.Theme.Die, "fill-opacity", "0.4")
	p.path(polygon(at(front, depth), at(size, 0), at(size, front), at(front, size)), "fill", p.Theme.Pip, "fill-opacity", "0.3")
	if p.ColourBlind {
		fill := p.Theme.Die
		if g == variants.Yellow || g == variants.Grey {
			fill = p.Theme.Pip
		}
		p.label(front/2, depth+front/2, 0.66*size, goodNumbers[g], "fill", fill, "font-weight", "bold", "class", "number")
	}
}

// goodNumbers mark the goods for those who do not tell colours apart: the region
// that they go to (BOARD-1), the first one of two, and C for coal.
var goodNumbers = [...]string{
	variants.Yellow: "1", variants.Red: "2", variants.Grey: "3", variants.Blue: "5", variants.Green: "6",
	variants.Coal: "C",
}
