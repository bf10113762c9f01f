package steamrollers

import (
	"math/bits"

	"github.com/railhex/railhex/variants"
)

// Delivering goods.

func (s *State) checkDeliver(m Move) Rule {
	if rule := s.checkEnds(m); rule != 0 {
		return rule
	}
	if m.Bonus() != 0 {
		if rule := s.canUse(3, longer); rule != 0 {
			return rule
		}
	}
	if m.IsUnlimited() {
		if rule := s.canUse(4, unlimited); rule != 0 {
			return rule
		}
	}
	if rule := s.checkGoodIsThere(m); rule != 0 {
		return rule
	}
	if !variants.MayGoTo(m.Good(), s.game.colours[m.To()]) {
		return DeliverToColour // DELIVER-2, COAL-2
	}
	if !s.sheetOf(s.turn).reach.between(m.From(), m.To()).has(m.Distance()) {
		return s.noRoute(m)
	}
	return s.checkStrength(m)
}

// checkEnds asks whether the die names the source, or with tile 3a the
// destination, and whether they are two cities.
func (s *State) checkEnds(m Move) Rule {
	if m.IsOwn() {
		if good, city := s.ownGood(s.turn); good != m.Good() || city != m.From() || m.LinePlace() != 0 {
			return PowerOfGoods // POWER-6
		}
	}
	if m.NamesDestination() {
		if rule := s.canUse(3, destination); rule != 0 {
			return rule
		}
	}
	switch {
	case m.NamesDestination() && m.To() != int(s.die):
		return TileDestination // TILE-3a
	case !m.NamesDestination() && m.From() != int(s.die):
		return DeliverFromDie // DELIVER-1
	case m.From() == m.To():
		return DeliverNoCityTwice // DELIVER-4
	}
	return 0
}

// checkGoodIsThere asks whether the good lies where the move takes it from on
// the supply board: on the city, in solo at a place of its line. A personal
// good, which lies elsewhere, was found already.
func (s *State) checkGoodIsThere(m Move) Rule {
	if m.IsOwn() {
		return 0
	}
	line := s.supply[m.From()-1]
	switch {
	case (m.LinePlace() != 0) != s.game.solo():
		return SoloTurn // SOLO-4: the place is said in solo, and only there
	case m.LinePlace() != 0:
		if m.LinePlace() > line.Len() || line.At(m.LinePlace()-1) != m.Good() {
			return DeliverFromDie // DELIVER-1
		}
	case line.Find(m.Good()) < 0:
		return DeliverFromDie // DELIVER-1
	}
	return 0
}

// noRoute is why there is no route of the distance: only a blocked border is
// in the way, or the player has no such chain of links.
func (s *State) noRoute(m Move) Rule {
	if s.wall != 0 {
		open := s.reachOf(s.turn, s.game.tracers[0])
		if open.between(m.From(), m.To()).has(m.Distance()) {
			return DeliverNotOverWalls // DELIVER-9
		}
	}
	return DeliverOverOwnLinks // DELIVER-3
}

func (s *State) checkStrength(m Move) Rule {
	length, strength := m.Distance()+m.Bonus(), s.strength() // TILE-3b
	switch {
	case m.IsUnlimited() && length <= strength:
		return TileHasEffect // TILE-0
	case m.IsUnlimited() || length <= strength:
		return 0 // TILE-4a
	case s.holds(s.turn, 4, stronger) && length == strength+1 && s.usedBefore.has(4):
		return SoloKeptTileOnce // SOLO-5
	}
	return DeliverWithinStrength // DELIVER-6
}

func (s *State) applyDeliver(m Move, log *chronicle) {
	points := m.Distance() + m.Bonus()
	sheet := s.sheetOf(s.turn)
	if !m.IsUnlimited() && points > sheet.ticks() {
		s.used = s.used.with(4) // tile 4b was needed (SOLO-5)
	}
	if m.NamesDestination() || m.Bonus() != 0 {
		s.useTile(3, log)
	}
	if m.IsUnlimited() {
		s.useTile(4, log)
	}
	if m.IsOwn() {
		s.own = 0
	} else {
		s.takeGood(m.From(), m.Good(), m.LinePlace())
	}
	if s.game.keepsDelivered {
		s.kept[s.turn-1] = s.kept[s.turn-1].Add(m.Good()) // ORDER-2
	} else {
		s.bag = s.bag.Add(m.Good()) // DELIVER-8
	}
	sheet.delivered += uint16(points) // DELIVER-7
	if log != nil {
		log.add(Event{
			Kind: GoodDelivered, Rule: DeliverPoints, Seat: s.turn, Good: m.Good(), Points: points, Own: m.IsOwn(),
			City: m.From(), To: m.To(), Distance: m.Distance(),
		})
	}
	s.set(flagProductive)
	s.noteFaceUsed()
	s.finishAction(log)
}

