package steamrollers

import (
	"fmt"
	"strings"

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

func (s *State) judgeGoods(m Move) verdict {
	number := verdict{rule: SetupGoods, reason: reasonGoodsNumber, number: uint8(s.game.perCity)}
	if s.game.solo() {
		number.rule = SoloSetup
	}
	lines, cities := m.lines()
	if cities != 6 {
		number.reason = reasonGoodsCities
		return number
	}
	bag := s.drawnBag()
	for _, line := range lines {
		if line.Len() != s.game.perCity {
			if s.lacksOwn(lines) {
				number.reason = reasonGoodsOwn
			}
			return number
		}
		drawn := line.Goods()
		if !bag.Contains(drawn) {
			return refused(SetupBag, reasonGoodsBag)
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
		log.add(Event{Kind: TileLaidOut, Rule: SetupSides, ActionTile: s.tileFace(tile)})
	}
	s.finishSetupStep(log)
}
