package steamrollers

// Apply is the position after m. If m is not legal, the State is the one it
// was called on and the error is a [*MoveError] that holds the rule and says
// why in a sentence.
//
// Apply on a legal move allocates nothing.
func (s *State) Apply(m Move) (next State, err error) {
	next = *s
	err = next.ApplyTo(&next, m)
	return next, err
}

// ApplyTo is [State.Apply] into a State of the caller's, which may be s itself:
// *next is the position after m. A playout that throws its positions away spares
// with s.ApplyTo(&s, m) what copying them costs. If m is not legal, the error is
// that of Apply, and *next is what it was.
//
// ApplyTo writes *next as an assignment does: nobody else may use it meanwhile.
// Of a legal move it allocates nothing.
func (s *State) ApplyTo(next *State, m Move) error {
	v := s.judge(m)
	if !v.legal() {
		return s.refuse(m, v)
	}
	if next != s {
		*next = *s
	}
	next.advance(m, v.found(), nil)
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

// advance applies a legal move to s, for which its check has found something, and, if
// there is a log, says there what happens.
func (s *State) advance(m Move, found int, log *chronicle) {
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
		s.applyPower(m, found, log)
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
		s.applyBuild(m, found, log)
	case KindImprove:
		s.applyImprove(log)
	case KindDeliver:
		s.applyDeliver(m, found, log)
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
