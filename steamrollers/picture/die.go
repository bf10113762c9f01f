package picture

import (
	"strconv"

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
