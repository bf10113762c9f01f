package drawing

import (
	"github.com/railhex/railhex/hexmap"
)

// The size of a locomotive at scale 1.
const (
	LocomotiveWidth  = 62.0
	LocomotiveHeight = 44.0
)

// Locomotive draws a steam engine at the origin, running to the right, with a mark on its
// boiler; "" leaves the mark out.
func (p *Pen) Locomotive(scale float64, colour, mark string) {
	p.Group(func() {
		p.Group(func() {
			p.Path(Polygon(hexmap.Point{X: 42, Y: 13}, hexmap.Point{X: 40, Y: 1}, hexmap.Point{X: 52, Y: 1}, hexmap.Point{X: 50, Y: 13})) // chimney
			p.Circle(32, 13, 5)                                                                                                           // dome
			p.Box(18, 12, 38, 20, 5)                                                                                                      // boiler
			p.Box(2, 6, 18, 26, 1)                                                                                                        // cab
			p.Box(0, 3, 22, 5, 2)                                                                                                         // its roof
			p.Box(2, 31, 52, 4, 0)                                                                                                        // frame
			p.Path(Polygon(hexmap.Point{X: 53, Y: 30}, hexmap.Point{X: 62, Y: 42}, hexmap.Point{X: 50, Y: 42}))                           // cowcatcher
		}, "fill", colour)
		p.Group(func() {
			p.Circle(11, 36, 7)
			p.Circle(28, 36, 7)
			p.Circle(43, 38, 5)
		}, "fill", colour, "stroke", p.Colours["panel"], "stroke-width", "1.5")
		if mark != "" {
			const size = 18.0
			p.numberOn(colour, 37, 22, size, p.Readable(scale*size)/scale, mark)
		}
	}, "class", "locomotive", "transform", "scale("+Number(scale)+")")
}
