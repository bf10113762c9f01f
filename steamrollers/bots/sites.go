package bots

import (
	"slices"

	"github.com/railhex/railhex/track"
)

// A site is a track in a hex and what it is worth. The zero site is invalid.
type site struct {
	hex   int
	track track.Track
	worth float64
}

// isBefore reports whether a site is chosen before another: if it is worth more,
// or as much and its move is listed first.
func (x site) isBefore(o site) bool {
	if x.worth != o.worth {
		return x.worth > o.worth
	}
	if x.hex != o.hex {
		return x.hex < o.hex
	}
	if kind, other := x.track.Type(), o.track.Type(); kind != other {
		return kind < other
	}
	return x.track < o.track
}

// sites is a site of each type of track.
type sites [1 + types]site

const types = 3

// A need is what one track in any of some hexes is worth, if it leads on a way of a new
// link between a pair of cities.
type need struct {
	worth float64
	pair  int
	hexes hexes
}

// listNeeds lists what is worth something, the most first.
func (r *reckoning) listNeeds() {
	r.needs = r.needs[:0]
	for pair, ways := range r.outlook.ways {
		if ways == 0 || r.link(pair) <= 0 {
			continue
		}
		for _, hexes := range [2]hexes{ways & r.land.towns, ways &^ r.land.towns} {
			if hexes == 0 {
				continue
			}
			n := need{r.part(pair, hexes.first()), pair, hexes}
			at := len(r.needs)
			for at > 0 && r.needs[at-1].worth < n.worth {
				at--
			}
			r.needs = slices.Insert(r.needs, at, n)
		}
	}
}

// bestSites is, of each type of track, the one that is worth most in a region;
// the zero site where none is worth anything.
func (r *reckoning) bestSites(region int) *sites {
	best := &r.sites[region]
	if r.sitesKnown>>region&1 != 0 {
		return best
	}
	if r.sitesKnown == 0 {
		r.listNeeds()
	}
	r.sitesKnown |= 1 << region
	*best = sites{}
	for i := range r.needs {
		n := &r.needs[i]
		if n.worth < min(best[track.Straight].worth, best[track.Gentle].worth, best[track.Sharp].worth) {
			break // as is what follows
		}
		for hex := range (n.hexes & r.land.region[region]).all() {
			leading := r.outlook.leading(n.pair, hex)
			for kind := track.Straight; kind <= track.Sharp; kind++ {
				if of := leading & tracksOf[kind]; of != 0 {
					if found := (site{hex, of.first(), n.worth}); found.isBefore(best[kind]) {
						best[kind] = found
					}
				}
			}
		}
	}
	return best
}

// tracksOf are the tracks of each type.
var tracksOf = func() (of [1 + types]tracks) {
	for t := range track.Tracks() {
		of[t.Type()] |= 1 << t
	}
	return of
}()
