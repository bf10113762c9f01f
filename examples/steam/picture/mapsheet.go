package picture

import (
	"strings"

	"github.com/railhex/railhex/examples/steam"
	"github.com/railhex/railhex/internal/drawing"
	"github.com/railhex/railhex/internal/hexchart"
)

// leastRoom is how wide a map is at least, so that there is room for its heading.
const leastRoom = 400.0

// Map is the map with all that lies on it: tiles, links in the colours of their
// owners, cities with their goods. It is empty for the zero State.
func (y Style) Map(s *steam.State, m Marks) string {
	if s.Seats() == 0 {
		return ""
	}
	board := s.Setup().Map
	mapWidth, mapHeight := hexchart.Size(board)
	room := max(mapWidth, leastRoom)
	f := drawing.Frame{
		Class: "map", Title: y.say("map", "map", board.Name()), Description: y.mapShows(s),
		Width: room + 2*margin, Height: margin + headHeight + mapHeight + margin, Parts: mapParts,
	}
	return y.draw(f, choose(s, m.Moves, mapParts), func(p *pen) {
		p.Paper(f.Width, f.Height)
		p.At(margin, margin, func() { p.head(s, room) })
		p.At(margin+(room-mapWidth)/2, margin+headHeight, func() {
			c := newChart(p, s)
			c.ground()
			c.links()
			c.proposed()
			c.towns()
			c.ends()
			c.Route(c.route(m.Route), c.isStop)
			c.closed()
			c.names()
			c.cities()
			c.counts(m.Route)
		})
	})
}

// mapShows describes the map.
func (y Style) mapShows(s *steam.State) string {
	var many [steam.MaxSeats + 1]int
	for link := range s.Links() {
		many[link.Owner]++
	}
	var links []string
	for seat := 1; seat <= s.Seats(); seat++ {
		links = append(links, y.say("owner", "seat", seat, "number", many[seat]))
	}
	links = append(links, y.say("nobody", "number", many[steam.Nobody]))
	return y.say("map-shows", "moment", y.sayMoment(s), "links", strings.Join(links, ", "))
}
