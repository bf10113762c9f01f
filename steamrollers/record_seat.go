package steamrollers

// What a record says of who makes a move.

// applyBy applies a move that a seat is said to make, or of which nothing is said.
// If another seat is asked it is refused.
func (s *State) applyBy(by Seat, m Move) (State, error) {
	if asked := s.Turn(); by != Nobody && asked != Nobody && by != asked {
		return *s, &MoveError{m, s.asksSeat(), phrase(ReasonSeatNotAsked, "seat", by, "asked", asked)}
	}
	return s.Apply(m)
}

// asksSeat is the rule that says which seat is asked.
func (s *State) asksSeat() Rule {
	switch s.phase {
	case PhaseSteal:
		return TileSteal
	case PhasePower, PhasePlace:
		return PowerInTurn
	}
	return RoundTurn
}
