package steamrollers

import (
	"fmt"

	"github.com/railhex/railhex/variants/family"
)

// Validate holds a position to everything that the rules say of positions: nil, or every
// invariant that is broken, each a [*family.StateError], joined. If one fault makes other
// checks meaningless, they are left out, so that one fault is not reported as ten. For the
// zero State the error is [NoState].
//
// Every State that [New], [State.Apply] and the decoders give is valid; they give no
// other. That a position is valid does not mean that a game leads to it, but it plays on
// like one. Every legal move of a valid position leads to a valid position. The same is
// true of a study position ([ParseStudy]) and [family.Bounds].
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
	partPhase     family.Parts = 1 << iota
	partRound                  // its number
	partStanding               // start player, whose turn it is, Olive's step
	partGoods                  // in the bag, on cities, kept, personal, removed
	partDelivered              // what goods tell of deliveries
	partSheets                 // boxes, track and delivery points
	partTiles                  // the action tiles
	partOrders
	partPowers
	partDice // the die in use, the others, the black one, that of the chart
	partTurn // what is noted of the turn and of the round
	partOlive

	partMoment  = partPhase | partRound | partStanding
	partPlay    = partMoment | partTurn | partTiles
	partActions = partDelivered | partGoods | partSheets | partPowers | partPlay
)

// An inspection gathers what is wrong with a position.
type inspection struct {
	*State
	family.Inspection

	carried bool // what is carried along was just found from the rest
}

// inspect holds the position to all invariants, as far as its parts are clear.
func (in *inspection) inspect() { family.Inspect(in, &in.Inspection, topics) }

// relaxed is the strictness of invariants that a study position may break.
const relaxed = family.Reachability

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
	{Founds: partDelivered, Invariants: []family.Invariant[*inspection]{
		{Of: partGoods, Strictness: relaxed, Holds: (*inspection).goodsAddUp},                  // GOODS-1
		{Of: partGoods | partPhase, Holds: (*inspection).bagIsFullAtFirst},                     // SETUP-2
		{Of: partGoods | partPhase, Strictness: relaxed, Holds: (*inspection).citiesHoldDraws}, // SETUP-3, SOLO-1
		{Of: partGoods, Strictness: relaxed, Holds: (*inspection).citiesLackOwnGood},           // SETUP-4
		{Of: partGoods, Strictness: relaxed, Holds: (*inspection).coalIsPlaced},                // COAL-1
	}},
	{Founds: partPowers, Invariants: []family.Invariant[*inspection]{
		{Of: partTiles | partOrders | partPowers, Holds: (*inspection).holdersPlay},             // SETUP-1
		{Of: partPowers | partMoment, Strictness: relaxed, Holds: (*inspection).powersAreTaken}, // POWER-1
	}},
	{Founds: partSheets, Invariants: []family.Invariant[*inspection]{
		{Of: partDice | partPhase, Holds: (*inspection).wallIsRolled},         // WALL-1
		{Of: partSheets | partDice, Holds: (*inspection).linksAreKnown},       // DELIVER-3
		{Of: partSheets | partGoods, Holds: (*inspection).sheetsAreOfPlayers}, // SETUP-1
	}},
	{Invariants: []family.Invariant[*inspection]{ // goods
		{Of: partGoods, Holds: (*inspection).linesAreInOrder},                                // SOLO-1
		{Of: partGoods, Strictness: relaxed, Holds: (*inspection).goodsStayWithTheirModules}, // COAL-1, ORDER-2
		{Of: partGoods | partOrders, Holds: (*inspection).paymentsAreKnown},                  // ORDER-3
		{Of: partGoods | partPowers, Holds: (*inspection).ownGoodHasOwner},                   // POWER-6
		{Of: partGoods | partPowers | partPlay, Holds: (*inspection).ownGoodIsPlaced},        // POWER-6
	}},
	{Invariants: []family.Invariant[*inspection]{ // tiles and powers
		{Of: partTiles | partOrders | partPhase, Holds: (*inspection).sidesAreDrawn},                                    // SETUP-5, ORDER-1
		{Of: partTiles, Holds: (*inspection).centreIsUpright},                                                           // TAKE-3
		{Of: partPlay, Strictness: relaxed, Holds: (*inspection).tilesTurnUpright},                                      // ROUND-2, TAKE-3
		{Of: partPowers | partSheets | partTiles | partMoment, Strictness: relaxed, Holds: (*inspection).powersAreUsed}, // POWER-2, POWER-3, POWER-5
	}},
	{Invariants: []family.Invariant[*inspection]{ // dice
		{Of: partDice | partPhase, Holds: (*inspection).dieIsInUse},   // ROUND-2
		{Of: partDice | partPlay, Holds: (*inspection).diceAddUp},     // SETUP-7, DIE-1
		{Of: partDice | partPlay, Holds: (*inspection).dieIsReserved}, // TILE-2b
		{Of: partDice | partPlay, Holds: (*inspection).thiefIsAsked},  // TILE-2b
	}},
	{Invariants: []family.Invariant[*inspection]{ // the turn
		{Of: partPlay, Holds: (*inspection).actionsFitPhase},                                                     // ROUND-2, SOLO-4
		{Of: partPlay | partOrders, Holds: (*inspection).flagsFitTurn},                                           // END-2, TILE-2a, TILE-5b, ORDER-3
		{Of: partPlay | partOrders | partGoods | partDice, Strictness: relaxed, Holds: (*inspection).turnCanEnd}, // ROUND-2
		{Of: partPlay, Strictness: relaxed, Holds: (*inspection).secondDieIsHers},                                // TILE-2a
		{Of: partPlay, Strictness: relaxed, Holds: (*inspection).fifthTileIsUsed},                                // TILE-5b
		{Of: partPlay, Strictness: relaxed, Holds: (*inspection).usedTilesAreKept},                               // TILE-0, SOLO-5
		{Of: partPlay, Strictness: relaxed, Holds: (*inspection).facesAreUsed},                                   // YUCATA-1
	}},
	{Invariants: []family.Invariant[*inspection]{ // Olive
		{Of: partOlive, Holds: (*inspection).oliveHasRoom},                                                    // SOLO-6
		{Of: partOlive | partMoment, Strictness: relaxed, Holds: (*inspection).oliveHasCrossed},               // SOLO-3, SOLO-6
		{Of: partOlive | partGoods | partMoment, Strictness: relaxed, Holds: (*inspection).olivePointsAreDue}, // SOLO-9
		{Of: partOlive | partGoods | partDice | partPlay, Holds: (*inspection).oliveIsAtHerStep},              // SOLO-7 to SOLO-11
	}},
	{Invariants: []family.Invariant[*inspection]{ // what was done so far
		{Of: partActions | partOrders, Strictness: relaxed, Holds: (*inspection).actionsSuffice},      // ROUND-2
		{Of: partActions | partOrders, Strictness: relaxed, Holds: (*inspection).deliveriesKeptGoods}, // ORDER-2
		{Of: partActions, Strictness: relaxed, Holds: (*inspection).pointsAreDelivered},               // DELIVER-7
		{Of: partActions, Strictness: relaxed, Holds: (*inspection).roundsWereQuiet},                  // END-2
		{Of: partGoods | partPlay, Strictness: relaxed, Holds: (*inspection).gameEnds},                // END-1, END-2, SOLO-12
		{Of: partPlay, Holds: (*inspection).quietRoundsEnd},                                           // END-2
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

// fault notes a finding. Before the first round nothing is relaxed.
func (in *inspection) fault(field string, rule Rule, why family.Phrase) {
	if in.inSetup() {
		in.Strictness = family.Bounds
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
