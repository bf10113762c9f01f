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
		switch s.phase {
		case PhaseAuction:
			s.leaveAuction()
			s.nextBidder()
		case PhaseGoods:
			s.finishAction()
		case PhaseProduction:
			s.endProduction()
		}
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

// begin begins a phase in which the seats act in turn order, and asks the first of them.
func (s *State) begin(p Phase) {
	s.phase, s.acted, s.changes, s.changed, s.links = p, 0, [mostTiles + 1]change{}, 0, 0
	switch p {
	case PhaseAuction: // AUCTION-1
		s.seat = s.order[s.alive()-1]
		s.nextBidder()
		return
	case PhaseRole:
		s.urbanized = false
		for i := range s.players { // ROLE-1
			s.players[i].role = 0
		}
	case PhaseGoods:
		s.cycle = s.cycle%2 + 1
	}
	s.askNext()
}

// finishAction ends what the seat that is asked does in this phase, and asks the next.
func (s *State) finishAction() {
	s.acted = s.acted.With(s.seat)
	s.askNext()
}

// askNext asks the first seat that has not acted and has a choice (ROUND-4). When all have
// acted it goes on with the next phase (ROUND-1).
func (s *State) askNext() {
	for s.seat = s.firstToAct(); s.seat != family.Nobody; s.seat = s.firstToAct() {
		isAsked := s.phase != PhaseShares || s.mine().shares < MaxShares // SHARES-3
		if s.phase == PhaseBuild {
			s.changes, s.changed, s.links = [mostTiles + 1]change{}, 0, s.countLinks()
			if isAsked = !s.isIdle(); !isAsked {
				s.loseIdle() // BUILD-3
			}
		}
		if isAsked {
			return
		}
		s.acted = s.acted.With(s.seat)
	}
	switch {
	case s.phase != PhaseGoods:
		s.begin(s.phase + 1)
	case s.cycle < 2:
		s.begin(PhaseGoods)
	default:
		s.cycle, s.improved = 0, 0
		s.settleAccounts()
	}
}

// firstToAct returns the seat that acts next: in turn order, but for ROLE-4.
func (s *State) firstToAct() Seat {
	first := s.holder([phaseEnd]Role{PhaseBuild: FirstBuild, PhaseGoods: FirstMove}[s.phase])
	if first != family.Nobody && !s.acted.Has(first) {
		return first
	}
	for _, seat := range s.order[:s.alive()] {
		if !s.acted.Has(seat) {
			return seat
		}
	}
	return family.Nobody
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
