package steampower

import "math/bits"

// The factory action and the bonus of that name.

func (s *State) judgeFactory(m Move) verdict {
	hex, v := s.hexOf(m)
	if v.rule != 0 {
		return v
	}
	city := s.game.cityOf[hex]
	if city == noCity {
		return verdict{rule: factoryOnCity, reason: "no-city"}
	}
	tile := s.tileAt(int(city))
	if tile == Purple {
		return verdict{rule: factoryNotOnPurple, reason: "purple"}
	}
	supply := s.supply[tile-1]
	fewest, most := s.factoryBrings(tile)
	switch bit := uint64(1) << city; {
	case s.built()&bit != 0:
		return verdict{rule: factoryOnCity, reason: "has-factory", seat: s.factoryAt(int(city))}
	case s.everyNetwork()&bit == 0:
		return verdict{rule: factoryInANetwork, reason: "in-no-network"}
	case s.factoriesLeft(s.seat) <= 0:
		return verdict{rule: factoryLeft, reason: "no-factory-left", number: uint16(s.game.parts.Factories)}
	case supply == 0:
		return verdict{rule: factorySupply, reason: "no-goods-left", colour: tile}
	case fewest <= m.Number() && m.Number() <= most:
		return verdict{}
	case s.phase == PhaseBonus:
		return verdict{rule: bonusOfFactory, reason: "goods-of-bonus", number: uint16(fewest), other: uint16(most)}
	}
	return verdict{rule: ruleFactoryGoods, reason: "goods-of-factory", number: uint16(most)}
}

// factoryBrings is how many goods of a colour come with a factory: FACTORY-4,
// FACTORY-5, BONUS-3.
func (s *State) factoryBrings(c Colour) (fewest, most int) {
	fewest, most = factoryGoods, factoryGoods
	if s.phase == PhaseBonus {
		fewest, most = fewestOfBonus, mostOfBonus
	}
	supply := int(s.supply[c-1])
	return min(fewest, supply), min(most, supply)
}

func (s *State) applyFactory(m Move, log *chronicle) {
	city := int(s.game.cityOf[s.game.hexes[m.hexName()]])
	tile := s.tileAt(city)
	s.beginAction()
	s.factories[s.seat-1] |= 1 << city
	s.putGoods(city, m.Number())
	s.supply[tile-1] -= uint8(m.Number())
	s.productive = true
	if log != nil {
		log.add(Event{Kind: FactoryBuilt, Rule: factoryOnCity, Seat: s.seat, Hex: m.Hex(), Colour: tile, Number: m.Number()})
	}
	s.endAction(log)
}

// appendFactories appends the factories that can be built.
func (s *State) appendFactories(dst []Move) []Move {
	if s.factoriesLeft(s.seat) <= 0 {
		return dst
	}
	free := s.everyNetwork() &^ s.built()
	for c := Black; c <= Grey; c++ {
		if s.supply[c-1] == 0 {
			continue
		}
		fewest, most := s.factoryBrings(c)
		for cities := free & s.tiles[c-1]; cities != 0; cities &= cities - 1 {
			hex := s.name(bits.TrailingZeros64(cities))
			for goods := fewest; goods <= most; goods++ {
				dst = append(dst, Factory(hex, goods))
			}
		}
	}
	return dst
}
