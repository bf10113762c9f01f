package rollervectors

import (
	"github.com/railhex/railhex/delivery"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

var breachesOfDelivery = []breach{
	breaks(steamrollers.DeliverFromDie, "the good is not taken from the city of the die", parcels(func(p *position, c parcel) bool {
		return c.from != p.Die() && c.there && c.wanted && c.routed && c.distance <= c.strength
	})),
	breaks(steamrollers.DeliverFromDie, "the city has no such good", parcels(func(p *position, c parcel) bool {
		return c.from == p.Die() && !c.there && c.wanted && c.routed && c.distance <= c.strength
	})),
	breaks(steamrollers.DeliverToColour, "the destination has another colour", parcels(func(p *position, c parcel) bool {
		return c.from == p.Die() && c.there && !c.wanted && c.routed && c.distance <= c.strength
	})),
	breaks(steamrollers.DeliverOverOwnLinks, "no links lead to the destination", parcels(func(p *position, c parcel) bool {
		return c.from == p.Die() && c.there && c.wanted && !c.joined && !c.routedOverWalls && c.distance <= c.strength
	})),
	breaks(steamrollers.DeliverOverOwnLinks, "there are routes, but none of that distance", parcels(func(p *position, c parcel) bool {
		return c.from == p.Die() && c.there && c.wanted && c.joined && !c.routed && !c.routedOverWalls && c.distance <= c.strength
	})),
	breaks(steamrollers.DeliverNotOverWalls, "a blocked border is in the way", parcels(func(p *position, c parcel) bool {
		return c.from == p.Die() && c.there && c.wanted && !c.routed && c.routedOverWalls && c.distance <= c.strength
	})),
	breaks(steamrollers.DeliverWithinStrength, "the engine is too weak by one", parcels(func(p *position, c parcel) bool {
		return c.from == p.Die() && c.there && c.wanted && c.routed && c.distance == p.Strength(p.seat)+1
	})),
	breaks(steamrollers.DeliverWithinStrength, "the engine is much too weak", parcels(func(p *position, c parcel) bool {
		return c.from == p.Die() && c.there && c.wanted && c.routed && c.distance > p.Strength(p.seat)+1
	})),
	breaks(steamrollers.DeliverWithinStrength, "the engine is too weak for the bonus", func(p *position) (moves []steamrollers.Move) {
		if !p.in(steamrollers.PhaseAct) || !p.holds(variants.Tile3b) || !p.fresh(variants.Tile3b) {
			return nil
		}
		return longer(parcels(func(p *position, c parcel) bool {
			return c.from == p.Die() && c.there && c.wanted && c.routed && c.distance == c.strength
		})(p))
	}),
	breaks(steamrollers.DeliverNoCityTwice, "the links lead back to the same city", func(p *position) []steamrollers.Move {
		return roundTrips(p, true)
	}),
	overlaps("the destination is the source, and no links lead back to it", func(p *position) []steamrollers.Move {
		return roundTrips(p, false)
	}, steamrollers.DeliverNoCityTwice, steamrollers.DeliverOverOwnLinks),
	breaks(steamrollers.SoloTurn, "the place of a good is said against Olive only", func(p *position) (moves []steamrollers.Move) {
		for _, m := range p.legal {
			if m.Kind() == steamrollers.KindDeliver && !m.IsOwn() && !p.alone() {
				moves = append(moves, m.FromLine(1))
			}
		}
		return moves
	}),
	breaks(steamrollers.SoloTurn, "against Olive the place of the good must be said", func(p *position) (moves []steamrollers.Move) {
		for _, m := range p.legal {
			if m.Kind() == steamrollers.KindDeliver && p.alone() && !m.NamesDestination() && m.Bonus() == 0 && !m.IsUnlimited() {
				moves = append(moves, steamrollers.Deliver(m.Good(), m.From(), m.To(), m.Distance()))
			}
		}
		return moves
	}),
}

// A parcel is a delivery without tiles that somebody may think of, and what is
// right and wrong with it.
type parcel struct {
	good     variants.Good
	from, to int
	distance int
	strength int // that serves it: without a tile 4b that has served another

	there           bool // the good lies in the city
	wanted          bool // the destination has its colour
	joined          bool // links lead there
	routed          bool // at that distance
	routedOverWalls bool // would, if no border were blocked
}

// parcels are the deliveries of some sort.
func parcels(are func(*position, parcel) bool) func(*position) []steamrollers.Move {
	return func(p *position) (moves []steamrollers.Move) {
		if !p.in(steamrollers.PhaseAct) {
			return nil
		}
		for _, c := range p.parcels() {
			if are(p, c) {
				moves = append(moves, p.delivery(c))
			}
		}
		return moves
	}
}

// longest is a distance that few routes have.
const longest = 8

// parcels are all deliveries that a player with links may think of.
func (p *position) parcels() []parcel {
	if p.thought != nil {
		return p.thought
	}
	blocked, open := p.network(true), p.network(false)
	strength := p.Strength(p.seat)
	if p.alone() && p.holds(variants.Tile4b) && p.served(4, p.unseen().UsedBefore) {
		strength--
	}
	p.thought = []parcel{}
	allReached, allOver := delivery.AppendAllDistances(nil, 6, blocked), delivery.AppendAllDistances(nil, 6, open)
	for from := 1; from <= 6 && len(open) > 0; from++ {
		for to := 1; to <= 6; to++ {
			if from == to {
				continue
			}
			pair := delivery.PairIndex(6, from-1, to-1)
			reached, over := allReached[pair], allOver[pair]
			for good := variants.Yellow; good <= variants.Coal; good++ {
				for distance := 1; distance <= longest; distance++ {
					p.thought = append(p.thought, parcel{
						good: good, from: from, to: to, distance: distance, strength: strength,
						there:  p.Supply(from).Find(good) >= 0,
						wanted: variants.MayGoTo(good, p.setup.Board.Colour(to)),
						joined: reached != 0, routed: reached.Has(distance), routedOverWalls: over.Has(distance),
					})
				}
			}
		}
	}
	return p.thought
}

// delivery is a parcel as a move. Against Olive it says a place where the good
// lies, or one where another does.
func (p *position) delivery(c parcel) steamrollers.Move {
	m := steamrollers.Deliver(c.good, c.from, c.to, c.distance)
	if p.alone() {
		m = m.FromLine(1 + max(0, p.Supply(c.from).Find(c.good)))
	}
	return m
}

// longer are moves with a bonus of tile 3b.
func longer(moves []steamrollers.Move) []steamrollers.Move {
	for i, m := range moves {
		moves[i] = m.Longer(1 + i%2)
	}
	return moves
}

// roundTrips are deliveries of coal, which may go anywhere, from a city to the
// same: where a ring of links leads back to it, or where none does.
func roundTrips(p *position, rings bool) (moves []steamrollers.Move) {
	from := p.Die()
	if !p.in(steamrollers.PhaseAct) || p.alone() || p.Supply(from).Find(variants.Coal) < 0 {
		return nil
	}
	lengths := ringsThrough(p.network(true), from-1)
	for distance := 1; distance <= p.Strength(p.seat); distance++ {
		if lengths.Has(distance) == rings {
			moves = append(moves, steamrollers.Deliver(variants.Coal, from, from, distance))
		}
	}
	return moves
}

// ringsThrough is the lengths of the rings of links, each link used once, that
// lead from a place back to it and over no other place twice.
func ringsThrough(links []delivery.Link, place int) (lengths delivery.Distances) {
	for i, link := range links {
		if int(link.A) != place && int(link.B) != place {
			continue
		}
		other := int(link.A) + int(link.B) - place
		for back := range delivery.Routes(links, delivery.Query{From: other, To: delivery.PlaceSetOf(place)}) {
			if back.Len() == 1 && back.Link(0) == i {
				continue
			}
			length := int(link.Length)
			for j := range back.Links() {
				length += int(links[j].Length)
			}
			lengths |= delivery.DistancesOf(length)
		}
	}
	return lengths
}
