package drawing

import (
	"github.com/railhex/railhex/hexmap"
)

// Sack draws a bag at the origin, 36 by 42 at scale 1.
func (p *Pen) Sack(scale float64) {
	at := func(x, y float64) hexmap.Point { return hexmap.Point{X: scale * x, Y: scale * y} }
	belly := PathFrom(at(13, 10)).Arc(20*scale, false, at(4, 38)).Line(at(32, 38)).Arc(20*scale, false, at(23, 10)).Close()
	p.Path(belly, "fill", p.Colours["bed"], "stroke", p.Colours["ink"], "stroke-width", Number(1.8*scale), "stroke-linejoin", "round")
	p.Path(Polygon(at(13, 10), at(8, 2), at(14, 4), at(18, 1), at(22, 4), at(28, 2), at(23, 10)),
		"fill", p.Colours["bed"], "stroke", p.Colours["ink"], "stroke-width", Number(1.8*scale), "stroke-linejoin", "round")
}
