package ageofsteam

import (
	"math/bits"
)

// tilesOf returns how many tiles a seat may lay (BUILD-2, ROLE-3).
func (s *State) tilesOf(seat Seat) uint8 {
	if s.players[seat-1].role == Engineer {
		return mostTiles
	}
	return mostTiles - 1
}

// mayUrbanize reports whether the seat that is asked has a new city to place (CITY-1).
func (s *State) mayUrbanize() bool { return s.mine().role == Urbanization && !s.urbanized }

// isIdle reports whether a building turn ends by itself (BUILD-3).
func (s *State) isIdle() bool {
	return !s.mayUrbanize() && (s.laid == s.tilesOf(s.seat) || s.mine().cash < 2)
}

func (s *State) endIdleBuilding() {
	if s.isIdle() {
		s.endBuilding()
	}
}

// endBuilding ends the building turn.
func (s *State) endBuilding() {
	s.loseIdle()
	s.finishAction()
}

// A site is what a hex is like for the seat that builds, each an edge a bit.
type site struct {
	hex     uint8
	anchor  uint8        // edges from which track grows (BUILD-6)
	rival   uint8        // edges where a piece of another player ends (BUILD-7)
	closed  uint8        // MAP-2
	meets   uint8        // edges where a city or a piece is beyond
	own     bool         // a town in which the seat owns an exit
	links   int          // of the seat; -1 until they are counted
	stock   *stock       // nil if it is not known
	ends    [edges]uint8 // the stop beyond each edge: as followed in the hex as it is
	known   uint8        // the edges whose ends are known
	returns bool         // a chain beyond one of them comes back to the hex
}

// site looks around a hex.
func (s *State) site(hex uint8) site {
	at := site{hex: hex, links: -1}
	for edge := range edges {
		bit := uint8(1) << edge
		beyond := s.game.next[hex][edge]
		if beyond == none {
			at.closed |= bit
			continue
		}
		if s.isCity(beyond) {
			at.anchor |= bit
			at.meets |= bit
			continue
		}
		back := opposite(edge)
		if lays[s.lay[beyond]].edges>>back&1 == 0 {
			continue
		}
		at.meets |= bit
		switch owner := s.owner(beyond, back); {
		case owner == s.seat:
			at.anchor |= bit
		case owner != 0:
			at.rival |= bit
		case s.growsFor(beyond, back):
			at.anchor |= bit
		}
	}
	at.own = s.game.town[hex] && s.ownsExit(hex, s.seat)
	return at
}

// growsFor reports whether the link of nobody's piece begins at a city, or at a town in
// which the seat that builds owns an exit (BUILD-6).
func (s *State) growsFor(hex, edge uint8) bool {
	begins := func(stop uint8) bool { return stop != none && (s.isCity(stop) || s.ownsExit(stop, s.seat)) }
	if other := lays[s.lay[hex]].other[edge]; other != exit {
		return begins(s.follow(hex, edge).stop) || begins(s.follow(hex, other).stop)
	}
	return begins(hex) || begins(s.follow(hex, edge).stop)
}

func (s *State) ownsExit(town uint8, seat Seat) bool {
	for left := lays[s.lay[town]].edges; left != 0; left &= left - 1 {
		if s.owner(town, uint8(bits.TrailingZeros8(left))) == seat {
			return true
		}
	}
	return false
}

// A laying is what a tile changes in its hex.
type laying struct {
	added     uint8 // the edges of new and changed pieces
	pieces    int   // how many they are
	redirects int   // how many old tracks are changed
}

// judgeBuild returns the rule that a tile breaks; 0 if it can be laid (BUILD).
func (s *State) judgeBuild(at *site, number uint8) Rule {
	hex, l := at.hex, &lays[number]
	switch {
	case s.game.cost[hex] == 0 && !s.game.town[hex] || s.isCity(hex) || l.tile.isTown() != s.game.town[hex]:
		return BuildGround
	case s.laid == s.tilesOf(s.seat):
		return BuildThree
	case s.isChanged(hex):
		return BuildOnce
	}
	lays, rule := s.laying(hex, l)
	switch {
	case rule != 0:
		return rule
	case lays.added&at.closed != 0:
		return BuildClosed
	case lays.added&at.rival != 0:
		return BuildRival
	case !at.isAnchored(l, lays.added):
		return BuildAnchor
	case s.price(hex, l, lays) > s.mine().cash:
		return BuildCash
	case !at.has(s, l.tile):
		return BuildStock
	case s.returns(at, number, lays.added):
		return BuildLoop
	}
	if at.links < 0 {
		at.links = s.links(s.seat)
	}
	if at.links+lays.pieces > MaxLinks && s.linksAfter(hex, number) > MaxLinks {
		return BuildMarkers
	}
	return 0
}

