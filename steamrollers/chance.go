package steamrollers

import (
	"fmt"
	"iter"
	"math/bits"
	"math/rand/v2"
	"strings"

	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
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
// the game is over, it returns the zero Move.
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
		return Roll(white, StraightGentle+BlackDie(r.IntN(blackFaces)))
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

// The odds of chance where they are asked for one by one.

// Probability returns how probable a move of chance is: what [State.AppendOutcomes] says
// of it, also where there are too many outcomes to list. It is 0 for a move that
// chance cannot make here. It allocates nothing.
func (s *State) Probability(m Move) float64 {
	if !s.Chance() || s.Check(m) != nil {
		return 0
	}
	switch s.phase {
	case PhaseGoods:
		return s.goodsProbability(m)
	case PhaseSides, PhaseOrders:
		return sidesProbability
	case PhaseWall, PhaseReroll:
		return faceProbability
	case PhaseInfluence:
		return 1 / sixTo(m.InfluenceDice())
	case PhaseDraw:
		bag := variants.DrawableGoods(s.bag)
		return float64(bag.Count(m.Good())) / float64(bag.Len())
	}
	n := s.game.dice // PhaseRoll
	return float64(waysOf(m.White(), factorial(n))) / sixTo(n) / blackFaces
}

const (
	sidesProbability = 1.0 / 64 // SETUP-5, ORDER-1
	faceProbability  = 1.0 / 6
)

// goodsProbability is how probable it is that goods are drawn for the cities in
// the order of a move.
func (s *State) goodsProbability(m Move) float64 {
	bag, probability := s.drawnBag(), 1.0
	for city := 1; city <= 6; city++ {
		line := m.Line(city)
		for place := range line.Len() {
			g := line.At(place)
			probability *= float64(bag.Count(g)) / float64(bag.Len())
			bag = bag.Remove(g)
		}
	}
	return probability
}

// NumOutcomes returns the number of moves that chance can make here, also if they are too
// many to list. The moves of goods are as many as there are orders in which goods can
// come out of the bag. It is exact up to 2^53; 0 where a player is asked. It allocates
// nothing.
func (s *State) NumOutcomes() float64 {
	switch s.phase {
	case PhaseGoods:
		return orders(s.drawnBag(), 6*s.game.perCity)
	case PhaseSides, PhaseOrders:
		return 64
	case PhaseWall, PhaseReroll:
		return 6
	case PhaseInfluence:
		return sixTo(s.game.setup.Olive.Dice())
	case PhaseDraw:
		bag, kinds := variants.DrawableGoods(s.bag), 0
		for g := range variants.GoodKinds() {
			if bag.Count(g) > 0 {
				kinds++
			}
		}
		return float64(kinds)
	case PhaseRoll:
		sets := 1 // of n dice: n+5 over 5
		for i := 1; i <= 5; i++ {
			sets = sets * (s.game.dice + i) / i
		}
		return float64(sets * blackFaces)
	}
	return 0
}

// orders is in how many orders n goods can be drawn from a bag. Kind by kind it
// puts the goods of a kind among those of the kinds before.
func orders(bag variants.Goods, n int) float64 {
	var ways [7*6 + 1]float64 // by the number of goods drawn
	ways[0] = 1
	for g := range variants.GoodKinds() {
		for drawn := n; drawn > 0; drawn-- {
			among := 1.0 // ways to choose the places of k goods of this kind
			for k := 1; k <= min(drawn, bag.Count(g)); k++ {
				among = among * float64(drawn-k+1) / float64(k)
				ways[drawn] += ways[drawn-k] * among
			}
		}
	}
	return ways[n]
}

// The chance moves before the first round: the goods of the cities and the
// sides of the action tiles.

// finishSetupStep goes on to what comes next in the setup.
func (s *State) finishSetupStep(log *chronicle) {
	s.phase = s.game.setUp.after(s.phase)
	s.turn = Nobody
	switch s.phase {
	case PhasePower:
		s.turn = s.game.seats // POWER-1: the last seat first
	case PhaseRoll:
		s.round = 1
	}
}

func (s *State) judgeGoods(m Move) verdict {
	number := verdict{rule: setupGoods, reason: "goods-number", found: uint8(s.game.perCity)}
	if s.game.solo() {
		number.rule = soloSetup
	}
	lines, cities := m.lines()
	if cities != 6 {
		number.reason = "goods-cities"
		return number
	}
	bag := s.drawnBag()
	for _, line := range lines {
		if line.Len() != s.game.perCity {
			if s.lacksOwn(lines) {
				number.reason = "goods-own"
			}
			return number
		}
		drawn := line.Goods()
		if !bag.Contains(drawn) {
			return refused(setupBag, "goods-bag")
		}
		bag = bag.Minus(drawn)
	}
	return verdict{}
}

// lacksOwn reports whether the goods drawn for cities look as if those of the city's own
// colour (SETUP-4) had been left out. Then some cities have too few goods, no city has
// too many, and there is no such good.
func (s *State) lacksOwn(drawn [6]variants.Line) bool {
	for i, line := range drawn {
		for place := range min(line.Len(), s.game.perCity) {
			if line.At(place).Colour() == s.game.colours[i+1] {
				return false
			}
		}
		if line.Len() > s.game.perCity {
			return false
		}
	}
	return true
}

// otherNumbers is the cities for which not as many goods are drawn as there should be,
// each with how many there are: "2 (3), 5 (6)".
func (s *State) otherNumbers(m Move) string {
	var told []string
	lines, _ := m.lines()
	for i, line := range lines {
		if n := line.Len(); n != s.game.perCity {
			told = append(told, fmt.Sprintf("%d (%d)", i+1, n))
		}
	}
	return strings.Join(told, ", ")
}

func (s *State) applyGoods(m Move, log *chronicle) {
	lines, _ := m.lines()
	for i, stays := range lines {
		city, removed := i+1, variants.Goods(0)
		s.bag = s.bag.Minus(stays.Goods())
		own := variants.Good(s.game.colours[city])
		for place := stays.Find(own); place >= 0; place = stays.Find(own) {
			stays = stays.RemoveAt(place)
			removed = removed.Add(own) // SETUP-4
		}
		s.removed = s.removed.Plus(removed)
		if s.game.receivesCoal {
			for range variants.CoalFor(removed) { // COAL-1
				s.bag = s.bag.Remove(variants.Coal)
				stays = stays.Append(variants.Coal)
			}
		}
		s.putGoods(city, stays)
		if log != nil {
			log.add(Event{Kind: CityFilled, Rule: setupGoods, City: city, Goods: stays.Goods()})
		}
	}
	s.finishSetupStep(log)
}

// putGoods lays the line of a city. Where the order means nothing, that is
// outside solo (SOLO-1), it is the canonical one.
func (s *State) putGoods(city int, line variants.Line) {
	if !s.game.solo() {
		line = line.Sorted()
	}
	s.supply[city-1] = line
}

func (s *State) applySides(m Move, log *chronicle) {
	s.tileSides = sides(m.first()) | sidesDrawn
	for tile := 1; log != nil && tile <= 6; tile++ {
		log.add(Event{Kind: TileLaidOut, Rule: setupSides, ActionTile: s.tileFace(tile)})
	}
	s.finishSetupStep(log)
}
