package steam

// The phases of a turn, one after the other (TURN-1, STD-1), and the end of the
// game.

// beginTurn begins the next turn.
func (s *State) beginTurn(log *chronicle) {
	s.round++
	s.cycle = 0
	for i := range s.players[:s.game.seats] {
		p := &s.players[i]
		if p.action == OrderTile && s.game.standard() && !p.has(flagEliminated) {
			s.auction.free = Seat(i + 1) // STD-7
		}
		p.action = 0
		p.clear(flagImproved | flagPending)
	}
	if log != nil {
		rule := TurnPhases
		if s.game.standard() {
			rule = StandardTurn
		}
		log.add(Event{Kind: TurnBegun, Rule: rule, Number: int(s.round)})
	}
	if s.game.standard() {
		s.phase, s.queue = PhaseCapital, s.order
		return
	}
	s.beginActions()
}

func (s *State) beginActions() { s.phase, s.queue = PhaseAction, s.order }

func (s *State) beginBuilding() {
	s.phase = PhaseBuild
	s.queue = s.order.foremost(s.holder(BuildTile)) // ACTION-4
	s.left = s.tilesOf(s.queue.first())
}

// beginCycle begins the next cycle of the goods phase, or ends the phase (MOVE-1).
func (s *State) beginCycle(log *chronicle) {
	if s.cycle == 2 {
		s.cycle, s.queue = 0, 0
		s.collect(log)
		s.endTurn(log)
		return
	}
	s.phase = PhaseMove
	s.cycle++
	s.queue = s.order.foremost(s.holder(MoveTile)) // MOVE-2
}

// endTurn ends the game or begins the next turn.
func (s *State) endTurn(log *chronicle) {
	if int(s.round) == s.game.turns || s.order.len() < 2 { // END-1, END-2
		s.phase = PhaseOver
		if log != nil {
			log.add(Event{Kind: GameEnded, Rule: s.comesNext()})
		}
		return
	}
	if !s.game.standard() { // ORDER-8
		next := seatList(0)
		for t := range ActionTiles() {
			if seat := s.holder(t); s.order.has(seat) {
				next = next.with(seat)
			}
		}
		s.order = next
	}
	s.beginTurn(log)
}
