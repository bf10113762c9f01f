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
	var near [none + 1]bool // a city, or what is the seat's or nobody's, lies beside it or in it
	for hex := range uint8(s.game.board.Len()) {
		if s.isCity(hex) || s.owns(hex, s.seat) || s.owns(hex, family.Nobody) {
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
		left := g.fits[(at.closed|at.rival)&^lays[s.lay[hex]].edges]
		isBare := s.lay[hex] == 0 && links <= MaxLinks-4
		switch {
		case isBare:
			left &= stocks[town] & g.anchored[at.anchor]
		case s.lay[hex] != 0:
			left &= s.upgrades(hex)
		}
		isFree := isBare && !at.same && !at.returns && s.mine().cash >= dearest
		for ; left != 0; left &= left - 1 {
			number := g.first + uint8(bits.TrailingZeros64(left))
			if isFree || isBare && s.fitsBare(&at, number) || !isBare && s.judgeBuild(&at, number) == 0 {
				dst = append(dst, Move{kind: KindBuild, hex: cell, lay: number})
			}
		}
	}
	return dst
}

// fitsBare reports whether the seat can pay what would be the first tile of a hex (COST-1, COST-2),
// and no link would return (BUILD-10).
func (s *State) fitsBare(at *site, number uint8) bool {
	l, cash := &lays[number], s.mine().cash
	return (cash >= dearest || s.price(at.hex, l, 0) <= cash) && !s.returns(at, number, l.edges)
}

// dearest is what no first tile costs more than.
const dearest = 6

// upgrades returns the lays of its group that can take the place of what lies in a hex.
func (s *State) upgrades(hex uint8) uint64 {
	all := upgrades[0][s.lay[hex]]
	for p := range s.pieces(hex, allEdges) {
		if s.judgeChanged(hex, 1<<p.a) == 0 {
			all |= upgrades[1][s.lay[hex]]
		}
	}
	return all
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
