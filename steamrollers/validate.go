package steamrollers

import (
	"fmt"
	"math/bits"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/scoring"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
)

// Validate holds a position to what the rules say of positions: nil, or every finding,
// each a [*family.StateError], joined. A finding that is a Note says what no game comes to
// in a position that can be played all the same; there are few. If one fault makes other
// checks meaningless, they are left out, so that one fault is not reported as ten. For the
// zero State the error is [NoState].
//
// Every State that [New], [State.Apply] and the decoders give is free of faults; they give
// no other. Those that [New] and [State.Apply] lead to have no notes either.
func (s *State) Validate() error {
	if s.game == nil {
		return NoState
	}
	in := inspection{State: s}
	in.inspect()
	return in.Findings.Err()
}

// Parts of a position.
const (
	partPhase    family.Parts = 1 << iota
	partRound                 // its number
	partStanding              // start player, whose turn it is, Olive's step
	partGoods                 // in the bag, on cities, kept, personal, removed
	partSheets                // boxes, track and delivery points
	partTiles                 // the action tiles
	partOrders
	partPowers
	partDice // the die in use, the others, the black one, that of the chart
	partTurn // what is noted of the turn and of the round
	partOlive

	partMoment = partPhase | partRound | partStanding
	partPlay   = partMoment | partTurn | partTiles
)

// An inspection gathers what is wrong with a position.
type inspection struct {
	*State
	family.Inspection

	carried bool // what is carried along was just found from the rest
}

// inspect holds the position to all invariants, as far as its parts are clear.
func (in *inspection) inspect() { family.Inspect(in, &in.Inspection, topics) }

// topics is all that holds.
var topics = []family.Topic[*inspection]{
	{Founds: partPhase, Invariants: []family.Invariant[*inspection]{
		{Of: partPhase, Holds: (*inspection).phaseIsPlayed},
	}},
	{Founds: partStanding, Invariants: []family.Invariant[*inspection]{
		{Of: partPhase | partRound, Holds: (*inspection).roundFitsPhase},    // ROUND-1
		{Of: partRound | partStanding, Holds: (*inspection).startFitsRound}, // ROUND-4
		{Of: partPhase | partStanding, Holds: (*inspection).turnFitsPhase},  // ROUND-2, POWER-1
		{Of: partPhase | partStanding, Holds: (*inspection).stepFitsPhase},  // SOLO-6 to SOLO-11
	}},
	{Invariants: []family.Invariant[*inspection]{
		{Of: partGoods, Note: true, Holds: (*inspection).goodsAddUp},       // GOODS-1
		{Of: partGoods | partPhase, Holds: (*inspection).bagIsFullAtFirst}, // SETUP-2
	}},
	{Founds: partPowers, Invariants: []family.Invariant[*inspection]{
		{Of: partTiles | partOrders | partPowers, Holds: (*inspection).holdersPlay},    // SETUP-1
		{Of: partPowers | partMoment, Note: true, Holds: (*inspection).powersAreTaken}, // POWER-1
	}},
	{Founds: partSheets, Invariants: []family.Invariant[*inspection]{
		{Of: partDice | partPhase, Holds: (*inspection).wallIsRolled},         // WALL-1
		{Of: partSheets | partDice, Holds: (*inspection).linksAreKnown},       // DELIVER-3
		{Of: partSheets | partGoods, Holds: (*inspection).sheetsAreOfPlayers}, // SETUP-1
	}},
	{Invariants: []family.Invariant[*inspection]{ // goods
		{Of: partGoods, Holds: (*inspection).linesAreInOrder},                         // SOLO-1
		{Of: partGoods | partOrders, Holds: (*inspection).paymentsAreKnown},           // ORDER-3
		{Of: partGoods | partPowers, Holds: (*inspection).ownGoodHasOwner},            // POWER-6
		{Of: partGoods | partPowers | partPlay, Holds: (*inspection).ownGoodIsPlaced}, // POWER-6
	}},
	{Invariants: []family.Invariant[*inspection]{ // tiles and powers
		{Of: partTiles | partOrders | partPhase, Holds: (*inspection).sidesAreDrawn}, // SETUP-5, ORDER-1
		{Of: partTiles, Holds: (*inspection).centreIsUpright},                        // TAKE-3
	}},
	{Invariants: []family.Invariant[*inspection]{ // dice
		{Of: partDice | partPhase, Holds: (*inspection).dieIsInUse},   // ROUND-2
		{Of: partDice | partPlay, Holds: (*inspection).diceAddUp},     // SETUP-7, DIE-1
		{Of: partDice | partPlay, Holds: (*inspection).dieIsReserved}, // TILE-2b
		{Of: partDice | partPlay, Holds: (*inspection).thiefIsAsked},  // TILE-2b
	}},
	{Invariants: []family.Invariant[*inspection]{ // the turn
		{Of: partPlay, Holds: (*inspection).actionsFitPhase},           // ROUND-2, SOLO-4
		{Of: partPlay | partOrders, Holds: (*inspection).flagsFitTurn}, // END-2, TILE-2a, TILE-5b, ORDER-3
	}},
	{Invariants: []family.Invariant[*inspection]{ // Olive
		{Of: partOlive, Holds: (*inspection).oliveHasRoom},                                       // SOLO-6
		{Of: partOlive | partPhase, Holds: (*inspection).oliveHasCrossed},                        // SOLO-3, SOLO-6
		{Of: partOlive | partGoods | partDice | partPlay, Holds: (*inspection).oliveIsAtHerStep}, // SOLO-7 to SOLO-11
	}},
	{Invariants: []family.Invariant[*inspection]{ // what was done so far
		{Of: partPlay, Holds: (*inspection).quietRoundsEnd}, // END-2
	}},
}

