package carters

// Apply returns the position after a legal move. For another one it returns the position
// as it is and a [*family.MoveError].
func (s *State) Apply(m Move) (State, error) {
	next := *s
	err := s.ApplyTo(&next, m)
	return next, err
}

// Gain returns the points that a move brings the seat that is asked.
func (s *State) Gain(m Move) int {
	next, _ := s.Apply(m)
	return next.Total(s.Turn()) - s.Total(s.Turn())
}

// ApplyTo writes to next what Apply returns.
func (s *State) ApplyTo(next *State, m Move) error {
	if v := s.judge(m); v.broken {
		return s.refuse(m, v)
	}
	*next = *s
	i, _ := s.game.board.Index(m.hex)
	hex := uint8(i)
	switch m.kind {
	case KindOrder:
		seat := s.dealt()
		next.carts[seat-1].order = 1 + hex
		if seat == Players {
			next.phase, next.round = PhaseCrop, 1
		}
	case KindCrop:
		next.values[hex] = min(s.values[hex]+1, MostLoads)
		next.phase = PhasePrice
	case KindPrice:
		next.values[hex] = min(s.values[hex]+1, MostPrice)
		next.phase, next.left = PhaseTurn, Travel
	case KindLay:
		next.mine().track |= 1 << hex
		next.left -= LayPoints
	case KindGo:
		next.mine().at = hex
		next.endTurn()
	case KindStay:
		next.endTurn()
	}
	return nil
}

// endTurn loads or sells where the cart stands, and goes on with the next turn.
func (s *State) endTurn() {
	own := s.mine()
	switch value := &s.values[own.at]; {
	case s.game.farms.has(own.at) && own.load == 0 && *value > 0:
		own.load = 1
		*value--
	case s.game.cities.has(own.at) && own.load > 0:
		own.load = 0
		own.points += *value
		own.sold[own.at]++
		*value = max(*value-1, 1)
	}
	s.turns, s.left = s.turns+1, Travel
	if s.turns < Players {
		return
	}
	s.turns, s.left, s.phase = 0, 0, PhaseCrop
	if s.round == Rounds {
		s.phase = PhaseOver
		return
	}
	s.round++
}
