package steamrollers

// A verdict is what judge finds: no rule for a legal move, otherwise the rule that
// forbids it, the reason, and what the sentence needs besides the position and the
// move. Every sentence about a refusal is made from it.
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

// judge returns the verdict on a move.
func (s *State) judge(m Move) verdict {
	if !phaseKinds[s.phase].kinds.has(m.Kind()) {
		return s.notAsked(m)
	}
	switch m.Kind() {
	case KindGoods:
		return s.judgeGoods(m)
	case KindInfluence:
		return s.judgeInfluence(m)
	case KindEnginePower, KindRailPower, KindPointsPower, KindTilePower, KindGoodsPower:
		return s.judgePower(m)
	case KindDraw:
		return s.judgeDraw(m)
	case KindPlace:
		return s.judgePlace(m)
	case KindRoll:
		return s.judgeRoll(m)
	case KindDraft:
		return s.judgeDraft(m)
	case KindUseValue:
		return s.judgeUseValue(m)
	case KindUseStep:
		return s.judgeUseStep(m)
	case KindUseFlip, KindUseReroll:
		return s.judgeUseFifth()
	case KindUseTwo:
		return s.judgeUseTwo()
	case KindBuild:
		return s.judgeBuild(m)
	case KindImprove:
		return s.judgeImprove()
	case KindDeliver:
		return s.judgeDeliver(m)
	case KindTake:
		return s.judgeTake()
	case KindPass:
		return s.judgePass()
	case KindFulfil:
		return s.judgeFulfil(m)
	}
	return verdict{} // sides, orders, wall, steal, decline, reroll, end: legal where they are asked for
}

// notAsked is the verdict on a move whose kind the phase does not ask for; the phase
// of the zero State asks for none, and none asks for the zero Move.
func (s *State) notAsked(m Move) verdict {
	if s.game == nil {
		return refused(NoState, ReasonNoState)
	}
	if m.Kind() == 0 {
		return refused(NoMove, ReasonNoMove)
	}
	v := refused(s.comesNext(), ReasonNotAsked)
	switch {
	case s.phase == PhaseOver:
		v.reason = ReasonOver
	case useKinds.has(m.Kind()) && phaseKinds[s.phase].kinds&useKinds != 0: // another tile is asked for
		v.reason, v.tile = ReasonTileNotNow, uint8(m.Tile())
	case s.Turn() != Nobody:
		v.reason = ReasonNotAskedOf
	}
	return v
}

// useKinds are the kinds of moves that share the word "use".
var useKinds = kinds(KindUseValue, KindUseStep, KindUseFlip, KindUseReroll, KindUseTwo)
