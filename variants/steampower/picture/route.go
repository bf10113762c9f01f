package picture

import (
	"math"
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steampower"
)

// hexesOf are the hexes of a route by their numbers; none if it does not lead over
// this map, from neighbour to neighbour.
func (c chart) hexesOf(r steampower.Route) []int {
	var cells []hexmap.Cell
	for n, step := range r {
		var along []hexmap.Cell
		if step.Owner != steampower.Nobody {
			for hex := range c.s.Along(step.Link) {
				along = append(along, hex)
			}
			if step.Link.From != step.From {
				slices.Reverse(along)
			}
		}
		if n == 0 {
			cells = append(cells, step.From)
		}
		cells = append(append(cells, along...), step.To)
	}
	var hexes []int
	for _, cell := range cells {
		i, ok := c.m.Index(cell)
		if !ok {
			return nil
		}
		hexes = append(hexes, i)
	}
	if !c.IsChain(hexes) {
		return nil
	}
	return hexes
}

// fares writes on each link of a route that belongs to another player what that one is
// paid (SHIP-3).
func (c chart) fares(r steampower.Route, hexes []int) {
	if len(hexes) == 0 {
		return
	}
	const above, highest = 17, 14 // the locomotive, and within the picture
	c.Layer("fares", func() {
		for _, step := range r {
			if step.Owner != steampower.Nobody && step.Owner != c.s.Active() {
				_, at := c.locomotiveOn(step.Link)
				fare := hexmap.Point{X: at.X, Y: max(at.Y-above, highest)}
				if c.meetsName(fare) {
					fare.Y = at.Y + above // names stand in the lower half of their hexes
				}
				c.Price(fare, "$1")
			}
		}
	})
}

// meetsName reports whether a fare would lie on the name of a city.
func (c chart) meetsName(fare hexmap.Point) bool {
	const wide, high = nameRoom/2 + 14, 16 // half of both
	for i := range c.m.Cities() {
		at := c.Centre(i)
		if math.Abs(fare.X-at.X) < wide && math.Abs(fare.Y-at.Y-nameBelow*drawing.HexEdge) < high {
			return true
		}
	}
	return false
}
