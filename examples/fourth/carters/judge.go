package carters

// asked are the phases in which kinds of moves are made.
var asked = [kindEnd]Phase{KindOrder: PhaseOrder, KindCrop: PhaseCrop, KindPrice: PhasePrice, KindGo: PhaseTurn, KindLay: PhaseTurn, KindStay: PhaseTurn}

// judge says whether a move is legal.
func (s *State) judge(m Move) verdict {
	switch {
	case s.game == nil:
		return verdict{NoState, "no-state"}
	case !m.IsValid():
		return verdict{NoMove, "no-move"}
	case s.Over():
		return verdict{EndRounds, "over"}
	case asked[m.kind] != s.phase:
		return verdict{TurnMoves, "not-asked"}
	case m.kind == KindStay:
		return verdict{}
	}
	hex, ok := s.game.find(m.hex)
	if !ok {
		return verdict{MapHexes, "no-hex"}
	}
	switch m.kind {
	case KindOrder, KindPrice:
		if indexOf(s.game.cities, hex) < 0 {
			return verdict{[...]Rule{KindOrder: OrderDealt, KindPrice: PriceRises}[m.kind], "no-city"}
		}
	case KindCrop:
		if indexOf(s.game.farms, hex) < 0 {
			return verdict{CropGrows, "no-farm"}
		}
	case KindGo:
		return s.judgeGo(hex)
	case KindLay:
		return s.judgeLay(hex)
	}
	return verdict{}
}

func (s *State) judgeGo(hex uint8) verdict {
	switch {
	case hex == s.mine().at:
		return verdict{TurnMoves, "here"}
	case hex == s.other().at:
		return verdict{GoOther, "other-cart"}
	case !(s.game.plain | s.game.hill).has(hex):
		return verdict{MapHexes, "impassable"}
	case !s.game.halts.has(hex):
		return verdict{GoReach, "no-halt"}
	case !s.reach().has(hex):
		return verdict{GoReach, "too-far"}
	}
	return verdict{}
}

func (s *State) judgeLay(hex uint8) verdict {
	own := s.mine()
	switch {
	case own.track.len() == Pieces:
		return verdict{LayPieces, "no-pieces"}
	case !(s.game.plain | s.game.hill).has(hex):
		return verdict{LayGround, "no-ground"}
	case s.game.stops.has(hex):
		return verdict{LayGround, "stop"}
	case (s.carts[0].track | s.carts[1].track).has(hex):
		return verdict{LayGround, "track-there"}
	case !(s.game.next[own.at] | 1<<own.at).has(hex):
		return verdict{LayNear, "not-near"}
	case s.left < LayPoints:
		return verdict{LayCost, "too-dear"}
	}
	return verdict{}
}

// indexOf returns where a hex stands in a list, -1 if it does not.
func indexOf(list []uint8, hex uint8) int {
	for i, h := range list {
		if h == hex {
			return i
		}
	}
	return -1
}
