package steamrollers

// Invariants of a turn.

// flagsFitTurn asks whether each yes-or-no fact means something now.
func (in *inspection) flagsFitTurn() {
	acting := in.inTurn() && (in.phase == PhaseAct || in.phase == PhaseReroll)
	for _, mark := range []struct {
		flag  flags
		field string
		rule  Rule
		means bool
		when  string
	}{
		{
			flagProductive, "productive", EndQuietRounds,
			in.step != 0 || in.inTurn() && (in.acted > 0 || in.turn != in.start),
			"after an action of the round",
		},
		{
			flagHeldTwo, "held2a", TileTwoDice,
			in.holds(in.turn, 2, twoDice) && (acting && in.acted == 0 || in.phase == PhaseEnd && in.acted == 1),
			"in the first action of a turn whose player holds tile 2a",
		},
		{
			flagSettled, "settled", TileRerollOrFlip,
			in.phase == PhaseAct && in.tileEffect(5) == rerollFlip,
			"while a player acts with a die that tile 5b has decided",
		},
		{
			flagFulfilled, "fulfilled", OrderFulfilled,
			in.inTurn() && in.ordersHeld(in.turn) > 0,
			"in the turn of a player who has fulfilled an order",
		},
	} {
		if in.has(mark.flag) && !mark.means {
			in.fault(mark.field, mark.rule, "this can be so only %s", mark.when)
		}
	}
	if acting && in.acted == 0 && in.holds(in.turn, 2, twoDice) && !in.has(flagHeldTwo) {
		in.fault("held2a", TileTwoDice, "seat %d has drafted her first die with tile 2a in front of her", in.turn)
	}
}

func (in *inspection) ordersHeld(seat Seat) int {
	orders, _ := in.ordersOf(seat)
	return orders
}

// turnCanEnd asks why a player is asked to end her turn: because she can, or
// could, go on.
func (in *inspection) turnCanEnd() {
	if in.phase == PhaseEnd && !in.canGoOn() && !in.has(flagFulfilled) {
		in.fault("phase", RoundTurn, "seat %d can neither use tile 2a nor fulfil an order: her turn has ended by itself", in.turn)
	}
}

func (in *inspection) thiefIsAsked() {
	if in.phase == PhaseSteal && in.thief() == Nobody {
		in.fault("phase", TileSteal, "nobody holds tile 2b who has not drafted in this round")
	}
}

// secondDieIsHers asks where tile 2a is after its use.
func (in *inspection) secondDieIsHers() {
	if !in.inTurn() || !in.onSecondDie() {
		return
	}
	holder := in.rack.holder(2)
	tookAgain := in.acted == 2 && holder == in.turn && in.rack.sideways(2)
	if in.isKept(2) && holder != in.turn || !in.isKept(2) && holder != Nobody && !tookAgain {
		in.fault("acted", TileTwoDice, "seat %d acts with a second die, and tile 2a is not where its use has left it", in.turn)
	}
}

// fifthTileIsUsed asks where tile 5b is after its use.
func (in *inspection) fifthTileIsUsed() {
	rolls := in.inTurn() && in.phase == PhaseReroll
	switch {
	case !rolls && !in.has(flagSettled):
	case in.tileEffect(5) != rerollFlip:
		if rolls {
			in.fault("phase", TileRerollOrFlip, "a die is re-rolled, and tile 5 lies with its other side up")
		}
	case in.isKept(5) != in.used.has(5) || !in.isKept(5) && in.rack.holder(5) != Nobody:
		in.fault("used", TakeSpentOrKept, "tile 5b has just been used, and is not where its use has left it")
	}
}

// usedTilesAreKept asks whether the tiles that serve an action once are tiles
// that stay, held by the player whose turn it is.
func (in *inspection) usedTilesAreKept() {
	acting := in.inTurn() && (in.phase == PhaseAct || in.phase == PhaseReroll)
	second := in.inTurn() && in.game.solo() && in.acted == 1
	for tile := 0; tile < 8; tile++ {
		held := isFace(tile) && in.rack.holder(tile) == in.turn && in.isKept(tile)
		if in.used.has(tile) && !(acting && held && in.changesDie(tile)) {
			in.fault("used", TileHasEffect, "tile %d is noted as used in this action, which is for kept tiles of hers that change the die", tile)
		}
		if in.usedBefore.has(tile) && !(second && held && tile != 2) {
			in.fault("usedBefore", SoloKeptTileOnce, "tile %d is noted as used in the first action, which is for kept tiles of hers in the second one against Olive", tile)
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
		in.fault("facesUsed", YucataUsedFace, "faces that count as used: %d, more than the actions of this round for which that matters: %d", used, actions)
	}
}

// tilesTurnUpright asks which tiles can lie sideways: those that a player took
// in her last turn, or takes in this one.
func (in *inspection) tilesTurnUpright() {
	for seat := Seat(1); seat <= in.game.seats; seat++ {
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
			in.faultOf(seat, "tiles", TakeLaysSideways, "tiles of seat %d that lie sideways: %d, and can be %d", seat, sideways, most)
		}
		if begun := hers || in.turnsEnded(seat) > 0; upright > 0 && !begun {
			in.faultOf(seat, "tiles", TakeLaysSideways, "a tile of seat %d lies upright before her first turn", seat)
		}
	}
}
