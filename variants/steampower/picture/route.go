package picture

import (
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/steampower"
)

// hexesOf are the hexes of a route by their numbers; none if it does not lead over
// this map, from neighbour to neighbour.
func (c *chart) hexesOf(r steampower.Route) []int {
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
		i, ok := c.Map.Index(cell)
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
func (c *chart) fares(r steampower.Route, hexes []int) {
	if len(hexes) == 0 {
		return
	}
	above := max(17, 0.8*c.LabelSize(13)+0.4*c.Readable(10)) // the locomotive and its number
	c.Layer("fares", func() {
		for _, step := range r {
			if step.Owner != steampower.Nobody && step.Owner != c.s.Active() {
				_, at := c.locomotiveOn(step.Link)
				c.PriceAt("$1", hexmap.Point{X: at.X, Y: at.Y - above}, hexmap.Point{X: at.X, Y: at.Y + above})
			}
		}
	})
}
