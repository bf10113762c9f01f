package steamrollers

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
)

// Invariants of where the goods are.

func (in *inspection) goodsAddUp() {
	for g := variants.Yellow; g <= variants.Coal; g++ {
		n := in.bag.Count(g) + in.removed.Count(g)
		for _, line := range in.supply {
			n += line.Count(g)
		}
		for _, kept := range in.kept {
			n += kept.goods().Count(g)
		}
		if in.own.good() == g {
			n++
		}
		all := variants.AllGoods.Count(g)
		if in.Note = n < all; n != all {
			in.fault("bag", goodsConserved, why("goods", "good", g, "number", n, "due", all))
		}
	}
}

// supplyField is where JSON says what a city holds.
func supplyField(city int) string { return "supply." + string(rune('0'+city)) }

// linesAreInOrder asks for the canonical order where a line has none of its
// own: equal positions must be equal.
func (in *inspection) linesAreInOrder() {
	for i := range in.supply {
		city := i + 1
		if line := in.supply[city-1]; !in.game.solo() && line != line.Sorted() {
			in.fault(supplyField(city), soloSetup, why("line-order", "goods", line, "due", line.Sorted()))
		}
	}
}

// paymentsAreKnown asks whether what is carried along is what the goods kept pay.
func (in *inspection) paymentsAreKnown() {
	for i, hand := range in.kept {
		in.mustOf(Seat(i+1), "payments", in.carried || hand == in.handOf(hand.goods()), "kept", orderFulfilled)
	}
}

func (in *inspection) ownGoodHasOwner() {
	if in.own == 0 {
		return
	}
	owner := in.powers.holder(variants.GoodsPower)
	if owner == Nobody {
		in.tell("own-of-nobody", "players", powerOfGoods)
		return
	}
	g, city := in.own.good(), in.own.city()
	in.mustOf(owner, "own-colour", g >= variants.Yellow && g <= variants.Blue, "own", powerOfGoods)
	in.mustOf(owner, "own-city", city == 0 || isFace(city) && in.game.colours[city] == hexmap.Grey, "own", powerOfGoods)
}

func (in *inspection) bagIsFullAtFirst() {
	in.must("bag-not-full", in.phase != PhaseGoods || in.bag == variants.AllGoods, "bag", setupBag)
}

func (in *inspection) ownGoodIsPlaced() {
	owner := in.powers.holder(variants.GoodsPower)
	if owner == Nobody {
		return
	}
	drawable := variants.DrawableGoods(in.bag) != 0
	placed := in.own.city() != 0
	switch in.phase {
	case PhaseDraw:
		in.mustOf(owner, "own-drawn", in.own == 0 && drawable, "own", powerOfGoods)
	case PhasePlace:
		in.mustOf(owner, "own-to-place", in.own != 0 && !placed, "own", powerOfGoods)
	default:
		in.mustOf(owner, "own-not-placed", in.own == 0 || placed, "own", powerOfGoods)
	}
}

// Invariants of the players' sheets and of what they hold.

func (in *inspection) holdersPlay() {
	holds := func(seat Seat, thing string, number any) {
		if seat != Nobody && !in.playing(seat) {
			in.fault("players", setupPlayers, why("holder", "thing", thing, "number", number, "seat", seat))
		}
	}
	for number := 1; number <= 6; number++ {
		holds(in.rack.holder(number), "tiles", number)
		holds(in.orders.holder(number), "orders", number)
	}
	for power := range variants.Powers() {
		holds(in.powers.holder(power), "power", power)
	}
}

func (in *inspection) centreIsUpright() {
	for tile := 1; tile <= 6; tile++ {
		if in.rack.holder(tile) == Nobody && in.rack.sideways(tile) {
			in.fault("centre", takeLaysSideways, why("centre-sideways", "tile", tile))
		}
	}
}

// sheetsAreOfPlayers asks for nothing where nobody plays: equal positions must
// be equal.
func (in *inspection) sheetsAreOfPlayers() {
	for i := range in.seats {
		if seat := Seat(i + 1); !in.playing(seat) && (in.seats[i] != sheet{} || in.kept[i] != 0) {
			in.fault("players", setupPlayers, why("sheet-of-nobody", "seat", seat))
		}
	}
}

// hasTracer reports whether links can be found: not with a die of a chart that
// is not played with.
func (in *inspection) hasTracer() bool { return in.wall == 0 || in.game.plays(PhaseWall) }

