package steamrollers

import (
	"fmt"
	"math/bits"

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

var sentences = family.Sentences{English: English, Section: "finding", Notation: Reason(0).Notation}

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
