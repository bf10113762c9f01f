package picture

import (
	"strconv"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
)

// hexesOf are the hexes of a route by their numbers; none if it is not a route of
// this board, a chain of neighbours.
func (c chart) hexesOf(r steamrollers.Route) []int {
	var hexes []int
	for n, cell := range r.Hexes {
		i, ok := c.board.Index(cell)
		if !ok {
			return nil
		}
		if n > 0 {
			if _, ok := c.towards(hexes[n-1], i); !ok {
				return nil
			}
		}
		hexes = append(hexes, i)
	}
	return hexes
}

// towards is the direction of a neighbour.
func (c chart) towards(from, to int) (hexmap.Direction, bool) {
	for d := range hexmap.Direction(hexmap.NumDirections) {
		if c.board.Neighbour(from, d) == to {
			return d, true
		}
	}
	return 0, false
}

// route draws a route over the track, from the source to the destination.
func (c chart) route(hexes []int) {
	if len(hexes) == 0 {
		return
	}
	c.layer("route", func() {
		d := c.alongRoute(hexes)
		c.path(d, "stroke", c.Theme.Die, "stroke-width", "12", "stroke-opacity", "0.85")
		c.path(d, "stroke", c.Theme.Route, "stroke-width", "7")
	}, "fill", "none", "stroke-linecap", "round", "stroke-linejoin", "round")
}

// alongRoute is the line of a route: along the curves of its hexes, straight
// through the middle of its cities.
func (c chart) alongRoute(hexes []int) path {
	d := path(nil).move(c.centre(hexes[0]))
	passing := false // whether the curve of the hex before ends where this one begins
	for n := 1; n < len(hexes); n++ {
		if !passing {
			back, _ := c.towards(hexes[n], hexes[n-1])
			d = d.line(middle(c.layout.Corners(c.board.Hex(hexes[n])), back))
		}
		var through curve
		if through, passing = c.passage(hexes, n); passing {
			d = through.along(d)
		} else {
			d = d.line(c.centre(hexes[n]))
		}
	}
	return d
}

// passage is the curve on which a route passes hex n of its hexes. It reports
// false for cities, and where the route begins and ends.
func (c chart) passage(hexes []int, n int) (curve, bool) {
	if n == 0 || n == len(hexes)-1 || c.board.IsCity(hexes[n]) {
		return curve{}, false
	}
	back, _ := c.towards(hexes[n], hexes[n-1])
	on, _ := c.towards(hexes[n], hexes[n+1])
	return curveIn(c.layout, c.board.Hex(hexes[n]), back, on), true
}

// distances writes at each stop of a route how far it is by then (DELIVER-5).
func (c chart) distances(hexes []int) {
	if len(hexes) == 0 {
		return
	}
	c.layer("distances", func() {
		distance := 0
		for n := 1; n < len(hexes); n++ {
			at := c.centre(hexes[n])
			switch curve, through := c.passage(hexes, n); {
			case c.board.IsCity(hexes[n]):
				at.X, at.Y = at.X+cityDie/2, at.Y-cityDie/2
			case through && c.board.IsTown(hexes[n]):
				at = curve.half()
			default:
				continue
			}
			distance++
			c.circle(at.X, at.Y, 10.5, "fill", c.Theme.Route, "stroke", c.Theme.Die, "stroke-width", "2")
			c.label(at.X, at.Y, 14, strconv.Itoa(distance), "fill", c.Theme.Die, "font-weight", "bold")
		}
	})
}
