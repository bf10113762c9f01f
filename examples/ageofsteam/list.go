package ageofsteam

import (
	"math/bits"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
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
		highest, _ := s.highest()
		for bid := highest + 1; bid <= s.mine().cash; bid++ {
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
	if s.laid() >= s.tilesOf(s.seat) || s.mine().cash < 2 {
		return dst
	}
	var left [len(groups)]uint64 // lays of tiles that are in stock
	for t := Tile(1); t < tileEnd; t++ {
		if s.isLeft(t, false) {
			left[0] |= groups[0].shows[t]
			left[1] |= groups[1].shows[t]
		}
	}
	var near [none + 1]bool // a city, or what is the seat's or nobody's, lies beside it or in it
	for hex := range uint8(s.game.board.Len()) {
		if s.lay[hex] != 0 && (s.isCity(hex) || s.owns(hex, s.seat) || s.owns(hex, family.Nobody)) {
			near[hex] = true
			for _, beyond := range s.game.next[hex] {
				near[beyond] = true
			}
		}
	}
	for hex := range uint8(s.game.board.Len()) {
		if !near[hex] || s.game.cost[hex] == 0 || s.isCity(hex) {
			continue
		}
		at, town := s.look(hex), describe.One(s.game.town[hex])
		g, isBare := &groups[town], s.lay[hex] == 0
		set := g.onto[s.lay[hex]] & g.fits[(at.closed|at.rival)&^lays[s.lay[hex]].edges]
		if isBare {
			set &= left[town] & g.anchored[at.anchor] & g.cheap(int(s.mine().cash)-int(s.game.cost[hex])) &^ g.joining(&at.ends)
		}
		isFree := isBare && !at.back && s.links <= MaxLinks-mostPieces
		for ; set != 0; set &= set - 1 {
			number := g.first + uint8(bits.TrailingZeros64(set))
			if isFree || s.judgeBuild(&at, number) == 0 {
				dst = append(dst, Move{kind: KindBuild, hex: s.cellOf(hex), lay: number})
			}
		}
	}
	return dst
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
