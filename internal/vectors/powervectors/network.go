package powervectors

import (
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/steampower"
)

// What goods cost the player whose turn it is, reckoned slowly: all payments of
// routes that no other undercuts, for each city, by letting them spread until
// nothing changes.

const fromBank = 5

// A payment is what each seat is paid, by seat.
type payment [steampower.MaxSeats + 1]int

func (a payment) total() (sum int) {
	for _, dollars := range a {
		sum += dollars
	}
	return sum
}

// within reports whether nobody is paid more than by b.
func (a payment) within(b payment) bool {
	for seat := range a {
		if a[seat] > b[seat] {
			return false
		}
	}
	return true
}

// A network is how cities are connected with the network of the player whose turn
// it is.
type network struct {
	allowed map[hexmap.Cell][]payment // SHIP-5
}

type road struct {
	a, b  hexmap.Cell
	owner steampower.Seat // Nobody of a neutral link
}

// roads is the complete links of all players, and the neutral ones: GROUP-2.
func (p *position) roads() (all []road) {
	linked := map[hexmap.Cell]bool{}
	for seat := steampower.Seat(1); int(seat) <= p.Seats(); seat++ {
		for link := range p.Links(seat) {
			if link.IsComplete() {
				all = append(all, road{link.From, link.To, seat})
				linked[link.From], linked[link.To] = true, true
			}
		}
	}
	grid := p.setup.Map.Grid()
	var neighbours []road
	for city := range p.Cities() {
		i, _ := grid.Index(city)
		for d := range hexmap.Direction(hexmap.NumDirections) {
			if other, ok := p.cityBeside(i, d); ok {
				neighbours = append(neighbours, road{city, other, steampower.Nobody})
			}
		}
	}
	for more := true; more; { // a group is linked as soon as one of its cities is
		more = false
		for _, r := range neighbours {
			if linked[r.a] && !linked[r.b] {
				linked[r.b], more = true, true
			}
		}
	}
	for _, r := range neighbours {
		if linked[r.a] {
			all = append(all, r)
		}
	}
	return all
}

// shipping finds how cities are connected.
func (p *position) shipping() *network {
	if p.prices != nil {
		return p.prices
	}
	n := &network{map[hexmap.Cell][]payment{}}
	p.prices = n
	roads := p.roads()
	for _, r := range roads {
		if r.owner == p.seat {
			n.allowed[r.a], n.allowed[r.b] = []payment{{}}, []payment{{}}
		}
	}
	for more := true; more; {
		more = false
		for _, r := range roads {
			more = n.spread(r.a, r.b, r.owner, p.seat) || more
			more = n.spread(r.b, r.a, r.owner, p.seat) || more
		}
	}
	return n
}

// spread lets the payments of a city reach another over a link.
func (n *network) spread(from, to hexmap.Cell, owner, seat steampower.Seat) (changed bool) {
	for _, paid := range slices.Clone(n.allowed[from]) {
		if owner != steampower.Nobody && owner != seat {
			paid[owner]++
		}
		if slices.ContainsFunc(n.allowed[to], func(other payment) bool { return other.within(paid) }) {
			continue
		}
		n.allowed[to] = append(slices.DeleteFunc(n.allowed[to], paid.within), paid)
		changed = true
	}
	return changed
}

// A unit is a good that can be had, and what it costs at the least.
type unit struct {
	city    hexmap.Cell
	dollars int
}

// units is the goods of a colour that can be had, the cheapest first.
func (p *position) units(c steampower.Colour) (all []unit) {
	for city, payments := range p.shipping().allowed {
		view, _ := p.CityAt(city)
		if view.Tile != c {
			continue
		}
		cheapest := payments[0].total()
		for _, paid := range payments {
			cheapest = min(cheapest, paid.total())
		}
		for range view.Goods {
			all = append(all, unit{city, cheapest + p.fee(city)})
		}
	}
	slices.SortFunc(all, func(a, b unit) int {
		if a.dollars != b.dollars {
			return a.dollars - b.dollars
		}
		return a.city.Compare(b.city)
	})
	return all
}

// fee is what a good of a city costs to the owner of its factory: SHIP-2.
func (p *position) fee(city hexmap.Cell) int {
	if view, _ := p.CityAt(city); view.Factory != p.seat {
		return 1
	}
	return 0
}

// leastFor is what goods cost at the least, without one that is provided from a
// city, or none: CONTRACT-4.
func (p *position) leastFor(goods steampower.Goods, provided steampower.Colour, from hexmap.Cell) (sum int) {
	for c := range steampower.GoodColours() {
		number, units := goods.Count(c), p.units(c)
		if c == provided {
			number--
			if i := slices.IndexFunc(units, func(u unit) bool { return u.city == from }); i >= 0 {
				units = slices.Delete(units, i, i+1)
			}
		}
		for i := range number {
			if i < len(units) {
				sum += units[i].dollars
			} else {
				sum += fromBank // SHIP-6
			}
		}
	}
	return sum
}
