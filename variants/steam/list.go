package steam

import (
	"iter"
	"slices"
)

// AppendMoves appends all legal moves, in a fixed order of its own: where chance
// decides, those that [State.AppendOutcomes] lists. It allocates nothing if dst has
// room.
func (s *State) AppendMoves(dst []Move) []Move {
	switch s.phase {
	case PhaseBid:
		for sum := int(s.auction.high) + 1; sum <= min(s.means(s.auction.asked), MaxNumber); sum++ {
			dst = append(dst, Bid(sum))
		}
		dst = append(dst, Pass())
	case PhaseCapital:
		for loans := range min(s.playerOf(s.asked()).loans(), MaxNumber) + 1 {
			dst = append(dst, Capital(loans))
		}
	case PhaseAction:
		dst = s.appendActions(dst)
	case PhaseBuild:
		dst = s.appendBuilds(dst)
	case PhaseMove:
		if s.judgeImprove().legal() {
			dst = append(dst, Improve())
		}
		dst = append(s.appendRoutes(dst), Pass())
	case PhasePoints:
		dst = append(dst, TakeIncome(), TakePoints())
	case PhaseGoods, PhaseDeal:
		dst = s.appendFalls(dst)
	}
	return dst
}

// mostOutcomes is how many sets of six goods there are of five colours.
const mostOutcomes = 10 * 9 * 8 * 7 / (4 * 3 * 2)

// appendFalls appends the moves of chance.
func (s *State) appendFalls(dst []Move) []Move {
	var room [mostOutcomes]Outcome
	for _, outcome := range s.AppendOutcomes(room[:0]) {
		dst = append(dst, outcome.Move)
	}
	return dst
}

// Moves walks all legal moves in the order of [State.AppendMoves]. It walks those
// of a copy, so the loop may give its State another value.
func (s *State) Moves() iter.Seq[Move] {
	position := *s
	return func(yield func(Move) bool) { slices.Values(position.AppendMoves(nil))(yield) }
}

func (s *State) appendActions(dst []Move) []Move {
	for tile := range ActionTiles() {
		for _, m := range [...]Move{Take(tile), TakePassing(tile)} {
			if s.judgeAction(m).legal() {
				dst = append(dst, m)
			}
		}
	}
	return dst
}
