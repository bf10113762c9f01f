package drawing

import (
	"strconv"

	"github.com/railhex/railhex/hexmap"
)

// towards returns the direction from a hex to a neighbour. It reports false if they are
// not neighbours.
func (c Chart) towards(from, to int) (hexmap.Direction, bool) {
	for d := range hexmap.Direction(hexmap.NumDirections) {
		if c.grid.Neighbour(from, d) == to {
			return d, true
		}
	}
	return 0, false
}

// Chain returns the numbers of hexes by their index in a grid, and nil if one is not there or no
// neighbour of the one before it. Route and Passage need such hexes.
func (c Chart) Chain(index func(hexmap.Cell) (int, bool), cells []hexmap.Cell) (hexes []int) {
	for n, cell := range cells {
		i, ok := index(cell)
		if ok && n > 0 {
			_, ok = c.towards(hexes[n-1], i)
		}
		if !ok {
			return nil
		}
		hexes = append(hexes, i)
	}
	return hexes
}

// Route draws a route over the track. It follows the curves in hexes that it passes, and
// goes straight to the middle of those that are stops, or half-way there in a city, where
// things lie. Without hexes it draws nothing.
func (c Chart) Route(hexes []int, isStop, isCity func(i int) bool) {
	if len(hexes) == 0 {
		return
	}
	c.Layer("route", func() {
		d := c.alongRoute(hexes, isStop, isCity)
		c.pen.Path(d, "stroke", c.pen.Colours["casing"], "stroke-width", "13")
		c.pen.Path(d, "stroke", c.pen.Colours["choice"], "stroke-width", "7")
	}, "fill", "none", "stroke-linecap", "round", "stroke-linejoin", "round")
}

func (c Chart) alongRoute(hexes []int, isStop, isCity func(i int) bool) (d Path) {
	passing := false // whether the curve of the hex before ends where this one begins
	for n := 1; n < len(hexes); n++ {
		if !passing {
			on, _ := c.towards(hexes[n-1], hexes[n])
			if n == 1 || isCity(hexes[n-1]) {
				d = d.Move(c.within(hexes[n-1], on, isCity))
			}
			d = d.Line(c.Curve(hexes[n-1], on, on).Start())
		}
		var through Curve
		if through, passing = c.Passage(hexes, n, isStop); passing {
			d = through.Along(d)
		} else {
			back, _ := c.towards(hexes[n], hexes[n-1])
			d = d.Line(c.within(hexes[n], back, isCity))
		}
	}
	return d
}

// within returns where a route over an edge begins or ends in a stop.
func (c Chart) within(i int, d hexmap.Direction, isCity func(i int) bool) hexmap.Point {
	if isCity(i) {
		return c.Curve(i, d, d).Half()
	}
	return c.Centre(i)
}

// Passage returns the curve on which a route passes hexes[n]. It reports false for stops
// and for the two ends of the route.
func (c Chart) Passage(hexes []int, n int, isStop func(i int) bool) (Curve, bool) {
	if n == 0 || n == len(hexes)-1 || isStop(hexes[n]) {
		return Curve{}, false
	}
	back, _ := c.towards(hexes[n], hexes[n-1])
	on, _ := c.towards(hexes[n], hexes[n+1])
	return c.Curve(hexes[n], back, on), true
}

// Count writes at a point of a route how far it is from its start.
func (c Chart) Count(at hexmap.Point, distance int) { c.price(at, strconv.Itoa(distance)) }

// price writes on a link of a route what somebody is paid for it.
func (c Chart) price(at hexmap.Point, text string) {
	room := c.pen.priceRoom(at, text)
	c.pen.Box(room.X, room.Y, room.Width, room.Height, room.Height/2, "fill", c.pen.Colours["choice"], "stroke", c.pen.Colours["casing"], "stroke-width", "2")
	c.pen.Label(at.X, at.Y, c.pen.LabelSize(13), text, "fill", c.pen.Colours["casing"], "font-weight", "700")
}

// priceRoom returns the room of a price about a point.
func (p *Pen) priceRoom(at hexmap.Point, text string) Room {
	size := p.LabelSize(13)
	high := 1.6 * size
	wide := max(high, Ems(text)*size+0.9*size)
	return Room{X: at.X - wide/2, Y: at.Y - high/2, Width: wide, Height: high}
}
