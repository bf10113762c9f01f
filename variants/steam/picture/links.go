package picture

import (
	"strconv"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steam"
)

// links draws the track of all links in the colours of their owners, and then
// their open ends.
func (c *chart) links() {
	c.Layer("links", func() {
		var lines [steam.MaxSeats + 1]drawing.Path
		for link := range c.s.Links() {
			if !c.Thumbnail {
				c.link(link)
				continue
			}
			for section := range c.s.Sections(link.From.Hex, link.From.Edge) {
				i, _ := c.Map.Index(section.Hex)
				lines[link.Owner] = append(lines[link.Owner], c.Curve(i, section.From, section.To).Path()...)
			}
		}
		for seat, line := range lines {
			c.Line(line, c.owned(steam.Seat(seat)))
		}
	})
}

func (c *chart) link(link steam.Link) {
	class := "link open"
	if link.Complete {
		class = "link complete"
	}
	colour := c.owned(link.Owner)
	c.Group(func() {
		any := false
		for section := range c.s.Sections(link.From.Hex, link.From.Edge) {
			any = true
			i, _ := c.Map.Index(section.Hex)
			curve := c.Curve(i, section.From, section.To)
			c.Group(func() { c.Link(curve, colour, c.Colours["seam"]) }, "data-track", section.Hex.String()+" "+contentOf(section).String())
		}
		if !any {
			c.bridge(link, colour)
		}
	}, "class", class, "data-link", link.From.String()+" "+link.To.String(), "data-owner", numbered(link.Owner))
}

// contentOf is the track or exit of a section.
func contentOf(section steam.Section) track.Tile {
	if section.From == section.To {
		return track.Exit(section.From)
	}
	return track.Between(section.From, section.To).Tile()
}

// bridge draws a link that is left without track, across the edge between its
// cities (CITY-7).
func (c *chart) bridge(link steam.Link, colour string) {
	i, _ := c.Map.Index(link.From.Hex)
	edge, centre := c.Curve(i, link.From.Edge, link.From.Edge).Start(), c.Centre(i)
	along := func(part float64) hexmap.Point {
		return hexmap.Point{X: edge.X + part*(centre.X-edge.X), Y: edge.Y + part*(centre.Y-edge.Y)}
	}
	c.Path(drawing.PathFrom(along(-0.3)).Line(along(0.3)), "class", "bridge", "stroke", c.Colours["seam"], "stroke-width", "12")
	c.Path(drawing.PathFrom(along(-0.3)).Line(along(0.3)), "stroke", colour, "stroke-width", "8")
}

// ends marks where links end open, and, for those who do not tell colours apart,
// whose each link is.
func (c *chart) ends() {
	if c.Thumbnail {
		return
	}
	c.Layer("ends", func() {
		for link := range c.s.Links() {
			if !link.Complete {
				i, _ := c.Map.Index(link.To.Hex)
				c.OpenEnd(i, link.To.Edge, c.owned(link.Owner), "data-open", link.To.String())
			}
		}
	})
	if c.ColourBlind {
		c.Layer("owners", c.owners)
	}
}

// owners draws the signs of the owners of links.
func (c *chart) owners() {
	for link := range c.s.Links() {
		var curves []drawing.Curve
		for section := range c.s.Sections(link.From.Hex, link.From.Edge) {
			i, _ := c.Map.Index(section.Hex)
			curves = append(curves, c.Curve(i, section.From, section.To))
		}
		if curves == nil { // CITY-7
			i, _ := c.Map.Index(link.From.Hex)
			curves = append(curves, c.Curve(i, link.From.Edge, link.From.Edge))
		}
		c.Sign(curves, int(link.Owner))
	}
}

// onlyTile is the tile of a hex to which moves leave one; none elsewhere.
func (c *chart) onlyTile(hex hexmap.Cell) track.Tile {
	only, _ := steam.ParseMove(c.Only(string(hexPart(hex))))
	return only.Tile()
}

// route is the hexes of a route by their numbers, and which of them are its stops;
// none if it is not one of this position.
func (c *chart) route(r steam.Route) (hexes []int) {
	add := func(hex hexmap.Cell) bool {
		i, ok := c.Map.Index(hex)
		if ok && (len(hexes) == 0 || hexes[len(hexes)-1] != i) {
			hexes = append(hexes, i)
		}
		return ok
	}
	for _, step := range r {
		if to, ok := c.s.Leads(step.From, step.Edge); !ok || to != step.To {
			return nil
		}
		add(step.From)
		for section := range c.s.Sections(step.From, step.Edge) {
			add(section.Hex)
		}
		add(step.To)
	}
	if !c.IsChain(hexes) {
		return nil
	}
	return hexes
}

// counts writes at each stop of a route over how many links it is reached.
func (c *chart) counts(r steam.Route) {
	if len(c.route(r)) == 0 {
		return
	}
	c.Layer("counts", func() {
		for n, step := range r {
			i, _ := c.Map.Index(step.To)
			at := c.Centre(i)
			if !c.IsCity(i) {
				c.PriceAt(strconv.Itoa(n+1), at)
				continue
			}
			about := func(x, y float64) hexmap.Point { return hexmap.Point{X: at.X + x, Y: at.Y + y} }
			c.PriceAt(strconv.Itoa(n+1), about(-23, -20), about(-28, -8), about(28, -8), about(-30, 6), about(30, 6))
		}
	})
}
