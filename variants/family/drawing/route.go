package drawing

import (
	"strconv"

	"github.com/railhex/railhex/hexmap"
)

// Towards returns the direction from a hex to a neighbour. It reports false if they are
// not neighbours.
func (c Chart) Towards(from, to int) (hexmap.Direction, bool) {
	for d := range hexmap.Direction(hexmap.NumDirections) {
		if c.grid.Neighbour(from, d) == to {
			return d, true
		}
	}
	return 0, false
}

// IsChain reports whether each hex is a neighbour of the one before it. Route and Passage
// need such hexes.
func (c Chart) IsChain(hexes []int) bool {
	for n := 1; n < len(hexes); n++ {
		if _, ok := c.Towards(hexes[n-1], hexes[n]); !ok {
			return false
		}
	}
	return true
}

// Route draws a route over the track. It follows the curves in hexes that it passes, and
// goes straight to the middle of those that are stops. Without hexes it draws nothing.
func (c Chart) Route(hexes []int, isStop func(i int) bool) {
	if len(hexes) == 0 {
		return
	}
	c.Layer("route", func() {
		d := c.alongRoute(hexes, isStop)
		c.pen.Path(d, "stroke", c.pen.Colours.Light, "stroke-width", "12", "stroke-opacity", "0.85")
		c.pen.Path(d, "stroke", c.pen.Colours.Route, "stroke-width", "7")
	}, "fill", "none", "stroke-linecap", "round", "stroke-linejoin", "round")
}

func (c Chart) alongRoute(hexes []int, isStop func(i int) bool) Path {
	d := PathFrom(c.Centre(hexes[0]))
	passing := false // whether the curve of the hex before ends where this one begins
	for n := 1; n < len(hexes); n++ {
		if !passing {
			back, _ := c.Towards(hexes[n], hexes[n-1])
			d = d.Line(c.Curve(hexes[n], back, back).Start())
		}
		var through Curve
		if through, passing = c.Passage(hexes, n, isStop); passing {
			d = through.Along(d)
		} else {
			d = d.Line(c.Centre(hexes[n]))
		}
	}
	return d
}

// Passage returns the curve on which a route passes hexes[n]. It reports false for stops
// and for the two ends of the route.
func (c Chart) Passage(hexes []int, n int, isStop func(i int) bool) (Curve, bool) {
	if n == 0 || n == len(hexes)-1 || isStop(hexes[n]) {
		return Curve{}, false
	}
	back, _ := c.Towards(hexes[n], hexes[n-1])
	on, _ := c.Towards(hexes[n], hexes[n+1])
	return c.Curve(hexes[n], back, on), true
}

// Count writes at a point of a route how far it is from its start.
func (c Chart) Count(at hexmap.Point, distance int) {
	c.pen.Circle(at.X, at.Y, 10.5, "fill", c.pen.Colours.Route, "stroke", c.pen.Colours.Light, "stroke-width", "2")
	c.pen.Label(at.X, at.Y, 14, strconv.Itoa(distance), "fill", c.pen.Colours.On(c.pen.Colours.Route), "font-weight", "bold")
}