var sentences = family.Sentences{English: English, Section: "finding", Notation: notation}

// why says what is wrong with a position, in a sentence of the section [finding].
func why(key string, namesAndValues ...any) family.Phrase {
	return sentences.Why(key, namesAndValues...)
}

func stateError(field string, rule Rule, why family.Phrase) *family.StateError {
	return &family.StateError{Field: field, Rule: rule, Reason: why}
}

// fault notes a finding. Before the first round all findings are faults.
func (in *inspection) fault(field string, rule Rule, why family.Phrase) {
	if in.inSetup() {
		in.Note = false
	}
	in.Fault(field, rule, why)
}

// must notes a finding unless something is so. What its sentence names follows from the
// position.
func (in *inspection) must(key string, so bool, field string, rule Rule) {
	if !so {
		in.tell(key, field, rule)
	}
}

// tell notes a finding whose sentence names what follows from the position.
func (in *inspection) tell(key, field string, rule Rule) {
	in.fault(field, rule, why(key, "phase", in.phase.String(), "round", int(in.round), "turn", in.turn, "place", int(in.turn), "die", int(in.die),
		"wall", int(in.wall), "step", in.step.String(), "quiet", int(in.quiet), "seats", int(in.game.seats), "empty", in.emptyCities(),
		"reserved", int(in.reserved), "for", int(in.reservedBy)))
}

// mustOf notes a finding about a seat unless something is so.
func (in *inspection) mustOf(seat Seat, key string, so bool, field string, rule Rule) {
	if !so {
		in.tellOf(seat, key, field, rule)
	}
}

// tellOf notes a finding about a seat.
func (in *inspection) tellOf(seat Seat, key, field string, rule Rule) {
	in.fault(playerField(seat, field), rule, why(key, "seat", seat, "phase", in.phase.String()))
}

// playerField is where JSON says something of a seat.
func playerField(seat Seat, field string) string { return fmt.Sprintf("players[%d].%s", seat-1, field) }

// Invariants of where the game stands.

