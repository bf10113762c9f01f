package steamrollers

import (
	"fmt"

	"github.com/railhex/railhex/variants/family"
)

// Validate holds a position to what the rules say of positions: nil, or every finding,
// each a [*family.StateError], joined. A finding that is a Note says what no game comes to
// in a position that can be played all the same. If one fault makes other checks
// meaningless, they are left out, so that one fault is not reported as ten. For the zero
// State the error is [NoState].
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
		{Of: partGoods, Note: true, Holds: (*inspection).goodsAddUp},        // GOODS-1
		{Of: partGoods | partPhase, Holds: (*inspection).bagIsFullAtFirst},  // SETUP-2
		{Of: partGoods, Note: true, Holds: (*inspection).citiesLackOwnGood}, // SETUP-4
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
		{Of: partPlay, Holds: (*inspection).actionsFitPhase},                                            // ROUND-2, SOLO-4
		{Of: partPlay | partOrders, Holds: (*inspection).flagsFitTurn},                                  // END-2, TILE-2a, TILE-5b, ORDER-3
		{Of: partPlay | partOrders | partGoods | partDice, Note: true, Holds: (*inspection).turnCanEnd}, // ROUND-2
	}},
	{Invariants: []family.Invariant[*inspection]{ // Olive
		{Of: partOlive, Holds: (*inspection).oliveHasRoom},                                       // SOLO-6
		{Of: partOlive | partPhase, Holds: (*inspection).oliveHasCrossed},                        // SOLO-3, SOLO-6
		{Of: partOlive | partGoods | partDice | partPlay, Holds: (*inspection).oliveIsAtHerStep}, // SOLO-7 to SOLO-11
	}},
	{Invariants: []family.Invariant[*inspection]{ // what was done so far
		{Of: partGoods | partPlay, Note: true, Holds: (*inspection).gameEnds}, // END-1, END-2, SOLO-12
		{Of: partPlay, Holds: (*inspection).quietRoundsEnd},                   // END-2
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
