package steampower

import (
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// A network of links at random, on no map: cities, groups of neighbours, links of
// all players, and goods. It has what shipping looks at, and more of it than games
// lead to.
func aNetwork(random *rand.Rand) State {
	n := 2 + random.IntN(9)
	g := &game{seats: Seat(2 + random.IntN(4)), numCities: n, groups: make([]uint64, n), parts: &Components{}}
	for city := range g.groups {
		g.groups[city] = 1 << city
	}
	for city := 0; city+1 < n; city++ {
		if random.IntN(4) == 0 {
			group := g.groups[city] | g.groups[city+1]
			for c := range citiesIn(group) {
				g.groups[c] = group
			}
		}
	}
	s := State{game: g, phase: PhaseShip, seat: 1 + Seat(random.IntN(int(g.seats)))}
	density := 1 + random.IntN(7)
	for seat := Seat(1); seat <= g.seats; seat++ {
		for range random.IntN(density * 3) {
			a, b := random.IntN(n), random.IntN(n)
			if a != b && s.numLinks(seat) < maxLinks {
				s.complete(seat, a, b)
			}
		}
	}
	for city := range n {
		c := random.IntN(NumColours)
		s.tiles[c] |= 1 << city
		if c < NumGoods && random.IntN(3) > 0 && s.everyNetwork()>>city&1 != 0 {
			s.factories[random.IntN(int(g.seats))] |= 1 << city
			s.putGoods(city, random.IntN(7))
		}
	}
	s.money[s.seat-1] = uint16(random.IntN(25))
	return s
}

// allRoutes is what every route pays that leads from a city to the network and
// visits no city twice: by trying them all.
func allRoutes(s *State, from int) map[Payments]bool {
	found := map[Payments]bool{}
	var walk func(at int, visited uint64, pays Payments)
	walk = func(at int, visited uint64, pays Payments) {
		if s.networks[s.seat-1]>>at&1 != 0 {
			found[pays] = true
			return
		}
		visited |= 1 << at
		if s.everyNetwork()>>at&1 != 0 { // GROUP-2
			for city := range citiesIn(s.game.groups[at] &^ visited) {
				walk(city, visited, pays)
			}
		}
		for seat := Seat(1); seat <= s.game.seats; seat++ {
			tried := uint64(0) // parallel links of one owner pay alike
			for _, link := range s.links[seat-1] {
				ends := link.cities()
				if link == 0 || ends>>at&1 == 0 || ends&(visited|tried)&^(1<<at) != 0 {
					continue
				}
				tried |= ends
				next := pays
				if seat != s.seat {
					next += onePayment(seat)
				}
				walk(bits.TrailingZeros64(ends&^(1<<at)), visited, next)
			}
		}
	}
	walk(from, 0, 0)
	return found
}

// undercut reports whether one of some payments pays nobody more and somebody less.
func undercut(all map[Payments]bool, pays Payments) bool {
	for other := range all {
		if other != pays && other.within(pays) {
			return true
		}
	}
	return false
}

// TestPaymentsWithinOthers compares payments as numbers with comparing them owner by
// owner.
func TestPaymentsWithinOthers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		draw := func(name string) (p Payments) {
			for owner := Seat(1); owner <= MaxSeats; owner++ {
				p += onePayment(owner) * Payments(rapid.SampledFrom([]int{0, 1, 2, 31, MaxOwners}).Draw(t, name))
			}
			return p
		}
		p, q, want := draw("p"), draw("q"), true
		for owner := Seat(1); owner <= MaxSeats; owner++ {
			want = want && p.To(owner) <= q.To(owner)
		}
		if got := p.within(q); got != want {
			t.Fatalf("%v within %v: %t", p, q, got)
		}
	})
}

// TestFaresAreThoseOfAllRoutes holds the payments that are allowed against what all
// routes pay: SHIP-1, SHIP-3, SHIP-5.
func TestFaresAreThoseOfAllRoutes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := aNetwork(rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1)))
		if s.networks[s.seat-1] == 0 {
			return
		}
		fares := s.appendFares(nil, anyPayments, maxLinks*MaxSeats)
		connected := s.connected()
		for city := range s.game.numCities {
			routes := allRoutes(&s, city)
			if (len(routes) > 0) != (connected>>city&1 != 0) {
				t.Fatalf("city %d: %d routes, connected %t", city, len(routes), connected>>city&1 != 0)
			}
			allowed := map[Payments]bool{}
			for pays := range routes {
				if !undercut(routes, pays) {
					allowed[pays] = true
				}
			}
			for _, f := range fares {
				if f.cities>>city&1 != 0 {
					if !allowed[f.pays] {
						t.Fatalf("city %d: %v is allowed, of %v", city, f.pays, routes)
					}
					delete(allowed, f.pays)
				}
			}
			if len(allowed) > 0 {
				t.Fatalf("city %d: %v are not found", city, allowed)
			}
		}
	})
}

// TestNetworksLeaveAChoice holds that the networks of these tests are not too plain.
func TestNetworksLeaveAChoice(t *testing.T) {
	most := 0
	for seed := range uint64(500) {
		s := aNetwork(rand.New(rand.NewPCG(seed, 1)))
		fares := s.appendFares(nil, anyPayments, maxLinks*MaxSeats)
		for city := range s.game.numCities {
			payments := 0
			for _, f := range fares {
				payments += int(f.cities >> city & 1)
			}
			most = max(most, payments)
		}
	}
	if most < 4 {
		t.Errorf("at most %d payments are allowed from one city", most)
	}
}

