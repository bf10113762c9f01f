package carters

// Apply returns the position after a legal move. For another one it returns the position
// as it is and a [*family.MoveError].
func (s *State) Apply(m Move) (State, error) {
	next := *s
	err := s.ApplyTo(&next, m)
	return next, err
}

// ApplyTo writes to next what Apply returns.
func (s *State) ApplyTo(next *State, m Move) error {
	if v := s.judge(m); v != (verdict{}) {
		return s.refuse(m, v, 0)
	}
	*next = *s
	hex, _ := s.game.find(m.hex)
	switch m.kind {
	case KindOrder:
		next.deal(hex)
	case KindCrop:
		farm := indexOf(s.game.farms, hex)
		next.loads[farm] = min(next.loads[farm]+1, MostLoads)
		next.phase = PhasePrice
	case KindPrice:
		city := indexOf(s.game.cities, hex)
		next.prices[city] = min(next.prices[city]+1, MostPrice)
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

// deal gives an order to the first player without one.
func (s *State) deal(hex uint8) {
	order := 1 + uint8(indexOf(s.game.cities, hex))
	if s.carts[0].order == 0 {
		s.carts[0].order = order
		return
	}
	s.carts[1].order = order
	s.phase, s.round = PhaseCrop, 1
}

// endTurn loads or sells where the cart stands, and goes on with the next turn.
func (s *State) endTurn() {
	own := s.mine()
	if farm := indexOf(s.game.farms, own.at); farm >= 0 && !own.loaded && s.loads[farm] > 0 {
		s.loads[farm]--
		own.loaded = true
	}
	if city := indexOf(s.game.cities, own.at); city >= 0 && own.loaded {
		own.points += s.prices[city]
		own.sold[city]++
		own.loaded = false
		s.prices[city] = max(s.prices[city]-1, 1)
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
