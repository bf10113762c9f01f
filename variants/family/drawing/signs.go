package drawing

import (
	"strconv"

	"github.com/railhex/railhex/hexmap"
)

// NumberOn writes a number about (x, y) on a thing of a colour. If the number must be larger
// than usual so that it can be read, a rim of that colour goes with it.
func (p *Pen) NumberOn(colour string, x, y, usual float64, number string, attributes ...string) {
	p.numberOn(colour, x, y, usual, p.Readable(usual), number, attributes...)
}

func (p *Pen) numberOn(colour string, x, y, usual, size float64, number string, attributes ...string) {
	attributes = append([]string{"fill", p.Colours["casing"], "font-weight", "bold"}, attributes...)
	if size > usual {
		attributes = append(attributes, "stroke", colour, "stroke-width", Number(0.2*size), "stroke-linejoin", "round", "paint-order", "stroke")
	}
	p.Label(x, y, size, number, attributes...)
}

// Arrow draws an arrow about (x, 0) that goes as far as reach on both sides. It points
// left if reach is negative.
func (p *Pen) Arrow(x, reach float64) {
	at := func(dx, dy float64) hexmap.Point { return hexmap.Point{X: x + dx*reach, Y: dy * reach} }
	p.Path(PathFrom(at(-1, 0)).Line(at(1, 0)).Move(at(0.1, -0.9)).Line(at(1, 0)).Line(at(0.1, 0.9)),
		"fill", "none", "stroke", p.Colours["ink"], "stroke-width", "2.2", "stroke-linecap", "round", "stroke-linejoin", "round")
}

// Start draws the marker of the start player with a word on it, 60 by 22, with the middle
// of its left side at (x, y).
func (p *Pen) Start(x, y float64, word string) {
	p.Group(func() {
		p.Box(x, y-11, 60, 22, 11, "fill", p.Colours["ink"])
		p.Label(x+30, y, 13, word, "fill", p.Colours["paper"], "font-weight", "bold")
	}, "class", "start")
}

// Marker draws the round marker of a seat about (x, y), with its number.
func (p *Pen) Marker(x, y, radius float64, seat int) {
	colour := p.Colours.Player(seat)
	p.Circle(x, y, radius, "fill", colour, "stroke", p.Colours["casing"], "stroke-width", "1.2")
	p.NumberOn(colour, x, y, 1.3*radius, strconv.Itoa(seat), "class", "seat")
}
