package ageofsteam

import (
	"slices"

	"github.com/railhex/railhex/variants/family/describe"
)

// mayLay returns how many tiles the seat that is asked may lay in a turn (BUILD-2, ROLE-3).
func (s *State) mayLay() int { return mostTiles - describe.One(s.mine().role != Engineer) }

// laid returns how many tiles the seat that is asked has laid in this turn: all changes but a new city.
func (s *State) laid() int {
	return int(s.changed) - describe.One(s.mine().role == Urbanization && s.urbanized)
}

// mayUrbanize reports whether the seat that is asked has a new city to place (CITY-1).
func (s *State) mayUrbanize() bool { return s.mine().role == Urbanization && !s.urbanized }

// isIdle reports whether a building turn ends by itself (BUILD-3).
func (s *State) isIdle() bool {
	return !s.mayUrbanize() && (s.laid() >= s.mayLay() || s.mine().cash < 2)
}

// A site is what a hex is like for the seat that builds, each an edge a bit.
type site struct {
	hex    uint8
	anchor uint8        // edges from which track grows (BUILD-6)
	rival  uint8        // edges where a piece of another player ends (BUILD-7)
	closed uint8        // MAP-2
	own    bool         // a town in which the seat owns an exit
	ends   [edges]uint8 // the stop to which the chain beyond each edge leads, or none
	twice  bool         // two of them are the same
	back   bool         // a chain beyond an edge comes back to the hex
}

// look looks around a hex.
func (s *State) look(hex uint8) site {
	at := site{hex: hex, own: s.game.town[hex] && s.owns(hex, s.seat)}
	for edge := range edges {
		bit := uint8(1) << edge
		beyond, held, leads := s.step(hex, edge)
		at.ends[edge] = none
		switch {
		case beyond == none:
			at.closed |= bit
			continue
		case leads == nothing:
			continue
		case s.isCity(beyond):
			at.twice = at.twice || slices.Contains(at.ends[:edge], beyond)
			at.ends[edge], at.anchor = beyond, at.anchor|bit
			continue
		}
		r := s.follow(hex, edge)
		at.twice = at.twice || r.stop != none && slices.Contains(at.ends[:edge], r.stop)
		at.ends[edge], at.back = r.stop, at.back || r.back
		switch owner := s.owner(beyond, held); {
		case owner == s.seat || owner == 0 && s.growsFor(beyond, held):
			at.anchor |= bit
		case owner != 0:
			at.rival |= bit
		}
	}
	return at
}

// growsFor reports whether the link of nobody's piece begins at a city, or at a town in
// which the seat that builds owns an exit (BUILD-6).
func (s *State) growsFor(hex, edge uint8) bool {
	for _, stop := range s.link(hex, edge).ends {
		if stop != none && (s.isCity(stop) || s.owns(stop, s.seat)) {
			return true
		}
	}
	return false
}

// isGround reports whether a tile can lie in a hex (BUILD-4).
func (s *State) isGround(hex, number uint8) bool {
	return s.game.cost[hex] > 0 && lays[number].tile.isTown() == s.game.town[hex]
}

// judgeBuild returns the rule that a tile breaks; 0 if it can be laid (BUILD).
func (s *State) judgeBuild(at *site, number uint8) Rule {
	hex, l, of := at.hex, &lays[number], &layings[s.lay[at.hex]][number]
	switch {
	case !s.isGround(hex, number) || s.isCity(hex):
		return BuildGround
	case s.laid() >= s.mayLay():
		return BuildThree
	case s.isChanged(hex):
		return BuildOnce
	case of.broken != 0:
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
	case s.price(hex, number) > s.mine().cash:
		return BuildCash
	case !s.isLeft(l.tile, tiles[lays[s.lay[hex]].tile].disc):
		return BuildStock
	case !at.back && !at.joinsTwice(l, of.added) && s.links+of.pieces <= MaxLinks:
		return 0
	}
	next := *s
	if next.build(hex, number); next.links > MaxLinks {
		return BuildMarkers
	}
	for edge := range edges {
		if ends := next.link(hex, edge).ends; of.added>>edge&1 != 0 && ends[0] == ends[1] && ends[0] != none {
			return BuildLoop
		}
	}
	return 0
}

// joinsTwice reports whether a new track joins two edges beyond which the same stop is (BUILD-10).
func (at *site) joinsTwice(l *lay, added uint8) bool {
	for a, b := range l.other {
		if added>>a&1 != 0 && b < exit && at.ends[a] == at.ends[b] && at.ends[a] != none {
			return true
		}
	}
	return false
}