func (in *inspection) phaseIsPlayed() {
	played := in.phase > 0 && in.phase < phaseEnd
	switch in.phase {
	case PhaseOrders, PhaseWall, PhaseInfluence, PhasePower:
		played = in.game.plays(in.phase)
	case PhaseDraw, PhasePlace:
		played = in.game.plays(PhasePower)
	case PhaseSteal, PhaseEnd:
		played = !in.game.solo()
	case PhaseOlive:
		played = in.game.solo()
	}
	if !played {
		in.tell("phase", "phase", in.comesNext())
	}
}

// inSetup reports whether no round has begun yet.
func (in *inspection) inSetup() bool { return in.phase < PhaseRoll }

// inOlivesTurn reports whether Olive's turn waits for the player's answer or
// for a die.
func (in *inspection) inOlivesTurn() bool {
	return in.phase == PhaseOlive || in.phase == PhaseReroll && in.step.Rerolls()
}

// inTurn reports whether a player's turn has begun and not ended.
func (in *inspection) inTurn() bool {
	switch in.phase {
	case PhaseDraft, PhaseSteal, PhaseAct, PhaseEnd:
		return true
	}
	return in.phase == PhaseReroll && !in.inOlivesTurn()
}

func (in *inspection) stepFitsPhase() {
	fits := in.step == 0
	switch {
	case in.phase == PhaseOlive:
		fits = in.step.Offers()
	case in.phase == PhaseReroll && in.game.solo():
		fits = fits || in.step.Rerolls()
	case in.phase == PhaseOver && in.game.solo():
		fits = fits || in.step == solo.Won
	}
	in.must("olive-step-in-phase", fits, "olive.step", soloCrossesOff)
}

// mostRounds is far above what a game has, so that one that goes on from there ends
// before its rounds cannot be counted.
const mostRounds = 60_000

func (in *inspection) roundFitsPhase() {
	in.must("round-in-phase", in.inSetup() == (in.round == 0), "round", roundRoll)
	in.must("round-too-late", in.round <= mostRounds, "round", roundRoll)
}

func (in *inspection) startFitsRound() {
	if start := startOf(in.round, in.game.seats); in.start != start {
		in.fault("start", roundEnd, why("start", "round", int(in.round), "seat", int(start), "start", int(in.start)))
	}
}

func (in *inspection) turnFitsPhase() {
	switch {
	case in.phase == PhaseOlive:
		in.must("turn-of-olive", in.turn == 1, "turnOf", soloCrossesOff)
	case in.inTurn() || in.phase == PhasePower || in.phase == PhaseDraw || in.phase == PhasePlace:
		in.must("turn-of-a-seat", in.playing(in.turn), "turnOf", roundTurn)
	default:
		in.must("turn-of-nobody", in.turn == Nobody, "turnOf", roundTurn)
	}
}

// actionsOfTurn is how many actions a turn has at the most.
func (in *inspection) actionsOfTurn() int {
	if in.tileEffect(2) == twoDice {
		return 2 // TILE-2a
	}
	return int(in.game.actions)
}

// Invariants of a turn.

// flagsFitTurn asks whether each yes-or-no fact means something now.
func (in *inspection) flagsFitTurn() {
	acting := in.phase == PhaseAct || in.phase == PhaseReroll
	holds := in.holds(in.turn, 2, twoDice)
	in.must("productive-early", !in.has(flagProductive) || in.step != 0 || in.inTurn() && (in.acted > 0 || in.turn != in.start),
		"productive", endQuietRounds)
	in.must("two-not-held", !in.has(flagHeldTwo) || holds && (acting && in.acted == 0 || in.phase == PhaseEnd && in.acted == 1),
		"held2a", tileTwoDice)
	in.must("settled", !in.has(flagSettled) || in.phase == PhaseAct && in.tileEffect(5) == rerollFlip, "settled", tileRerollOrFlip)
	in.must("fulfilled", !in.has(flagFulfilled) || in.inTurn() && in.ordersHeld(in.turn) > 0, "fulfilled", orderFulfilled)
	in.must("two-held", !acting || in.acted > 0 || !holds || in.has(flagHeldTwo), "held2a", tileTwoDice)
}

