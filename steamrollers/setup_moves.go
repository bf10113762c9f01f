package steamrollers

import (
	"github.com/railhex/railhex/variants"
)

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

func (s *State) checkGoods(m Move) verdict {
	drawn := variants.Goods(0)
	number := verdict{rule: SetupGoods, reason: ReasonGoodsNumber, number: uint8(s.game.perCity)}
	if s.game.solo() {
		number.rule = SoloSetup
	}
	lines, cities := m.lines()
	if cities != 6 {
		return number
	}
	for _, line := range lines {
		if line.Len() != s.game.perCity {
			return number
		}
		for place := range line.Len() {
			g := line.At(place)
			if g == variants.Coal || drawn.Count(g) == variants.AllGoods.Count(g) {
				return forbids(SetupBag, ReasonGoodsBag)
			}
			drawn = drawn.Add(g)
		}
	}
	return verdict{}
}

func (s *State) applyGoods(m Move, log *chronicle) {
	lines, _ := m.lines()
	for i, drawn := range lines {
		city, stays, removed := i+1, variants.Line(0), variants.Goods(0)
		for place := range drawn.Len() {
			g := drawn.At(place)
			if g.Colour() == s.game.colours[city] {
				removed = removed.Add(g) // SETUP-4
			} else {
				stays = stays.Append(g)
			}
		}
		s.bag = s.bag.Minus(drawn.Goods())
		s.removed = s.removed.Plus(removed)
		if s.game.receivesCoal {
			for range variants.CoalFor(removed) { // COAL-1
				s.bag = s.bag.Remove(variants.Coal)
				stays = stays.Append(variants.Coal)
			}
		}
		s.putGoods(city, stays)
		if log != nil {
			log.add(Event{Kind: CityFilled, Rule: SetupGoods, City: city, Goods: stays.Goods()})
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
		log.add(Event{Kind: TileLaidOut, Rule: SetupSides, Tile: s.tileFace(tile)})
	}
	s.finishSetupStep(log)
}
