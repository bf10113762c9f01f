package ageofsteam

import (
	"math/bits"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
)

// AppendMoves appends the legal moves, or what chance can decide: by kinds, and moves of a
// kind by hex, tile, colour and route.
func (s *State) AppendMoves(dst []Move) []Move {
	for _, k := range asked[s.phase] {
		switch k {
		case KindBid:
			for bid := s.highest() + 1; bid <= s.mine().cash; bid++ {
				dst = append(dst, Move{kind: KindBid, number: bid})
			}
		case KindBuild:
			dst = s.appendBuilds(dst)
		case KindCity:
			dst = s.appendCities(dst)
		case KindMove:
			dst = s.appendMovesOfGoods(dst)
		case KindPlace:
			dst = s.appendPlaces(dst)
		default:
			dst = s.appendNumbers(dst, k)
		}
	}
	return dst
}

// appendNumbers appends the moves of a kind that say a number, a colour or nothing.
func (s *State) appendNumbers(dst []Move, k Kind) []Move {
	least, most := kinds[k].least, kinds[k].most
	if k == KindDraw {
		least, most = 1, NumColours
	}
	for n := least; n <= most; n++ {
		m := numbered(k, n)
		if k == KindDraw {
			m = Move{kind: k, colour: Colour(n)}
		}
		if s.judge(m) == 0 {
			dst = append(dst, m)
		}
	}
	return dst
}

// appendBuilds appends the tiles that can be laid, by hex.
func (s *State) appendBuilds(dst []Move) []Move {
	if s.laid() >= s.mayLay() || s.mine().cash < 2 {
		return dst
	}
	var left [2][len(groups)]uint64 // lays of tiles that are in stock, without a disc in the hex and with one
	for t := Tile(1); t < tileEnd; t++ {
		for disc := range left {
			if s.isLeft(t, disc == 1) {
				left[disc][t.group()] |= groups[t.group()].shows[t]
			}
		}
	}
	var near [none + 1]bool // track can grow from beyond an edge, or from a town
	for hex := range uint8(s.game.board.Len()) {
		for left := lays[s.lay[hex]].edges; left != 0; left &= left - 1 {
			edge := uint8(bits.TrailingZeros8(left))
			if owner := s.owner(hex, edge); owner == s.seat || owner == family.Nobody {
				near[s.game.next[hex][edge]] = true
				near[hex] = near[hex] || s.game.town[hex]
			}
		}
	}
	for hex := range uint8(s.game.board.Len()) {
		if !near[hex] || s.game.cost[hex] == 0 || s.isCity(hex) || s.isChanged(hex) {
			continue
		}
		at, old, town := s.look(hex), &lays[s.lay[hex]], describe.One(s.game.town[hex])
		g, cash := &groups[town], int(s.mine().cash)
		set := left[describe.One(tiles[old.tile].disc)][town] & g.fits[(at.closed|at.rival)&^old.edges] & g.anchored[at.anchor|old.edges]
		sure := uint64(0)                              // need no judgement
		switch more := cash - int(s.game.cost[hex]); { // for what a tile costs besides
		case s.lay[hex] != 0:
			if set &= g.onto[s.lay[hex]]; !s.mayRedirect(hex) {
				set &= g.keeps[s.lay[hex]]
			}
			if town == 0 && cash >= dearest {
				sure = g.keeps[s.lay[hex]]
			}
		case more >= 0:
			set &= g.within[min(more, mostPieces)]
			sure = set
		default:
			set = 0
		}
		if at.back || at.twice || s.links > MaxLinks-mostPieces {
			sure = 0
		}
		m := Move{kind: KindBuild, hex: s.cellOf(hex)}
		for ; set != 0; set &= set - 1 {
			m.lay = g.first + uint8(bits.TrailingZeros64(set))
			if sure&set&-set != 0 || s.judgeBuild(&at, m.lay) == 0 {
				dst = append(dst, m)
			}
		}
	}
	return dst
}

// mayRedirect reports whether an old track in a hex can be changed (REDIRECT-1, REDIRECT-2).
func (s *State) mayRedirect(hex uint8) bool {
	for edge, leads := range lays[s.lay[hex]].other {
		if leads < exit && s.judgeChanged(hex, 1<<edge) == 0 {
			return true
		}
	}
	return false
}

// dearest is what no tile costs more than that takes the place of another (COST-3 to COST-5).
const dearest = 4

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
