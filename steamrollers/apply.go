package steamrollers

// Apply is the position after m. If m is not legal, the State is the one it
// was called on and the error is a [*MoveError] that holds the rule and says
// why in a sentence.
//
// Apply on a legal move allocates nothing.
func (s *State) Apply(m Move) (next State, err error) {
	next = *s
	if rule := s.verdict(m); rule != 0 {
		return next, s.refuse(m, rule)
	}
	next.advance(m, nil)
	return next, nil
}

// Check is the verdict of Apply without applying: nil where m is legal, else
// the bare [Rule] that forbids it ([NoState], [NoMove] for a zero State or
// Move). It allocates nothing; [State.Explain] says the rest.
func (s *State) Check(m Move) error {
	if rule := s.verdict(m); rule != 0 {
		return rule
	}
	return nil
}

// verdict is the rule that forbids m, 0 if it is legal.
func (s *State) verdict(m Move) Rule {
	if s.game == nil {
		return NoState
	}
	if m.Kind() == 0 {
		return NoMove
	}
	if !phaseKinds[s.phase].kinds.has(m.Kind()) {
		return s.comesNext()
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
	return 0 // sides, orders, wall, steal, decline, reroll, end: legal where they are asked for
}

// advance applies a legal move to s and, if there is a log, says there what
// happens.
func (s *State) advance(m Move, log *chronicle) {
	switch m.Kind() {
	case KindGoods:
		s.applyGoods(m, log)
	case KindSides:
		s.applySides(m, log)
	case KindOrders:
		s.applyOrders(m, log)
	case KindWall:
		s.applyWall(m, log)
	case KindInfluence:
		s.applyInfluence(m, log)
	case KindEnginePower, KindRailPower, KindPointsPower, KindTilePower, KindGoodsPower:
		s.applyPower(m, log)
	case KindDraw:
		s.applyDraw(m, log)
	case KindPlace:
		s.applyPlace(m, log)
	case KindRoll:
		s.applyRoll(m, log)
	case KindReroll:
		s.applyReroll(m, log)
	case KindDraft:
		s.applyDraft(m, log)
	case KindSteal:
		s.applySteal(log)
	case KindDecline:
		s.applyDecline(log)
	case KindUseValue, KindUseStep, KindUseFlip, KindUseReroll:
		s.applyDieChange(m, log)
	case KindUseTwo:
		s.applyUseTwo(log)
	case KindBuild:
		s.applyBuild(m, log)
	case KindImprove:
		s.applyImprove(log)
	case KindDeliver:
		s.applyDeliver(m, log)
	case KindTake:
		s.applyTake(log)
	case KindPass:
		s.applyPass(log)
	case KindFulfil:
		s.applyFulfil(m, log)
	case KindEnd:
		s.endTurn(log)
	}
}
