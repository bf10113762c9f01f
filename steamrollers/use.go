package steamrollers

// Changing the die with tiles 1, 2 (YUCATA-1) and 5, and the second die of
// tile 2a.

// checkDieChange is what all changes of the die have in common.
func (s *State) checkDieChange(tile int, e effect) Rule {
	if rule := s.canUse(tile, e); rule != 0 {
		return rule
	}
	if s.has(flagSettled) {
		return TileRerollOrFlip // TILE-5b: no other tile after it
	}
	return 0
}

func (s *State) checkUseValue(m Move) Rule {
	e := anyValue
	if m.first() == 2 {
		e = usedValue
		if s.tileEffect(2) != usedValue {
			return YucataUsedFace
		}
	}
	if rule := s.checkDieChange(int(m.first()), e); rule != 0 {
		return rule
	}
	switch {
	case m.second() == s.die:
		return TileHasEffect // TILE-0
	case e == usedValue && !s.facesUsed.Has(int(m.second())):
		return YucataUsedFace
	}
	return 0
}

func (s *State) checkUseStep(m Move) Rule {
	if rule := s.checkFifth(plusMinus); rule != 0 {
		return rule
	}
	if !isFace(int(s.die) + m.Step()) {
		return TilePlusMinus // never to 0 or 7
	}
	return 0
}

func (s *State) checkUseFifth() Rule { return s.checkFifth(rerollFlip) }

// checkFifth is the verdict on tile 5 for one of its sides. Where the other
// side is up, that side's rule says what the tile does.
func (s *State) checkFifth(e effect) Rule {
	up := s.tileEffect(5)
	if rule := s.checkDieChange(5, up); rule != 0 || up == e {
		return rule
	}
	return ruleOf[up]
}

func (s *State) applyDieChange(m Move, log *chronicle) {
	s.useTile(m.Tile(), log)
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
		log.add(Event{Kind: DieChanged, Rule: ruleOf[s.tileEffect(m.Tile())], Seat: s.turn, Die: int(s.die), From: int(old)})
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
	if s.canUse(1, anyValue) == 0 {
		for value := 1; value <= 6; value++ {
			if value != int(s.die) {
				dst = append(dst, UseValue(1, value))
			}
		}
	}
	if s.canUse(2, usedValue) == 0 {
		for value := range s.facesUsed.All() {
			if value != int(s.die) {
				dst = append(dst, UseValue(2, value))
			}
		}
	}
	if s.canUse(5, plusMinus) == 0 {
		if s.die < 6 {
			dst = append(dst, UseStep(+1))
		}
		if s.die > 1 {
			dst = append(dst, UseStep(-1))
		}
	}
	if s.canUse(5, rerollFlip) == 0 {
		dst = append(dst, UseFlip(), UseReroll())
	}
	return dst
}

// checkUseTwo is the verdict on "use 2", which is tile 2a after an action, and
// the solitaire tile 2 in Olive's turn.
func (s *State) checkUseTwo() Rule {
	switch {
	case s.phase == PhaseOlive:
		return 0 // she is asked only where she can
	case s.phase == PhaseAct && s.game.solo():
		return SoloRerollTile
	case s.phase == PhaseEnd && s.rack.holder(2) != s.turn:
		return TakeBeforeUse
	case s.phase == PhaseEnd && s.secondDieOpen():
		return 0
	}
	return TileTwoDice
}

// secondDieOpen reports whether the player may draft a second die (TILE-2a):
// after her first action, if she held the tile when she drafted the first die,
// and if enough dice stay for those who have not drafted.
func (s *State) secondDieOpen() bool {
	if !s.has(flagHeldTwo) || s.acted != 1 {
		return false
	}
	waiting := int(s.game.seats-1) - int(s.seatsAfterStart(s.turn))
	return s.holds(s.turn, 2, twoDice) && s.white.Len() > waiting
}

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
