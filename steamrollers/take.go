package steamrollers

// Taking an action tile, and passing.

func (s *State) checkTake() Rule {
	tile := int(s.die) // TAKE-1
	switch {
	case !s.rack.sideways(tile):
		return 0
	case s.rack.holder(tile) == s.turn:
		return TakeOwnTile // TAKE-4
	}
	return TakeUpright // TAKE-2
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
		log.add(Event{Kind: TileTaken, Rule: TakeLaysSideways, Seat: s.turn, Loser: s.rack.holder(tile), Tile: s.tileFace(tile)})
	}
	s.rack = s.rack.take(tile, s.turn) // TAKE-3
}

// checkPass allows a pass only where the die, as it lies and without using a
// tile, allows no action (ROUND-5).
func (s *State) checkPass() Rule {
	if s.canBuild() || s.checkImprove() == 0 || s.checkTake() == 0 || s.canDeliver() {
		return RoundPass
	}
	return 0
}

func (s *State) applyPass(log *chronicle) {
	if log != nil {
		log.add(Event{Kind: ActionPassed, Rule: RoundPass, Seat: s.turn, Die: int(s.die)})
	}
	s.finishAction(log)
}
