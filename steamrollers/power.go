package steamrollers

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants"
)

// Starting powers: before the first roll, from the last seat to the first.

var powerModule = module{
	inPlay:  func(setup Setup) bool { return setup.Modules.Has(variants.PowerModule) },
	install: func(g *game) { g.setUp |= phases(PhasePower) },
}

// A powerBook says who took each starting power, three bits each; 0 for nobody.
type powerBook uint16

func (p powerBook) holder(power variants.Power) Seat { return Seat(p >> (3 * (power - 1)) & 7) }

func (p powerBook) give(power variants.Power, to Seat) powerBook {
	return p | powerBook(to)<<(3*(power-1))
}

// A personalGood is the good that only the player who took the power goods can deliver
// (POWER-6). It has its kind in three bits, and the city it lies on, 0 until it is
// placed. The zero personalGood is invalid.
type personalGood uint8

func (p personalGood) good() variants.Good { return variants.Good(p & 7) }
func (p personalGood) city() int           { return int(p >> 3) }

// ownGood is the personal good of a seat and the city it lies on; none, and 0,
// if they have none that is placed.
func (s *State) ownGood(seat Seat) (variants.Good, int) {
	if s.own == 0 || s.powers.holder(variants.GoodsPower) != seat {
		return 0, 0
	}
	return s.own.good(), s.own.city()
}

// powerOf is the starting power that a move takes.
func powerOf(k Kind) variants.Power {
	return variants.EnginePower + variants.Power(k-KindEnginePower)
}

func (s *State) judgePower(m Move) verdict {
	if holder := s.powers.holder(powerOf(m.Kind())); holder != Nobody {
		return verdict{rule: PowerInTurn, reason: reasonPowerTaken, number: uint8(holder)} // POWER-1
	}
	if m.Kind() != KindRailPower {
		return verdict{} // in the setup every box is empty and every tile in the centre
	}
	site, none := s.game.siteAt(m.Hex())
	switch {
	case none != 0:
		return refused(PowerOfRail, none) // POWER-3
	case s.sheetOf(s.turn).trackAt(site) != 0:
		return refused(PowerOfRail, reasonHexDrawn) // POWER-3
	}
	return allows(site)
}

func (s *State) applyPower(m Move, site int, log *chronicle) {
	s.powers = s.powers.give(powerOf(m.Kind()), s.turn)
	if log != nil {
		log.add(Event{Kind: PowerTaken, Rule: PowerInTurn, Seat: s.turn, Power: powerOf(m.Kind())})
	}
	switch m.Kind() {
	case KindEnginePower:
		s.tick(s.turn, m.Box(), log) // POWER-2
	case KindRailPower:
		s.drawTrack(s.turn, site, m.Track(), log) // POWER-3
	case KindTilePower:
		s.takeTile(m.ActionTile(), log) // POWER-5
	case KindGoodsPower:
		if variants.DrawableGoods(s.bag) != 0 {
			s.phase = PhaseDraw
			return
		}
	}
	s.finishPower(log)
}

// finishPower goes on to the next seat, counter-clockwise (POWER-1).
func (s *State) finishPower(log *chronicle) {
	if s.turn > 1 {
		s.turn--
		s.phase = PhasePower
		return
	}
	s.phase = PhasePower
	s.finishSetupStep(log)
}

func (s *State) judgeDraw(m Move) verdict {
	if variants.DrawableGoods(s.bag).Count(m.Good()) == 0 {
		return refused(PowerOfGoods, ReasonDrawNone) // POWER-6
	}
	return verdict{}
}

func (s *State) applyDraw(m Move, log *chronicle) {
	s.bag = s.bag.Remove(m.Good())
	s.own = personalGood(m.Good())
	s.phase = PhasePlace
	if log != nil {
		log.add(Event{Kind: OwnGoodDrawn, Rule: PowerOfGoods, Seat: s.turn, Good: m.Good()})
	}
}

func (s *State) judgePlace(m Move) verdict {
	if s.game.colours[m.City()] != hexmap.Grey {
		return refused(PowerOfGoods, reasonPlaceCity) // POWER-6
	}
	return verdict{}
}

func (s *State) applyPlace(m Move, log *chronicle) {
	s.own |= personalGood(m.City() << 3)
	if log != nil {
		log.add(Event{Kind: OwnGoodPlaced, Rule: PowerOfGoods, Seat: s.turn, Good: s.own.good(), City: m.City()})
	}
	s.finishPower(log)
}

// appendPowers lists what can be done with the starting powers still there.
func (s *State) appendPowers(dst []Move) []Move {
	free := func(power variants.Power) bool { return s.powers.holder(power) == Nobody }
	if free(variants.EnginePower) {
		for box := 1; box <= 6; box++ {
			dst = append(dst, EnginePower(box))
		}
	}
	if free(variants.RailPower) {
		for site := range s.game.sites {
			for _, t := range tracksByType {
				dst = append(dst, RailPower(s.game.names[site], t))
			}
		}
	}
	if free(variants.PointsPower) {
		dst = append(dst, PointsPower())
	}
	if free(variants.TilePower) {
		for tile := 1; tile <= 6; tile++ {
			dst = append(dst, TilePower(tile))
		}
	}
	if free(variants.GoodsPower) {
		dst = append(dst, GoodsPower())
	}
	return dst
}
