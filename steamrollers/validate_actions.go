package steamrollers

import (
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
)

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

// productive is how many builds, improvements and deliveries there were, at most.
func (in *inspection) productive() int {
	_, most := in.deliveries()
	for seat := range family.Values(1, in.game.seats) {
		most += in.builtAndTicked(seat)
	}
	return most
}

// actionsSuffice asks whether there were actions enough for all that was
// built, ticked, delivered, taken and fulfilled.
func (in *inspection) actionsSuffice() {
	least, _ := in.deliveries()
	for seat := range family.Values(1, in.game.seats) {
		actions, n := in.actionsOf(seat), in.builtAndTicked(seat)
		if least += n; n > actions {
			in.fault(playerField(seat, "track"), RoundTurn, why("actions-for-work", "seat", seat, "actions", actions, "number", n))
		}
		tiles := in.tilesOf(seat)
		if in.powers.holder(variants.TilePower) == seat {
			tiles--
		}
		if tiles > actions {
			in.fault(playerField(seat, "tiles"), RoundTurn, why("actions-for-tiles", "seat", seat, "actions", actions, "number", tiles))
		}
		turns := in.turnsEnded(seat)
		if seat == in.turn && in.has(flagFulfilled) {
			turns++
		}
		if orders := in.ordersHeld(seat); orders > turns {
			in.fault(playerField(seat, "orders"), OrderFulfilled, why("turns-for-orders", "seat", seat, "number", orders, "turns", turns))
		}
	}
	if done := in.actionsDone(); least > done {
		in.fault("round", RoundTurn, why("actions-of-all", "actions", done, "number", least))
	}
}

// deliveriesKeptGoods asks whether what was delivered is kept or was given for
// orders.
func (in *inspection) deliveriesKeptGoods() {
	if !in.game.keepsDelivered {
		return
	}
	has := 0
	for seat := range family.Values(1, in.game.seats) {
		_, given := in.ordersOf(seat)
		has += in.Kept(seat).Len() + given
	}
	if least, most := in.deliveries(); has < least || has > most {
		in.fault("players", OrderKeepsGoods, why("kept-of-delivered", "number", has, "least", least, "most", most))
	}
}

// pointsAreDelivered asks whether the points for deliveries can be those of the
// goods delivered, over the links there are.
func (in *inspection) pointsAreDelivered() {
	const longer = 2 // with tile 3b
	least, most := in.deliveries()
	total := 0
	for seat := range family.Values(1, in.game.seats) {
		points, longest := int(in.sheetOf(seat).delivered), in.longest(seat)
		total += points
		switch {
		case points > 0 && longest == 0:
			in.tellOf(seat, "points-without-link", "delivery", DeliverOverOwnLinks)
		case points > most*(longest+longer):
			in.fault(playerField(seat, "delivery"), DeliverPoints, why("points-too-many", "seat", seat, "points", points, "most", most*(longest+longer)))
		}
	}
	if total < least {
		in.fault("players", DeliverPoints, why("points-too-few", "points", total, "number", least))
	}
}

// roundsWereQuiet asks whether the quiet rounds are as many as can be: without
// a productive action every round is one, and after ten of them the game is over.
func (in *inspection) roundsWereQuiet() {
	ended, quiet := in.roundsEnded(), int(in.quiet)
	productive := in.productive()
	if in.has(flagProductive) { // in this round, which has not ended
		in.must("productive", productive > 0, "productive", EndQuietRounds)
		productive = max(productive-1, 0)
	}
	switch loud := ended - quiet; {
	case loud < 0:
		in.fault("quiet", EndQuietRounds, why("quiet-of-rounds", "quiet", quiet, "ended", ended))
	case loud > 0 && productive == 0, loud > productive*quietRounds && !in.game.solo():
		in.fault("quiet", EndQuietRounds, why("rounds-too-many", "ended", ended, "quiet", quiet, "number", productive))
	}
}

// gameEnds asks whether the game is over when it must be, and only then. Cities
// that are empty when a round begins are two at the most, but for the first
// round (SETUP-8).
func (in *inspection) gameEnds() {
	empty := in.emptyCities()
	emptied := 0 // in this round, at the most
	if in.has(flagProductive) {
		emptied = in.actionsDone() - in.roundsEnded()*int(in.game.seats)*in.actionsOfTurn()
	}
	if in.phase == PhaseOver {
		in.must("not-over", empty >= 3 || in.stalled() || in.step != 0, "phase", EndEmptyCities)
	} else if in.round > 1 && empty > 2+emptied && !in.stalled() {
		in.fault("supply", EndEmptyCities, why("over", "empty", empty, "most", 2+emptied))
	}
}

// stalled reports whether quiet rounds end the game.
func (in *inspection) stalled() bool { return in.quiet >= quietRounds && !in.game.solo() }

// quietRoundsEnd asks whether the tenth quiet round has ended the game.
func (in *inspection) quietRoundsEnd() {
	in.must("tenth-quiet-round", !in.stalled() || in.phase == PhaseOver && in.quiet == quietRounds, "quiet", EndQuietRounds)
}
