package picture

import (
	"strconv"

	"github.com/railhex/railhex/hexmap"
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
	f, at := p.MapFrame(board, leastRoom, headHeight)
	f.Class, f.Title, f.Description = "map", p.Say("map", "map", board.Name()), p.mapShows(s)
	f.Parts, f.Touched, f.Choices = mapParts, m.touchedOnMap(), m.choose(s, mapParts)
	return p.Draw(f, func() {
		if !p.MapAlone {
			p.Paper(f.Width, f.Height)
			p.At(drawing.Margin, drawing.Margin, func() { p.mapHead(s, board, f.Width-2*drawing.Margin) })
		}
		p.At(at.X, at.Y, func() {
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
	})
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
			all := goodsIn(asked)
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

// goodsIn is goods one by one.
func goodsIn(goods steampower.Goods) (all []steampower.Colour) {
	for c := range goods.All() {
		all = append(all, c)
	}
	return all
}
