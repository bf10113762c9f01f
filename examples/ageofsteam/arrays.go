package ageofsteam

import (
	"github.com/railhex/railhex/variants/family/archive"
	"github.com/railhex/railhex/variants/family/describe"
)

// arrays are positions and moves as numbers: of a position those that are stored.
var arrays = &describe.Arrays[State, Move]{
	Version: 3,
	Sections: describe.Lay([]describe.Section{
		{Name: "seat", Shape: []int{MaxSeats}, Scale: 1, Says: "the seat that looks, one-hot"},
		{Name: "position", Shape: []int{mostNumbers}, Scale: 1.0 / 16, Says: "the numbers of a position in the order of its JSON, words by their places"},
	}),
	Write: func(w describe.Writer, s *State, seat Seat) {
		if seat == 0 || int(seat) > s.Seats() {
			return
		}
		w.Mark(0, int(seat)-1)
		a := archive.Numbers(make([]int, 0, mostNumbers), 0)
		s.fields(&a)
		for i, n := range a.Numbers() {
			w.Put(1, i, n)
		}
	},
	Actions:       numbering(),
	AppendFactors: appendFactors,
}

// numbering has the factors of the terms of the kinds that players choose.
func numbering() *describe.Numbering {
	var blocks []describe.Block
	for _, kind := range kinds[KindShares : KindPlace+1] {
		b := describe.Block{Kind: kind.name}
		for _, t := range kind.terms {
			b.Factors = append(b.Factors, t.factors...)
		}
		if kind.most > 0 {
			b.Factors = append(b.Factors, describe.Factor{Name: "number", From: kind.least, Count: kind.most - kind.least + 1})
		}
		blocks = append(blocks, b)
	}
	return describe.NewNumbering(blocks...)
}

// appendFactors appends the factors of a move: its block, and the digits of its terms.
func appendFactors(dst []int, s *State, m Move) []int {
	dst = append(dst, int(m.kind-KindShares))
	for _, t := range kinds[m.kind].terms {
		dst = t.digits(dst, s, m)
	}
	if kinds[m.kind].most > 0 {
		dst = append(dst, m.Number()-kinds[m.kind].least)
	}
	return dst
}
