package ageofsteam

import (
	"github.com/railhex/railhex/variants/family/archive"
	"github.com/railhex/railhex/variants/family/describe"
)

// arrays are positions and moves as numbers: of a position those that are stored.
var arrays = &describe.Arrays[State, Move]{
	Version: 2,
	Sections: describe.Lay([]describe.Section{
		{Name: "seat", Shape: []int{MaxSeats}, Scale: 1, Says: "the seat that looks, one-hot"},
		{Name: "position", Shape: []int{mostNumbers}, Scale: 1.0 / 16, Says: "the numbers of a position in the order of its JSON, words by their places"},
	}),
	Write: func(w describe.Writer, s *State, seat Seat) {
		if s.game == nil || seat == 0 || int(seat) > s.Seats() {
			return
		}
		w.Mark(0, int(seat)-1)
		a := archive.Numbers(make([]int, 0, mostNumbers), 0)
		s.fields(&a)
		for i, n := range a.Numbers() {
			w.Put(1, i, n)
		}
	},
	Actions:       describe.NewNumbering(blocks(KindShares, KindPlace)...),
	AppendFactors: func(dst []int, s *State, m Move) []int { return s.appendFactors(dst, KindShares, m) },
	Chances:       describe.NewNumbering(blocks(KindDraw, KindRoll)...),
	AppendChance:  func(dst []int, s *State, m Move) []int { return s.appendFactors(dst, KindDraw, m) },
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
