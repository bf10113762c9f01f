package carters

// A verdict is the rule that a move breaks, and why.
type verdict struct {
	broken bool
	rule   Rule
	reason Reason
}

// first returns the first verdict that something is broken; the zero verdict if nothing is.
func first(all ...verdict) verdict {
	for _, v := range all {
		if v.broken {
			return v
		}
	}
	return verdict{}
}

// judge says whether a move is legal.
func (s *State) judge(m Move) verdict {
	switch {
	case s.game == nil:
		return verdict{true, NoState, "no-state"}
	case !m.IsValid():
		return verdict{true, NoMove, "no-move"}
	case s.Over():
		return verdict{true, EndRounds, "over"}
	case s.phase != min(Phase(m.kind), PhaseTurn):
		return verdict{true, TurnMoves, "not-asked"}
	case m.kind == KindStay:
		return verdict{}
	}
	i, ok := s.game.board.Index(m.hex)
	if !ok {
		return verdict{true, MapHexes, "no-hex"}
	}
	hex, ground := uint8(i), s.game.plain|s.game.hill
	switch m.kind {
	case KindOrder:
		return verdict{!s.game.cities.has(hex), OrderDealt, "no-city"}
	case KindCrop:
		return verdict{!s.game.farms.has(hex), CropGrows, "no-farm"}
	case KindPrice:
		return verdict{!s.game.cities.has(hex), PriceRises, "no-city"}
	case KindGo:
		return first(
			verdict{hex == s.mine().at, TurnMoves, "here"},
			verdict{hex == s.other().at, GoOther, "other-cart"},
			verdict{!ground.has(hex), MapHexes, "impassable"},
			verdict{!s.game.halts.has(hex), GoReach, "no-halt"},
			verdict{!s.reach().has(hex), GoReach, "too-far"},
		)
	}
	own := s.mine()
	return first(
		verdict{own.track.len() == Pieces, LayPieces, "no-pieces"},
		verdict{!ground.has(hex), LayGround, "no-ground"},
		verdict{(s.game.cities | s.game.farms).has(hex), LayGround, "stop"},
		verdict{(own.track | s.other().track).has(hex), LayGround, "track-there"},
		verdict{!(s.game.next[own.at] | 1<<own.at).has(hex), LayNear, "not-near"},
		verdict{s.left < LayPoints, LayCost, "too-dear"},
	)
}
