package ageofsteam

import "slices"

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
	}
	switch m.kind {
	case KindDraw:
		if s.bag[m.colour-1] == 0 {
			return BoxCubes
		}
	case KindNext:
		if int(m.number) > s.Seats() || s.isIn(Seat(m.number)) {
			return SetupOrder
		}
	case KindShares:
		if int(m.number)+int(s.mine().shares) > MaxShares {
			return SharesLimit
		}
	case KindBid:
		if bid, _ := s.highest(); m.number <= bid {
			return AuctionHigher
		}
		if m.number > s.mine().cash {
			return AuctionCash
		}
	case KindStay:
		if !s.canStay() {
			return AuctionStay
		}
	case KindRole:
		if s.holder(Role(m.number)) != 0 {
			return RoleFree
		}
	case KindBuild, KindCity:
		switch hex := s.game.index(m.hex); {
		case hex == none:
			return MapHexes
		case m.kind == KindCity:
			return s.judgeCity(hex, uint8(m.number-1))
		default:
			at := s.look(hex)
			return s.judgeBuild(&at, m.lay)
		}
	case KindMove:
		return s.judgeMove(m)
	case KindLocomotive:
		if s.improved.Has(s.seat) || s.mine().locomotive == MaxEngine {
			return MoveImprove
		}
	case KindPlace:
		return s.judgePlace(m)
	}
	return 0
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
