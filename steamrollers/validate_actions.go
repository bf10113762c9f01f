package steamrollers

import "github.com/railhex/railhex/variants"

// Invariants of what was done so far.

// builtAndTicked is how many tracks a seat has built and boxes it has ticked, without
// those of its starting power.
func (in *inspection) builtAndTicked(seat Seat) int {
	n := in.tracksOf(seat) + in.Boxes(seat)
	if in.powers.holder(variants.EnginePower) == seat {
		n--
	}
	if in.powers.holder(variants.RailPower) == seat {
		n--
	}
	return max(n, 0)
}

// productive is how many builds, improvements and deliveries there were, at least
// and at most.
func (in *inspection) productive() (least, most int) {
	least, most = in.deliveries()
	for seat := Seat(1); seat <= in.game.seats; seat++ {
		n := in.builtAndTicked(seat)
		least, most = least+n, most+n
	}
	return least, most
}

// actionsSuffice asks whether there were actions enough for all that was
// built, ticked, delivered, taken and fulfilled.
func (in *inspection) actionsSuffice() {
	for seat := Seat(1); seat <= in.game.seats; seat++ {
		actions := in.actionsOf(seat)
		if n := in.builtAndTicked(seat); n > actions {
			in.faultOf(seat, "track", RoundTurn, "actions that seat %d has had: %d, fewer than its builds and improvements: %d", seat, actions, n)
		}
		tiles := in.tilesOf(seat)
		if in.powers.holder(variants.TilePower) == seat {
			tiles--
		}
		if tiles > actions {
			in.faultOf(seat, "tiles", RoundTurn, "actions that seat %d has had: %d, fewer than the tiles it took with them: %d", seat, actions, tiles)
		}
		turns := in.turnsEnded(seat)
		if in.inTurn() && seat == in.turn && in.has(flagFulfilled) {
			turns++
		}
		if orders := in.ordersHeld(seat); orders > turns {
			in.faultOf(seat, "orders", OrderFulfilled, "orders that seat %d has fulfilled: %d, more than one in each of its turns: %d", seat, orders, turns)
		}
	}
	if least, _ := in.productive(); least > in.actionsDone() {
		in.fault("round", RoundTurn, "actions of all players: %d, fewer than builds, improvements and deliveries: %d", in.actionsDone(), least)
	}
}

// deliveriesKeptGoods asks whether what was delivered is kept or was given for
// orders.
func (in *inspection) deliveriesKeptGoods() {
	if !in.game.keepsDelivered {
		return
	}
	has := 0
	for seat := Seat(1); seat <= in.game.seats; seat++ {
		_, given := in.ordersOf(seat)
		has += in.Kept(seat).Len() + given
	}
	if least, most := in.deliveries(); has < least || has > most {
		in.fault("players", OrderKeepsGoods, "goods kept or given for orders: %d, and delivered were %d to %d", has, least, most)
	}
}

// pointsAreDelivered asks whether the points for deliveries can be those of the
// goods delivered, over the links there are.
func (in *inspection) pointsAreDelivered() {
	const longer = 2 // with tile 3b
	least, most := in.deliveries()
	total := 0
	for seat := Seat(1); seat <= in.game.seats; seat++ {
		points, longest := int(in.sheetOf(seat).delivered), in.longest(seat)
		total += points
		switch {
		case points > 0 && longest == 0:
			in.faultOf(seat, "delivery", DeliverOverOwnLinks, "seat %d has points for deliveries, and no link", seat)
		case points > most*(longest+longer):
			in.faultOf(seat, "delivery", DeliverPoints, "points of seat %d for deliveries: %d, and the goods delivered give %d at the most", seat, points, most*(longest+longer))
		}
	}
	if total < least {
		in.fault("players", DeliverPoints, "points of all players for deliveries: %d, fewer than goods delivered: %d", total, least)
	}
}

// roundsWereQuiet asks whether the quiet rounds are as many as can be: without
// a productive action every round is one, and after ten of them the game is over.
func (in *inspection) roundsWereQuiet() {
	ended, quiet := in.roundsEnded(), int(in.quiet)
	_, productive := in.productive()
	if in.has(flagProductive) { // in this round, which has not ended
		if productive == 0 {
			in.fault("productive", EndQuietRounds, "nobody has built, improved or delivered anything")
		}
		productive = max(productive-1, 0)
	}
	switch loud := ended - quiet; {
	case loud < 0:
		in.fault("quiet", EndQuietRounds, "quiet rounds: %d, more than rounds that have ended: %d", quiet, ended)
	case loud > 0 && productive == 0, loud > productive*quietRounds && !in.game.solo():
		in.fault("quiet", EndQuietRounds, "rounds that have ended: %d, the last of them quiet: %d, the others too many for builds, improvements and deliveries: %d", ended, quiet, productive)
	}
}

// gameEnds asks whether the game is over when it must be, and only then. Cities
// that are empty when a round begins are two at the most, but for the first
// round (SETUP-8).
func (in *inspection) gameEnds() {
	empty, stalled := in.emptyCities(), in.quiet >= quietRounds && !in.game.solo()
	emptied := 0 // in this round, at the most
	if in.has(flagProductive) {
		emptied = in.actionsDone() - in.roundsEnded()*int(in.game.seats)*in.actionsOfTurn()
	}
	switch {
	case in.phase == PhaseOver:
		if empty < 3 && !stalled && in.step == 0 {
			in.fault("phase", EndEmptyCities, "the game is not over: cities that are empty: %d, quiet rounds: %d", empty, in.quiet)
		}
	case stalled:
		in.fault("quiet", EndQuietRounds, "quiet rounds: %d, and the tenth ends the game", in.quiet)
	case in.round > 1 && empty > 2+emptied:
		in.fault("supply", EndEmptyCities, "cities that are empty: %d, and %d more than two when the round began: the game is over", empty, empty-2-emptied)
	}
	if in.quiet > quietRounds && !in.game.solo() {
		in.fault("quiet", EndQuietRounds, "quiet rounds: %d, and the tenth ends the game", in.quiet)
	}
}
