package steamrollers

// Apply is the position after m. If m is not legal, the State is the one it
// was called on and the error is a [*family.MoveError] that holds the rule and says
// why in a sentence.
//
// Apply on a legal move allocates nothing.
func (s *State) Apply(m Move) (next State, err error) {
	next = *s
	err = next.ApplyTo(&next, m)
	return next, err
}

// ApplyTo is [State.Apply] into a State of the caller's, which may be s itself:
// *next is the position after m. A playout that keeps no positions
// can call s.ApplyTo(&s, m) to avoid the copy. If m is not legal, the error is
// that of Apply, and *next is what it was.
//
// ApplyTo writes *next as an assignment does: nobody else may use it meanwhile.
// Of a legal move it allocates nothing.
func (s *State) ApplyTo(next *State, m Move) error { return s.applyTo(next, m, nil) }

// applyTo is [State.ApplyTo] that, if there is a log, says there what happens.
func (s *State) applyTo(next *State, m Move, log *chronicle) error {
	v := s.judge(m)
	if !v.legal() {
		return s.refuse(m, v)
	}
	if next != s {
		*next = *s
	}
	switch m.Kind() {
	case KindGoods:
		next.applyGoods(m, log)
	case KindSides:
		next.applySides(m, log)
	case KindOrders:
		next.applyOrders(m, log)
	case KindWall:
		next.applyWall(m, log)
	case KindInfluence:
		next.applyInfluence(m, log)
	case KindEnginePower, KindRailPower, KindPointsPower, KindTilePower, KindGoodsPower:
		next.applyPower(m, v.found(), log)
	case KindDraw:
		next.applyDraw(m, log)
	case KindPlace:
		next.applyPlace(m, log)
	case KindRoll:
		next.applyRoll(m, log)
	case KindReroll:
		next.applyReroll(m, log)
	case KindDraft:
		next.applyDraft(m, log)
	case KindSteal:
		next.applySteal(log)
	case KindDecline:
		next.applyDecline(log)
	case KindUseValue, KindUseStep, KindUseFlip, KindUseReroll:
		next.applyDieChange(m, log)
	case KindUseTwo:
		next.applyUseTwo(log)
	case KindBuild:
		next.applyBuild(m, v.found(), log)
	case KindImprove:
		next.applyImprove(log)
	case KindDeliver:
		next.applyDeliver(m, v.found(), log)
	case KindTake:
		next.applyTake(log)
	case KindPass:
		next.applyPass(log)
	case KindFulfil:
		next.applyFulfil(m, log)
	case KindEnd:
		next.endTurn(log)
	}
	return nil
}

// Check is the verdict of Apply without applying: nil where m is legal, else
// the bare [Rule] that forbids it ([NoState], [NoMove] for a zero State or
// Move). It allocates nothing; [State.Explain] says the rest.
func (s *State) Check(m Move) error {
	if v := s.judge(m); !v.legal() {
		return v.rule
	}
	return nil
}
