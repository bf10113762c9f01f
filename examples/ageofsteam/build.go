package ageofsteam

import "math/bits"

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

// A site is what a hex is like for the seat that builds, each an edge a bit.
type site struct {
	hex    uint8
	anchor uint8  // edges from which track grows (BUILD-6)
	rival  uint8  // edges where a piece of another player ends (BUILD-7)
	closed uint8  // MAP-2
	meets  uint8  // edges where a city or a piece is beyond
	own    bool   // a town in which the seat owns an exit
	links  int    // of the seat
	stock  *stock // of tiles

	ends    [edges]uint8 // the stop beyond each edge that is met; none for others
	same    bool         // two of them are the same
	returns bool         // a chain beyond one of them comes back to the hex
}

// look looks around a hex.
func (at *site) look(s *State, hex uint8) {
	at.hex, at.anchor, at.rival, at.closed, at.meets, at.same, at.returns = hex, 0, 0, 0, 0, false, false
	stops := uint64(0)
	for edge := range edges {
		bit := uint8(1) << edge
		at.ends[edge] = none
		beyond, back, leads := s.step(hex, edge)
		if beyond == none {
			at.closed |= bit
			continue
		}
		if leads == nothing {
			continue
		}
		at.meets |= bit
		r := s.follow(hex, edge)
		at.ends[edge], at.returns = r.stop, at.returns || r.back
		if r.stop != none {
			stop := uint64(1) << s.game.stop[r.stop]
			at.same, stops = at.same || stops&stop != 0, stops|stop
		}
		switch owner := s.owner(beyond, back); {
		case s.isCity(beyond) || owner == s.seat || owner == 0 && s.growsFor(beyond, back):
			at.anchor |= bit
		case owner != 0:
			at.rival |= bit
		}
	}
	at.own = s.game.town[hex] && s.owns(hex, s.seat)
}

// growsFor reports whether the link of nobody's piece begins at a city, or at a town in
// which the seat that builds owns an exit (BUILD-6).
func (s *State) growsFor(hex, edge uint8) bool {
	for _, stop := range s.link(s.piece(hex, edge)).ends {
		if stop != none && (s.isCity(stop) || s.owns(stop, s.seat)) {
			return true
		}
	}
	return false
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
	of := &layings[s.lay[hex]][number]
	if of.broken != 0 {
		return of.broken
	}
	switch rule := s.judgeChanged(hex, of.changed); {
	case rule != 0:
		return rule
	case of.added&at.closed != 0:
		return BuildClosed
	case of.added&at.rival != 0:
		return BuildRival
	case !at.isAnchored(l, of.added):
		return BuildAnchor
	case s.price(hex, l, of.redirects) > s.mine().cash:
		return BuildCash
	case !s.isLeft(at, l.tile):
		return BuildStock
	}
	if s.returns(at, number, of.added) {
		return BuildLoop
	}
	if at.links+int(of.pieces) <= MaxLinks {
		return 0
	}
	next := *s
	if next.build(hex, number); next.links(s.seat) > MaxLinks {
		return BuildMarkers
	}
	return 0
}

// returns reports whether a link would begin and end at the same stop with new pieces on some
// edges (BUILD-10).
func (s *State) returns(at *site, number, added uint8) bool {
	if at.returns {
		next := *s
		next.lay[at.hex] = number
		for p := range next.pieces(at.hex, added) {
			if ends := next.link(p).ends; ends[0] == ends[1] && ends[0] != none {
				return true
			}
		}
		return false
	}
	for left := added & at.meets; left != 0; left &= left - 1 {
		a := bits.TrailingZeros8(left)
		b, stop := lays[number].other[a], at.ends[a]
		if stop != none && (b == exit && stop == at.hex || b < exit && at.ends[b] == stop) {
			return true
		}
	}
	return false
}

// isLeft reports whether a tile is left for a site.
func (s *State) isLeft(at *site, t Tile) bool {
	if lays[s.lay[at.hex]].tile.needsDisc() {
		return at.stock[1][t]
	}
	return at.stock[0][t]
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

// A laying is what a tile changes in its hex.
type laying struct {
	added     uint8 // the edges of new and changed pieces
	changed   uint8 // an edge of each old track that is changed
	pieces    uint8 // how many are new or changed
	redirects uint8 // how many old tracks are changed
	broken    Rule  // if pieces would be lost or nothing is new (BUILD-8, BUILD-9, REDIRECT-1)
}

// onto compares a tile with what lies in its hex.
func (l *lay) onto(old *lay) (of laying) {
	for edge, to := range l.other {
		before, bit := old.other[edge], uint8(1)<<edge
		if to == before {
			continue
		}
		if to != nothing {
			of.added |= bit
		}
		if to != nothing && int(to) >= edge {
			of.pieces++
		}
		if before == exit {
			return laying{broken: BuildKeeps}
		}
		if int(before) < edge || before == nothing {
			continue
		}
		// One new track ends on one of the two edges, and on another edge than those of
		// old tracks.
		keepsA, keepsB := to != nothing, l.other[before] != nothing
		if keepsA == keepsB || keepsA && old.edges>>to&1 != 0 || keepsB && old.edges>>l.other[before]&1 != 0 {
			return laying{broken: BuildKeeps}
		}
		of.changed |= bit
		of.redirects++
	}
	if of.added == 0 {
		of.broken = BuildNew
	}
	return of
}

// judgeChanged returns the rule that forbids to change old tracks (REDIRECT).
func (s *State) judgeChanged(hex, changed uint8) Rule {
	for p := range s.pieces(hex, changed) {
		if owner := s.owner(hex, p.a); owner != 0 && owner != s.seat {
			return RedirectOwn
		}
		if s.meets(hex, p.a) && s.meets(hex, p.b) {
			return RedirectOpen
		}
	}
	return 0
}

// price returns what a tile costs (COST).
func (s *State) price(hex uint8, l *lay, redirects uint8) uint16 {
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
	case redirects == 2:
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

// build lays a tile.
func (s *State) build(hex, number uint8) {
	l, old, owners := &lays[number], &lays[s.lay[hex]], s.owners[hex]
	of := &layings[s.lay[hex]][number]
	s.mine().cash -= s.price(hex, l, of.redirects) // COST-6
	s.changes[s.changed] = change{hex, s.lay[hex]}
	s.changed++
	s.laid++
	s.show(s.lay[hex], -1)
	s.show(number, 1)
	s.lay[hex], s.owners[hex] = number, 0
	for p := range s.pieces(hex, allEdges) {
		if of.added>>p.a&1 == 0 {
			s.setOwner(hex, p.a, Seat(owners>>old.slot[p.a]&7))
		}
	}
	for p := range s.pieces(hex, of.added) {
		s.paint(p, s.seat) // LINK-3
	}
}

// show counts the tile of a lay more or less on the board.
func (s *State) show(number uint8, n int) {
	if t := lays[number].tile; t != 0 {
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
	s.show(s.lay[hex], -1) // CITY-4
	s.lay[hex], s.owners[hex] = firstCity+letter, 0
	s.new[letter] = hex + 1
	s.urbanized = true
	for edge := range edges { // CITY-5
		beyond, back, leads := s.step(hex, edge)
		if leads != nothing && !s.isCity(beyond) && old.edges>>edge&1 == 0 && s.owner(beyond, back) == 0 {
			s.paint(s.piece(beyond, back), s.seat)
		}
	}
}
