package steampower

import (
	"iter"
	"math/bits"

	"github.com/railhex/railhex/delivery"
	"github.com/railhex/railhex/hexmap"
)

// A RouteStep is one step of a route, from a city to the next.
type RouteStep struct {
	From, To hexmap.Cell
	Owner    Seat // of the link; Nobody where the cities are neighbours of a group (GROUP-2)
	Link     Link // the link; the zero Link where the cities are neighbours
}

// A Route is the way of a good, step by step, from the city where it lies to the
// first of the network. A good that lies in the network has a Route without steps.
type Route []RouteStep

// Routes walks the routes that a shipment may take: all that pay what m says, and
// pass no city group twice. They are to be drawn, for nothing about a route matters
// but whom it pays. Whether m is legal is not asked: a shipment that pays too much
// has routes too. Where m is no shipment, or nobody's turn, there are none.
func (s *State) Routes(m Move) iter.Seq[Route] {
	return func(yield func(Route) bool) {
		if s.game == nil || m.Kind() != KindShip || s.seat == Nobody || s.networks[s.seat-1] == 0 {
			return
		}
		from, ok := s.game.city(m.Hex())
		if !ok {
			return
		}
		if s.networks[s.seat-1]>>from&1 != 0 {
			if m.Payments() == 0 {
				yield(Route{})
			}
			return
		}
		s.routesFrom(from, m.Payments(), yield)
	}
}

// place is the number of a city's group among the places of a network of links: of
// the first of its cities.
func (g *game) place(city int) int { return bits.TrailingZeros64(g.groups[city]) }

// routesFrom walks the routes from a city outside the network that pay so much.
func (s *State) routesFrom(from int, pays Payments, yield func(Route) bool) {
	links, between := s.foreignLinks()
	ends := delivery.PlaceSet(0)
	for city := range citiesIn(s.networks[s.seat-1]) {
		ends |= delivery.PlaceSetOf(s.game.place(city))
	}
	if pays == 0 {
		return // every link outside the network is foreign
	}
	paid := func(route delivery.Route) (p Payments) {
		for i := range route.Links() {
			p += onePayment(links[i].Owner)
		}
		return p
	}
	query := delivery.Query{
		From: s.game.place(from), To: ends, MaxLinks: pays.Total(),
		Allow: func(route delivery.Route, _ int) bool { return paid(route).within(pays) },
	}
	for found := range delivery.Routes(between, query) {
		if paid(found) == pays && !yield(s.steps(from, found, links)) {
			return
		}
	}
}

// foreignLinks is the links of all others, and which places they are between.
// Links within a group lead nowhere.
func (s *State) foreignLinks() (links []Link, between []delivery.Link) {
	for seat := Seat(1); seat <= s.game.seats; seat++ {
		if seat == s.seat {
			continue
		}
		for link := range s.Links(seat) {
			a, _ := s.game.city(link.From)
			b, _ := s.game.city(link.To)
			if s.game.place(a) != s.game.place(b) {
				links = append(links, link)
				between = append(between, delivery.Link{A: uint8(s.game.place(a)), B: uint8(s.game.place(b)), Length: 1})
			}
		}
	}
	return links, between
}

// steps is a route from a city, with the steps between neighbours of a group that
// lead from one link to the next.
func (s *State) steps(from int, found delivery.Route, links []Link) (route Route) {
	at := from
	for i := range found.Links() {
		a, _ := s.game.city(links[i].From)
		b, _ := s.game.city(links[i].To)
		if s.game.place(a) != s.game.place(at) {
			a, b = b, a
		}
		route = s.appendNeighbours(route, at, a)
		route = append(route, RouteStep{s.name(a), s.name(b), links[i].Owner, links[i]})
		at = b
	}
	return route
}

// appendNeighbours appends the fewest steps from neighbour to neighbour between two
// cities of a group.
func (s *State) appendNeighbours(route Route, from, to int) Route {
	before := make([]int, s.game.numCities)
	reached := uint64(1) << to
	for layer := reached; layer != 0 && reached>>from&1 == 0; {
		var next uint64
		for city := range citiesIn(layer) {
			for other := range citiesIn(s.game.neighbours(city) &^ reached &^ next) {
				before[other] = city
				next |= 1 << other
			}
		}
		layer = next
		reached |= next
	}
	for at := from; at != to; at = before[at] {
		route = append(route, RouteStep{From: s.name(at), To: s.name(before[at])})
	}
	return route
}

// name is the hex of a city.
func (s *State) name(city int) hexmap.Cell { return s.game.names[s.game.cities[city]] }
