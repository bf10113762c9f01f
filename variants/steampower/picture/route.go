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
	size := c.LabelSize(13)
	above := max(17, 0.8*size+0.4*c.Readable(10)) // the locomotive and its number
	highest := max(14, 0.8*size)                  // within the picture
	c.Layer("fares", func() {
		for _, step := range r {
			if step.Owner != steampower.Nobody && step.Owner != c.s.Active() {
				_, at := c.locomotiveOn(step.Link)
				fare := hexmap.Point{X: at.X, Y: at.Y - above}
				if fare.Y < highest || c.meetsName(fare, size) {
					fare.Y = at.Y + above // names stand in the lower half of their hexes
				}
				c.Price(fare, "$1")
			}
		}
	})
}

// meetsName reports whether a fare with text of a size would lie on the name of a city.
func (c chart) meetsName(fare hexmap.Point, size float64) bool {
	const wide = nameRoom/2 + 14 // half of both
	high := max(16, 1.2*size)
	for i := range c.m.Cities() {
		at := c.Centre(i)
		if math.Abs(fare.X-at.X) < wide && math.Abs(fare.Y-at.Y-nameBelow*drawing.HexEdge) < high {
			return true
		}
	}
	return false
}
