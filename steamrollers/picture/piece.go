package picture

import (
	"slices"
	"strconv"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/drawing"
)

// dieSize is the edge of a die as a button.
const dieSize = 44.0

// Die returns a white die that shows a face, 1 to 6.
func (y Style) Die(face int) string {
	if face < 1 || face > 6 {
		return ""
	}
	p := y.pen()
	return p.Button("die", p.Say("die", "die", face), dieSize, dieSize,
		func() { p.whiteDie(dieSize, face) }, "data-die", strconv.Itoa(face))
}

// inUse draws the die with which somebody acts, its corner at a point.
func (p *pen) inUse(x, y, size float64, die int) {
	p.At(x, y, func() {
		p.Named(inUseName, p.Say("die-in-use", "die", die), drawing.Around(size, size), func() { p.whiteDie(size, die) },
			"class", "die in-use", "data-in-use", strconv.Itoa(die))
	})
}

// whiteDie draws a white die of the given size at the origin, with a face from 1 to 6 up.
func (p *pen) whiteDie(size float64, face int) {
	p.Box(0, 0, size, size, 0.2*size, "fill", p.Colours["die"], "stroke", p.Colours["rim"], "stroke-width", drawing.Number(0.045*size))
	for _, pip := range pips[face] {
		p.Circle(size*(0.5+0.25*pip.x), size*(0.5+0.25*pip.y), 0.095*size, "fill", p.Colours["pip"])
	}
}

// pips has the positions of the pips of each face, measured from the middle.
var pips = [7][]struct{ x, y float64 }{
	1: {{0, 0}},
	2: {{-1, -1}, {1, 1}},
	3: {{-1, -1}, {0, 0}, {1, 1}},
	4: {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}},
	5: {{-1, -1}, {1, -1}, {0, 0}, {-1, 1}, {1, 1}},
	6: {{-1, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {1, 1}},
}

// blackDie draws the black die, of a size from the origin: its two types of
// track, one above the other.
func (p *pen) blackDie(size float64, b steamrollers.BlackDie) {
	one, two := b.Types()
	p.Box(0, 0, size, size, 0.2*size, "fill", p.Colours["pip"], "stroke", p.Colours["faint"], "stroke-width", drawing.Number(0.03*size))
	p.typeOnDie(size, 0.31, 0.31, one)
	p.typeOnDie(size, 0.69, 0.69, two)
}

// typeOnDie draws the hex of a type on the black die, its middle at parts of the
// size.
func (p *pen) typeOnDie(size, x, y float64, kind track.Type) {
	at, edge := hexmap.Point{X: x * size, Y: y * size}, 0.25*size
	p.Path(p.Hexagon(edge, at), "fill", "none", "stroke", p.Colours["faint"], "stroke-width", drawing.Number(0.025*size))
	p.Path(p.typical(edge, at, kind), "fill", "none", "stroke", p.Colours["die"], "stroke-width", drawing.Number(0.09*size))
}

// typical is the curve of a type as people think of it, lying as level as it
// can.
func (p *pen) typical(edge float64, at hexmap.Point, kind track.Type) drawing.Path {
	from, to := hexmap.West, hexmap.East
	switch kind {
	case track.Gentle:
		to = hexmap.NorthEast
	case track.Sharp:
		to = hexmap.NorthWest
	}
	return p.CurveAt(edge, at, from, to).Path()
}

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
