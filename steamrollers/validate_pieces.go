package steamrollers

import (
	"github.com/railhex/railhex/delivery"
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
		if in.Strictness = relaxed; n > mostOfGood {
			in.Strictness = family.Bounds // it could come together in one place
		}
		if all := variants.AllGoods.Count(g); n != all {
			in.fault("bag", GoodsConserved, why("goods", "good", g, "number", n, "due", all))
		}
	}
}

// supplyField is where JSON says what a city holds.
func supplyField(city int) string { return "supply." + string(rune('0'+city)) }

func (in *inspection) citiesLackOwnGood() {
	for i := range in.supply {
		city := i + 1
		if own := variants.Good(in.game.colours[city]); in.supply[city-1].Count(own) > 0 {
			in.fault(supplyField(city), SetupOwnColour, why("city-own-colour", "city", city, "good", own))
		}
	}
}

// coloured is the number of goods of a city that are not coal.
func (in *inspection) coloured(city int) int {
	line := in.supply[city-1]
	return line.Len() - line.Count(variants.Coal)
}

// citiesHoldDraws asks whether the cities hold no more than was drawn for them
// and is not out of the game. Goods out of the game had the colour of their
// city (SETUP-4), but those that Olive removed.
func (in *inspection) citiesHoldDraws() {
	if in.phase <= PhaseGoods {
		return // bagIsFullAtFirst says what is wrong
	}
	for i := range in.supply {
		city := i + 1
		if n := in.coloured(city); n > in.game.perCity {
			in.fault(supplyField(city), SetupGoods, why("city-goods", "city", city, "number", n, "drawn", in.game.perCity))
		}
	}
	for colour := variants.Yellow; colour < variants.Coal; colour++ {
		drawn, left := 0, 0
		for _, city := range in.game.citiesOf[colour] {
			drawn += in.game.perCity
			left += in.coloured(city)
		}
		if removed := in.removed.Count(colour); left+removed > drawn && !in.game.solo() {
			in.fault("removed", SetupOwnColour, why("removed-of-colour", "good", colour, "number", removed, "left", left, "drawn", drawn))
		}
	}
	if drawn := in.drawnGoods(); in.deliveredGoods() < 0 {
		in.fault("removed", SetupGoods, why("removed", "number", drawn-in.deliveredGoods(), "drawn", drawn))
	}
}

// drawnGoods is the number of goods drawn for the cities.
func (in *inspection) drawnGoods() int { return 6 * in.game.perCity }

// deliveredGoods is the number of goods, besides coal and the personal good,
// that were delivered: those drawn for the cities that are neither there nor
// out of the game.
func (in *inspection) deliveredGoods() int {
	if in.phase <= PhaseGoods {
		return 0
	}
	n := in.drawnGoods() - in.removed.Len()
	for i := range in.supply {
		city := i + 1
		n -= in.coloured(city)
	}
	return n
}

// deliveries returns how many goods were delivered, at least and at most. Coal in the bag
// does not show whether it was ever on a city, nor a personal good that is gone whether
// there was one.
func (in *inspection) deliveries() (least, most int) {
	delivered := max(in.deliveredGoods(), 0)
	fewestCoal, mostCoal := in.deliveredCoal()
	least, most = delivered+fewestCoal, delivered+mostCoal
	if in.powers.holder(variants.GoodsPower) != Nobody && in.own == 0 && in.actionsDone() > 0 {
		most++
	}
	return least, most
}

// deliveredCoal is how many black goods were delivered, at least and at most:
// the cities that have received one (COAL-1) and have it no more. One or
// both of the two grey cities may have.
func (in *inspection) deliveredCoal() (least, most int) {
	if !in.game.receivesCoal {
		return 0, 0
	}
	for colour := variants.Yellow; colour < variants.Coal; colour++ {
		removed, have, had := in.removed.Count(colour), 0, 0
		for _, city := range in.game.citiesOf[colour] {
			switch {
			case in.supply[city-1].Count(variants.Coal) > 0:
				have++
			case in.coloured(city) < in.game.perCity: // a good was removed, or delivered
				had++
			}
		}
		least += max(min(removed, 1)-have, 0)
		most += min(max(removed-have, 0), had)
	}
	return least, most
}

