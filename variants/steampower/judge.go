package steampower

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

// A verdict is what the check of a move finds: the zero verdict of a legal move,
// or the rule that forbids it, why, and what its sentence needs besides the move
// and the position. It is comparable and holds no pointer, so a refusal costs no
// allocation until somebody asks for the sentence.
type verdict struct {
	rule   Rule
	reason Reason
	seat   Seat
	hex    uint8 // a number of the map
	edge   hexmap.Direction
	track  track.Track
	stack  Stack
	colour Colour
	number uint16
	other  uint16
	pays   Payments
}

// legal reports whether nothing forbids the move.
func (v verdict) legal() bool { return v.rule == 0 }

// notAsked is the verdict on a move of a kind that the phase does not ask for.
func (s *State) notAsked() verdict {
	if s.Turn() == Nobody {
		return verdict{rule: s.comesNext(), reason: ReasonNotAsked}
	}
	return verdict{rule: s.comesNext(), reason: ReasonNotAskedOf}
}

// judge is the verdict on a move.
func (s *State) judge(m Move) verdict {
	switch {
	case s.game == nil:
		return verdict{rule: NoState, reason: ReasonNoState}
	case !m.IsValid():
		return verdict{rule: NoMove, reason: ReasonNoMove}
	case s.phase == PhaseOver:
		return verdict{rule: s.EndRule(), reason: ReasonOver}
	case !s.asks().has(m.Kind()):
		return s.notAsked()
	}
	switch m.Kind() {
	case KindCity:
		return s.judgeCity(m)
	case KindDeal:
		return s.judgeDeal(m)
	case KindBuild:
		return s.judgeBuild(m)
	case KindRemove:
		return s.judgeRemove(m)
	case KindReplace:
		return s.judgeReplace(m)
	case KindFactory:
		return s.judgeFactory(m)
	case KindFulfil:
		return s.judgeFulfil(m)
	case KindShip:
		return s.judgeShip(m)
	case KindBuy:
		return s.judgeBuy(m)
	case KindDraw:
		return s.judgeDraw()
	}
	return verdict{} // done, money, decline: legal where they are asked for
}