// takeGood takes a good from a city: in solo the one at a place of its line.
func (s *State) takeGood(city int, g variants.Good, place int) {
	line := s.supply[city-1]
	at := place - 1
	if place == 0 {
		at = line.Find(g)
	}
	s.supply[city-1] = line.RemoveAt(at)
}

// canDeliver reports whether any delivery is possible without using a tile
// (ROUND-5).
func (s *State) canDeliver() bool {
	from := int(s.die)
	within := distances(1)<<(s.strength()+1) - 1
	reach := &s.sheetOf(s.turn).reach
	for to := 1; to <= 6; to++ {
		if to != from && reach.between(from, to)&within != 0 && s.goodFor(from, to) {
			return true
		}
	}
	return false
}

// goodFor reports whether a good lies in a city, or the player's own one on
// it, that may go to another.
func (s *State) goodFor(from, to int) bool {
	colour := s.game.colours[to]
	if good, city := s.ownGood(s.turn); city == from && variants.MayGoTo(good, colour) {
		return true
	}
	line := s.supply[from-1]
	return line.Find(variants.Good(colour)) >= 0 || line.Find(variants.Coal) >= 0
}

// appendDeliveries lists every delivery: from the die's city, and with tile 3a
// to it.
func (s *State) appendDeliveries(dst []Move) []Move {
	die := int(s.die)
	toDie := s.canUse(3, destination) == 0
	for other := 1; other <= 6; other++ {
		if other == die {
			continue
		}
		found := s.sheetOf(s.turn).reach.between(die, other)
		if found == 0 {
			continue
		}
		dst = s.appendBetween(dst, die, other, found, false)
		if toDie {
			dst = s.appendBetween(dst, other, die, found, true)
		}
	}
	return dst
}

// appendBetween lists the deliveries of every good in one city that may go to
// another.
func (s *State) appendBetween(dst []Move, from, to int, found distances, toDie bool) []Move {
	line, colour := s.supply[from-1], s.game.colours[to]
	var listed variants.Good // of the goods that may go, two kinds at the most: its colour, coal
	for at := range line.Len() {
		g := line.At(at)
		if !variants.MayGoTo(g, colour) {
			continue
		}
		m := Deliver(g, from, to, 0)
		if s.game.solo() {
			m = m.FromLine(at + 1)
		} else if g == listed {
			continue // goods of a kind lie side by side
		}
		listed = g
		dst = s.appendDistances(dst, m, found, toDie)
	}
	if g, city := s.ownGood(s.turn); city == from && variants.MayGoTo(g, colour) {
		dst = s.appendDistances(dst, Deliver(g, from, to, 0).Own(), found, toDie)
	}
	return dst
}

// appendDistances lists a delivery over every distance, with and without the
// tiles that make it longer or unlimited.
func (s *State) appendDistances(dst []Move, m Move, found distances, toDie bool) []Move {
	strength, most := s.strength(), 0
	if s.canUse(3, longer) == 0 {
		most = 2
	}
	canExceed := s.canUse(4, unlimited) == 0
	if toDie {
		m = m.NamingDestination()
	}
	for rest := found; rest != 0; rest &= rest - 1 {
		distance := bits.TrailingZeros16(uint16(rest))
		m = m.withDistance(distance)
		for bonus := 0; bonus <= most; bonus++ {
			with := m.mark(uint8(bonus * markLonger))
			switch within := distance+bonus <= strength; {
			case within:
				dst = append(dst, with)
			case canExceed:
				dst = append(dst, with.Unlimited())
			}
		}
	}
	return dst
}