// has reports whether a tile is left for a site.
func (at *site) has(s *State, t Tile) bool {
	left := at.stock
	if left == nil {
		now := s.stock()
		left = &now
	}
	if lays[s.lay[at.hex]].tile.needsDisc() {
		return left[1][t]
	}
	return left[0][t]
}

// isChanged reports whether a tile was laid in a hex in this building turn.
func (s *State) isChanged(hex uint8) bool {
	for _, c := range s.changes[:s.changed] {
		if c.hex == hex {
			return true
		}
	}
	return false
}

// isAnchored reports whether track grows from somewhere (BUILD-6).
func (at *site) isAnchored(l *lay, added uint8) bool {
	if l.tile.isTown() {
		return at.own || added&at.anchor != 0
	}
	for left := added; left != 0; left &= left - 1 {
		a := bits.TrailingZeros8(left)
		if (1<<a|1<<l.other[a])&at.anchor == 0 {
			return false
		}
	}
	return true
}

// laying compares a tile with what lies in the hex. It returns the rule that is broken if
// pieces would be lost or nothing is new (BUILD-8, BUILD-9, REDIRECT).
func (s *State) laying(hex uint8, l *lay) (of laying, broken Rule) {
	if s.lay[hex] == 0 {
		return laying{added: l.edges, pieces: int(l.pieces)}, 0
	}
	old := &lays[s.lay[hex]]
	if l.tile.isTown() {
		of.added = l.edges &^ old.edges
		of.pieces = bits.OnesCount8(of.added)
		switch {
		case old.edges&^l.edges != 0:
			return of, BuildKeeps
		case of.added == 0:
			return of, BuildNew
		}
		return of, 0
	}
	var lost uint8 // edges of old tracks that are not kept
	for left := old.edges; left != 0; left &= left - 1 {
		if a := bits.TrailingZeros8(left); l.other[a] != old.other[a] {
			lost |= 1 << a
		}
	}
	of.added = l.edges &^ (old.edges &^ lost)
	for left := l.edges; left != 0; left &= left - 1 {
		if a := bits.TrailingZeros8(left); old.other[a] == l.other[a] {
			of.added &^= 1 << a
		}
	}
	of.pieces = bits.OnesCount8(of.added) / 2
	if of.added == 0 && lost == 0 {
		return of, BuildNew
	}
	for left := lost; left != 0; left &= left - 1 {
		a := uint8(bits.TrailingZeros8(left))
		b := old.other[a]
		if b < a {
			continue
		}
		// One new track ends on one of the two edges, and on another edge than those of
		// old tracks.
		keepsA, keepsB := l.edges>>a&1 != 0, l.edges>>b&1 != 0
		if keepsA == keepsB || keepsA && old.edges>>l.other[a]&1 != 0 || keepsB && old.edges>>l.other[b]&1 != 0 {
			return of, BuildKeeps
		}
		if owner := s.owner(hex, a); owner != 0 && owner != s.seat {
			return of, RedirectOwn
		}
		if s.meets(hex, a) && s.meets(hex, b) {
			return of, RedirectOpen
		}
		of.redirects++
	}
	return of, 0
}

// meets reports whether a city or a piece joins an edge of a hex from beyond.
func (s *State) meets(hex, edge uint8) bool {
	beyond := s.game.next[hex][edge]
	return beyond != none && (s.isCity(beyond) || lays[s.lay[beyond]].edges>>opposite(edge)&1 != 0)
}

// price returns what a tile costs (COST).
func (s *State) price(hex uint8, l *lay, of laying) uint16 {
	old := &lays[s.lay[hex]]
	switch {
	case l.tile.isTown() && s.lay[hex] == 0:
		return 1 + uint16(l.pieces) // COST-2
	case l.tile.isTown():
		return 3 // COST-3
	case s.lay[hex] == 0:
		return uint16(s.game.cost[hex] + tiles[l.tile].extra) // COST-1
	case old.pieces == 1 && tiles[l.tile].extra == crossing:
		return 3 // COST-4
	case of.redirects == 2:
		return 4 // COST-5
	}
	return 2
}

