package steamrollers

import (
	"iter"
	"math/bits"
	"math/rand/v2"

	"github.com/railhex/railhex/variants/family"

	"github.com/railhex/railhex/variants"
)

// An Outcome is something that dice or bag may decide, and how probable it is.
type Outcome = family.Outcome[Move]

// AppendOutcomes appends all outcomes of a chance position in a fixed order;
// their probabilities add up to 1. It appends nothing for goods and influence,
// which have too many outcomes ([State.Sample] draws one), and nothing where a
// player is asked.
//
// It allocates nothing if dst has room.
func (s *State) AppendOutcomes(dst []Outcome) []Outcome {
	for outcome := range s.outcomes() {
		dst = append(dst, outcome)
	}
	return dst
}

// outcomes walks the outcomes of a chance position.
func (s *State) outcomes() iter.Seq[Outcome] {
	return func(yield func(Outcome) bool) {
		switch s.phase {
		case PhaseSides, PhaseOrders:
			kind := KindSides
			if s.phase == PhaseOrders {
				kind = KindOrders
			}
			for b := range uint8(64) {
				if !yield(Outcome{Move: pack(kind, b, 0, 0), Probability: sidesProbability}) {
					return
				}
			}
		case PhaseWall, PhaseReroll:
			kind := KindWall
			if s.phase == PhaseReroll {
				kind = KindReroll
			}
			for face := 1; face <= 6; face++ {
				if !yield(Outcome{Move: withFace(kind, face), Probability: faceProbability}) {
					return
				}
			}
		case PhaseDraw:
			bag := variants.DrawableGoods(s.bag)
			for g := variants.Yellow; g <= variants.Coal; g++ { // POWER-6: uniform over the goods
				if n := bag.Count(g); n > 0 && !yield(Outcome{Move: Draw(g), Probability: float64(n) / float64(bag.Len())}) {
					return
				}
			}
		case PhaseRoll:
			s.rolls(yield)
		}
	}
}

// rolls walks what the dice of a round can show: each set of white dice with
// each face of the black one.
func (s *State) rolls(yield func(Outcome) bool) {
	n := s.game.dice
	all, total := factorial(n), sixTo(n)
	// A set of n faces in ascending order is a way to put n dice and five
	// bars in a row; the rows are counted up as bit patterns.
	row := uint16(1)<<n - 1
	for end := uint16(1) << (n + 5); row < end; row = nextSameOnes(row) {
		white := diceOfRow(row, n)
		each := float64(waysOf(white, all)) / total / blackFaces
		for black := StraightGentle; black <= GentleSharp; black++ { // DIE-1
			if !yield(Outcome{Move: Roll(white, black), Probability: each}) {
				return
			}
		}
	}
}

// diceOfRow reads a row of bars (0) and dice (1) from the lowest bit: each bar
// goes on to the next face.
func diceOfRow(row uint16, n int) (white Dice) {
	face := 1
	for range n + 5 {
		if row&1 != 0 {
			white = white.add(face)
		} else {
			face++
		}
		row >>= 1
	}
	return white
}

// nextSameOnes is the next larger number with as many ones.
func nextSameOnes(x uint16) uint16 {
	lowest := x & -x
	ripple := x + lowest
	return ripple | (x^ripple)>>(2+bits.TrailingZeros16(lowest))
}

// waysOf is in how many ways dice can fall that show white: all is the factorial of
// their number.
func waysOf(white Dice, all int) int {
	for face := 1; face <= 6; face++ {
		all /= factorial(white.Count(face))
	}
	return all
}

// sixTo is in how many ways n dice can fall.
func sixTo(n int) float64 {
	ways := 1.0
	for range n {
		ways *= 6
	}
	return ways
}

func factorial(n int) int {
	product := 1
	for i := 2; i <= n; i++ {
		product *= i
	}
	return product
}

// Sample draws one outcome of a chance position by the odds of real dice and a
// real bag, also where there are too many to list. Where a player is asked, or
// the game is over, it is the zero Move.
func (s *State) Sample(r *rand.Rand) Move {
	switch s.phase {
	case PhaseGoods:
		return s.sampleGoods(r)
	case PhaseSides:
		return pack(KindSides, uint8(r.IntN(64)), 0, 0)
	case PhaseOrders:
		return pack(KindOrders, uint8(r.IntN(64)), 0, 0)
	case PhaseWall:
		return Wall(rollOne(r))
	case PhaseReroll:
		return Reroll(rollOne(r))
	case PhaseInfluence:
		m := pack(KindInfluence, 0, 0, 0)
		for i := range s.game.setup.Olive.Dice() {
			m.low |= uint64(rollOne(r)) << (4 * i)
		}
		return m
	case PhaseDraw:
		return Draw(drawOne(r, variants.DrawableGoods(s.bag)))
	case PhaseRoll:
		var white Dice
		for range s.game.dice {
			white = white.add(rollOne(r))
		}
		return Roll(white, StraightGentle+Black(r.IntN(blackFaces)))
	}
	return Move{}
}

func rollOne(r *rand.Rand) int { return 1 + r.IntN(6) }

// drawOne draws a good from a bag that is not empty.
func drawOne(r *rand.Rand, bag variants.Goods) variants.Good {
	n := r.IntN(bag.Len())
	for g := variants.Yellow; ; g++ {
		if n -= bag.Count(g); n < 0 {
			return g
		}
	}
}

// drawnBag is what is drawn from in the setup: the bag without the coal, which lies
// aside (SETUP-2).
func (s *State) drawnBag() variants.Goods { return s.bag.Minus(coalAside) }

// coalAside is all the coal in the box.
var coalAside = func() (coal variants.Goods) {
	for range variants.AllGoods.Count(variants.Coal) {
		coal = coal.Add(variants.Coal)
	}
	return coal
}()

func (s *State) sampleGoods(r *rand.Rand) Move {
	p := newGoodsPacker()
	bag := s.drawnBag()
	for range 6 {
		p.city()
		for range s.game.perCity {
			g := drawOne(r, bag)
			bag = bag.Remove(g)
			p.good(g)
		}
	}
	return p.move
}
