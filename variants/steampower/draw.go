package steampower

import "math/bits"

// Drawing contracts: in the setup, by the draw action, and as a bonus.

// drawnFrom is whose hand a seat draws the next contract from, [Nobody] for the
// bag; the rule that forbids it if there is nothing to draw.
func (s *State) drawnFrom(seat Seat) (from Seat, nothing Rule) {
	if s.hands[Nobody] != 0 {
		return Nobody, 0 // DRAW-2
	}
	most := 0
	for i := range s.game.seats { // DRAW-4: clockwise from the next seat on, the player last
		other := (seat+i)%s.game.seats + 1
		if n := bits.OnesCount64(s.hands[other]); n > most {
			from, most = other, n // DRAW-3
		}
	}
	switch from {
	case Nobody:
		return Nobody, drawFromFullestHand
	case seat:
		return Nobody, drawNotFromOwnHand
	}
	return from, 0
}

func (s *State) judgeDraw() verdict {
	switch _, nothing := s.drawnFrom(s.seat); nothing {
	case drawFromFullestHand:
		return verdict{rule: nothing, reason: "nothing-to-draw"}
	case drawNotFromOwnHand:
		return verdict{rule: nothing, reason: "own-hand-fullest", number: uint16(Contracts(s.hands[s.seat]).Len())}
	}
	return verdict{}
}

func (s *State) applyDraw() {
	s.beginAction()
	s.phase, s.deals = PhaseDeal, contractsDrawn
}

func (s *State) judgeDeal(m Move) verdict {
	from, _ := s.drawnFrom(s.seat)
	switch inside := s.hands[from]&bitOf(m.Contract()) != 0; {
	case inside:
		return verdict{}
	case from != Nobody:
		return verdict{rule: drawFromFullestHand, reason: "not-in-that-hand", seat: from}
	case s.round == 0:
		return verdict{rule: setupContracts, reason: "not-in-bag"}
	}
	return verdict{rule: drawFromBag, reason: "not-in-bag"}
}

// bitOf is the set that holds one contract.
func bitOf(contract int) uint64 { return 1 << (contract - 1) }

func (s *State) applyDeal(m Move, log *chronicle) {
	from, _ := s.drawnFrom(s.seat)
	s.hands[from] &^= bitOf(m.Contract())
	s.hands[s.seat] |= bitOf(m.Contract())
	rule := setupContracts
	if s.round > 0 {
		rule = drawFromBag
	}
	if from != Nobody {
		s.witness(m.Contract(), from)
		rule = drawFromFullestHand
	}
	if log != nil {
		log.add(Event{Kind: ContractDrawn, Rule: rule, Seat: s.seat, From: from, Contract: m.Contract()})
	}
	s.deals--
	if s.round == 0 {
		s.finishSetupDeal()
		return
	}
	if _, nothing := s.drawnFrom(s.seat); s.deals == 0 || nothing != 0 { // DRAW-5
		s.deals = 0
		s.endAction(log)
	}
}

// finishSetupDeal goes on to the next seat, and after the last one to the game.
func (s *State) finishSetupDeal() {
	switch {
	case s.deals > 0:
	case s.seat < s.game.seats:
		s.seat, s.deals = s.seat+1, handAtStart
	default:
		s.phase, s.round, s.seat, s.left = PhaseAct, 1, 1, actionsOfTurn // TURN-1, TURN-2
	}
}

func (s *State) appendDraw(dst []Move) []Move {
	if _, nothing := s.drawnFrom(s.seat); nothing != 0 {
		return dst
	}
	return append(dst, Draw())
}