// A stock says which tiles the board can show besides all others, for hexes without a disc and
// for those with one (TILE-5 to TILE-7).
type stock [2][tileEnd]bool

func (s *State) stock() (left stock) {
	discs, pooled := uint8(0), [len(pools)]uint8{}
	for t, n := range s.shown {
		pooled[tiles[t].pool] += n
		if tiles[t].disc {
			discs += n
		}
	}
	for t, kind := range tiles {
		is := s.shown[t] < kind.stock && (kind.pool == 0 || pooled[kind.pool] < pools[kind.pool])
		left[0][t], left[1][t] = is && (!kind.disc || discs < numDiscs), is
	}
	return left
}

// returns reports whether a link would begin and end at the same stop (BUILD-10).
func (s *State) returns(at *site, number, added uint8) bool {
	l := &lays[number]
	for left := added; left != 0; left &= left - 1 {
		a := uint8(bits.TrailingZeros8(left))
		b := l.other[a]
		if b < a {
			continue
		}
		stop := s.end(at, a, number)
		if b == exit && stop == at.hex || b < exit && stop != none && s.end(at, b, number) == stop {
			return true
		}
	}
	return false
}

// end returns the stop beyond an edge of a site in which a tile lies.
func (s *State) end(at *site, edge, number uint8) uint8 {
	if at.known>>edge&1 == 0 {
		at.known |= 1 << edge
		r := s.follow(at.hex, edge)
		at.ends[edge] = r.stop
		at.returns = at.returns || r.back
	}
	if at.returns {
		return s.followWith(at.hex, edge, at.hex, number).stop
	}
	return at.ends[edge]
}

// linksAfter counts the links of the seat that builds as they are after a tile.
func (s *State) linksAfter(hex, number uint8) int {
	next := *s
	next.build(hex, number)
	return next.links(s.seat)
}

// build lays a tile.
func (s *State) build(hex, number uint8) {
	l, old := &lays[number], lays[s.lay[hex]]
	of, _ := s.laying(hex, l)
	s.mine().cash -= s.price(hex, l, of) // COST-6
	var owners [edges]Seat
	for edge := range edges {
		owners[edge] = s.owner(hex, edge)
	}
	s.changes[s.changed] = change{hex, s.lay[hex]}
	s.changed++
	s.laid++
	s.show(old.tile, -1)
	s.show(l.tile, 1)
	s.lay[hex], s.owners[hex] = number, 0
	for left := l.edges &^ of.added; left != 0; left &= left - 1 {
		edge := uint8(bits.TrailingZeros8(left))
		s.setOwner(hex, edge, owners[edge])
	}
	for left := of.added; left != 0; left &= left - 1 {
		s.paint(hex, uint8(bits.TrailingZeros8(left)), s.seat) // LINK-3
	}
}

func (s *State) show(t Tile, n int) {
	if t != 0 {
		s.shown[t] = uint8(int(s.shown[t]) + n)
	}
}

// judgeCity returns the rule that a new city breaks (CITY).
func (s *State) judgeCity(hex, letter uint8) Rule {
	switch {
	case !s.mayUrbanize():
		return CityRole
	case !s.game.town[hex] || s.isCity(hex):
		return CityTown
	case s.new[letter] != 0:
		return CityFree
	}
	return 0
}

// settle places a new city.
func (s *State) settle(hex, letter uint8) {
	old := &lays[s.lay[hex]]
	if !s.isChanged(hex) {
		s.changes[s.changed] = change{hex, s.lay[hex]}
		s.changed++
	}
	s.show(old.tile, -1) // CITY-4
	s.lay[hex], s.owners[hex] = firstCity+letter, 0
	s.new[letter] = hex + 1
	s.urbanized = true
	for edge := range edges { // CITY-5
		beyond := s.game.next[hex][edge]
		if beyond == none || s.isCity(beyond) || old.edges>>edge&1 != 0 {
			continue
		}
		if back := opposite(edge); lays[s.lay[beyond]].edges>>back&1 != 0 && s.owner(beyond, back) == 0 {
			s.paint(beyond, back, s.seat)
		}
	}
}
