package ageofsteam

import (
	"math/bits"

	"github.com/railhex/railhex/variants/family"
)

// AppendMoves appends the legal moves, or what chance can decide: by kinds, and moves of a
// kind by hex, tile, colour and route.
func (s *State) AppendMoves(dst []Move) []Move {
	switch s.phase {
	case PhaseShares:
		for n := 0; n+int(s.mine().shares) <= MaxShares; n++ {
			dst = append(dst, numbered(KindShares, n))
		}
	case PhaseAuction:
		for bid := s.leastBid(); bid <= s.mine().cash; bid++ {
			dst = append(dst, numbered(KindBid, int(bid)))
		}
		if s.canStay() {
			dst = append(dst, simple(KindStay))
		}
		dst = append(dst, simple(KindPass))
	case PhaseRole:
		for r := Locomotive; r < roleEnd; r++ {
			if s.holder(r) == 0 {
				dst = append(dst, numbered(KindRole, int(r)))
			}
		}
	case PhaseBuild:
		dst = append(s.appendCities(s.appendBuilds(dst)), simple(KindDone))
	case PhaseGoods:
		dst = s.appendMovesOfGoods(dst)
		if !s.improved.Has(s.seat) && s.mine().locomotive < MaxEngine {
			dst = append(dst, simple(KindLocomotive))
		}
		dst = append(dst, simple(KindPass))
	case PhaseProduction:
		dst = append(s.appendPlaces(dst), simple(KindPass))
	default:
		var room [mostOutcomes]family.Outcome[Move]
		for _, outcome := range s.AppendOutcomes(room[:0]) {
			dst = append(dst, outcome.Move)
		}
	}
	return dst
}

// appendBuilds appends the tiles that can be laid, by hex.
func (s *State) appendBuilds(dst []Move) []Move {
	if s.laid == s.tilesOf(s.seat) || s.mine().cash < 2 {
		return dst
	}
	links, stock := s.links(s.seat), s.stock()
	stocks := [...]uint64{groups[0].inStock(&stock), groups[1].inStock(&stock)}
	at := site{links: links, stock: &stock}
	var near [none + 1]bool // something lies beside it or in it
	for hex := range uint8(s.game.board.Len()) {
		if s.lay[hex] != 0 || s.isCity(hex) {
			near[hex] = true
			for _, beyond := range s.game.next[hex] {
				near[beyond] = true
			}
		}
	}
	for hex := range uint8(s.game.board.Len()) {
		if !near[hex] || s.game.cost[hex] == 0 && !s.game.town[hex] || s.isCity(hex) {
			continue
		}
		at.look(s, hex)
		if at.anchor == 0 && !at.own {
			continue
		}
		town := 0
		if s.game.town[hex] {
			town = 1
		}
		g, cell := &groups[town], s.cellOf(hex)
		if s.lay[hex] == 0 && links <= MaxLinks-4 {
			if lays, ok := s.firstLays(&at, g, stocks[town]); ok {
				for ; lays != 0; lays &= lays - 1 {
					dst = append(dst, Move{kind: KindBuild, hex: cell, lay: g.first + uint8(bits.TrailingZeros64(lays))})
				}
				continue
			}
		}
		left := keepers[s.lay[hex]]
		if s.lay[hex] == 0 || !s.game.town[hex] && s.canRedirect(&at) {
			left = 1<<(g.end-g.first) - 1
		}
		for ; left != 0; left &= left - 1 {
			number := g.first + uint8(bits.TrailingZeros64(left))
			if s.judgeBuild(&at, number) == 0 {
				dst = append(dst, Move{kind: KindBuild, hex: cell, lay: number})
			}
		}
	}
	return dst
}

// firstLays returns the lays of a group that can lie in an empty hex, a bit each. It reports false
// if a chain of track comes back to the hex, so that judgeBuild has to follow it.
func (s *State) firstLays(at *site, g *group, stock uint64) (lays uint64, ok bool) {
	base := uint16(1) // COST-2
	if cost := s.game.cost[at.hex]; !s.game.town[at.hex] {
		base = uint16(cost)
	}
	cash := s.mine().cash
	if cash < base {
		return 0, true
	}
	lays = stock & g.fits[at.closed|at.rival] & g.anchored[at.anchor] & g.within[min(cash-base, 4)]
	var ends [edges]uint8 // the stop beyond each edge
	for left := at.meets; left != 0; left &= left - 1 {
		a := uint8(bits.TrailingZeros8(left))
		r := s.follow(at.hex, a)
		if r.back {
			return 0, false
		}
		ends[a] = r.stop
		if r.stop == at.hex {
			lays &^= g.with[a][a]
		}
		for before := at.meets & (1<<a - 1); before != 0 && r.stop != none; before &= before - 1 { // BUILD-10
			if b := bits.TrailingZeros8(before); ends[b] == r.stop {
				lays &^= g.with[a][b]
			}
		}
	}
	return lays, true
}

// canRedirect reports whether a track in a hex may be changed (REDIRECT-1, REDIRECT-2).
func (s *State) canRedirect(at *site) bool {
	for p := range s.pieces(at.hex, allEdges) {
		owner := s.owner(p.hex, p.a)
		if (owner == 0 || owner == s.seat) && (at.meets>>p.a)&(at.meets>>p.b)&1 == 0 {
			return true
		}
	}
	return false
}

// appendCities appends the new cities that can be placed.
func (s *State) appendCities(dst []Move) []Move {
	if !s.mayUrbanize() {
		return dst
	}
	for _, hex := range s.game.stops {
		for letter := range uint8(newCities) {
			if s.judgeCity(hex, letter) == 0 {
				dst = append(dst, Move{kind: KindCity, hex: s.cellOf(hex), number: uint16(letter) + 1})
			}
		}
	}
	return dst
}

// appendPlaces appends where the producer can put a cube.
func (s *State) appendPlaces(dst []Move) []Move {
	for i, c := range s.hand {
		if c == 0 || i == 1 && c == s.hand[0] {
			continue
		}
		for column := range s.game.columns {
			for row := range s.chart[column] {
				if s.freeRow(column, row) {
					dst = append(dst, Move{kind: KindPlace, colour: c, hex: s.cellOf(s.cityOf(column)), number: uint16(row) + 1})
				}
			}
		}
	}
	return dst
}
