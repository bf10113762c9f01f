package picture

import (
	"slices"
	"strconv"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steampower"
)

// Map returns the map with all that lies on it, and above it whose turn it is and which
// goods they are still to deliver.
func (y Style) Map(s *steampower.State, m Marks) string {
	if s.Seats() == 0 {
		return ""
	}
	board := s.Setup().Map
	p := y.pen()
	on := p.sheet(board, drawing.Frame{
		Class: "map", Title: p.Say("map", "map", board.Name()), Description: p.mapShows(s),
		Parts: mapParts, Touched: m.touchedOnMap(), Choices: m.choose(s, mapParts),
	}, func() {
		c := newChart(p, s)
		route := c.hexesOf(m.Route)
		c.Ground(c.look, c.hexTitle)
		c.tracks()
		c.Proposed(c.owned(s.Turn()))
		c.openEnds()
		c.cities()
		c.neutralLinks()
		c.Closed()
		c.locomotives()
		c.Marks()
		c.Route(route, board.IsCity, board.IsCity)
		c.fares(m.Route, route)
		c.WriteNames()
	})
	on.Head = func(room float64) { p.mapHead(s, board, room) }
	return p.DrawSheet(on)
}

// sheet is a map on a sheet of paper.
func (p *pen) sheet(board *hexmap.Map, f drawing.Frame, layers func()) drawing.Sheet {
	return drawing.Sheet{Frame: f, Grid: board, Map: layers, Least: leastRoom, Heading: headHeight}
}

// leastRoom is how wide a map is at least, so that there is room for its head.
const leastRoom = 560.0

// mapShows describes a map.
func (p *pen) mapShows(s *steampower.State) string {
	hexes, links, factories := 0, 0, 0
	for range s.Tracked() {
		hexes++
	}
	for seat := steampower.Seat(1); int(seat) <= s.Seats(); seat++ {
		for range s.Links(seat) {
			links++
		}
	}
	for hex := range s.Cities() {
		if city, _ := s.CityAt(hex); city.Factory != steampower.Nobody {
			factories++
		}
	}
	return p.Say("map-shows", "round", s.Round(), "hexes", hexes, "links", links, "factories", factories)
}

// mapHead draws how far the game is.
func (p *pen) mapHead(s *steampower.State, board *hexmap.Map, room float64) {
	p.Group(func() {
		key := "round"
		switch {
		case s.Over():
			key = "over"
		case s.Round() == 0:
			key = "setup"
		}
		p.Heading(p.Say(key, "round", s.Round()))
		left := 170.0
		if seat := s.Active(); seat != steampower.Nobody {
			left = p.whose(left, seat)
		}
		if asked := s.Asked(); asked != 0 {
			all := slices.Collect(asked.All())
			count := func(c steampower.Colour) int { return asked.Count(c) }
			p.Titled(p.Say("asked", "goods", p.sayCounts(steampower.Grey, count)), func() {
				p.At(left, 0, func() { p.heap(22*float64(len(all)), 24, len(all), func(i int) steampower.Colour { return all[i] }) })
			}, "class", "asked", "data-goods", asked.String())
		}
		p.Name(room, board.Name())
	}, "class", "head")
}

// whose draws the locomotive of a player and the name, and returns where
// the next may stand.
func (p *pen) whose(left float64, seat steampower.Seat) float64 {
	const scale, room = 0.5, 84.0
	word, size := drawing.Fit(p.player(seat), room, 14, 9)
	beside := left + scale*drawing.LocomotiveWidth + 7
	p.Titled(p.Say("whose", "seat", p.Called(int(seat))), func() {
		p.At(left, 1, func() { p.Locomotive(scale, p.owned(seat), strconv.Itoa(int(seat))) })
		p.Label(beside, 12, size, word, "text-anchor", "start")
	}, "class", "whose", "data-seat", strconv.Itoa(int(seat)))
	return beside + room
}

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
	return c.Chain(c.Map.Index, cells)
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
