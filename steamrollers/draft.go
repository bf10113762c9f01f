package steamrollers

// Drafting a die, and the holder of tile 2b who may take it.

func (s *State) judgeDraft(m Move) verdict {
	if s.white.Count(int(m.first())) == 0 {
		return refused(RoundTurn, ReasonDraftNone) // ROUND-2: one of the remaining dice
	}
	return verdict{}
}

func (s *State) applyDraft(m Move, log *chronicle) {
	s.die = m.first()
	s.white = s.white.remove(int(m.first()))
	if s.acted == 0 && s.holds(s.turn, 2, twoDice) {
		s.set(flagHeldTwo) // TILE-2a: held when they drafted the first die
	}
	s.phase = PhaseAct
	if s.thief() != Nobody {
		s.phase = PhaseSteal
	}
	if log != nil {
		log.add(Event{Kind: DieDrafted, Rule: RoundTurn, Seat: s.turn, Die: int(s.die)})
	}
}

// thief is the seat that may take the die just drafted with tile 2b: its
// holder, if that is another seat which has not drafted in this round. One for
// whom a die is reserved has (TILE-2b).
func (s *State) thief() Seat {
	holder := s.rack.holder(2)
	if holder == Nobody || s.tileEffect(2) != stealsDie || s.reservedBy == holder {
		return Nobody
	}
	if s.seatsAfterStart(holder) <= s.seatsAfterStart(s.turn) {
		return Nobody // it is their own die, or they have had their turn
	}
	return holder
}

// seatsAfterStart is how many seats after the start player one sits.
func (s *State) seatsAfterStart(seat Seat) Seat {
	if seat < s.start {
		seat += s.game.seats
	}
	return seat - s.start
}

// applySteal makes the die the thief's; the other player drafts another one.
func (s *State) applySteal(log *chronicle) {
	thief := s.thief()
	s.reserved, s.reservedBy = s.die, thief
	s.die = 0
	s.phase = PhaseDraft
	if log != nil {
		log.add(Event{Kind: DieStolen, Rule: TileSteal, Seat: thief, Loser: s.turn, Die: int(s.reserved)})
	}
	s.spend(2, log)
}

// applyDecline goes on without tile 2, which was asked for.
func (s *State) applyDecline(log *chronicle) {
	if log != nil {
		rule := ruleOf[s.tileEffect(2)]
		log.add(Event{Kind: TileDeclined, Rule: rule, Seat: s.rack.holder(2), ActionTile: s.tileFace(2)})
	}
	if s.phase == PhaseOlive {
		s.answerOlive(false, log)
		return
	}
	s.phase = PhaseAct
}
