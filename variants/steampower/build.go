package steampower

import (
	"math/bits"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

// The steps of the build action. Placing a tile and replacing the last one are
// judged alike, by a placement; what may be listed is the same in sets of tracks.

// A placement is a hex where a player might place a tile, as their step finds it.
type placement struct {
	hex      int
	there    rails   // what the new track would share the hex with
	end      openEnd // of the link that it continues, or of none
	returned Stack   // of the tile that the step takes away first
	replaces bool
}

func (s *State) judgeBuild(m Move) verdict {
	hex, v := s.hexOf(m)
	if v.rule != 0 {
		return v
	}
	return s.judgePlacement(s.placementAt(hex), m.Track())
}

func (s *State) placementAt(hex int) placement {
	return placement{hex: hex, there: s.rails[hex], end: s.ends[s.seat-1]}
}

// replacement is the placement that replaces the last tile: TRACK-14.
func (s *State) replacement(end openEnd) placement {
	hex := int(end.hex)
	return placement{hex, s.rails[hex].without(s.lastTrack(end)), s.before(end), s.rails[hex].stack(), true}
}

func (s *State) judgePlacement(p placement, t track.Track) verdict {
	g := s.game
	if !g.room[p.hex].has(t) {
		return s.noRoom(p.hex, t)
	}
	first := p.there.first()
	switch {
	case p.there.second() != 0:
		return verdict{rule: trackCrossing, reason: "crossed"}
	case first != 0 && !crossing(first).has(t):
		return verdict{rule: trackSharesHex, reason: "no-crossing", track: first}
	case !s.begins(p, t):
		return s.beginsWrong(p)
	}
	if p.end.isLink() {
		entry := p.end.direction().Opposite()
		if other, _ := t.Other(entry); g.beside[p.hex][other] == p.end.city {
			return verdict{rule: linkNotBackToItsCity, reason: "back-to-city", hex: g.cities[p.end.city]}
		}
	}
	if owner := s.foreignAt(p.hex, t); owner != Nobody {
		return verdict{rule: trackJoinsNoForeign, reason: "joins-foreign", seat: owner}
	}
	stack := stackOf(first, t)
	switch {
	case !p.end.isLink() && !p.replaces && s.locomotives[s.seat-1] == 0:
		return verdict{rule: linkLocomotive, reason: "no-locomotive", number: uint16(s.game.parts.Locomotives)}
	case s.stacks[stack-1] == 0 && p.returned != stack:
		return verdict{rule: trackTileInStack, reason: "no-tile", stack: stack}
	case !p.replaces && s.money[s.seat-1] < uint16(s.priceOf(p.hex)):
		return verdict{rule: moneyNotBelowZero, reason: "no-money-to-build", number: uint16(s.priceOf(p.hex))}
	}
	return verdict{}
}

// noRoom says why a track cannot be in a hex whatever else lies there.
func (s *State) noRoom(hex int, t track.Track) verdict {
	switch {
	case s.game.cityOf[hex] != noCity:
		return verdict{rule: mapNoTrackOnCities, reason: "city-space"}
	case s.game.board.Terrain(hex) == hexmap.Water:
		return verdict{rule: mapNoTrackOnWater, reason: "water"}
	}
	edge, other := t.Ends()
	if !s.game.board.Closed(hex, edge) {
		edge = other
	}
	return verdict{rule: mapClosedEdges, reason: "closed-edge", edge: edge}
}

// beginsRight is the tracks that continue the link under construction (TRACK-9),
// or begin one where the player may (TRACK-10, TRACK-11).
func (s *State) beginsRight(p placement) (set trackSet) {
	g := s.game
	if p.end.isLink() {
		d := p.end.direction()
		if int(g.beyond[p.end.hex][d]) != p.hex {
			return 0
		}
		return endsOn[d.Opposite()]
	}
	start := s.mayBeginAt()
	for d, city := range g.beside[p.hex] {
		if city != noCity && start>>city&1 != 0 {
			set |= endsOn[d]
		}
	}
	return set
}

// begins reports whether beginsRight has a track.
func (s *State) begins(p placement, t track.Track) bool {
	if p.end.isLink() {
		return s.beginsRight(p).has(t)
	}
	a, b := t.Ends()
	start, beside := s.mayBeginAt(), &s.game.beside[p.hex]
	return start>>beside[a]&1 != 0 || start>>beside[b]&1 != 0 // noCity is beyond the last bit
}

// mayBeginAt is the cities where the player whose turn it is may begin a link.
func (s *State) mayBeginAt() uint64 {
	if network := s.networks[s.seat-1]; network != 0 {
		return network // TRACK-10
	}
	return 1<<s.game.numCities - 1 // TRACK-11
}

func (s *State) beginsWrong(p placement) verdict {
	switch {
	case p.end.isLink():
		return verdict{rule: trackContinues, reason: "not-at-open-end", hex: p.end.hex, edge: p.end.direction()}
	case s.networks[s.seat-1] != 0:
		return verdict{rule: trackBeginsInNetwork, reason: "outside-network"}
	}
	return verdict{rule: trackFirst, reason: "at-no-city"}
}

// foreignAt is the seat that has track that a new track would join: TRACK-8. Track of
// complete links is joined at both ends already, so only open ends can be met.
func (s *State) foreignAt(hex int, t track.Track) Seat {
	for seat := Seat(1); seat <= s.game.seats; seat++ {
		if seat != s.seat && s.meetsAt(hex, seat).has(t) {
			return seat
		}
	}
	return Nobody
}

// meetsAt is the tracks of a hex that would join the open end of a seat.
func (s *State) meetsAt(hex int, seat Seat) trackSet {
	end := s.ends[seat-1]
	if !end.isLink() || int(s.game.beyond[end.hex][end.direction()]) != hex {
		return 0
	}
	return endsOn[end.direction().Opposite()]
}

// stackOf is the stack of the tile that adds t to a hex with one other track or
// none.
func stackOf(there, t track.Track) Stack {
	if there != 0 {
		return crossingStack(there, t)
	}
	return simpleStack[t]
}

// priceOf is what it costs to place a tile in a hex: TRACK-2, TRACK-5.
func (s *State) priceOf(hex int) int {
	if s.rails[hex] != 0 {
		return crossingCost
	}
	return int(s.game.cost[hex])
}

// hexOf is the number of the hex that a move names: MAP-1.
func (s *State) hexOf(m Move) (hex int, v verdict) {
	if hex := s.game.hexes[m.hexName()]; hex != noHex {
		return int(hex), verdict{}
	}
	return 0, verdict{rule: mapHexes, reason: "hex-lacking"}
}

// judgeLast judges what remove and replace have in common: TRACK-15.
func (s *State) judgeLast(m Move) (end openEnd, v verdict) {
	hex, v := s.hexOf(m)
	if v.rule != 0 {
		return openEnd{}, v
	}
	end = s.ends[s.seat-1]
	switch {
	case !end.isLink():
		return end, verdict{rule: trackLastTileOnly, reason: "nothing-under-construction"}
	case int(end.hex) != hex:
		return end, verdict{rule: trackLastTileOnly, reason: "not-last-tile", hex: end.hex}
	}
	return end, verdict{}
}

func (s *State) judgeRemove(m Move) verdict {
	end, v := s.judgeLast(m)
	if v.rule == 0 && !s.canRemove(end) {
		return verdict{rule: trackRemoved, reason: "no-simple-tile", track: s.rails[end.hex].without(s.lastTrack(end)).first()}
	}
	return v
}

// canRemove reports whether the simple tile that a crossing leaves is there.
func (s *State) canRemove(end openEnd) bool {
	return s.rails[end.hex].second() == 0 || s.stacks[SimpleStack-1] > 0
}

func (s *State) judgeReplace(m Move) verdict {
	end, v := s.judgeLast(m)
	switch {
	case v.rule != 0:
		return v
	case s.lastTrack(end) == m.Track():
		return verdict{rule: trackReplaced, reason: "same-track"}
	}
	return s.judgePlacement(s.replacement(end), m.Track())
}

func (s *State) applyBuild(m Move, log *chronicle) {
	hex := int(s.game.hexes[m.hexName()])
	price := s.priceOf(hex)
	s.money[s.seat-1] -= uint16(price)
	s.place(hex, m.Track(), price, log)
	s.finishStep(log)
}

func (s *State) applyRemove(log *chronicle) {
	s.takeLast(log)
	s.finishStep(log)
}

func (s *State) applyReplace(m Move, log *chronicle) {
	hex := int(s.ends[s.seat-1].hex)
	s.takeLast(log)
	s.place(hex, m.Track(), 0, log)
	s.finishStep(log)
}

// place lays track of the player whose turn it is.
func (s *State) place(hex int, t track.Track, price int, log *chronicle) {
	g := s.game
	there, end := s.rails[hex], s.ends[s.seat-1]
	s.stacks[stackOf(there.first(), t)-1]--
	if there == 0 {
		s.rails[hex] = railsOf(t, s.seat)
	} else {
		s.stacks[SimpleStack-1]++ // TRACK-7: sharp curves are never crossed
		s.rails[hex] = there.crossedBy(t, s.seat)
	}
	if log != nil {
		log.add(Event{Kind: TrackPlaced, Rule: placedBy(there), Seat: s.seat, Hex: g.names[hex], Track: t, Money: price})
	}
	var from uint8
	var exit hexmap.Direction
	if end.isLink() {
		from = end.city
		exit, _ = t.Other(end.direction().Opposite())
	} else {
		from, exit = s.begin(hex, t)
		s.locomotives[s.seat-1]-- // LINK-4
		if log != nil {
			log.add(Event{Kind: LinkBegun, Rule: linkLocomotive, Seat: s.seat, Hex: g.names[g.cities[from]]})
		}
	}
	to := g.beside[hex][exit]
	if to == noCity {
		s.ends[s.seat-1] = openAt(hex, exit, int(from))
		return
	}
	s.ends[s.seat-1] = openEnd{}
	s.complete(s.seat, int(from), int(to))
	s.productive = true
	if log != nil {
		log.add(Event{Kind: LinkCompleted, Rule: linkComplete, Seat: s.seat, Hex: g.names[g.cities[from]], End: g.names[g.cities[to]]})
	}
}

func placedBy(there rails) Rule {
	if there != 0 {
		return trackCrossing
	}
	return trackOnEmptyHex
}

// begin is the city where a new link begins, and the edge on which its first
// track leaves the hex.
func (s *State) begin(hex int, t track.Track) (city uint8, exit hexmap.Direction) {
	a, b := t.Ends()
	start := s.mayBeginAt()
	if city = s.game.beside[hex][a]; city != noCity && start>>city&1 != 0 {
		return city, b
	}
	return s.game.beside[hex][b], a
}

// takeLast takes the last tile of the link under construction away.
func (s *State) takeLast(log *chronicle) {
	end := s.ends[s.seat-1]
	there, t, before := s.rails[end.hex], s.lastTrack(end), s.before(end)
	s.stacks[there.stack()-1]++
	s.rails[end.hex] = there.without(t)
	if s.rails[end.hex] != 0 {
		s.stacks[SimpleStack-1]-- // TRACK-13
	}
	s.ends[s.seat-1] = before
	if log != nil {
		log.add(Event{Kind: TrackTaken, Rule: trackRemoved, Seat: s.seat, Hex: s.game.names[end.hex], Track: t})
	}
	if !before.isLink() {
		s.locomotives[s.seat-1]++ // LINK-4
		if log != nil {
			log.add(Event{Kind: LinkGivenUp, Rule: linkLocomotive, Seat: s.seat, Hex: s.game.names[s.game.cities[end.city]]})
		}
	}
}

// finishStep goes on after a step: TRACK-1.
func (s *State) finishStep(log *chronicle) {
	if s.phase == PhaseBuild {
		s.endAction(log)
		return
	}
	s.beginAction()
	s.phase = PhaseBuild
}

// appendBuilding appends the steps of a build action.
func (s *State) appendBuilding(dst []Move) []Move {
	g := s.game
	end := s.ends[s.seat-1]
	if !end.isLink() {
		return s.appendBeginnings(dst)
	}
	if next := g.beyond[end.hex][end.direction()]; next != noHex {
		dst = g.appendTracks(dst, KindBuild, int(next), s.placeable(s.placementAt(int(next))))
	}
	if s.canRemove(end) {
		dst = append(dst, Remove(g.names[end.hex]))
	}
	other := s.placeable(s.replacement(end)) &^ (1 << s.lastTrack(end)) // TRACK-14: the new course must differ
	return g.appendTracks(dst, KindReplace, int(end.hex), other)
}

// appendTracks appends a move of a kind in a hex for each of some tracks.
func (g *game) appendTracks(dst []Move, k Kind, hex int, set trackSet) []Move {
	move := uint64(k) | g.packed[hex]
	for ; set != 0; set &= set - 1 {
		dst = append(dst, Move{move | uint64(bits.TrailingZeros16(uint16(set)))<<argumentAt})
	}
	return dst
}

// appendBeginnings appends the tiles that begin a link: what is placeable in every hex
// beside a city where the player may begin. It looks up once what is the same for all of
// them.
func (s *State) appendBeginnings(dst []Move) []Move {
	g := s.game
	if s.locomotives[s.seat-1] == 0 { // LINK-4
		return dst
	}
	var begins [MaxHexes]trackSet
	var sites hexSet
	for start := s.mayBeginAt(); start != 0; start &= start - 1 {
		city := bits.TrailingZeros64(start)
		for _, b := range g.begins[city] {
			begins[b.hex] |= b.tracks
		}
		for i, word := range g.round[city] {
			sites[i] |= word
		}
	}
	for seat := Seat(1); seat <= g.seats; seat++ {
		if end := s.ends[seat-1]; seat != s.seat && end.isLink() { // TRACK-8
			if hex := g.beyond[end.hex][end.direction()]; hex != noHex {
				begins[hex] &^= endsOn[end.direction().Opposite()]
			}
		}
	}
	stacks, money := s.stacksLeft(), int(s.money[s.seat-1])
	for i, word := range sites {
		for ; word != 0; word &= word - 1 {
			hex := i<<6 | bits.TrailingZeros64(word)
			there := s.rails[hex]
			if there.second() != 0 || money < s.priceOf(hex) {
				continue
			}
			dst = g.appendTracks(dst, KindBuild, hex, begins[hex]&additions[there.first()][stacks])
		}
	}
	return dst
}

// placeable is the tracks that judgePlacement lets pass.
func (s *State) placeable(p placement) trackSet {
	if p.there.second() != 0 || !p.replaces && s.money[s.seat-1] < uint16(s.priceOf(p.hex)) {
		return 0
	}
	set := s.game.room[p.hex] & additions[p.there.first()][s.stacksLeft()|p.returned.bit()] & s.beginsRight(p)
	for seat := Seat(1); set != 0 && seat <= s.game.seats; seat++ {
		if seat != s.seat {
			set &^= s.meetsAt(p.hex, seat)
		}
	}
	if p.end.isLink() && s.game.round[p.end.city].has(p.hex) { // LINK-2
		for d, city := range s.game.beside[p.hex] {
			if city == p.end.city {
				set &^= endsOn[d]
			}
		}
	}
	return set
}

// stacksLeft is the stacks that have a tile: TRACK-6, TRACK-7.
func (s *State) stacksLeft() (set stackSet) {
	for i, tiles := range s.stacks {
		if tiles != 0 {
			set |= Stack(i + 1).bit()
		}
	}
	return set
}