func (in *inspection) ordersHeld(seat Seat) int {
	orders, _ := in.ordersOf(seat)
	return orders
}

func (in *inspection) thiefIsAsked() {
	in.must("no-thief", in.phase != PhaseSteal || in.thief() != Nobody, "phase", tileSteal)
}

// How long a game can be, and how many points there can be: the same in every
// position of a setup.

const (
	// longestAction is the moves of an action: the die changed by tiles 1, 2 and 5,
	// each at most once (TILE-0), rolled again, and the action.
	longestAction = 5
	// longestTurn is the number of moves of a turn with two actions (TILE-2a, SOLO-4).
	// These are three drafts, since tile 2b takes one die and is declined another, the
	// actions, the tile between them, an order (ORDER-3) and the end.
	longestTurn = 3 + 2 + 2*longestAction + 3
	// longestOlive is the moves of a turn of Olive's, but for rolls by SOLO-8: tile 2
	// is offered at its start and at its end, and its roll.
	longestOlive = 3
)

// LongestGame returns a number of moves that no game of this setup exceeds, chance
// included, from its beginning to its end. Few games come near it: it is reckoned
// from what ends every game, END-2 or SOLO-6. It allocates nothing.
func (s *State) LongestGame() int {
	if s.game == nil {
		return 0
	}
	g, seats := s.game, int(s.game.seats)
	setup := bits.OnesCount32(uint32(g.setUp))
	if g.plays(PhasePower) {
		setup += 3 * seats // each takes one, and perhaps draws and places a good
	}
	if g.solo() {
		hexes := 0
		for _, room := range g.room {
			hexes += int(room)
		}
		// Each turn of Olive's and each roll by SOLO-8 crosses off a hex, or wins.
		return setup + (hexes+1)*(1+longestTurn+longestOlive+1)
	}
	productive := seats*(len(g.sites)+6) + g.deliverable() // builds, boxes, deliveries
	rounds := quietRounds * (productive + 1)
	return setup + rounds*(1+seats*longestTurn)
}

// deliverable is the number of goods that can be delivered in a game, at the most:
// what is delivered never comes back to a city.
func (g *game) deliverable() int {
	goods := 6 * g.perCity
	if g.receivesCoal {
		goods += 6 // COAL-1
	}
	if g.plays(PhasePower) {
		goods++ // POWER-6
	}
	return goods
}

// longestDelivery is the most that a delivery can score, with no limit of strength
// (TILE-4a). It has five links between the six cities, which it visits once each, the six
// towns, and the bonus of tile 3b.
const longestDelivery = 5 + 6 + 2

// TotalBounds returns between which numbers the Total of a seat stays in every game of
// this setup, both included. Few games come near the higher one. It allocates
// nothing.
func (s *State) TotalBounds() (least, most int) {
	if s.game == nil {
		return 0, 0
	}
	g := s.game
	most = g.deliverable()*longestDelivery + // SCORE-1
		len(g.sites) + 6 + // SCORE-2: each link has a hex at least, each town one link
		scoring.Engine(6) // SCORE-3
	if g.plays(PhasePower) {
		most += variants.PowerPoints // POWER-4
	}
	either := func(a, b int8) {
		least += min(0, int(a), int(b))
		most += max(0, int(a), int(b))
	}
	for i := range variants.NumTiles {
		number := i + 1
		either(g.values[number][0].Points, g.values[number][1].Points) // SCORE-4
		if g.keepsDelivered {
			orders := &g.parts.Orders
			either(orders[variants.OrderFaceOf(number, false)].Points, orders[variants.OrderFaceOf(number, true)].Points) // SCORE-5
		}
	}
	return least, most
}

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
