package picture

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/steampower"
)

// neutralLinks draws the links between the cities of groups that somebody has
// reached: GROUP-2. They have the colour of no player and bear no locomotive.
func (c *chart) neutralLinks() {
	c.Layer("neutral-links", func() {
		for i := range c.Map.Cities() {
			if !c.isReached(i) {
				continue // and so is no city of its group
			}
			for d := range hexmap.Direction(hexmap.NumDirections) {
				next := c.Map.Neighbour(i, d)
				if next > i && c.Map.IsCity(next) && !c.Map.Closed(i, d) {
					c.neutralLink(i, d)
				}
			}
		}
	})
}

// isReached reports whether a city is in the network of anybody.
func (c *chart) isReached(i int) bool {
	for seat := steampower.Seat(1); int(seat) <= c.s.Seats(); seat++ {
		if c.s.InNetwork(seat, c.Map.Cell(i)) {
			return true
		}
	}
	return false
}

// neutralLink draws a track across an edge, no longer than the rims of the cities on
// either side are wide. It has ground of its own, for the rims have any colour.
func (c *chart) neutralLink(i int, d hexmap.Direction) {
	line := c.Across(i, d, 7.5)
	c.Group(func() {
		c.Path(line, "stroke", c.Colours["pip"], "stroke-width", "16")
		c.Path(line, "stroke", c.Colours["die"], "stroke-width", "14")
		c.Path(line, "stroke", c.Colours["pip"], "stroke-width", "7.6")
		c.Path(line, "stroke", c.Colours["die"], "stroke-width", "4.6")
		c.Path(line, "stroke", c.Colours["pip"], "stroke-width", "11", "stroke-dasharray", "2 3", "stroke-dashoffset", "-1.5")
	}, "class", "neutral-link", "fill", "none", "data-neutral", c.Map.Offset().EdgeName(hexmap.EdgeOf(c.Map.Hex(i), d)))
}
