package picture

import "github.com/railhex/railhex/hexmap"

// The room that a locomotive takes at scale 1.
const (
	locomotiveWidth  = 62.0
	locomotiveHeight = 44.0
)

// locomotive draws a steam engine from the origin, running to the right, with
// something written on its boiler.
func (p *pen) locomotive(scale float64, mark string) {
	p.group(func() {
		p.group(func() {
			p.path(polygon(hexmap.Point{X: 42, Y: 13}, hexmap.Point{X: 40, Y: 1}, hexmap.Point{X: 52, Y: 1}, hexmap.Point{X: 50, Y: 13})) // chimney
			p.circle(32, 13, 5)                                                                                                           // dome
			p.box(18, 12, 38, 20, 5)                                                                                                      // boiler
			p.box(2, 6, 18, 26, 1)                                                                                                        // cab
			p.box(0, 3, 22, 5, 2)                                                                                                         // its roof
			p.box(2, 31, 52, 4, 0)                                                                                                        // frame
			p.path(polygon(hexmap.Point{X: 53, Y: 30}, hexmap.Point{X: 62, Y: 42}, hexmap.Point{X: 50, Y: 42}))                           // cowcatcher
		}, "fill", p.Theme.Ink)
		p.group(func() {
			p.circle(11, 36, 7)
			p.circle(28, 36, 7)
			p.circle(43, 38, 5)
		}, "fill", p.Theme.Ink, "stroke", p.Theme.Panel, "stroke-width", "1.5")
		if mark != "" {
			p.label(37, 22, 18, mark, "fill", p.Theme.Panel, "font-weight", "bold")
		}
	}, "class", "locomotive", "transform", "scale("+number(scale)+")")
}
