package steamrollers

import (
	"iter"
	"slices"
)

// AppendMoves appends all legal moves of a position in which a player is
// asked, in a fixed order of its own; nothing where the game is over. In a
// chance position it appends what [State.AppendOutcomes] lists, which is
// nothing for goods and influence.
//
// It allocates nothing if dst has room.
func (s *State) AppendMoves(dst []Move) []Move {
	switch s.phase {
	case PhasePower:
		return s.appendPowers(dst)
	case PhasePlace:
		for city := 1; city <= 6; city++ {
			if m := Place(city); s.judgePlace(m).legal() {
				dst = append(dst, m)
			}
		}
	case PhaseDraft:
		for face := 1; face <= 6; face++ {
			if s.white.Count(face) > 0 {
				dst = append(dst, Draft(face))
			}
		}
		dst = s.appendFulfilments(dst)
	case PhaseSteal:
		dst = append(dst, Steal(), Decline())
	case PhaseAct:
		dst = s.appendActs(dst)
	case PhaseEnd:
		if s.judgeSecondDie().legal() {
			dst = append(dst, UseTwo())
		}
		dst = append(s.appendFulfilments(dst), End())
	case PhaseOlive:
		dst = append(dst, UseTwo(), Decline())
	case PhaseSides, PhaseOrders, PhaseWall, PhaseDraw, PhaseRoll, PhaseReroll:
		for outcome := range s.outcomes() {
			dst = append(dst, outcome.Move)
		}
	}
	return dst
}

func (s *State) appendActs(dst []Move) []Move {
	dst = s.appendUses(dst)
	before := len(dst)
	dst = s.appendBuilds(dst)
	builds, improves, takes := len(dst) > before, s.judgeImprove().legal(), s.judgeTake().legal()
	if improves {
		dst = append(dst, Improve())
	}
	dst = s.appendDeliveries(dst)
	if takes {
		dst = append(dst, Take())
	}
	if !builds && !improves && !takes && !s.canDeliver() { // ROUND-5, as judgePass asks it
		dst = append(dst, Pass())
	}
	return s.appendFulfilments(dst)
}

// Moves walks what [State.AppendMoves] lists. It walks a copy: the loop may
// assign to the State it was called on.
func (s *State) Moves() iter.Seq[Move] {
	position := *s
	return func(yield func(Move) bool) { slices.Values(position.AppendMoves(nil))(yield) }
}
