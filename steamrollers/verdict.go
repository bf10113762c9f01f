package steamrollers

// A verdict is what a check finds: of a legal move no rule, else the rule that
// forbids it, why, and what the sentence needs besides the position and the move.
// Everything that is said of a refusal is said from it.
type verdict struct {
	rule   Rule
	reason Reason
	tile   uint8 // the tile that the reason is about
	number uint8 // what the reason counts or names: see [State.part]; or see [allows]
}

// legal reports whether nothing forbids the move.
func (v verdict) legal() bool { return v.rule == 0 }

// allows is the verdict on a legal move with what its check had to find and who
// applies it needs again: the site of a hex, the place of a good in its line.
func allows(found int) verdict { return verdict{number: uint8(found)} }

// found is what [allows] noted.
func (v verdict) found() int { return int(v.number) }

// forbids is the verdict of a rule for a reason that needs no number.
func forbids(rule Rule, reason Reason) verdict { return verdict{rule: rule, reason: reason} }

// judge is the verdict on a move.
func (s *State) judge(m Move) verdict {
	if !phaseKinds[s.phase].kinds.has(m.Kind()) {
		return s.notAsked(m)
	}
	switch m.Kind() {
	case KindGoods:
		return s.checkGoods(m)
	case KindInfluence:
		return s.checkInfluence(m)
	case KindEnginePower, KindRailPower, KindPointsPower, KindTilePower, KindGoodsPower:
		return s.checkPower(m)
	case KindDraw:
		return s.checkDraw(m)
	case KindPlace:
		return s.checkPlace(m)
	case KindRoll:
		return s.checkRoll(m)
	case KindDraft:
		return s.checkDraft(m)
	case KindUseValue:
		return s.checkUseValue(m)
	case KindUseStep:
		return s.checkUseStep(m)
	case KindUseFlip, KindUseReroll:
		return s.checkUseFifth()
	case KindUseTwo:
		return s.checkUseTwo()
	case KindBuild:
		return s.checkBuild(m)
	case KindImprove:
		return s.checkImprove()
	case KindDeliver:
		return s.checkDeliver(m)
	case KindTake:
		return s.checkTake()
	case KindPass:
		return s.checkPass()
	case KindFulfil:
		return s.checkFulfil(m)
	}
	return verdict{} // sides, orders, wall, steal, decline, reroll, end: legal where they are asked for
}

// notAsked is the verdict on a move whose kind the phase does not ask for; the phase
// of the zero State asks for none, and none asks for the zero Move.
func (s *State) notAsked(m Move) verdict {
	if s.game == nil {
		return forbids(NoState, ReasonNoState)
	}
	if m.Kind() == 0 {
		return forbids(NoMove, ReasonNoMove)
	}
	v := forbids(s.comesNext(), ReasonNotAsked)
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
