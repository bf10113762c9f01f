package ageofsteam

import "github.com/railhex/railhex/variants/family"

// Apply returns the position after a legal move. For another one it returns the position
// as it is and a [*family.MoveError].
func (s *State) Apply(m Move) (State, error) {
	next := *s
	err := s.ApplyTo(&next, m)
	return next, err
}

// ApplyTo writes to next what Apply returns.
func (s *State) ApplyTo(next *State, m Move) error {
	if rule := s.judge(m); rule != 0 {
		return s.Explain(m)
	}
	*next = *s
	next.apply(m)
	return nil
}

// apply makes a legal move.
func (s *State) apply(m Move) {
	switch m.kind {
	case KindDraw:
		s.draw(m.colour)
	case KindNext:
		s.order[s.alive()] = Seat(m.number)
		if s.alive() == s.Seats() {
			s.round = 1
			s.begin(PhaseShares)
		}
	case KindRoll:
		s.roll(uint8(m.number))
	case KindShares: // SHARES-1
		s.mine().shares += uint8(m.number)
		s.mine().cash += priceOfShare * m.number
		s.finishAction()
	case KindBid:
		s.bids[s.seat-1] = m.number
		s.nextBidder()
	case KindStay: // AUCTION-6
		s.stayed = true
		s.nextBidder()
	case KindPass:
		s.pass()
	case KindRole:
		s.mine().role = Role(m.number)
		if Role(m.number) == Locomotive { // ROLE-2
			s.mine().locomotive = min(s.mine().locomotive+1, MaxEngine)
		}
		s.finishAction()
	case KindBuild:
		s.build(s.game.index(m.hex), m.lay)
	case KindCity:
		s.settle(s.game.index(m.hex), uint8(m.number-1))
	case KindMove:
		s.deliver(m)
		s.finishAction()
	case KindLocomotive: // MOVE-9
		s.mine().locomotive++
		s.improved = s.improved.With(s.seat)
		s.finishAction()
	case KindPlace:
		s.fill(m)
	}
	if m.kind == KindDone || (m.kind == KindBuild || m.kind == KindCity) && s.isIdle() { // BUILD-3
		s.loseIdle()
		s.finishAction()
	}
}

// priceOfShare is what a share brings (SHARES-1).
const priceOfShare = 5

// pass passes in the auction, the goods phase or production.
func (s *State) pass() {
	switch s.phase {
	case PhaseAuction:
		s.leaveAuction()
		s.nextBidder()
	case PhaseGoods:
		s.finishAction()
	case PhaseProduction:
		s.endProduction()
	}
}

// begin begins a phase in which the seats act in turn order, and asks the first of them.
func (s *State) begin(p Phase) {
	s.phase, s.acted = p, 0
	switch p {
	case PhaseAuction:
		s.beginAuction()
		return
	case PhaseRole:
		for i := range s.players { // ROLE-1
			s.players[i].role = 0
		}
	case PhaseGoods:
		s.cycle++
		if s.cycle == 1 {
			s.improved = 0
		}
	}
	s.askNext()
}

// finishAction ends what the seat that is asked does in this phase, and asks the next.
func (s *State) finishAction() {
	s.acted = s.acted.With(s.seat)
	s.askNext()
}

// askNext asks the first seat that has not acted and has a choice (ROUND-4). When all have
// acted it goes on with the next phase.
func (s *State) askNext() {
	for {
		s.seat = s.firstToAct()
		if s.seat == family.Nobody {
			s.endPhase()
			return
		}
		switch s.phase {
		case PhaseShares:
			if s.mine().shares < MaxShares { // SHARES-3
				return
			}
		case PhaseBuild:
			s.changes, s.changed, s.links = [mostTiles + 1]change{}, 0, s.countLinks()
			if !s.isIdle() {
				return
			}
			s.loseIdle() // BUILD-3
		default:
			return
		}
		s.acted = s.acted.With(s.seat)
	}
}

// firstToAct returns the seat that acts next: in turn order, but for ROLE-4.
func (s *State) firstToAct() Seat {
	first := Role(0)
	switch s.phase {
	case PhaseBuild:
		first = FirstBuild
	case PhaseGoods:
		first = FirstMove
	}
	if first != 0 {
		if seat := s.holder(first); seat != family.Nobody && !s.acted.Has(seat) {
			return seat
		}
	}
	for _, seat := range s.order[:s.alive()] {
		if !s.acted.Has(seat) {
			return seat
		}
	}
	return family.Nobody
}

// endPhase goes on with the next phase (ROUND-1).
func (s *State) endPhase() {
	switch s.phase {
	case PhaseShares:
		s.begin(PhaseAuction)
	case PhaseRole:
		s.urbanized = false
		s.begin(PhaseBuild)
	case PhaseBuild:
		s.changes, s.changed, s.links = [mostTiles + 1]change{}, 0, 0
		s.begin(PhaseGoods)
	case PhaseGoods:
		if s.cycle < 2 {
			s.begin(PhaseGoods)
			return
		}
		s.cycle = 0
		s.settleAccounts()
	}
}

// endGame ends the game: unfinished links are nobody's (END-3).
func (s *State) endGame() {
	s.phase, s.seat, s.acted = PhaseOver, 0, 0
	for seat := range Seat(s.Seats()) {
		for hex, edge := range s.owned(seat + 1) {
			if !s.link(hex, edge).isFinished() {
				s.setOwner(hex, edge, family.Nobody)
			}
		}
	}
}
