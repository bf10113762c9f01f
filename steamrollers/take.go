package steamrollers

// Taking an action tile, and passing.

func (s *State) judgeTake() verdict {
	tile := int(s.die) // TAKE-1
	holder := s.rack.holder(tile)
	switch {
	case !s.rack.sideways(tile):
		return verdict{}
	case holder == s.turn:
		return verdict{rule: TakeOwnTile, reason: ReasonOwnSideways, tile: s.die} // TAKE-4
	}
	return verdict{TakeUpright, reasonTileSideways, s.die, uint8(holder)} // TAKE-2
}

func (s *State) applyTake(log *chronicle) {
	s.noteFaceUsed()
	s.takeTile(int(s.die), log)
	s.finishAction(log)
}

// takeTile gives a tile to the player whose turn it is, for TAKE and for
// POWER-5.
func (s *State) takeTile(tile int, log *chronicle) {
	if log != nil {
		log.add(Event{Kind: TileTaken, Rule: TakeLaysSideways, Seat: s.turn, Loser: s.rack.holder(tile), ActionTile: s.tileFace(tile)})
	}
	s.rack = s.rack.take(tile, s.turn) // TAKE-3
}

// judgePass allows a pass only where the die, as it lies and without using a
// tile, allows no action (ROUND-5).
func (s *State) judgePass() verdict {
	allowed := KindDeliver
	switch {
	case s.canBuild():
		allowed = KindBuild
	case s.judgeImprove().legal():
		allowed = KindImprove
	case s.judgeTake().legal():
		allowed = KindTake
	case !s.canDeliver():
		return verdict{}
	}
	return verdict{rule: RoundPass, reason: ReasonPass, number: uint8(allowed)}
}

func (s *State) applyPass(log *chronicle) {
	if log != nil {
		log.add(Event{Kind: ActionPassed, Rule: RoundPass, Seat: s.turn, Die: int(s.die)})
	}
	s.finishAction(log)
}