func (in *inspection) coalIsPlaced() {
	for colour := variants.Yellow; colour < variants.Coal; colour++ {
		received, removed := 0, in.removed.Count(colour)
		for _, city := range in.game.citiesOf[colour] {
			n := in.supply[city-1].Count(variants.Coal)
			received += min(n, 1)
			switch {
			case n == 0:
			case !in.game.receivesCoal:
				in.fault(supplyField(city), CoalPlaced, why("coal-not-played", "city", city))
			case n > 1:
				in.fault(supplyField(city), CoalPlaced, why("coal-twice", "city", city, "number", n))
			case received > removed || in.coloured(city) == in.game.perCity:
				in.fault(supplyField(city), CoalPlaced, why("coal-for-nothing", "city", city))
			}
		}
	}
	in.must("coal-removed", in.removed.Count(variants.Coal) == 0, "removed", CoalPlaced)
}

// linesAreInOrder asks for the canonical order where a line has none of its
// own: equal positions must be equal.
func (in *inspection) linesAreInOrder() {
	for i := range in.supply {
		city := i + 1
		if line := in.supply[city-1]; !in.game.solo() && line != line.Sorted() {
			in.fault(supplyField(city), SoloSetup, why("line-order", "goods", line, "due", line.Sorted()))
		}
	}
}

func (in *inspection) goodsStayWithTheirModules() {
	for i, hand := range in.kept {
		seat, kept := Seat(i+1), hand.goods()
		in.mustOf(seat, "kept-without-orders", kept == 0 || in.game.keepsDelivered, "kept", OrderKeepsGoods)
		in.mustOf(seat, "kept-coal", kept.Count(variants.Coal) == 0 || in.game.receivesCoal, "kept", CoalPlaced)
	}
}

// paymentsAreKnown asks whether what is carried along is what the goods kept pay.
func (in *inspection) paymentsAreKnown() {
	for i, hand := range in.kept {
		in.mustOf(Seat(i+1), "payments", in.carried || hand == in.handOf(hand.goods()), "kept", OrderFulfilled)
	}
}

func (in *inspection) ownGoodHasOwner() {
	if in.own == 0 {
		return
	}
	owner := in.powers.holder(variants.GoodsPower)
	if owner == Nobody {
		in.tell("own-of-nobody", "players", PowerOfGoods)
		return
	}
	g, city := in.own.good(), in.own.city()
	in.mustOf(owner, "own-colour", g >= variants.Yellow && g <= variants.Blue, "own", PowerOfGoods)
	in.mustOf(owner, "own-city", city == 0 || isFace(city) && in.game.colours[city] == hexmap.Grey, "own", PowerOfGoods)
}

func (in *inspection) bagIsFullAtFirst() {
	in.must("bag-not-full", in.phase != PhaseGoods || in.bag == variants.AllGoods, "bag", SetupBag)
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
		in.mustOf(owner, "own-drawn", in.own == 0 && drawable, "own", PowerOfGoods)
	case PhasePlace:
		in.mustOf(owner, "own-to-place", in.own != 0 && !placed, "own", PowerOfGoods)
	default:
		in.mustOf(owner, "own-not-placed", in.own == 0 || placed, "own", PowerOfGoods)
		in.Strictness = relaxed
		in.mustOf(owner, "own-lacking", in.own != 0 || !drawable || in.actionsDone() > 0, "own", PowerOfGoods)
	}
}

// Invariants of the players' sheets and of what they hold.

func (in *inspection) holdersPlay() {
	holds := func(seat Seat, thing string, number any) {
		if seat != Nobody && !in.playing(seat) {
			in.fault("players", SetupPlayers, why("holder", "thing", thing, "number", number, "seat", seat))
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
			in.fault("centre", TakeLaysSideways, why("centre-sideways", "tile", tile))
		}
	}
}

