package steamrollers

import "github.com/railhex/railhex/variants/family"

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

// secondDieIsHers asks where tile 2a is after its use.
func (in *inspection) secondDieIsHers() {
	if !in.inTurn() || !in.onSecondDie() {
		return
	}
	holder := in.rack.holder(2)
	tookAgain := in.acted == 2 && holder == in.turn && in.rack.sideways(2)
	left := in.isKept(2) && holder == in.turn || !in.isKept(2) && (holder == Nobody || tookAgain)
	in.must("second-die", left, "acted", TileTwoDice)
}

// fifthTileIsUsed asks where tile 5b is after its use.
func (in *inspection) fifthTileIsUsed() {
	rolls := in.inTurn() && in.phase == PhaseReroll
	switch {
	case !rolls && !in.has(flagSettled):
	case in.tileEffect(5) != rerollFlip:
		in.must("reroll-other-side", !rolls, "phase", TileRerollOrFlip)
	default:
		in.must("fifth-tile", in.isKept(5) == in.used.has(5) && (in.isKept(5) || in.rack.holder(5) == Nobody), "used", TakeSpentOrKept)
	}
}

// usedTilesAreKept asks whether the tiles that serve an action once are tiles
// that stay, held by the player whose turn it is.
func (in *inspection) usedTilesAreKept() {
	acting := in.inTurn() && (in.phase == PhaseAct || in.phase == PhaseReroll)
	second := in.inTurn() && in.game.solo() && in.acted == 1
	for tile := range 8 {
		held := isFace(tile) && in.rack.holder(tile) == in.turn && in.isKept(tile)
		if in.used.has(tile) && !(acting && held && in.changesDie(tile)) {
			in.fault("used", TileHasEffect, why("used", "tile", tile))
		}
		if in.usedBefore.has(tile) && !(second && held && tile != 2) {
			in.fault("usedBefore", SoloKeptTileOnce, why("used-before", "tile", tile))
		}
	}
}

// changesDie reports whether the side of a tile that is up changes the die of
// an action.
func (in *inspection) changesDie(tile int) bool {
	switch in.tileEffect(tile) {
	case anyValue, usedValue, plusMinus, rerollFlip:
		return true
	}
	return false
}

// facesAreUsed asks for no more faces than there were actions in this round.
func (in *inspection) facesAreUsed() {
	actions, used := 0, 0
	if in.inTurn() && in.tileEffect(2) == usedValue {
		actions = int(in.seatsAfterStart(in.turn)) + int(in.acted)
	}
	for range in.facesUsed.All() {
		used++
	}
	if used > actions {
		in.fault("facesUsed", YucataUsedFace, why("faces-used", "number", used, "actions", actions))
	}
}

// tilesTurnUpright asks which tiles can lie sideways: those that a player took
// in their last turn, or takes in this one.
func (in *inspection) tilesTurnUpright() {
	for seat := range family.Values(1, in.game.seats) {
		sideways, upright := 0, 0
		for tile := 1; tile <= 6; tile++ {
			switch {
			case in.rack.holder(tile) != seat:
			case in.rack.sideways(tile):
				sideways++
			default:
				upright++
			}
		}
		most, hers := in.actionsOfTurn(), in.inTurn() && seat == in.turn
		if hers {
			most = int(in.acted)
		}
		if sideways > most {
			in.fault(playerField(seat, "tiles"), TakeLaysSideways, why("tiles-sideways", "seat", seat, "number", sideways, "most", most))
		}
		in.mustOf(seat, "tile-upright", upright == 0 || hers || in.turnsEnded(seat) > 0, "tiles", TakeLaysSideways)
	}
}
