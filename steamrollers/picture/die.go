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
		func() { p.WhiteDie(dieSize, face) }, "data-die", strconv.Itoa(face))
}

// inUse draws the die with which somebody acts, its corner at a point.
func (p *pen) inUse(x, y, size float64, die int) {
	p.At(x, y, func() {
		p.Named(inUseName, p.Say("die-in-use", "die", die), drawing.Around(size, size), func() { p.WhiteDie(size, die) },
			"class", "die in-use", "data-in-use", strconv.Itoa(die))
	})
}
