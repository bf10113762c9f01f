package steamrollers

import (
	"iter"
	"math/bits"

	"github.com/railhex/railhex/delivery"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// Delivering goods.

func (s *State) judgeDeliver(m Move) verdict {
	from, to := m.cities()
	marks := m.marks()
	if marks&(markOwn|markDest) != 0 {
		if v := s.judgeOwnAndDestination(m); !v.legal() {
			return v
		}
	}
	switch {
	case marks&markDest != 0 && to != int(s.die):
		return refused(tileDestination, "destination-not-die") // TILE-3a
	case marks&markDest == 0 && from != int(s.die):
		return refused(deliverFromDie, "source-not-die") // DELIVER-1
	case from == to:
		return refused(deliverNoCityTwice, "same-city") // DELIVER-4
	}
	if marks&^(markOwn|markDest) != 0 {
		if v := s.judgeLongerAndUnlimited(m); !v.legal() {
			return v
		}
	}
	there := s.judgeGoodIsThere(m)
	switch {
	case !there.legal():
		return there
	case !variants.MayGoTo(m.Good(), s.game.colours[to]):
		return refused(deliverToColour, "wrong-colour") // DELIVER-2, COAL-2
	case !s.sheetOf(s.turn).reach.between(from, to).Has(m.Distance()):
		return s.noRoute(m)
	}
	if v := s.judgeStrength(m); !v.legal() {
		return v
	}
	return there
}

// judgeOwnAndDestination asks whether the personal good is in the source, and tile 3a
// at hand, where a delivery says so.
func (s *State) judgeOwnAndDestination(m Move) verdict {
	if m.IsOwn() { // POWER-6
		good, city := s.ownGood(s.turn)
		switch {
		case good != m.Good() || city != m.From():
			return refused(powerOfGoods, "own-not-there")
		case m.LinePlace() != 0:
			return refused(powerOfGoods, "own-in-no-line")
		}
	}
	if m.NamesDestination() {
		return s.canUse(3, destination)
	}
	return verdict{}
}

// judgeLongerAndUnlimited asks whether the tiles are at hand that make a delivery
// longer or unlimited, where it says so.
func (s *State) judgeLongerAndUnlimited(m Move) verdict {
	if m.Bonus() != 0 {
		if v := s.canUse(3, longer); !v.legal() {
			return v
		}
	}
	if m.IsUnlimited() {
		return s.canUse(4, unlimited)
	}
	return verdict{}
}

// judgeGoodIsThere checks that the good lies where the move takes it from on the supply
// board, and finds its place. That is on the city, and in solo at a place of its line
// that the move names. A personal good, which lies elsewhere, was found already.
func (s *State) judgeGoodIsThere(m Move) verdict {
	if m.IsOwn() {
		return verdict{}
	}
	line, place := s.supply[m.From()-1], m.LinePlace()
	if s.game.solo() { // SOLO-4: the place is said in solo, and only there
		switch {
		case place == 0:
			return refused(soloTurn, "place-missing")
		case place > line.Len() || line.At(place-1) != m.Good():
			return refused(deliverFromDie, "good-not-at-place") // DELIVER-1
		}
		return allows(place - 1)
	}
	if place != 0 {
		return refused(soloTurn, "place-needless")
	}
	at := line.Find(m.Good())
	if at < 0 {
		return refused(deliverFromDie, "good-not-there") // DELIVER-1
	}
	return allows(at)
}

// noRoute is why there is no route of the distance: only a blocked border is
// in the way, or the player has no such chain of links.
func (s *State) noRoute(m Move) verdict {
	if s.wall != 0 {
		open := s.reachOf(s.turn, s.game.tracers[0])
		if open.between(m.From(), m.To()).Has(m.Distance()) {
			return refused(deliverNotOverWalls, "blocked") // DELIVER-9
		}
	}
	if s.sheetOf(s.turn).reach.between(m.From(), m.To()) != 0 {
		return refused(deliverOverOwnLinks, "no-such-distance") // DELIVER-3
	}
	if s.leadsNowhere(m.From()) {
		return refused(deliverOverOwnLinks, "no-links") // DELIVER-3
	}
	return refused(deliverOverOwnLinks, "no-route") // DELIVER-3
}

// citiesReached walks the cities to which links of the player lead from one.
func (s *State) citiesReached(from int) iter.Seq[int] {
	return func(yield func(int) bool) {
		for city := 1; city <= 6; city++ {
			if city != from && s.sheetOf(s.turn).reach.between(from, city) != 0 && !yield(city) {
				return
			}
		}
	}
}

// leadsNowhere reports whether no link of the player leaves a city.
func (s *State) leadsNowhere(from int) bool {
	for range s.citiesReached(from) {
		return false
	}
	return true
}

func (s *State) judgeStrength(m Move) verdict {
	length, strength := m.Distance()+m.Bonus(), s.strength() // TILE-3b
	if length <= strength && !m.IsUnlimited() {
		return verdict{}
	}
	switch {
	case length <= strength:
		return refused(tileHasEffect, "unlimited-needless") // TILE-0
	case m.IsUnlimited():
		return verdict{} // TILE-4a
	case s.holds(s.turn, 4, stronger) && length == strength+1 && s.usedBefore.has(4):
		return verdict{rule: soloKeptTileOnce, reason: "tile-used-before", tile: 4} // SOLO-5
	}
	v := refused(deliverWithinStrength, "too-weak") // DELIVER-6
	if longest := s.sheetOf(s.turn).reach.between(m.From(), m.To()).AtMost(strength - m.Bonus()); longest > 0 {
		v.reason, v.found = "too-long", uint8(longest)
		if m.Bonus() != 0 {
			v.reason = "too-long-with-bonus"
		}
	}
	return v
}

func (s *State) applyDeliver(m Move, place int, log *chronicle) {
	points := m.Distance() + m.Bonus()
	sheet := s.sheetOf(s.turn)
	if !m.IsUnlimited() && points > sheet.ticks() {
		s.used = s.used.with(4) // tile 4b was needed (SOLO-5)
	}
	if m.marks() != 0 {
		s.useTilesFor(m, log)
	}
	if m.IsOwn() {
		s.own = 0
	} else {
		line := &s.supply[m.From()-1]
		*line = line.RemoveAt(place)
	}
	if s.game.keepsDelivered {
		s.kept[s.turn-1] = s.handWith(s.kept[s.turn-1], m.Good()) // ORDER-2
	} else {
		s.bag = s.bag.Add(m.Good()) // DELIVER-8
	}
	sheet.delivered += uint16(points) // DELIVER-7
	if log != nil {
		log.add(Event{
			Kind: GoodDelivered, Rule: deliverPoints, Seat: s.turn, Good: m.Good(), Points: points, Own: m.IsOwn(),
			City: m.From(), To: m.To(), Distance: m.Distance(),
		})
	}
	s.set(flagProductive)
	s.noteFaceUsed()
	s.finishAction(log)
}

// useTilesFor uses the tiles that a delivery says.
func (s *State) useTilesFor(m Move, log *chronicle) {
	if m.NamesDestination() || m.Bonus() != 0 {
		s.useTile(3, log)
	}
	if m.IsUnlimited() {
		s.useTile(4, log)
	}
}

// canDeliver reports whether any delivery is possible without using a tile
// (ROUND-5).
func (s *State) canDeliver() bool {
	from := int(s.die)
	strength := s.strength()
	reach := &s.sheetOf(s.turn).reach
	if reach.isEmpty() {
		return false
	}
	for to := 1; to <= 6; to++ {
		if to != from && reach.between(from, to).AtMost(strength) > 0 && s.goodFor(from, to) {
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
	reach := &s.sheetOf(s.turn).reach
	if reach.isEmpty() {
		return dst
	}
	die, toDie := int(s.die), s.mayUse(3, destination)
	for other := 1; other <= 6; other++ {
		if other == die {
			continue
		}
		found := reach.between(die, other)
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
func (s *State) appendBetween(dst []Move, from, to int, found delivery.Distances, toDie bool) []Move {
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
func (s *State) appendDistances(dst []Move, m Move, found delivery.Distances, toDie bool) []Move {
	strength, most := s.strength(), 0
	if s.mayUse(3, longer) {
		most = 2
	}
	canExceed := s.mayUse(4, unlimited)
	if toDie {
		m = m.NamingDestination()
	}
	for rest := found; rest != 0; rest &= rest - 1 {
		distance := rest.Min()
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

// A Route is a way that a good may go.
type Route struct {
	Cities []int         // by number, the source first, the destination last
	Links  []track.Link  // between them, in order
	Hexes  []hexmap.Cell // all hexes passed, those of the cities included
}

// Routes walks the routes that a delivery may take: those of its distance over
// the links of the player whose turn it is (DELIVER-3 to DELIVER-5). Whether
// the engine is strong enough, and the good there, is for Check to say. Each
// Route is the caller's to keep.
func (s *State) Routes(m Move) iter.Seq[Route] {
	position := *s
	return func(yield func(Route) bool) {
		if m.Kind() != KindDeliver || position.turn == Nobody || m.Distance() > delivery.MaxDistance {
			return
		}
		position.routes(m, yield)
	}
}

func (s *State) routes(m Move, yield func(Route) bool) {
	var unpacked [MaxHexes]track.Tile
	tiles := s.unpack(s.turn, &unpacked)
	tracer := s.game.tracers[s.wall]
	found := tracer.AppendLinksFrom(nil, tiles, s.game.stops, track.Complete)
	query := delivery.Query{
		From: m.From() - 1, To: delivery.PlaceSetOf(m.To() - 1),
		Distances: delivery.DistancesOf(m.Distance()),
	}
	for chain := range delivery.Routes(s.game.weigh(nil, found), query) {
		route := Route{Cities: []int{m.From()}, Hexes: []hexmap.Cell{s.game.cityCell(m.From())}}
		for i := range chain.Links() {
			route = s.follow(route, found[i], tiles)
		}
		if !yield(route) {
			return
		}
	}
}

// follow is the route with one more link.
func (s *State) follow(route Route, link track.Link, tiles []track.Tile) Route {
	route.Links = append(route.Links, link)
	if here := int(s.game.cities[route.Cities[len(route.Cities)-1]]); here != int(link.From.Hex) {
		link.From, link.To = link.To, link.From
	}
	for step := range s.game.tracers[s.wall].Walk(tiles, link) {
		route.Hexes = append(route.Hexes, s.game.board.Cell(int(step.Hex)))
	}
	next := int(link.To.Hex)
	route.Cities = append(route.Cities, int(s.game.cityAt[next]))
	route.Hexes = append(route.Hexes, s.game.board.Cell(next))
	return route
}

// cityCell is the hex of a city.
func (g *game) cityCell(city int) hexmap.Cell { return g.board.Cell(int(g.cities[city])) }

// weigh appends links as the network of cities sees them: between which cities
// they lead and how far they are.
func (g *game) weigh(dst []delivery.Link, links []track.Link) []delivery.Link {
	for _, link := range links {
		dst = append(dst, delivery.Link{
			A:      g.cityAt[link.From.Hex] - 1,
			B:      g.cityAt[link.To.Hex] - 1,
			Length: 1 + uint8(link.Towns), // DELIVER-5
		})
	}
	return dst
}

// Improving the engine.

func (s *State) judgeImprove() verdict {
	if s.sheetOf(s.turn).ticked(int(s.die)) {
		return refused(engineBoxOnce, "box-ticked") // ENGINE-2
	}
	return verdict{}
}

func (s *State) applyImprove(log *chronicle) {
	s.tick(s.turn, int(s.die), log) // ENGINE-1
	s.set(flagProductive)
	s.noteFaceUsed()
	s.finishAction(log)
}

func (h *sheet) ticked(box int) bool { return h.boxes>>(box-1)&1 != 0 }

// ticks is the number of boxes ticked.
func (h *sheet) ticks() int { return bits.OnesCount8(h.boxes) }

// tick ticks a box, for ENGINE and for POWER-2.
func (s *State) tick(seat Seat, box int, log *chronicle) {
	s.sheetOf(seat).boxes |= 1 << (box - 1)
	if log != nil {
		log.add(Event{Kind: BoxTicked, Rule: engineBoxOfDie, Seat: seat, Die: box})
	}
}

// strength is how far the engine of the player whose turn it is pulls now. In
// solo tile 4b helps the first delivery only that needs it (SOLO-5).
func (s *State) strength() int {
	ticks := s.sheetOf(s.turn).ticks()
	if s.holds(s.turn, 4, stronger) && !s.usedBefore.has(4) {
		ticks++ // TILE-4b
	}
	return ticks
}
