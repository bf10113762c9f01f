package carters

// AppendMoves appends the legal moves, or what chance can decide: first the pieces of
// track, then the ways to go, each by hex, and last to stay.
func (s *State) AppendMoves(dst []Move) []Move {
	switch {
	case s.game == nil || s.Over():
		return dst
	case s.Chance():
		fields := s.game.cities
		if s.phase == PhaseCrop {
			fields = s.game.farms
		}
		for hex := range fields.all() {
			dst = append(dst, Move{Kind(s.phase), s.game.board.Cell(int(hex))})
		}
		return dst
	}
	for hex := range s.near().all() {
		dst = append(dst, Move{KindLay, s.game.board.Cell(int(hex))})
	}
	for hex := range s.reach().all() {
		dst = append(dst, Move{KindGo, s.game.board.Cell(int(hex))})
	}
	return append(dst, Move{kind: KindStay})
}
