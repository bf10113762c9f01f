package steampower

import (
	"iter"
	"slices"
)

// AppendMoves appends all legal moves of a position in which a player is asked, in
// a fixed order of its own; nothing where the game is over. In a chance position
// it appends what [State.AppendOutcomes] lists.
//
// It allocates nothing if dst has room.
func (s *State) AppendMoves(dst []Move) []Move {
	switch s.phase {
	case PhaseCity, PhaseDeal:
		for outcome := range s.outcomes {
			dst = append(dst, outcome.Move)
		}
	case PhaseAct:
		dst = s.appendBuilding(dst)
		dst = s.appendFactories(dst)
		dst = s.appendFulfilments(dst)
		dst = append(s.appendDraw(dst), Money())
	case PhaseBuild:
		dst = append(s.appendBuilding(dst), Done())
	case PhaseShip:
		dst = s.appendShipments(dst)
	case PhaseBonus:
		switch s.bonus() {
		case BuildBonus:
			dst = s.appendBuilding(dst)
		case FactoryBonus:
			dst = s.appendFactories(dst)
		case ContractsBonus:
			dst = s.appendDraw(dst)
		}
		dst = append(dst, Decline())
	}
	return dst
}

func (s *State) appendDraw(dst []Move) []Move {
	if _, nothing := s.drawnFrom(s.seat); nothing != 0 {
		return dst
	}
	return append(dst, Draw())
}

// Moves walks what [State.AppendMoves] lists. It walks a copy: the loop may assign
// to the State it was called on.
func (s *State) Moves() iter.Seq[Move] {
	position := *s
	return func(yield func(Move) bool) { slices.Values(position.AppendMoves(nil))(yield) }
}
