package bots

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/steampower"
)

// An outlook is where track can lead. It holds for each hex to which city it pays most to
// go on through the hex, and what is left of the worth of that city.
type outlook struct {
	land  *land
	reach [steampower.MaxHexes]prospect

	queue  []int16
	queued [steampower.MaxHexes]bool
}

// A prospect is what a link may come to: the worth of the city that it leads to less
// what the track costs, and how many tiles that takes.
type prospect struct {
	worth float64
	tiles float64
}

// hopeless is below what any city is worth.
const hopeless = -1e6

// look searches for ways to the cities with a positive worth; worths has that of each
// city by its number. It walks from the cities outwards.
func (o *outlook) look(s *steampower.State, r *reckoning, worths *[steampower.MaxCities]float64) {
	l := r.land
	o.land = l
	var price [steampower.MaxHexes]float64 // of leading track through a hex, in points
	for hex := range l.cells {
		o.reach[hex].worth = hopeless
		price[hex] = r.tile + r.dollar*l.dollars[hex]
	}
	for cell := range s.Tracked() {
		hex := l.hex(cell)
		if _, second := s.TrackAt(cell); second.Track != 0 {
			price[hex] = -hopeless // TRACK-4
		} else {
			price[hex] = r.tile + 2*r.dollar + r.beliefs.crossing // TRACK-5
		}
	}
	o.queue = o.queue[:0]
	for city, cell := range l.cities {
		if worths[city] <= 0 {
			continue
		}
		hex := l.hex(cell)
		o.reach[hex] = prospect{worth: worths[city]}
		o.queue = append(o.queue, int16(hex))
	}
	for at := 0; at < len(o.queue); at++ {
		hex := o.queue[at]
		o.queued[hex] = false
		for _, next := range l.beyond[hex] {
			if next == nowhere || l.city[next] != noCity || l.closed[next] {
				continue
			}
			if worth := o.reach[hex].worth - price[next]; worth > o.reach[next].worth && worth > hopeless/2 {
				o.reach[next] = prospect{worth, o.reach[hex].tiles + 1}
				if !o.queued[next] {
					o.queued[next] = true
					o.queue = append(o.queue, next)
				}
			}
		}
	}
}

// across is the prospect beyond an edge of a hex.
func (o *outlook) across(hex int, edge hexmap.Direction) prospect {
	next := o.land.beyond[hex][edge]
	if next == nowhere {
		return prospect{worth: hopeless}
	}
	return o.reach[next]
}
