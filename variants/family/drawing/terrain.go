package drawing

import (
	"github.com/railhex/railhex/hexmap"
)

// hills draws hills below the middle of hex i.
func (c Chart) hills(i int) {
	at := c.inHex(i)
	c.pen.Path(PathFrom(at(-15, 22)).Arc(9, true, at(0, 22)).Arc(9, true, at(15, 22)),
		"class", "hills", "fill", "none", "stroke", c.pen.Colours["relief"], "stroke-width", "1.8", "stroke-linecap", "round", "stroke-linejoin", "round")
}

// mountains draws mountains below the middle of hex i.
func (c Chart) mountains(i int) {
	at := c.inHex(i)
	c.pen.Path(PathFrom(at(-17, 25)).Line(at(-7, 11)).Line(at(0, 21)).Line(at(7, 8)).Line(at(18, 25)),
		"class", "mountains", "fill", "none", "stroke", c.pen.Colours["relief"], "stroke-width", "1.8", "stroke-linecap", "round", "stroke-linejoin", "round")
}

// inHex returns a function that gives points by their offset from the middle of hex i.
func (c Chart) inHex(i int) func(dx, dy float64) hexmap.Point {
	centre := c.Centre(i)
	return func(dx, dy float64) hexmap.Point { return hexmap.Point{X: centre.X + dx, Y: centre.Y + dy} }
}