// linksAreKnown asks whether what is carried along is what the track gives.
func (in *inspection) linksAreKnown() {
	if !in.hasTracer() || in.carried {
		return
	}
	for seat := range family.Values(1, in.game.seats) {
		in.mustOf(seat, "distances", in.sheetOf(seat).reach == in.reachOf(seat, in.game.tracers[in.wall]), "track", deliverOverOwnLinks)
	}
}

// ordersOf is the number of orders that a seat has fulfilled, and of the goods
// that were given for them.
func (in *inspection) ordersOf(seat Seat) (orders, goods int) {
	for i := range variants.NumTiles {
		number := i + 1
		if in.orders.holder(number) == seat {
			orders++
			goods += in.orderOf(number).Goods.Len()
		}
	}
	return orders, goods
}

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
	in.must("die", !uses || isFace(int(in.die)), "die", roundTurn)
	in.must("die-not-in-use", uses || in.die == 0, "die", roundTurn)
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
		in.fault("acted", roundTurn, why("acted", "number", n, "phase", in.phase.String(), "least", least, "most", most))
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
	in.must("black", in.rolled() == (in.black != 0), "black", dieBlack)
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
		in.fault("dice", setupDice, why("dice", "number", n, "due", left))
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
		in.tell("reserved", "reserved", tileSteal)
	case in.tileEffect(2) != stealsDie || !in.inTurn() || in.phase == PhaseSteal:
		in.tell("reserved-not-now", "reserved", tileSteal)
	case in.seatsAfterStart(by) <= in.seatsAfterStart(in.turn):
		in.tell("reserved-too-late", "reservedFor", tileSteal)
	case holder == by && !in.isKept(2), holder != by && holder != Nobody && in.seatsAfterStart(holder) > in.seatsAfterStart(in.turn):
		in.fault("reservedFor", takeSpentOrKept, why("reserved-and-held", "seat", holder))
	}
}

// isKept reports whether the side of a tile that is up is kept (TAKE-6).
func (in *inspection) isKept(tile int) bool {
	return in.game.values[tile][in.tileSides.index(tile)].Kept
}

// Invariants of Olive.

func (in *inspection) oliveHasRoom() {
	in.must("olive-does-not-play", in.game.solo() || in.olive == solo.Sheet{}, "olive", setupPlayers)
	in.must("olive-room", !in.game.solo() || in.olive.Fits(in.game.room), "olive.crossed", soloCrossesOff)
}

// oliveHasCrossed asks for no hex crossed off before Olive's influence is rolled.
func (in *inspection) oliveHasCrossed() {
	early := in.game.solo() && !in.decided(PhaseInfluence)
	for region := range 6 {
		if early && in.olive.Crossed(region+1) > 0 {
			in.tell("olive-crossed-early", "olive.crossed", soloLevels)
			return
		}
	}
}

// hasCrossed reports whether the first two steps of Olive's turn are done.
func (in *inspection) hasCrossed() bool {
	return in.step == solo.OfferKeep || in.step == solo.RerollForCity
}

// oliveIsAtHerStep asks whether the rest of the table is as it is when her next
// step comes.
func (in *inspection) oliveIsAtHerStep() {
	if !isFace(int(in.die)) {
		return
	}
	number := int(in.die)
	left := in.rack.holder(2) == 1 && in.isKept(2) || in.rack.holder(2) == Nobody && !in.isKept(2)
	fits := true
	switch in.step {
	case solo.OfferReroll:
		fits = in.holds(1, 2, rerollsOlive)
	case solo.RerollForTile:
		fits = in.tileEffect(2) == rerollsOlive && left
	case solo.OfferKeep:
		fits = in.holds(1, 2, sparesGood) && in.supply[number-1] != 0 && in.olive.Removes(number)
	case solo.RerollForCity:
		fits = in.supply[number-1] == 0 && in.olive.Crossed(number) > 0
	}
	if !fits {
		in.tell("olive-step", "olive.step", in.stepRule())
	}
	in.must("olive-returned", !in.hasCrossed() || in.rack.holder(number) != 1 || in.rack.sideways(number), "players[0].tiles", soloReturnsTile)
}

// stepRule is the rule that calls for Olive's next step.
func (in *inspection) stepRule() Rule {
	rule, _ := ParseRule(in.step.RuleID())
	return rule
}

// Invariants of what was done so far.

// stalled reports whether quiet rounds end the game.
func (in *inspection) stalled() bool { return in.quiet >= quietRounds && !in.game.solo() }

// quietRoundsEnd asks whether the tenth quiet round has ended the game.
func (in *inspection) quietRoundsEnd() {
	in.must("tenth-quiet-round", !in.stalled() || in.phase == PhaseOver && in.quiet == quietRounds, "quiet", endQuietRounds)
}
