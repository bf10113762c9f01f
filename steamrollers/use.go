package steamrollers

// Changing the die with tiles 1, 2 (YUCATA-1) and 5, and the second die of
// tile 2a.

// judgeDieChange is what all changes of the die have in common.
func (s *State) judgeDieChange(tile int, e effect) verdict {
	if v := s.canUse(tile, e); !v.legal() {
		return v
	}
	if s.has(flagSettled) {
		return refused(tileRerollOrFlip, "die-settled") // TILE-5b: no other tile after it
	}
	return verdict{}
}

func (s *State) judgeUseValue(m Move) verdict {
	e := anyValue
	if m.first() == 2 {
		e = usedValue
		if s.tileEffect(2) != usedValue {
			return refused(yucataUsedFace, "yucata-not-played")
		}
	}
	if v := s.judgeDieChange(int(m.first()), e); !v.legal() {
		return v
	}
	switch {
	case m.second() == s.die:
		return refused(tileHasEffect, "die-shows") // TILE-0
	case e == usedValue && !s.facesUsed.Has(int(m.second())):
		return refused(yucataUsedFace, "face-not-used")
	}
	return verdict{}
}

func (s *State) judgeUseStep(m Move) verdict {
	if v := s.judgeFifth(plusMinus); !v.legal() {
		return v
	}
	if !isFace(int(s.die) + m.Step()) {
		return refused(tilePlusMinus, "step-out") // never to 0 or 7
	}
	return verdict{}
}

func (s *State) judgeUseFifth() verdict { return s.judgeFifth(rerollFlip) }

// judgeFifth is the verdict on tile 5 for one of its sides. Where the other
// side is up, that side's rule says what the tile does.
func (s *State) judgeFifth(e effect) verdict {
	up := s.tileEffect(5)
	if v := s.judgeDieChange(5, up); !v.legal() || up == e {
		return v
	}
	return verdict{rule: ruleOf[up], reason: "tile-other-side", tile: 5}
}

func (s *State) applyDieChange(m Move, log *chronicle) {
	s.useTile(m.ActionTile(), log)
	old := s.die
	switch m.Kind() {
	case KindUseReroll:
		s.phase = PhaseReroll
		return
	case KindUseValue:
		s.die = m.second() // TILE-1, YUCATA-1
	case KindUseStep:
		s.die = uint8(int(s.die) + m.Step()) // TILE-5a
	case KindUseFlip:
		s.die = 7 - s.die // TILE-5b
		s.set(flagSettled)
	}
	if log != nil {
		log.add(Event{Kind: DieChanged, Rule: ruleOf[s.tileEffect(m.ActionTile())], Seat: s.turn, Die: int(s.die), From: int(old)})
	}
}

// applyReroll gives a die its new face: the player's, or Olive's.
func (s *State) applyReroll(m Move, log *chronicle) {
	if log != nil {
		log.add(Event{Kind: DieRerolled, Rule: s.rerollRule(), Seat: s.turn, Die: m.Die(), From: int(s.die)})
	}
	s.die = m.first()
	if s.step != 0 {
		s.playOlive(s.oliveTurn().Reroll(m.Die()), log)
		return
	}
	s.set(flagSettled) // TILE-5b: the new result must be used
	s.phase = PhaseAct
}

// appendUses lists the ways to change the die.
func (s *State) appendUses(dst []Move) []Move {
	if s.has(flagSettled) {
		return dst
	}
	if s.mayUse(1, anyValue) {
		for value := 1; value <= 6; value++ {
			if value != int(s.die) {
				dst = append(dst, UseValue(1, value))
			}
		}
	}
	if s.mayUse(2, usedValue) {
		for value := range s.facesUsed.All() {
			if value != int(s.die) {
				dst = append(dst, UseValue(2, value))
			}
		}
	}
	if s.mayUse(5, plusMinus) {
		if s.die < 6 {
			dst = append(dst, UseStep(+1))
		}
		if s.die > 1 {
			dst = append(dst, UseStep(-1))
		}
	}
	if s.mayUse(5, rerollFlip) {
		dst = append(dst, UseFlip(), UseReroll())
	}
	return dst
}

// judgeUseTwo is the verdict on "use 2", which is tile 2a after an action, and
// the solitaire tile 2 in Olive's turn.
func (s *State) judgeUseTwo() verdict {
	switch {
	case s.phase == PhaseOlive:
		return verdict{} // they are asked only where they can
	case s.phase == PhaseAct && s.game.solo():
		return refused(soloRerollTile, "two-in-olives-turn")
	case s.phase == PhaseAct:
		return refused(tileTwoDice, "two-after-action")
	}
	return s.judgeSecondDie()
}

// judgeSecondDie is the verdict on drafting a second die (TILE-2a). It is allowed after
// their first action, if the player held the tile when they drafted the first die. Enough
// dice must stay for the others who have yet to draft.
func (s *State) judgeSecondDie() verdict {
	switch {
	case s.rack.holder(2) != s.turn:
		return s.notHeld(2)
	case s.tileEffect(2) != twoDice:
		return verdict{rule: tileTwoDice, reason: "tile-other-side", tile: 2}
	case s.acted != 1:
		return refused(tileTwoDice, "two-once")
	case !s.has(flagHeldTwo):
		return refused(tileTwoDice, "two-held-late")
	case s.white.Len() <= int(s.game.seats-1-s.seatsAfterStart(s.turn)):
		return verdict{rule: tileTwoDice, reason: "two-few-dice", found: uint8(s.white.Len())}
	}
	return verdict{}
}

// mayUseTwo reports whether judgeSecondDie has nothing against it. After every action
// this is asked, and mostly nobody held the tile.
func (s *State) mayUseTwo() bool { return s.has(flagHeldTwo) && s.judgeSecondDie().legal() }

func (s *State) applyUseTwo(log *chronicle) {
	if s.phase == PhaseOlive {
		s.spend(2, log)
		s.answerOlive(true, log)
		return
	}
	s.clear(flagHeldTwo)
	s.spend(2, log)
	s.phase = PhaseDraft
}