// isChanged reports whether a tile was laid in a hex in this building turn.
func (s *State) isChanged(hex uint8) bool {
	return slices.ContainsFunc(s.changes[:s.changed], func(c change) bool { return c.hex == hex })
}

// isAnchored reports whether track grows from somewhere (BUILD-6).
func (at *site) isAnchored(l *lay, added uint8) bool {
	if l.tile.isTown() {
		return at.own || added&at.anchor != 0
	}
	for edge, to := range l.other {
		if added>>edge&1 != 0 && (1<<edge|1<<to)&at.anchor == 0 {
			return false
		}
	}
	return true
}

// judgeChanged returns the rule that forbids to change old tracks (REDIRECT).
func (s *State) judgeChanged(hex, changed uint8) Rule {
	for edge := uint8(0); changed>>edge != 0; edge++ {
		if changed>>edge&1 == 0 {
			continue
		}
		if owner := s.owner(hex, edge); owner != 0 && owner != s.seat {
			return RedirectOwn
		}
		if s.meets(hex, edge) && s.meets(hex, s.otherEnd(hex, edge)) {
			return RedirectOpen
		}
	}
	return 0
}

// price returns what a tile costs (COST).
func (s *State) price(hex, number uint8) uint16 {
	old, l := &lays[s.lay[hex]], &lays[number]
	switch changed := layings[s.lay[hex]][number].changed; {
	case s.lay[hex] == 0:
		return uint16(s.game.cost[hex] + l.extra) // COST-1, COST-2
	case l.tile.isTown() || old.pieces == 1 && l.extra == crossing:
		return 3 // COST-3, COST-4
	case changed&(changed-1) != 0:
		return 4 // COST-5
	}
	return 2
}

// isLeft reports whether the board can show a tile besides all others, in a hex with a disc or
// without (TILE-5 to TILE-7).
func (s *State) isLeft(t Tile, hasDisc bool) bool {
	kind := &tiles[t]
	return s.shown[t] < kind.stock && s.pooled[kind.pool] < pools[kind.pool] && (!kind.disc || hasDisc || s.discs < numDiscs)
}

// build lays a tile.
func (s *State) build(hex, number uint8) {
	of := layings[s.lay[hex]][number]
	s.mine().cash -= s.price(hex, number) // COST-6
	s.change(hex, number, of.changed)
	for edge := range edges {
		if of.added>>edge&1 != 0 && s.otherEnd(hex, edge) >= edge {
			s.links += s.joint(hex, edge)
			s.paint(hex, edge, s.seat) // LINK-3
		}
	}
}

// change puts another lay into a hex, and takes away the pieces on some edges.
func (s *State) change(hex, number, gone uint8) {
	for edge := range edges {
		if gone>>edge&1 != 0 && s.owner(hex, edge) == s.seat {
			s.links -= s.joint(hex, edge)
		}
	}
	s.changes[s.changed] = change{hex, s.lay[hex]}
	s.changed++
	s.show(s.lay[hex], -1)
	s.show(number, 1)
	s.lay[hex] = number
	s.owners[hex] &= lays[number].owners
}

// joint returns how many links the seat that is asked has more with a piece of theirs than without: -1 if
// it makes one of two.
func (s *State) joint(hex, edge uint8) uint8 {
	n, other := uint8(1), s.otherEnd(hex, edge)
	if s.isJoined(hex, edge) {
		n--
	}
	if other != edge && s.isJoined(hex, other) {
		n--
	}
	return n
}

// show counts the tile of a lay more or less on the board.
func (s *State) show(number uint8, n int) {
	if t := lays[number].tile; t != 0 {
		s.shown[t] += uint8(n)
		s.pooled[tiles[t].pool] += uint8(n)
		s.discs += uint8(n * describe.One(tiles[t].disc))
	}
}

// judgeCity returns the rule that a new city breaks (CITY).
func (s *State) judgeCity(hex, letter uint8) Rule {
	switch {
	case !s.mayUrbanize():
		return CityRole
	case !s.game.town[hex] || s.isCity(hex):
		return CityTown
	case s.cityOf(s.game.printedCities()+int(letter)) != none:
		return CityFree
	}
	return 0
}

// settle places a new city.
func (s *State) settle(hex, letter uint8) {
	had := lays[s.lay[hex]].edges
	s.change(hex, firstCity+letter, had) // CITY-4
	s.urbanized = true
	for edge := range edges { // CITY-5
		beyond, held, leads := s.step(hex, edge)
		if leads != nothing && !s.isCity(beyond) && had>>edge&1 == 0 && s.owner(beyond, held) == 0 {
			s.paint(beyond, held, s.seat)
			s.links++
		}
	}
}
