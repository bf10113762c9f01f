package steam

import (
	"iter"

	"github.com/railhex/railhex/hexmap"
)

// The goods phase: MOVE and POINTS.

func (s *State) judgeImprove() verdict {
	switch p := s.playerOf(s.queue.first()); {
	case p.has(flagImproved):
		return refused(moveImprove, "improved")
	case p.level() == mostLevel:
		return refused(moveImprove, "tile-top-level")
	}
	return verdict{}
}

func (s *State) applyImprove(log *chronicle) {
	seat := s.queue.first()
	s.playerOf(seat).set(flagImproved)
	s.improve(seat, moveImprove, log)
	s.endGoodsTurn(log)
}

// endGoodsTurn goes on to the next player of the cycle, or to the next cycle.
func (s *State) endGoodsTurn(log *chronicle) {
	s.phase = PhaseMove
	if s.queue = s.queue.rest(); s.queue == 0 {
		s.beginCycle(log)
	}
}

// most returns the seat apart from one with the most points, a point for each of its
// links, and how many they are (MOVE-10). If several have as many it is the first.
func (g gains) most(but Seat) (owner Seat, links int) {
	for seat := Seat(1); seat <= MaxSeats; seat++ {
		if n := g.of(seat); seat != but && n > links {
			owner, links = seat, n
		}
	}
	return owner, links
}

func (s *State) judgeMove(m Move) verdict {
	hex := s.game.hexAt(m.row(), m.column())
	switch {
	case hex == noHex:
		return refused(moveFromCity, "hex-lacking")
	case !s.hexes[hex].isCity():
		return refused(moveFromCity, "no-city")
	case s.stops[s.game.stopAt[hex]].goods().count(m.colour()) == 0:
		return refused(moveFromCity, "good-lacking")
	}
	seat, route := s.queue.first(), m.route()
	var owners gains // POINTS-1
	visited := uint64(1) << s.game.stopAt[hex]
	for i := range route.len() {
		owner, to := s.completeLink(hex, route.at(i))
		if to == noHex {
			return verdict{rule: moveOverCompleteLinks, reason: "link-lacking", hex: hex, edge: route.at(i)}
		}
		stop := s.game.stopAt[to]
		if visited>>stop&1 != 0 {
			return verdict{rule: moveNoStopTwice, reason: "stop-twice", hex: to}
		}
		switch ends, last := s.stops[stop].colour() == m.colour(), i+1 == route.len(); {
		case ends && !last:
			return verdict{rule: moveToColour, reason: "must-stop", hex: to}
		case last && !ends:
			return verdict{rule: moveToColour, reason: "wrong-end", hex: to}
		}
		visited |= 1 << stop
		if owner != Nobody { // MOVE-11
			owners = owners.with(owner, 1)
		}
		hex = to
	}
	if route.len() > s.playerOf(seat).level() {
		return refused(moveWithinLocomotive, "too-far")
	}
	own := owners.of(seat)
	if own == 0 {
		return refused(moveOverOwnLink, "none-own")
	}
	if other, links := owners.most(seat); links > own {
		return verdict{rule: moveNobodyOwnsMore, reason: "others-more", seat: other, number: int16(links), own: int8(own)}
	}
	return verdict{hex: hex, gains: owners}
}

// completeLink returns the owner of the complete link that leaves a stop at an edge,
// and the stop to which it leads; noHex if there is no such link (MOVE-5).
func (s *State) completeLink(hex uint8, d hexmap.Direction) (owner Seat, to uint8) {
	c := s.hexes[hex].claim(d)
	if c == 0 {
		return Nobody, noHex
	}
	far := s.farEnd(hex, d)
	if far.open {
		return Nobody, noHex
	}
	return c.owner(), far.hex
}

func (s *State) applyMove(m Move, v verdict, log *chronicle) {
	s.gains = v.gains
	s.stops[s.game.stopAt[s.game.hexAt(m.row(), m.column())]] -= stop(oneLoad(m.colour()))
	s.bag = s.bag.Add(m.colour(), 1) // MOVE-12
	s.phase = PhasePoints
	if log != nil {
		log.add(Event{
			Kind: GoodDelivered, Rule: moveToColour, Seat: s.queue.first(), Colour: m.colour(),
			Hex: m.Hex(), To: s.game.cells[v.hex], Number: m.route().len(),
		})
	}
}

// nextGain is the seat that takes points next: who moved the good, then the
// others in turn order (POINTS-3).
func (s *State) nextGain() Seat {
	if mover := s.queue.first(); s.gains.of(mover) != 0 {
		return mover
	}
	for list := s.order; list != 0; list = list.rest() {
		if s.gains.of(list.first()) != 0 {
			return list.first()
		}
	}
	return Nobody
}

// applyGain takes the points of a delivery (POINTS-2).
func (s *State) applyGain(income bool, log *chronicle) {
	seat := s.nextGain()
	n := s.gains.of(seat)
	s.gains = s.gains.without(seat)
	kind := PointsScored
	if income {
		kind = IncomeRaised
		s.playerOf(seat).income += int16(n)
	} else {
		s.playerOf(seat).points += int16(n)
	}
	if log != nil {
		log.add(Event{Kind: kind, Rule: pointsChosen, Seat: seat, Number: n})
	}
	if s.gains == 0 {
		s.endGoodsTurn(log)
	}
}

// A Route is the links over which a good goes, in the order in which it takes
// them.
type Route []RouteStep

// A RouteStep is one link of a route: the stops that it joins, the edge at which
// it leaves the first, and whose it is. [State.Sections] walks its track.
type RouteStep struct {
	From, To hexmap.Cell
	Edge     hexmap.Direction
	Owner    Seat // Nobody if it is unowned
}

// Routes walks the one route that m names. It walks none if m moves no good, or if one of
// its edges bears no complete link.
func (s *State) Routes(m Move) iter.Seq[Route] {
	return func(yield func(Route) bool) {
		hex, ok := s.hexIndex(m.Hex())
		if !ok || m.Kind() != KindDeliver || s.game.stopAt[hex] == noStop {
			return
		}
		var route Route
		for d := range m.Edges() {
			owner, to := s.completeLink(hex, d)
			if to == noHex {
				return
			}
			route = append(route, RouteStep{s.game.cells[hex], s.game.cells[to], d, owner})
			hex = to
		}
		yield(route)
	}
}
