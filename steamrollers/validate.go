package steamrollers

import (
	"errors"
	"fmt"

	"github.com/railhex/railhex/variants/family"
)

// Validate holds a position to everything that the rules say of positions:
// nil, or every invariant that is broken, each a [*family.StateError], joined. Where
// the game cannot stand as it does, or goods do not add up, nothing is
// concluded from that, so that one fault is not told as ten. Of the zero State
// the error is [NoState].
//
// Every State that [New], [State.Apply] and the decoders give is valid; they
// give no other. That a position is valid does not say that a game leads to it,
// but it plays on like one: every legal move of a valid position leads to a
// valid position.
func (s *State) Validate() error {
	if s.game == nil {
		return NoState
	}
	in := inspection{State: s}
	in.inspect()
	return errors.Join(in.joinable()...)
}

// A part of a position, or several.
type part uint16

const (
	partPhase     part = 1 << iota
	partRound          // its number
	partStanding       // start player, whose turn it is, Olive's step
	partGoods          // in the bag, on cities, kept, personal, removed
	partDelivered      // what goods tell of deliveries
	partSheets         // boxes, track and delivery points
	partTiles          // the action tiles
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
	faults  []*family.StateError
	unclear part // from which nothing is concluded: it could not be read, or cannot be

	carried bool // what is carried along was just found from the rest
}

// inspect holds the position to all invariants, as far as its parts are clear.
func (in *inspection) inspect() {
	for _, topic := range topics {
		before, unclear := len(in.faults), in.unclear
		for _, invariant := range topic.invariants {
			if invariant.of&unclear == 0 {
				invariant.holds(in)
			}
		}
		if len(in.faults) > before {
			in.unclear |= topic.founds
		}
	}
}

// An invariant is what holds in every position, and of which parts of it.
type invariant struct {
	of    part
	holds func(*inspection)
}

// topics is all that holds. What a topic founds is not clear after a fault in
// it, so that later topics conclude nothing from that.
var topics = []struct {
	founds     part
	invariants []invariant
}{
	{partPhase, []invariant{
		{partPhase, (*inspection).phaseIsPlayed},
	}},
	{partStanding, []invariant{
		{partPhase | partRound, (*inspection).roundFitsPhase},    // ROUND-1
		{partRound | partStanding, (*inspection).startFitsRound}, // ROUND-4
		{partPhase | partStanding, (*inspection).turnFitsPhase},  // ROUND-2, POWER-1
		{partPhase | partStanding, (*inspection).stepFitsPhase},  // SOLO-6 to SOLO-11
	}},
	{partDelivered, []invariant{
		{partGoods, (*inspection).goodsAddUp},                   // GOODS-1
		{partGoods | partPhase, (*inspection).bagIsFullAtFirst}, // SETUP-2
		{partGoods | partPhase, (*inspection).citiesHoldDraws},  // SETUP-3, SOLO-1
		{partGoods, (*inspection).citiesLackOwnGood},            // SETUP-4
		{partGoods, (*inspection).coalIsPlaced},                 // COAL-1
	}},
	{partPowers, []invariant{
		{partTiles | partOrders | partPowers, (*inspection).holdersPlay}, // SETUP-1
		{partPowers | partMoment, (*inspection).powersAreTaken},          // POWER-1
	}},
	{partSheets, []invariant{
		{partDice | partPhase, (*inspection).wallIsRolled},         // WALL-1
		{partSheets | partDice, (*inspection).linksAreKnown},       // DELIVER-3
		{partSheets | partGoods, (*inspection).sheetsAreOfPlayers}, // SETUP-1
	}},
	{0, []invariant{ // goods
		{partGoods, (*inspection).linesAreInOrder},                         // SOLO-1
		{partGoods, (*inspection).goodsStayWithTheirModules},               // COAL-1, ORDER-2
		{partGoods | partOrders, (*inspection).paymentsAreKnown},           // ORDER-3
		{partGoods | partPowers, (*inspection).ownGoodHasOwner},            // POWER-6
		{partGoods | partPowers | partPlay, (*inspection).ownGoodIsPlaced}, // POWER-6
	}},
	{0, []invariant{ // tiles and powers
		{partTiles | partOrders | partPhase, (*inspection).sidesAreDrawn},               // SETUP-5, ORDER-1
		{partTiles, (*inspection).centreIsUpright},                                      // TAKE-3
		{partPlay, (*inspection).tilesTurnUpright},                                      // ROUND-2, TAKE-3
		{partPowers | partSheets | partTiles | partMoment, (*inspection).powersAreUsed}, // POWER-2, POWER-3, POWER-5
	}},
	{0, []invariant{ // dice
		{partDice | partPhase, (*inspection).dieIsInUse},   // ROUND-2
		{partDice | partPlay, (*inspection).diceAddUp},     // SETUP-7, DIE-1
		{partDice | partPlay, (*inspection).dieIsReserved}, // TILE-2b
		{partDice | partPlay, (*inspection).thiefIsAsked},  // TILE-2b
	}},
	{0, []invariant{ // the turn
		{partPlay, (*inspection).actionsFitPhase},                                // ROUND-2, SOLO-4
		{partPlay | partOrders, (*inspection).flagsFitTurn},                      // END-2, TILE-2a, TILE-5b, ORDER-3
		{partPlay | partOrders | partGoods | partDice, (*inspection).turnCanEnd}, // ROUND-2
		{partPlay, (*inspection).secondDieIsHers},                                // TILE-2a
		{partPlay, (*inspection).fifthTileIsUsed},                                // TILE-5b
		{partPlay, (*inspection).usedTilesAreKept},                               // TILE-0, SOLO-5
		{partPlay, (*inspection).facesAreUsed},                                   // YUCATA-1
	}},
	{0, []invariant{ // Olive
		{partOlive, (*inspection).oliveHasRoom},                                       // SOLO-6
		{partOlive | partMoment, (*inspection).oliveHasCrossed},                       // SOLO-3, SOLO-6
		{partOlive | partGoods | partMoment, (*inspection).olivePointsAreDue},         // SOLO-9
		{partOlive | partGoods | partDice | partPlay, (*inspection).oliveIsAtHerStep}, // SOLO-7 to SOLO-11
	}},
	{0, []invariant{ // what was done so far
		{partActions | partOrders, (*inspection).actionsSuffice},      // ROUND-2
		{partActions | partOrders, (*inspection).deliveriesKeptGoods}, // ORDER-2
		{partActions, (*inspection).pointsAreDelivered},               // DELIVER-7
		{partActions, (*inspection).roundsWereQuiet},                  // END-2
		{partGoods | partPlay, (*inspection).gameEnds},                // END-1, END-2, SOLO-12
	}},
}

func (in *inspection) fault(field string, rule Rule, format string, args ...any) {
	in.faults = append(in.faults, stateError(field, rule, format, args...))
}

func stateError(field string, rule Rule, format string, args ...any) *family.StateError {
	return &family.StateError{Field: field, Rule: rule, Reason: fmt.Sprintf(format, args...)}
}

// faultOf is a fault of a seat's part of the position.
func (in *inspection) faultOf(seat Seat, field string, rule Rule, format string, args ...any) {
	in.fault(playerField(seat, field), rule, format, args...)
}

// playerField is where JSON says something of a seat.
func playerField(seat Seat, field string) string { return fmt.Sprintf("players[%d].%s", seat-1, field) }

// joinable is the faults as errors.
func (in *inspection) joinable() []error {
	all := make([]error, len(in.faults))
	for i, fault := range in.faults {
		all[i] = fault
	}
	return all
}
