package steamrollers

// A verdict is the result of judge. A legal move has no rule; another has the rule that
// forbids it, the reason, and what the sentence needs besides the position and the move.
// Every sentence about a refusal is made from it.
type verdict struct {
	rule   Rule
	reason Reason
	tile   uint8 // the tile that the reason is about
	number uint8 // what the reason counts or names: see [State.part]; or see [allows]
}

// legal reports whether nothing forbids the move.
func (v verdict) legal() bool { return v.rule == 0 }

// allows returns a legal verdict carrying an index that judging computed and applying
// reuses: the site of a hex, the place of a good in its line.
func allows(found int) verdict { return verdict{number: uint8(found)} }

// found returns the index that [allows] carries.
func (v verdict) found() int { return int(v.number) }

// refused returns the verdict of a rule for a reason that needs no number.
func refused(rule Rule, reason Reason) verdict { return verdict{rule: rule, reason: reason} }

// notAsked is the verdict on a move whose kind the phase does not ask for. The phase of
// the zero State asks for no kind, and no phase asks for the zero Move.
func (s *State) notAsked(m Move) verdict {
	if s.game == nil {
		return refused(NoState, reasonNoState)
	}
	if m.Kind() == 0 {
		return refused(NoMove, reasonNoMove)
	}
	v := refused(s.comesNext(), ReasonNotAsked)
	switch {
	case s.phase == PhaseOver:
		v.reason = reasonOver
	case useKinds.has(m.Kind()) && askedIn[s.phase]&useKinds != 0: // another tile is asked for
		v.reason, v.tile = reasonTileNotNow, uint8(m.ActionTile())
	case s.Turn() != Nobody:
		v.reason = ReasonNotAskedOf
	}
	return v
}

// useKinds are the kinds of moves that share the word "use".
var useKinds = kinds(KindUseValue, KindUseStep, KindUseFlip, KindUseReroll, KindUseTwo)
