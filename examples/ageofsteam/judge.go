package ageofsteam

import (
	"slices"

	"github.com/railhex/railhex/variants/family"
)

// asked are the kinds of moves that a phase asks for.
var asked = [phaseEnd][]Kind{
	PhaseCubes:      {KindDraw},
	PhaseOrder:      {KindNext},
	PhaseShares:     {KindShares},
	PhaseAuction:    {KindBid, KindStay, KindPass},
	PhaseRole:       {KindRole},
	PhaseBuild:      {KindBuild, KindCity, KindDone},
	PhaseGoods:      {KindMove, KindLocomotive, KindPass},
	PhaseDraw:       {KindDraw},
	PhaseProduction: {KindPlace, KindPass},
	PhaseDice:       {KindRoll},
}

// judge returns the rule that a move breaks; 0 if it is legal.
func (s *State) judge(m Move) Rule {
	switch {
	case s.game == nil:
		return NoState
	case m.kind == 0:
		return NoMove
	case s.phase == PhaseOver:
		return EndRounds
	case !slices.Contains(asked[s.phase], m.kind):
		return RoundAsks
	case m.kind == KindDraw && s.bag[m.colour-1] == 0:
		return BoxCubes
	case m.kind == KindNext && (m.Number() > s.Seats() || s.isIn(Seat(m.number))):
		return SetupOrder
	case m.kind == KindShares && m.Number()+int(s.mine().shares) > MaxShares:
		return SharesLimit
	case m.kind == KindBid && m.number <= s.highest():
		return AuctionHigher
	case m.kind == KindBid && m.number > s.mine().cash:
		return AuctionCash
	case m.kind == KindStay && !s.canStay():
		return AuctionStay
	case m.kind == KindRole && s.holder(Role(m.number)) != family.Nobody:
		return RoleFree
	case m.kind == KindLocomotive && (s.improved.Has(s.seat) || s.mine().locomotive == MaxEngine):
		return MoveImprove
	case m.kind == KindMove:
		return s.judgeMove(m)
	case m.kind == KindPlace:
		return s.judgePlace(m)
	case m.kind != KindBuild && m.kind != KindCity:
		return 0
	}
	hex := s.game.index(m.hex)
	if hex == none {
		return MapHexes
	}
	if m.kind == KindCity {
		return s.judgeCity(hex, uint8(m.number-1))
	}
	at := s.look(hex)
	return s.judgeBuild(&at, m.lay)
}

// judgePlace returns the rule that a cube on the chart breaks (GROWTH-2, GROWTH-3).
func (s *State) judgePlace(m Move) Rule {
	if m.colour != s.hand[0] && m.colour != s.hand[1] {
		return GrowthDrawn
	}
	hex := s.game.index(m.hex)
	if hex == none || !s.isCity(hex) || !s.freeRow(int(s.columnOf(hex)), int(m.number)-1) {
		return GrowthRow
	}
	return 0
}

// Check returns nil for a legal move, and otherwise the [Rule] that it breaks.
func (s *State) Check(m Move) error {
	if rule := s.judge(m); rule != 0 {
		return rule
	}
	return nil
}
