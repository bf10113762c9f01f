package picture

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steampower"
)

// A chart draws the map of a position, layer upon layer.
type chart struct {
	*pen
	*drawing.Board
	s *steampower.State
	// works are the tracks of links under construction, manned those that bear the
	// locomotive of their link.
	works, manned map[laid]bool
}

// newChart lays out the map of a position so that its picture begins at the
// origin.
func newChart(p *pen, s *steampower.State) *chart {
	m := s.Setup().Map
	c := &chart{p, nil, s, map[laid]bool{}, map[laid]bool{}}
	c.Board = drawing.NewBoard(p.Pen, m, drawing.Holds{
		Track: func(i int) track.Tile {
			first, second := s.TrackAt(m.Cell(i))
			both, _ := first.Track.Tile().Plus(second.Track.Tile())
			return both
		},
		Things:   c.things,
		Proposed: func(i int) track.Tile { return c.onlyTrack(m.Cell(i)).Tile() },
	})
	for link := range c.links() {
		for hex, t := range s.Along(link) {
			c.works[laid{hex, t}] = !link.IsComplete()
		}
		spot, at := c.locomotiveOn(link)
		c.manned[spot] = true
		c.Take(drawing.Room{X: at.X - manWidth/2, Y: at.Y - manHeight/2, Width: manWidth, Height: manHeight})
	}
	for i := range m.Cities() {
		if c.ColourBlind {
			at, size := c.Centre(i), c.Readable(10)
			c.Take(drawing.Room{X: at.X - size/2, Y: at.Y + letterAt - size/2, Width: size, Height: size})
		}
	}
	return c
}

// things are what lies on a city.
func (c *chart) things(i int) (all drawing.Things) {
	if !c.Map.IsCity(i) {
		return all
	}
	at := c.Centre(i)
	all.Boxes = []drawing.Room{{X: at.X - 27, Y: at.Y - 16, Width: 54, Height: 25}}
	if c.ColourBlind {
		all.Circles = []drawing.Circle{{At: hexmap.Point{X: at.X, Y: at.Y + letterAt}, Radius: letterRadius}}
	}
	return all
}

// look is how a hex is drawn.
func (c *chart) look(i int) drawing.Look {
	cell := c.Map.Cell(i)
	if !c.Map.IsCity(i) {
		return drawing.Look{Attributes: []string{"data-terrain", c.Map.Terrain(i).String()}}
	}
	city, _ := c.s.CityAt(cell)
	tile := ""
	if city.Tile != 0 {
		tile = string(city.Tile.Letter())
	}
	return drawing.Look{
		Fill: c.colour(city.Tile), Rim: c.Colours["ring"], Width: 1.2,
		Attributes: []string{"data-terrain", c.Map.Terrain(i).String(), "data-city", tile},
	}
}

// hexTitle says what is in a hex.
func (c *chart) hexTitle(i int) string {
	cell, key := c.Map.Cell(i), "hex"
	switch {
	case c.Thumbnail:
		return ""
	case c.Map.IsCity(i):
		city, _ := c.s.CityAt(cell)
		return c.sayCity(cell, c.Map.NameOf(i), city)
	case c.Map.HasRiver(i):
		key = "river-hex"
	}
	return c.Say(key, "hex", cell, "terrain", c.Say(c.Map.Terrain(i).String())) + c.sayTrack(cell)
}

// sayTrack says what track lies in a hex, and whose it is.
func (c *chart) sayTrack(cell hexmap.Cell) (said string) {
	first, second := c.s.TrackAt(cell)
	for _, one := range []steampower.OwnedTrack{first, second} {
		if one.Owner != steampower.Nobody {
			key := "tracked"
			if c.works[laid{cell, one.Track}] {
				key = "building"
			}
			said += ", " + c.Say(key, "seat", c.Called(int(one.Owner)), "track", one.Track)
		}
	}
	return said
}
