package drawing

// WhiteDie draws a white die of the given size at the origin, with a face from 1 to 6 up.
func (p *Pen) WhiteDie(size float64, face int) {
	p.Box(0, 0, size, size, 0.2*size, "fill", p.Colours.Die, "stroke", p.Colours.Rim, "stroke-width", Number(0.045*size))
	for _, pip := range pips[face] {
		p.Circle(size*(0.5+0.25*pip.x), size*(0.5+0.25*pip.y), 0.095*size, "fill", p.Colours.Pip)
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
