package steamrollers

// Invariants of a turn.

// flagsFitTurn asks whether each yes-or-no fact means something now.
func (in *inspection) flagsFitTurn() {
	acting := in.phase == PhaseAct || in.phase == PhaseReroll
	holds := in.holds(in.turn, 2, twoDice)
	in.must("productive-early", !in.has(flagProductive) || in.step != 0 || in.inTurn() && (in.acted > 0 || in.turn != in.start),
		"productive", EndQuietRounds)
	in.must("two-not-held", !in.has(flagHeldTwo) || holds && (acting && in.acted == 0 || in.phase == PhaseEnd && in.acted == 1),
		"held2a", TileTwoDice)
	in.must("settled", !in.has(flagSettled) || in.phase == PhaseAct && in.tileEffect(5) == rerollFlip, "settled", TileRerollOrFlip)
	in.must("fulfilled", !in.has(flagFulfilled) || in.inTurn() && in.ordersHeld(in.turn) > 0, "fulfilled", OrderFulfilled)
	in.must("two-held", !acting || in.acted > 0 || !holds || in.has(flagHeldTwo), "held2a", TileTwoDice)
}

func (in *inspection) ordersHeld(seat Seat) int {
	orders, _ := in.ordersOf(seat)
	return orders
}

// turnCanEnd asks why a player is asked to end their turn: because they can, or
// could, go on.
func (in *inspection) turnCanEnd() {
	in.must("turn-over", in.phase != PhaseEnd || in.canGoOn() || in.has(flagFulfilled), "phase", RoundTurn)
}

func (in *inspection) thiefIsAsked() {
	in.must("no-thief", in.phase != PhaseSteal || in.thief() != Nobody, "phase", TileSteal)
}
