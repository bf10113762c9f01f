package picture

import (
	"strconv"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/drawing"
)

// dice draws the dice of the round: the black one, those that can be drafted,
// and smaller, those that somebody has and will act with.
func (p *pen) dice(s *steamrollers.State) {
	const every = 58.0
	left := 0.0
	if s.Black() != 0 {
		p.At(left, (slot-dieSize)/2, func() {
			p.Named(blackDieName, p.Say("black-die", "types", p.sayBlack(s.Black())), drawing.Around(dieSize, dieSize), func() {
				p.blackDie(dieSize, s.Black())
			}, "class", "black-die", "data-types", s.Black().String())
		})
		left += every
	}
	for die := range s.Dice().All() {
		p.At(left, (slot-dieSize)/2, func() {
			p.Piece(piece{Name: dieName(die), Class: "die", Title: p.Say("die", "die", die), Rim: drawing.Around(dieSize, dieSize)},
				func() { p.whiteDie(dieSize, die) }, "data-die", strconv.Itoa(die))
		})
		left += every
	}
	const small = 34.0
	if die := s.Die(); die != 0 {
		p.At(left+4, 8, func() {
			p.inUse(0, 0, small, die)
			p.Label(small/2, small+11, 11, p.Say("in-use"), "fill", p.Colours["faint"])
		})
		left += every
	}
	if die, seat := s.Reserved(); die != 0 {
		p.At(left+4, 8, func() {
			p.Named(reservedName, p.Say("die-kept", "die", die, "seat", p.Called(int(seat))), drawing.Around(small, small), func() {
				p.whiteDie(small, die)
				word, size := drawing.Fit(p.short(seat), every-4, 11, 8)
				p.Label(small/2, small+11, size, word, "fill", p.Colours["faint"])
			}, "class", "die reserved", "data-reserved", strconv.Itoa(die), "data-holder", strconv.Itoa(int(seat)))
		})
	}
}

// wallDie draws the die that has chosen the blocked borders (WALL-1).
func (p *pen) wallDie(x float64, d hexmap.Difficulty, die int) {
	p.Named(wallDieName, p.Say("wall", "wall", p.Say("wall-"+d.String()), "die", die), nil, func() {
		p.At(x, -1, func() { p.whiteDie(26, die) })
		p.Label(x+36, 12, 14, p.Say("wall-"+d.String()), "text-anchor", "start", "fill", p.Colours["ink"])
	}, "class", "wall-die", "data-wall-die", strconv.Itoa(die))
}
