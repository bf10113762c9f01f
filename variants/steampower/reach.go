package steampower

import "math/bits"

// How far foreign links lead: SHIP-1, GROUP-3. What a good costs, where it can come
// from, and how far that is are all read off the same layers.

// A reach is the cities by how many foreign links they are away from the network of
// the player whose turn it is. It is worked out layer by layer, as far as somebody
// asks: layer 0 is the network, and the first empty layer is beyond the last.
type reach struct {
	layers [MaxCities + 1]uint64
	known  int    // layers
	all    uint64 // cities in the known layers
	beyond uint64 // cities that foreign links join, as far as they lead out of the network
	away   [MaxCities]uint64
}

// from begins a reach with the network. It looks up what one foreign link leads to
// from each city, with what the groups add at no cost, so that a layer asks its own
// cities only.
func (r *reach) from(s *State) {
	own := s.networks[s.seat-1]
	r.layers[0], r.known, r.all = own, 1, own
	groups := s.game.groups
	for seat := range s.game.seats {
		network := s.networks[seat]
		if seat == s.seat-1 || network&^own == 0 {
			continue // no link leaves the network of its owner
		}
		r.beyond |= network
		for _, link := range s.links[seat] {
			if link == 0 {
				break
			}
			a, b := link>>8, link&0xff
			r.away[a] |= groups[b]
			r.away[b] |= groups[a]
		}
	}
}

// layer is the cities that are n links away, none if that is beyond the last layer.
func (r *reach) layer(n int) uint64 {
	for n >= r.known {
		last := r.layers[r.known-1]
		if last == 0 || r.beyond&^r.all == 0 {
			return 0
		}
		next := uint64(0)
		for rest := last & r.beyond; rest != 0; rest &= rest - 1 {
			next |= r.away[bits.TrailingZeros64(rest)]
		}
		next &^= r.all
		r.layers[r.known] = next
		r.known++
		r.all |= next
	}
	return r.layers[n]
}

// of is those of some cities from which links lead to the network: SHIP-1.
func (r *reach) of(cities uint64) uint64 {
	for cities&^r.all != 0 && r.layer(r.known) != 0 {
	}
	return cities & r.all
}

// distance is how many links a city is away that is within reach.
func (r *reach) distance(city int) (n int) {
	for n < MaxCities && r.layer(n)>>city&1 == 0 {
		n++
	}
	return n
}

// connected is the cities from which links lead to the network of the player whose
// turn it is, those of the network included: SHIP-1.
func (s *State) connected() uint64 {
	var r reach
	r.from(s)
	return r.of(1<<s.game.numCities - 1)
}
