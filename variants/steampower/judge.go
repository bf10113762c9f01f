package steampower

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

// A verdict is the result of the check of a move. It is the zero verdict for a legal
// move; otherwise it holds the rule that forbids it, the reason, and what its sentence
// needs besides the move and the position. It is comparable and holds no pointer, so a
// refusal costs no allocation until somebody asks for the sentence.
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

// refused returns the verdict of a rule for a reason that needs nothing besides.
func refused(rule Rule, reason Reason) verdict { return verdict{rule: rule, reason: reason} }

// legal reports whether nothing forbids the move.
func (v verdict) legal() bool { return v.rule == 0 }

// notAsked is the verdict on a move of a kind that the position does not ask for, which
// the zero State never does, nor any State for the zero Move.
func (s *State) notAsked(m Move) verdict {
	switch {
	case s.game == nil:
		return refused(NoState, reasonNoState)
	case !m.IsValid():
		return refused(NoMove, reasonNoMove)
	case s.phase == PhaseOver:
		return refused(s.EndRule(), reasonOver)
	case s.Turn() == Nobody:
		return refused(s.comesNext(), ReasonNotAsked)
	}
	return refused(s.comesNext(), ReasonNotAskedOf)
}
