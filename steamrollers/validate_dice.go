package steamrollers

// Invariants of the dice.

// usesDie reports whether the phase is about a die in use.
func (in *inspection) usesDie() bool {
	switch in.phase {
	case PhaseSteal, PhaseAct, PhaseReroll, PhaseOlive:
		return true
	}
	return false
}

func (in *inspection) dieIsInUse() {
	uses := in.usesDie()
	in.must("die", !uses || isFace(int(in.die)), "die", RoundTurn)
	in.must("die-not-in-use", uses || in.die == 0, "die", RoundTurn)
}

// actionsFitPhase asks how many actions of the turn are done: a second one
// takes tile 2a, or the game against Olive.
func (in *inspection) actionsFitPhase() {
	least, most := 0, 0
	switch in.phase {
	case PhaseEnd:
		least, most = 1, in.actionsOfTurn()
	case PhaseDraft, PhaseAct, PhaseReroll:
		if in.inTurn() {
			most = in.actionsOfTurn() - 1
		}
	}
	if n := int(in.acted); n < least || n > most {
		in.fault("acted", RoundTurn, why("acted", "number", n, "phase", in.phase.String(), "least", least, "most", most))
	}
}

// onSecondDie reports whether the player has used tile 2a in this turn.
func (in *inspection) onSecondDie() bool {
	return !in.game.solo() && (in.acted == 2 || in.acted == 1 && in.phase != PhaseEnd)
}

// rolled reports whether the dice of a round lie on the table, this one's or
// the last one's.
func (in *inspection) rolled() bool { return in.round > 1 || in.round == 1 && in.phase != PhaseRoll }

// diceAddUp asks whether as many dice are left as nobody has taken. Each turn
// takes one, or with tile 2a two, which the dice allow once in a round.
func (in *inspection) diceAddUp() {
	in.must("black", in.rolled() == (in.black != 0), "black", DieBlack)
	left, mayLack := 0, in.tileEffect(2) == twoDice
	switch {
	case !in.rolled():
		mayLack = false
	case in.inTurn():
		left = in.game.dice - int(in.seatsAfterStart(in.turn)) - int(in.acted)
		if in.usesDie() {
			left--
		}
		if in.reserved != 0 || in.reservedBy != Nobody {
			left--
		}
		mayLack = mayLack && !in.onSecondDie() && in.turn != in.start
	case !in.game.solo(): // between rounds; Olive takes the last die
		left = in.game.dice - int(in.game.seats)
	}
	if n := in.white.Len(); n != left && (n != left-1 || !mayLack) {
		in.fault("dice", SetupDice, why("dice", "number", n, "due", left))
	}
}

// dieIsReserved asks who may have a die reserved: a seat whose turn is to come.
// Tile 2b is spent then, or still theirs, or somebody has taken it who has had
// their turn.
func (in *inspection) dieIsReserved() {
	if in.reserved == 0 && in.reservedBy == Nobody {
		return
	}
	by, holder := in.reservedBy, in.rack.holder(2)
	switch {
	case !isFace(int(in.reserved)) || !in.playing(by):
		in.tell("reserved", "reserved", TileSteal)
	case in.tileEffect(2) != stealsDie || !in.inTurn() || in.phase == PhaseSteal:
		in.tell("reserved-not-now", "reserved", TileSteal)
	case in.seatsAfterStart(by) <= in.seatsAfterStart(in.turn):
		in.tell("reserved-too-late", "reservedFor", TileSteal)
	case holder == by && !in.isKept(2), holder != by && holder != Nobody && in.seatsAfterStart(holder) > in.seatsAfterStart(in.turn):
		in.fault("reservedFor", TakeSpentOrKept, why("reserved-and-held", "seat", holder))
	}
}

// isKept reports whether the side of a tile that is up is kept (TAKE-6).
func (in *inspection) isKept(tile int) bool {
	return in.game.values[tile][in.tileSides.index(tile)].Kept
}