// sheetsAreOfPlayers asks for nothing where nobody plays: equal positions must
// be equal.
func (in *inspection) sheetsAreOfPlayers() {
	for i := range in.seats {
		if seat := Seat(i + 1); !in.playing(seat) && (in.seats[i] != sheet{} || in.kept[i] != 0) {
			in.fault("players", SetupPlayers, why("sheet-of-nobody", "seat", seat))
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
		in.mustOf(seat, "distances", in.sheetOf(seat).reach == in.reachOf(seat, in.game.tracers[in.wall]), "track", DeliverOverOwnLinks)
	}
}

// tracksOf is the number of tracks on a seat's sheet.
func (in *inspection) tracksOf(seat Seat) int { return in.sheetOf(seat).count() }

// tilesOf is the number of action tiles that a seat holds.
func (in *inspection) tilesOf(seat Seat) (n int) {
	for tile := 1; tile <= 6; tile++ {
		if in.rack.holder(tile) == seat {
			n++
		}
	}
	return n
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

// longest is the longest distance over which a seat could deliver, 0 if there
// is none.
func (in *inspection) longest(seat Seat) int {
	reach, all := &in.sheetOf(seat).reach, delivery.Distances(0)
	for from := 1; from <= 6; from++ {
		for to := from + 1; to <= 6; to++ {
			all |= reach.between(from, to)
		}
	}
	return all.Max()
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

// Invariants of Olive.

func (in *inspection) oliveHasRoom() {
	in.must("olive-does-not-play", in.game.solo() || in.olive == solo.Sheet{}, "olive", SetupPlayers)
	in.must("olive-room", !in.game.solo() || in.olive.Fits(in.game.room), "olive.crossed", SoloCrossesOff)
}

// crossed is how many hexes Olive has crossed off, and the most in one region;
// full reports whether she has crossed off all of some region.
func (in *inspection) crossed() (all, most int, full bool) {
	for region := 1; region <= 6; region++ {
		n := in.olive.Crossed(region)
		all, most = all+n, max(most, n)
		full = full || n == in.game.room.In(region)
	}
	return all, most, full
}

// oliveHasCrossed asks for a hex crossed off for each die of Olive's level and
// in each of her turns. A full region may have spared her some of the dice, but
// not the first: every region has room for one (BOARD-2).
func (in *inspection) oliveHasCrossed() {
	if !in.game.solo() {
		return // oliveHasRoom says what is wrong
	}
	all, _, full := in.crossed()
	in.must("olive-won", in.step != solo.Won || full, "olive.step", SoloCrossesOff)
	if !in.decided(PhaseInfluence) {
		in.must("olive-crossed-early", all == 0, "olive.crossed", SoloLevels)
		return
	}
	most := in.game.setup.Olive.Dice()
	least, rule := most, SoloLevels
	if full {
		least = 1
	}
	if turns := in.roundsEnded(); in.hasCrossed() || turns > 0 || in.step == solo.Won {
		if in.hasCrossed() {
			turns++
		}
		least, most, rule = least+turns, all, SoloCrossesOff
	}
	if all < least || all > most {
		in.fault("olive.crossed", rule, why("olive-crossed", "number", all, "least", least))
	}
}

// olivePointsAreDue asks whether Olive's points can be those of goods removed:
// each gives as many as hexes are crossed off in its region, three at least.
func (in *inspection) olivePointsAreDue() {
	points, removed := in.olive.Delivery(), min(in.removed.Len(), in.roundsEnded())
	if _, most, _ := in.crossed(); points > removed*most || points > 0 && points < 3 {
		in.fault("olive.delivery", SoloRemoves, why("olive-points", "points", points, "most", most, "removed", removed))
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
	in.must("olive-returned", !in.hasCrossed() || in.rack.holder(number) != 1 || in.rack.sideways(number), "players[0].tiles", SoloReturnsTile)
}

// stepRule is the rule that calls for Olive's next step.
func (in *inspection) stepRule() Rule {
	rule, _ := ParseRule(in.step.RuleID())
	return rule
}

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
