package picture

import "strconv"

// dieSize is the edge of a die as a button.
const dieSize = 44.0

// Die is a white die that shows a face, 1 to 6.
func (y Style) Die(face int) string {
	if face < 1 || face > 6 {
		return ""
	}
	return y.button("die", y.say("die", "die", face), dieSize, dieSize,
		func(p *pen) { p.die(dieSize, face) }, "data-die", strconv.Itoa(face))
}

// die draws a white die of a size from the origin.
func (p *pen) die(size float64, face int) {
	p.box(0, 0, size, size, 0.2*size, "fill", p.Theme.Die, "stroke", p.Theme.Pip, "stroke-width", number(0.045*size))
	for _, pip := range pips[face] {
		p.circle(size*(0.5+0.25*pip.x), size*(0.5+0.25*pip.y), 0.095*size, "fill", p.Theme.Pip)
	}
}

// inUse draws the die with which somebody acts, its corner at a point.
func (p *pen) inUse(x, y, size float64, die int) {
	p.group(func() {
		p.text("title", p.say("die-in-use", "die", die))
		p.at(x, y, func() { p.die(size, die) })
	}, "class", "die in-use", "data-in-use", strconv.Itoa(die))
}

// pips are where the pips of each face lie, from the middle.
var pips = [7][]struct{ x, y float64 }{
	1: {{0, 0}},
	2: {{-1, -1}, {1, 1}},
	3: {{-1, -1}, {0, 0}, {1, 1}},
	4: {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}},
	5: {{-1, -1}, {1, -1}, {0, 0}, {-1, 1}, {1, 1}},
	6: {{-1, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {1, 1}},
}
