package steamrollers

import "github.com/railhex/railhex/variants"

// The odds of chance where they are asked for one by one.

// Probability is how probable a move of chance is: what [State.AppendOutcomes] says
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

// NumOutcomes is the number of moves that chance can make here, also where they are
// too many to list: those of goods are as many as there are orders in which goods can
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
