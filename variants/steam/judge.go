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
	hex    uint8            // where {stop} is; of a legal move the hex that it builds in, or the stop where its good ends
	edge   hexmap.Direction // {edge}; of a legal redirect the edge that its track leaves
	other  hexmap.Direction // {other}; of a legal redirect the edge on which it ends
	seat   Seat             // {holder}
	own    int8             // {own}
	number int16            // {number}; of a legal move what it costs
	gains  gains            // of a legal move what its links bring
}

func refused(rule Rule, reason Reason) verdict { return verdict{rule: rule, reason: reason} }

func (v verdict) legal() bool { return v.rule == 0 }

// notAsked is the verdict on a move of a kind that the position does not ask for, which
// the zero State never does, nor any State for the zero Move.
func (s *State) notAsked(m Move) verdict {
	switch {
	case s.game == nil:
		return refused(NoState, reasonNoState)
	case m.Kind() == 0:
		return refused(NoMove, reasonNoMove)
	}
	return refused(s.comesNext(), s.whyNotAsked())
}

// whyNotAsked is the reason why a kind of move is not asked for.
func (s *State) whyNotAsked() Reason {
	switch {
	case s.phase == PhaseOver:
		return reasonOver
	case s.Turn() == Nobody:
		return ReasonNotAsked
	}
	return ReasonNotAskedOf
}
