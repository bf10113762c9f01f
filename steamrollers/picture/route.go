package picture

import (
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/drawing"
)

// hexesOf are the hexes of a route by their numbers; none if it is not a route of
// this board, a chain of neighbours.
func (c chart) hexesOf(r steamrollers.Route) []int {
	var hexes []int
	for _, cell := range r.Hexes {
		i, ok := c.board.Index(cell)
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

// distances writes at each stop of a route how far it is by then (DELIVER-5).
func (c chart) distances(hexes []int) {
	if len(hexes) == 0 {
		return
	}
	c.Layer("distances", func() {
		distance := 0
		for n := 1; n < len(hexes); n++ {
			at := c.Centre(hexes[n])
			switch curve, through := c.Passage(hexes, n, c.board.IsCity); {
			case c.board.IsCity(hexes[n]):
				const out, up = 0.78, 0.45 // to the corner, where the count hides no die
				at.X, at.Y = at.X+out*drawing.HexEdge, at.Y-up*drawing.HexEdge
			case through && c.board.IsTown(hexes[n]):
				at = curve.Half()
			default:
				continue
			}
			distance++
			c.Count(at, distance)
		}
	})
}
