package ageofsteam

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/describe"
)

// The sections of a position as an array, behind those of the ground.
const (
	sectionMoment = iota + 3
	sectionSeats
	sectionTracks
	sectionCities
	sectionChart
)

// What a seat and a city have in an array.
const (
	numbersOfSeat = 9 + int(roleEnd)
	numbersOfCity = 2 * NumColours
)

// arrays are positions and moves as numbers.
var arrays = &describe.Arrays[State, Move]{
	Version: 1,
	Sections: describe.Lay(append(describe.GroundSections(MaxHexes),
		describe.Section{Name: "moment", Shape: []int{int(phaseEnd) + 3}, Scale: 1, Says: "the phase, one-hot; the rounds left; the cycle; the tiles laid"},
		describe.Section{Name: "seats", Shape: []int{MaxSeats, numbersOfSeat}, Scale: 1.0 / 16, Says: "each seat: plays, money, income, shares, locomotive, bid, place in the order, acted, is asked, and the role, one-hot"},
		describe.Section{Name: "tracks", Shape: []int{MaxHexes, hexmap.NumDirections, 2}, Scale: 1.0 / 8, Says: "each edge of each hex: where its piece leads, from 1, 7 for a town; and whose it is, from 1 for the seat"},
		describe.Section{Name: "cities", Shape: []int{MaxHexes, numbersOfCity}, Scale: 1, Says: "each hex: the colour of its city, one-hot, and the cubes of each colour"},
		describe.Section{Name: "chart", Shape: []int{maxColumns, 3, NumColours}, Scale: 1, Says: "each row of the chart: its cube, one-hot"},
	)),
	Write: func(w describe.Writer, s *State, seat Seat) {
		if s.game != nil && seat != 0 && int(seat) <= s.Seats() {
			s.write(w, seat)
		}
	},
	Actions:       describe.NewNumbering(blocks(KindShares, KindPlace)...),
	AppendFactors: func(dst []int, s *State, m Move) []int { return s.appendFactors(dst, KindShares, m) },
	Chances:       describe.NewNumbering(blocks(KindDraw, KindRoll)...),
	AppendChance:  func(dst []int, s *State, m Move) []int { return s.appendFactors(dst, KindDraw, m) },
}

func (s *State) write(w describe.Writer, seat Seat) {
	w.Ground(0, s.game.board)
	w.Mark(sectionMoment, int(s.phase))
	for i, n := range [...]int{s.Rounds() - s.Round(), s.Cycle(), int(s.laid)} {
		w.Put(sectionMoment, int(phaseEnd)+i, n)
	}
	turned := func(other Seat) int { return 1 + (int(other)-int(seat)+s.Seats())%s.Seats() }
	for place, other := range s.order[:s.alive()] {
		w.Put(sectionSeats, (turned(other)-1)*numbersOfSeat+6, place+1)
	}
	for other := Seat(1); int(other) <= s.Seats(); other++ {
		p, at := s.at(other), (turned(other)-1)*numbersOfSeat
		acted, asked := describe.One(s.acted.has(other)), describe.One(s.Turn() == other)
		for i, n := range [...]int{describe.One(!p.out), int(p.cash), int(p.income), int(p.shares), int(p.locomotive), s.Bid(other)} {
			w.Put(sectionSeats, at+i, n)
		}
		w.Put(sectionSeats, at+7, acted)
		w.Put(sectionSeats, at+8, asked)
		w.Put(sectionSeats, at+9+int(p.role), 16)
	}
	for hex := range uint8(s.game.board.Len()) {
		for edge := range edges {
			if leads := lays[s.lay[hex]].other[edge]; leads != nothing {
				at := 2 * (int(hex)*hexmap.NumDirections + int(edge))
				w.Put(sectionTracks, at, int(leads)+1)
				if owner := s.owner(hex, edge); owner != 0 {
					w.Put(sectionTracks, at+1, turned(owner))
				}
			}
		}
		if column := s.columnOf(hex); column != none {
			w.Mark(sectionCities, int(hex)*numbersOfCity+int(s.game.columns[column].colour)-1)
			for c, n := range s.cubes[column] {
				w.Put(sectionCities, int(hex)*numbersOfCity+NumColours+c, int(n))
			}
		}
	}
	for i, rows := range s.chart {
		for row, c := range rows {
			if c != 0 {
				w.Mark(sectionChart, (3*i+row)*NumColours+int(c)-1)
			}
		}
	}
}

// blocks are the factors of the moves of each kind, as the forms have them.
func blocks(first, last Kind) (all []describe.Block) {
	for k := first; k <= last; k++ {
		f, b := &forms[k], describe.Block{Kind: k.String()}
		if f.colour {
			b.Factors = append(b.Factors, describe.Factor{Name: "good", Count: NumColours})
		}
		if f.hex {
			b.Factors = append(b.Factors, describe.Factor{Name: "hex", Count: MaxHexes})
		}
		if f.tiled {
			b.Factors = append(b.Factors, describe.Factor{Name: "tile", Count: int(firstCity)})
		}
		if f.most > 0 {
			b.Factors = append(b.Factors, describe.Factor{Name: "number", From: int(f.least), Count: int(f.most-f.least) + 1})
		}
		for range MaxEngine * describe.One(f.route) {
			b.Factors = append(b.Factors, describe.Factor{Name: "to", Count: MaxHexes + 1}, describe.Factor{Name: "owner", Count: MaxSeats + 1})
		}
		all = append(all, b)
	}
	return all
}

// appendFactors appends the factors of a move: its block, and what the forms have of it.
func (s *State) appendFactors(dst []int, first Kind, m Move) []int {
	f := &forms[m.kind]
	dst = append(dst, int(m.kind-first))
	if f.colour {
		dst = append(dst, int(m.colour)-1)
	}
	if f.hex {
		hex, _ := s.game.index(m.hex)
		dst = append(dst, int(hex))
	}
	if f.tiled {
		dst = append(dst, int(m.lay))
	}
	if f.most > 0 {
		dst = append(dst, int(m.number-f.least))
	}
	for i := range MaxEngine * describe.One(f.route) {
		if i < int(m.links) {
			hex, _ := s.game.index(m.route[i].Hex)
			dst = append(dst, int(hex)+1, int(m.route[i].Owner))
		} else {
			dst = append(dst, 0, 0)
		}
	}
	return dst
}
