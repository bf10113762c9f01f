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
		if m.Kind() != KindDeliver || position.turn == Nobody || m.From() == m.To() {
			return
		}
		position.routes(m, yield)
	}
}

func (s *State) routes(m Move, yield func(Route) bool) {
	var unpacked [MaxHexes]track.Track
	drawn := s.unpack(s.turn, &unpacked)
	tracer := s.game.tracers[s.wall]
	found := tracer.AppendLinks(nil, drawn)
	network, err := delivery.NewNetwork(6, s.game.weigh(nil, found))
	if err != nil {
		return // six cities and six towns make no network that is refused
	}
	for indexes := range network.Routes(m.From()-1, m.To()-1) {
		route := Route{Cities: []int{m.From()}, Hexes: []hexmap.Cell{s.game.cityCell(m.From())}}
		distance := 0
		for _, i := range indexes {
			route = s.follow(route, found[i], drawn)
			distance += int(found[i].Towns) + 1 // DELIVER-5
		}
		if distance == m.Distance() && !yield(route) {
			return
		}
	}
}

// follow is the route with one more link.
func (s *State) follow(route Route, link track.Link, drawn []track.Track) Route {
	here := int(s.game.cities[route.Cities[len(route.Cities)-1]])
	start, exit, next := int(link.From), link.Exit, int(link.To)
	if here != start {
		start, exit, next = int(link.To), link.Entry, int(link.From)
	}
	for hex := range s.game.tracers[s.wall].Walk(drawn, start, exit) {
		route.Hexes = append(route.Hexes, s.game.board.Cell(hex))
	}
	route.Links = append(route.Links, link)
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
			A:      g.cityAt[link.From] - 1,
			B:      g.cityAt[link.To] - 1,
			Length: 1 + link.Towns, // DELIVER-5
		})
	}
	return dst
}
