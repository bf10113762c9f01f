package steam

import (
	"github.com/railhex/railhex/hexmap"
)

// A verdict is what a check finds: the rule that forbids a move, why, and what the
// sentence needs beyond the position and the move. For a legal move the rule is zero,
// and the verdict carries what the check computed and advance needs.
type verdict struct {
	rule   Rule
	reason Reason
	hex    uint8 // where {stop} is; of a legal move the hex that it builds in, or the stop where its good ends
	edge   hexmap.Direction
	other  hexmap.Direction
	seat   Seat  // {holder}
	own    int8  // {own}
	number int16 // {number}; of a legal move what it costs
	gains  gains // of a legal move what its links bring
}

func refused(rule Rule, reason Reason) verdict { return verdict{rule: rule, reason: reason} }

func (v verdict) legal() bool { return v.rule == 0 }

// whyNotAsked is the reason why a kind of move is not asked for.
func (s *State) whyNotAsked() Reason {
	switch {
	case s.phase == PhaseOver:
		return ReasonOver
	case s.Turn() == Nobody:
		return ReasonNotAsked
	}
	return ReasonNotAskedOf
}

// judge is the verdict on m.
func (s *State) judge(m Move) verdict {
	if s.game == nil {
		return refused(NoState, ReasonNoState)
	}
	kind := m.Kind()
	if kind == 0 {
		return refused(NoMove, ReasonNoMove)
	}
	if !phaseKinds[s.phase].kinds.has(kind) {
		return refused(s.comesNext(), s.whyNotAsked())
	}
	switch kind {
	case KindGoods:
		return s.judgeGoods(m)
	case KindDeal:
		return s.judgeDeal(m)
	case KindBid:
		return s.judgeBid(m)
	case KindCapital:
		return s.judgeCapital(m)
	case KindAction:
		return s.judgeAction(m)
	case KindBuild, KindUpgrade, KindRedirect:
		return s.judgeLay(m)
	case KindUrbanise:
		return s.judgeUrbanise(m)
	case KindGrow:
		return s.judgeGrow(m)
	case KindDone:
		return s.judgeDone()
	case KindLocomotive:
		return s.judgeImprove()
	case KindMove:
		return s.judgeMove(m)
	}
	return verdict{} // pass, income, points: legal where they are asked for
}
