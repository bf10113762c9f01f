package bots

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/steam"
)

// worth is what a legal move is worth to the player who is asked.
func (p *Greedy) worth(s *steam.State, m steam.Move) float64 {
	r := &p.reckoning
	switch m.Kind() {
	case steam.KindBid:
		return p.worthOfPlace(s) - r.dollar*float64(m.Number())
	case steam.KindCapital:
		return -r.step * p.deviation(s, m.Number())
	case steam.KindTake:
		if m.Passing() {
			return -0.1
		}
		return p.worthOfAction(m.ActionTile()) - r.dollar*float64(s.Cost(m))
	case steam.KindBuild, steam.KindUpgrade, steam.KindRedirect:
		return p.worthOfTrack(s, m)
	case steam.KindUrbanise:
		return p.worthOfCity(s, m)
	case steam.KindGrow:
		return p.worthOfSet(s, r.land.at(m.Hex()), s.Supply(m.Space()))
	case steam.KindImprove:
		return p.worthOfImproving()
	case steam.KindDeliver:
		return p.worthOfDelivery(s, m)
	case steam.KindIncome:
		return r.step * float64(gain(s))
	case steam.KindPoints:
		return float64(gain(s))
	}
	return 0 // to pass, to end the build turn
}

// gain is how many points the player who is asked takes.
func gain(s *steam.State) int {
	for _, points := range s.Gains() {
		return points
	}
	return 0
}

// worthOfPlace is what it is worth not to be last in the turn order: an earlier choice
// of the action tiles.
func (p *Greedy) worthOfPlace(s *steam.State) float64 {
	auction, _ := s.Auction()
	return p.reckoning.beliefs.lead * float64(max(1, auction.In.Len()-1))
}

// deviation is by how many loans a number of them is more or fewer than the turn will
// need.
func (p *Greedy) deviation(s *steam.State, loans int) float64 {
	r := &p.reckoning
	need := r.beliefs.provision + float64(s.Locomotive(r.seat)) - float64(s.Money(r.seat))
	if r.turns < 2 {
		need -= r.beliefs.provision / 2
	}
	wanted := 0
	for ; need > 2; need -= 5 {
		wanted++
	}
	if loans > wanted {
		return float64(loans - wanted)
	}
	return float64(wanted-loans) * 2
}

// worthOfAction is what an action tile is worth, its cost apart.
func (p *Greedy) worthOfAction(tile steam.ActionTile) float64 {
	r := &p.reckoning
	if tile == steam.LocomotiveTile {
		return p.worthOfLevel(r.deliveries)
	}
	if tile == steam.OrderTile && r.turns < 2 {
		return 0
	}
	return r.beliefs.tileWorth(tile) * min(1, r.turns/r.beliefs.tileTurns)
}

// worthOfLevel returns what one more level of the locomotive is worth. It counts what the
// locomotive can carry over the links that are there in so many deliveries, and some more
// over those still to be built.
func (p *Greedy) worthOfLevel(deliveries int) float64 {
	r := &p.reckoning
	before := r.prospects.lengths(p.level)
	after := r.prospects.lengths(min(topLevel, p.level+1))
	more := after.best(deliveries) - before.best(deliveries)
	return r.beliefs.carried*r.point*more + r.beliefs.level*(r.turns-1)
}

// worthOfImproving is the worth of a level instead of a delivery. Where goods are too
// few for all the deliveries that they could make, none is lost.
func (p *Greedy) worthOfImproving() float64 {
	r := &p.reckoning
	lengths := r.prospects.lengths(p.level)
	goods := 0
	for length := 1; length <= topLevel; length++ {
		goods += lengths[length]
	}
	scarce := max(0, 1-float64(goods)/float64(r.deliveries))
	return p.worthOfLevel(r.deliveries-1) - p.usual*(1-scarce)
}

// worthOfDelivery is the points of a delivery, less than the best that the locomotive
// could do if goods are left that go further; what others score counts against it.
func (p *Greedy) worthOfDelivery(s *steam.State, m steam.Move) float64 {
	r := &p.reckoning
	own, others := 0, 0
	at := r.land.at(m.Hex())
	for edge := range m.Edges() {
		link := r.network.to[at][edge]
		switch link.owner {
		case r.seat:
			own++
		case steam.Nobody:
		default:
			others++
		}
		at = int(link.stop) - 1
	}
	return max(1, r.step)*float64(own) - r.beliefs.others*float64(others) - p.usual
}

// worthOfSet is what a set of goods is worth in a city.
func (p *Greedy) worthOfSet(s *steam.State, stop int, goods steam.Goods) (worth float64) {
	for colour := range steam.Colours() {
		if count := goods.Count(colour); count > 0 {
			worth += float64(count) * p.worthOfGood(stop, colour)
		}
	}
	return worth
}

// worthOfGood is what a good of a colour is worth in a city.
func (p *Greedy) worthOfGood(stop int, colour steam.Colour) float64 {
	r := &p.reckoning
	l := load{uint8(stop), 1, colour, r.prospects.cities[colour] &^ (1 << stop), 0}
	return r.beliefs.growth * r.point * float64(r.prospects.farthest(&l, r.level)) * min(1, r.turns/2)
}

// worthOfCity is what a new city is worth: for the goods that come to it, and for
// those that may go there.
func (p *Greedy) worthOfCity(s *steam.State, m steam.Move) float64 {
	r := &p.reckoning
	stop := r.land.at(m.Hex())
	worth := 0.0
	if m.Space() > 0 {
		worth = p.worthOfSet(s, stop, s.Supply(m.Space()))
	}
	steps := &r.network.steps[stop]
	for i := range r.prospects.loads {
		l := &r.prospects.loads[i]
		if l.colour == m.Colour() && steps[l.from] <= uint8(r.level) {
			if more := int(steps[l.from]) - r.prospects.farthest(l, r.level); more > 0 {
				worth += r.beliefs.growth * r.point * float64(more) * float64(l.goods)
			}
		}
	}
	if r.network.ends>>stop&1 != 0 {
		worth++
	}
	return worth
}

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
