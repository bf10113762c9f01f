package ageofsteam

import "github.com/railhex/railhex/variants/family"

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
		if !s.improved.has(s.seat) && s.mine().locomotive < MaxEngine {
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
	links := s.links(s.seat)
	for hex := range uint8(s.game.board.Len()) {
		if s.game.cost[hex] == 0 && !s.game.town[hex] || s.isCity(hex) {
			continue
		}
		at := s.site(hex)
		if at.anchor == 0 && !at.own {
			continue
		}
		at.links = links
		first, end := uint8(1), firstTown
		if s.game.town[hex] {
			first, end = firstTown, firstCity
		}
		for number := first; number < end; number++ {
			if s.judgeBuild(&at, number) == 0 {
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
