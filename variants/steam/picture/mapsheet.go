package picture

import (
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steam"
)

// leastRoom is how wide a map is at least, so that there is room for its heading.
const leastRoom = 400.0

// Map is the map with all that lies on it: tiles, links in the colours of their
// owners, cities with their goods. It is empty for the zero State.
func (y Style) Map(s *steam.State, m Marks) string {
	if s.Seats() == 0 {
		return ""
	}
	board := s.Map()
	f := mapFrame(board)
	f.Class, f.Title, f.Description = "map", y.say("map", "map", board.Name()), y.mapShows(s)
	f.Parts, f.Touched = mapParts, m.touchedOnMap()
	return y.draw(f, choose(s, m.Moves, mapParts), func(p *pen) {
		p.Paper(f.Width, f.Height)
		p.At(margin, margin, func() { p.head(s, f.Width-2*margin) })
		p.At(mapLeft(board), margin+headHeight, func() {
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

// mapFrame is a frame of the size of the picture of a map.
func mapFrame(board *hexmap.Map) drawing.Frame {
	width, height := drawing.ChartSize(board)
	return drawing.Frame{Width: max(width, leastRoom) + 2*margin, Height: margin + headHeight + height + margin}
}

// mapLeft is how far from the left side of its picture a map begins.
func mapLeft(board *hexmap.Map) float64 {
	width, _ := drawing.ChartSize(board)
	return margin + (max(width, leastRoom)-width)/2
}

// mapShows describes the map.
func (y Style) mapShows(s *steam.State) string {
	var many [steam.MaxSeats + 1]int
	for link := range s.Links() {
		many[link.Owner]++
	}
	var links []string
	for seat := 1; seat <= s.Seats(); seat++ {
		links = append(links, y.say("owner", "owner", y.short(steam.Seat(seat)), "number", many[seat]))
	}
	links = append(links, y.say("nobody", "number", many[steam.Nobody]))
	return y.say("map-shows", "moment", y.sayMoment(s), "links", strings.Join(links, ", "))
}