// cheapest is what goods cost at the least, by trying every source for each: SHIP-6,
// CONTRACT-4.
func cheapest(s *State, goods Goods, routes []map[Payments]bool) int {
	good := goods.First()
	if good == 0 {
		return 0
	}
	best, had := 1<<30, false
	for city := range s.game.numCities {
		if s.tiles[good-1]>>city&1 == 0 || s.goodsAt(city) == 0 || len(routes[city]) == 0 {
			continue
		}
		had = true
		least := 1 << 30
		for pays := range routes[city] {
			least = min(least, pays.Total())
		}
		next := *s
		next.putGoods(city, s.goodsAt(city)-1)
		best = min(best, least+s.fee(city)+cheapest(&next, goods.minus(good), routes))
	}
	if !had {
		return priceFromBank + cheapest(s, goods.minus(good), routes)
	}
	return best
}

// TestPricesAreThoseOfAllSources holds what goods cost at their cheapest against
// trying all sources, and the shipments that are legal against what each leaves.
func TestPricesAreThoseOfAllSources(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		random := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1))
		s := aNetwork(random)
		if s.networks[s.seat-1] == 0 {
			return
		}
		var routes []map[Payments]bool
		for city := range s.game.numCities {
			routes = append(routes, allRoutes(&s, city))
		}
		var goods Goods
		for range 1 + random.IntN(4) {
			goods = goods.plus(Colour(1 + random.IntN(NumGoods)))
		}
		want := cheapest(&s, goods, routes)
		if got, ok := s.Price(goods); !ok || got != want {
			t.Fatalf("%v cost %d at the least, and not %d", goods, want, got)
		}
		each, sum := [NumGoods + 1]int{}, 0
		dollars, _ := s.Prices()
		for rest := goods; rest != 0; rest = rest.minus(rest.First()) {
			sum += dollars[rest.First()][each[rest.First()]]
			each[rest.First()]++
		}
		if sum != want {
			t.Fatalf("%v cost %d at the least, and the prices of each %v add up to %d", goods, want, dollars, sum)
		}
		// A contract is under way only where it can be paid, and little is left to spare: CONTRACT-4.
		s.money[s.seat-1] = uint16(want + random.IntN(4))
		for number := range s.game.numCities { // names of hexes
			s.game.names = append(s.game.names, MustParseMove("remove a"+string(rune('1'+number%9))).Hex())
			s.game.cities = append(s.game.cities, uint8(number))
		}
		s.asked = goods
		var legal []fare
		for _, m := range s.appendShipments(nil) {
			if m.Kind() == KindShip {
				legal = append(legal, fare{pays: m.Payments(), cities: 1 << slices.Index(s.game.names, m.Hex())})
			}
		}
		good := goods.First()
		for city := range s.game.numCities {
			if city >= 9 || s.tiles[good-1]>>city&1 == 0 || s.goodsAt(city) == 0 {
				continue
			}
			next := s
			next.putGoods(city, s.goodsAt(city)-1)
			rest := cheapest(&next, goods.minus(good), routes)
			for pays := range routes[city] {
				allowed := !undercut(routes[city], pays) && pays.Total()+s.fee(city)+rest <= int(s.money[s.seat-1])
				if found := slices.Contains(legal, fare{pays, 1 << city}); found != allowed && s.game.numCities <= 9 {
					t.Fatalf("city %d for %v: legal is %t, want %t", city, pays, found, allowed)
				}
			}
		}
	})
}

// TestRoutesPayWhatTheirMoveSays walks the routes of all shipments that are legal in
// games, step by step.
func TestRoutesPayWhatTheirMoveSays(t *testing.T) {
	shipments := 0
	rapid.Check(t, func(t *rapid.T) {
		for _, one := range drawGame(t) {
			s := one.State
			for _, m := range s.AppendMoves(nil) {
				if m.Kind() != KindShip {
					if len(slices.Collect(s.Routes(m))) > 0 {
						t.Fatalf("%v has routes", m)
					}
					continue
				}
				number := 0
				for route := range s.Routes(m) {
					number++
					if pays := route.payments(); pays != m.Payments() {
						t.Fatalf("%s\n%v: a route pays %v", s, m, pays)
					}
					at := m.Hex()
					for i, step := range route {
						if step.From != at || s.InNetwork(s.seat, at) || step.Owner == s.seat {
							t.Fatalf("%s\n%v: step %d is %v", s, m, i, step)
						}
						at = step.To
					}
					if !s.InNetwork(s.seat, at) {
						t.Fatalf("%s\n%v: the route ends in %v", s, m, at)
					}
					if number == 20 {
						break
					}
				}
				if shipments++; number == 0 {
					t.Fatalf("%s\n%v has no route", s, m)
				}
			}
		}
	})
	if shipments == 0 {
		t.Error("nothing was shipped")
	}
}

// payments is what the route pays for links.
func (r Route) payments() (p Payments) {
	for _, step := range r {
		if step.Owner != Nobody {
			p += onePayment(step.Owner)
		}
	}
	return p
}
