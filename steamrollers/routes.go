package steamrollers

import (
	"iter"

	"github.com/railhex/railhex/delivery"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

// A Route is a way that a good may go.
type Route struct {
	Cities []int         // by number, the source first, the destination last
	Links  []track.Link  // between them, in order
	Hexes  []hexmap.Cell // all hexes passed, those of the cities included
}

// Routes walks the routes that a delivery may take: those of its distance over
// the links of the player whose turn it is (DELIVER-3 to DELIVER-5). Whether
// the engine is strong enough, and the good there, is for Check to say. Each
// Route is the caller's to keep.
func (s *State) Routes(m Move) iter.Seq[Route] {
	position := *s
	return func(yield func(Route) bool) {
		if m.Kind() != KindDeliver || position.turn == Nobody || m.Distance() > delivery.MaxDistance {
			return
		}
		position.routes(m, yield)
	}
}

func (s *State) routes(m Move, yield func(Route) bool) {
	var unpacked [MaxHexes]track.Tile
	tiles := s.unpack(s.turn, &unpacked)
	tracer := s.game.tracers[s.wall]
	found := tracer.AppendLinksFrom(nil, tiles, s.game.stops, track.Complete)
	query := delivery.Query{
		From: m.From() - 1, To: delivery.PlaceSetOf(m.To() - 1),
		Distances: delivery.DistancesOf(m.Distance()),
	}
	for chain := range delivery.Routes(s.game.weigh(nil, found), query) {
		route := Route{Cities: []int{m.From()}, Hexes: []hexmap.Cell{s.game.cityCell(m.From())}}
		for i := range chain.Links() {
			route = s.follow(route, found[i], tiles)
		}
		if !yield(route) {
			return
		}
	}
}

// follow is the route with one more link.
func (s *State) follow(route Route, link track.Link, tiles []track.Tile) Route {
	route.Links = append(route.Links, link)
	if here := int(s.game.cities[route.Cities[len(route.Cities)-1]]); here != int(link.From.Hex) {
		link.From, link.To = link.To, link.From
	}
	for step := range s.game.tracers[s.wall].Walk(tiles, link) {
		route.Hexes = append(route.Hexes, s.game.board.Cell(int(step.Hex)))
	}
	next := int(link.To.Hex)
	route.Cities = append(route.Cities, int(s.game.cityAt[next]))
	route.Hexes = append(route.Hexes, s.game.board.Cell(next))
	return route
}

// cityCell is the hex of a city.
func (g *game) cityCell(city int) hexmap.Cell { return g.board.Cell(int(g.cities[city])) }

// weigh appends links as the network of cities sees them: between which cities
// they lead and how far they are.
func (g *game) weigh(dst []delivery.Link, links []track.Link) []delivery.Link {
	for _, link := range links {
		dst = append(dst, delivery.Link{
			A:      g.cityAt[link.From.Hex] - 1,
			B:      g.cityAt[link.To.Hex] - 1,
			Length: 1 + uint8(link.Towns), // DELIVER-5
		})
	}
	return dst
}
