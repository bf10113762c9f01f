package picture

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steampower"
)

// A chart draws the map of a position, layer upon layer.
type chart struct {
	*pen
	drawing.Chart
	s *steampower.State
	m *hexmap.Map
	// works are the tracks of links under construction, manned those that bear the
	// locomotive of their link.
	works, manned map[laid]bool
}

// newChart lays out the map of a position so that its picture begins at the
// origin.
func newChart(p *pen, s *steampower.State) chart {
	m := s.Setup().Map
	c := chart{p, drawing.NewChart(p.Pen, m), s, m, map[laid]bool{}, map[laid]bool{}}
	for link := range c.links() {
		for hex, t := range s.Along(link) {
			c.works[laid{hex, t}] = !link.IsComplete()
		}
		spot, _ := c.spotOf(link)
		c.manned[spot] = true
	}
	return c
}

// ground draws the hexes, what they are like, and where the map ends.
func (c chart) ground() {
	c.hexes("hexes", false)
	c.Layer("rivers", func() {
		for i := range c.m.Len() {
			if c.m.HasRiver(i) {
				c.Path(c.Stream(i, c.isWet))
			}
		}
	}, "fill", "none", "stroke", c.Colours.River, "stroke-width", "4.5", "stroke-linecap", "round", "stroke-linejoin", "round")
	c.Layer("heights", func() {
		for i := range c.m.Len() {
			switch {
			case c.Thumbnail || c.m.IsCity(i) || c.hasTrack(i):
			case c.m.Terrain(i) == hexmap.Hill:
				c.Hills(i)
			case c.m.Terrain(i) == hexmap.Mountain:
				c.Mountains(i)
			}
		}
	})
	c.hexes("city-hexes", true)
}

// hasTrack reports whether track lies in a hex.
func (c chart) hasTrack(i int) bool {
	first, _ := c.s.TrackAt(c.m.Cell(i))
	return first.Owner != steampower.Nobody
}

// hexes draws the hexes that are city spaces, or those that are not: a city tile
// lies over the river.
func (c chart) hexes(class string, cities bool) {
	c.Hexes(class, func() {
		for i := range c.m.Len() {
			if c.m.IsCity(i) == cities {
				c.hex(i)
			}
		}
	})
}

func (c chart) isWet(i int) bool { return c.m.HasRiver(i) || c.m.Terrain(i) == hexmap.Water }

// hex draws one hex, which is what takes clicks.
func (c chart) hex(i int) {
	cell := c.m.Cell(i)
	terrain := c.m.Terrain(i)
	hex := piece{Name: hexName(cell), Class: "hex " + terrain.String(), Title: c.hexTitle(i)}
	attributes := []string{"data-hex", cell.String(), "data-terrain", terrain.String()}
	if c.m.IsCity(i) {
		city, _ := c.s.CityAt(cell)
		hex.Class = "hex city"
		tile := ""
		if city.Tile != 0 {
			tile = string(city.Tile.Letter())
		}
		c.CityHex(i, hex, c.colour(city.Tile), c.Colours.Ring, 1.2, append(attributes, "data-city", tile)...)
		return
	}
	c.Hex(i, hex, c.terrain(terrain), attributes...)
}

// hexTitle says what is in a hex.
func (c chart) hexTitle(i int) string {
	cell, key := c.m.Cell(i), "hex"
	switch {
	case c.Thumbnail:
		return ""
	case c.m.IsCity(i):
		city, _ := c.s.CityAt(cell)
		return c.sayCity(cell, c.m.NameOf(i), city)
	case c.m.HasRiver(i):
		key = "river-hex"
	}
	return c.say(key, "hex", cell, "terrain", c.say(c.m.Terrain(i).String())) + c.sayTrack(cell)
}

// sayTrack says what track lies in a hex, and whose it is.
func (c chart) sayTrack(cell hexmap.Cell) (said string) {
	first, second := c.s.TrackAt(cell)
	for _, one := range []steampower.OwnedTrack{first, second} {
		if one.Owner != steampower.Nobody {
			key := "tracked"
			if c.works[laid{cell, one.Track}] {
				key = "building"
			}
			said += ", " + c.say(key, "seat", c.called(one.Owner), "track", one.Track)
		}
	}
	return said
}

// The names of cities stand below the middle of their hexes by that many edges, above the
// rails between two cities, and have that much room.
const nameBelow, nameRoom = 0.42, 62

// names writes the names of the cities and, if the style asks for them, those of hexes
// where track runs least.
func (c chart) names() {
	name := c.m.NameOf
	if c.Codes {
		codes := c.m.Codes()
		name = func(i int) string { return codes[i] }
	}
	c.Labels("names", func() {
		for i := range c.m.Cities() {
			word, size := c.FitName(name(i), 12, nameRoom, 6)
			c.Inscribe(i, nameBelow, size, word)
		}
	}, "font-weight", "600")
	if !c.Names {
		return
	}
	manned := c.manning()
	c.Labels("hex-names", func() {
		for i := range c.m.Len() {
			if !c.m.IsCity(i) {
				c.Annotate(i, false, c.LabelSize(10), c.m.Cell(i).String(), c.things(i, manned))
			}
		}
	})
}

// manning is where the locomotives are, by hex.
func (c chart) manning() map[hexmap.Cell]hexmap.Point {
	at := map[hexmap.Cell]hexmap.Point{}
	for link := range c.links() {
		spot, place := c.locomotiveOn(link)
		at[spot.hex] = place
	}
	return at
}

// things are what lies in a hex: its tracks and the locomotive on them.
func (c chart) things(i int, manned map[hexmap.Cell]hexmap.Point) (all drawing.Things) {
	cell := c.m.Cell(i)
	first, second := c.s.TrackAt(cell)
	for _, one := range []steampower.OwnedTrack{first, second} {
		if one.Owner != steampower.Nobody {
			all.Curves = append(all.Curves, c.CurveOf(i, one.Track.Tile()))
		}
	}
	if t := c.onlyTrack(cell); t.IsValid() {
		all.Curves = append(all.Curves, c.CurveOf(i, t.Tile()))
	}
	if at, ok := manned[cell]; ok {
		all.Boxes = append(all.Boxes, drawing.Room{X: at.X - manWidth/2, Y: at.Y - manHeight/2, Width: manWidth, Height: manHeight})
	}
	return all
}

// middle is the ground of a city tile on its hex.
func middle(at hexmap.Point, size float64) drawing.Path {
	corners := hexmap.Layout{Size: size, Origin: at}.Corners(hexmap.Hex{})
	return drawing.Polygon(corners[:]...)
}
