package bots

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/steam"
)

// worthOfTrack is what a tile is worth: the links that it completes, and the best one
// to which each of its open ends may lead, less what that costs. A link that takes
// several tiles is worth a part to each of them.
func (p *Greedy) worthOfTrack(s *steam.State, m steam.Move) float64 {
	r := &p.reckoning
	hex := r.land.hex(m.Hex())
	added := m.Tile().Minus(s.Holds(m.Hex()))
	worth := -r.dollar*float64(s.Cost(m)) - r.beliefs.tile
	for part := range added.Parts() {
		if t := part; t.NumExits() > 0 {
			for edge := range t.Exits() {
				worth += p.worthOfExit(s, hex, edge)
			}
			continue
		}
		for t := range part.Tracks() {
			a, b := t.Ends()
			worth += p.worthOfCourse(s, hex, a, b)
		}
	}
	if m.Kind() == steam.KindRedirect {
		for part := range s.Holds(m.Hex()).Minus(m.Tile()).Tracks() {
			a, b := part.Ends()
			worth -= p.worthOfCourse(s, hex, a, b)
		}
	}
	return worth
}

// worthOfCourse is what track between two edges of a hex is worth.
func (p *Greedy) worthOfCourse(s *steam.State, hex int, a, b hexmap.Direction) float64 {
	r := &p.reckoning
	from, own, begun := r.network.origin(s, hex, a)
	to, alsoOwn, met := r.network.origin(s, hex, b)
	switch {
	case begun && met:
		return r.link(from, to)
	case met:
		from, own, b = to, alsoOwn, a
	case !begun:
		return 0
	}
	worth := p.worthOfWay(from, hex, b)
	if !own {
		worth *= r.beliefs.unowned
	}
	return worth
}

// worthOfWay is the part that a tile has in the best link that begins at a stop and
// leaves its hex over an edge.
func (p *Greedy) worthOfWay(from, hex int, edge hexmap.Direction) (best float64) {
	r := &p.reckoning
	ways, stop, ok := r.surroundings.ahead(hex, edge)
	if ok && int(stop.stop) != from {
		return max(0, p.worthOfLink(from, stop))
	}
	for _, w := range ways {
		if int(w.stop) != from {
			best = max(best, p.worthOfLink(from, w))
		}
	}
	return best
}

// worthOfLink is the part that a tile has in a link for which a way is still to be
// built.
func (p *Greedy) worthOfLink(from int, w way) float64 {
	r := &p.reckoning
	worth := r.link(from, int(w.stop))
	if int(w.tiles) >= p.left {
		if r.turns < 2 {
			return 0 // it will not be complete in time
		}
		worth *= r.beliefs.later
	}
	worth -= (r.dollar*float64(w.dollars) + r.beliefs.tile*float64(w.tiles))
	return worth / (1 + 0.35*float64(w.tiles))
}

// worthOfExit is what an exit of a town is worth.
func (p *Greedy) worthOfExit(s *steam.State, hex int, edge hexmap.Direction) float64 {
	r := &p.reckoning
	town := int(r.land.stop[hex])
	from, own, met := r.network.origin(s, hex, edge)
	if met {
		if from == town {
			return 0
		}
		worth := r.link(from, town)
		if !own {
			worth *= r.beliefs.unowned
		}
		return worth
	}
	next := r.land.beyond[hex][edge]
	if next == nowhere {
		return 0
	}
	if link := r.network.open[next][edge.Opposite()]; link.from != 0 {
		return -1 // TOWN-4: it completes a link of somebody else
	}
	if p.left < 2 && r.turns < 2 {
		return 0
	}
	return p.worthOfWay(town, hex, edge)
}
