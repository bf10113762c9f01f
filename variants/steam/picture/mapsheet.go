package picture

import (
	"strings"

	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steam"
)

// leastRoom is how wide a map is at least, so that there is room for its heading.
const leastRoom = 400.0

// Map returns the map with all that lies on it: tiles, links in the colours of their
// owners, cities with their goods. It is empty for the zero State.
func (y Style) Map(s *steam.State, m Marks) string {
	if s.Seats() == 0 {
		return ""
	}
	board := s.Map()
	p := y.pen()
	f, at := p.MapFrame(board, leastRoom, headHeight)
	f.Class, f.Title, f.Description = "map", p.Say("map", "map", board.Name()), p.mapShows(s)
	f.Parts, f.Touched, f.Choices = mapParts, m.touchedOnMap(), choose(s, m.Moves, mapParts)
	return p.Draw(f, func() {
		if !p.MapAlone {
			p.Paper(f.Width, f.Height)
			p.At(drawing.Margin, drawing.Margin, func() { p.head(s, f.Width-2*drawing.Margin) })
		}
		p.At(at.X, at.Y, func() {
			c := newChart(p, s)
			c.Ground(c.look, c.hexTitle)
			c.links()
			c.Proposed(c.owned(s.Turn()))
			c.Towns()
			c.ends()
			c.Closed()
			c.cities()
			c.Marks()
			c.Route(c.route(m.Route), c.IsStop, c.IsCity)
			c.signs()
			c.counts(m.Route)
			c.WriteNames()
		})
	})
}

// mapShows describes the map.
func (p *pen) mapShows(s *steam.State) string {
	var many [steam.MaxSeats + 1]int
	for link := range s.Links() {
		many[link.Owner]++
	}
	var links []string
	for seat := 1; seat <= s.Seats(); seat++ {
		links = append(links, p.Say("owner", "owner", p.short(steam.Seat(seat)), "number", many[seat]))
	}
	links = append(links, p.Say("nobody", "number", many[steam.Nobody]))
	return p.Say("map-shows", "moment", p.sayMoment(s), "links", strings.Join(links, ", "))
}
