package steampower

import (
	"fmt"
	"math/bits"

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
	anew := *s
	in := inspection{State: &anew}
	in.inspect()
	if anew != *s {
		in.Fault("track", nil, why("carried-along"))
	}
	return in.Findings.Err()
}

// An inspection gathers what is wrong with a position.
type inspection struct {
	*State
	family.Inspection
}

var sentences = family.Sentences{English: English, Section: "finding", Notation: notation}

// why says what is wrong with a position, in a sentence of the section [finding].
func why(key string, namesAndValues ...any) family.Phrase {
	return sentences.Why(key, namesAndValues...)
}

func stateError(field string, rule Rule, why family.Phrase) *family.StateError {
	return &family.StateError{Field: field, Rule: rule, Reason: why}
}

// playerField is where JSON says something of a seat.
func playerField(seat Seat, field string) string { return fmt.Sprintf("players[%d].%s", seat-1, field) }

// inspect holds the position to all invariants, and sets what is carried along.
func (in *inspection) inspect() { family.Inspect(in, &in.Inspection, topics) }

// position is the only part of a position: whatever is found makes all of it unclear.
const position family.Parts = 1

var topics = []family.Topic[*inspection]{
	{Founds: position, Invariants: []family.Invariant[*inspection]{
		{Holds: (*inspection).derive},
		{Holds: (*inspection).standing},
	}},
	{Founds: position, Invariants: []family.Invariant[*inspection]{
		{Of: position, Holds: (*inspection).cityTiles},
		{Of: position, Holds: (*inspection).cityGoods},
		{Of: position, Holds: (*inspection).handsOfSetup},
		{Of: position, Holds: (*inspection).memories},
	}},
	{Founds: position, Invariants: []family.Invariant[*inspection]{
		{Of: position, Holds: (*inspection).contractUnderWay},
		{Of: position, Holds: (*inspection).somethingToDraw},
	}},
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
	in.Fault(field, rule, why(key, "phase", in.phase.String(), "seat", in.seat, "place", int(in.seat), "round", int(in.round), "quiet", int(in.quiet),
		"contract", int(in.contract), "goods", in.asked, "goal", in.game.goal, "most", longestQuiet))
}

// mustOf notes a finding about a seat unless something is so.
func (in *inspection) mustOf(seat Seat, key string, so bool, field string, rule Rule) {
	if !so {
		in.tell(key, playerField(seat, field), rule)
	}
}

// within notes a finding unless a number of the position is in the range that its phase
// allows.
func (in *inspection) within(field string, rule Rule, n uint8, least, most int) {
	if int(n) < least || int(n) > most {
		in.Fault(field, rule, why("number-in-phase", "number", int(n), "phase", in.phase.String(), "least", least, "most", most))
	}
}

// inSetup reports whether no round has begun.
func (in *inspection) inSetup() bool {
	return in.phase == PhaseCity || in.phase == PhaseDeal && in.round == 0
}

// standing is that round and seat fit the phase, and that it can be counted down what
// moves count down.
func (in *inspection) standing() {
	leastLeft, leastDeals := 0, 0
	switch in.phase {
	case PhaseAct:
		leastLeft = 1
	case PhaseDeal:
		leastDeals = 1
	}
	in.within("left", turnTwoActions, in.left, leastLeft, actionsOfTurn)
	in.within("deals", drawTwo, in.deals, leastDeals, handAtStart)
	nobodys := in.phase == PhaseCity || in.phase == PhaseOver
	in.must("seat-in-phase", nobodys == (in.seat == Nobody), "seat", turnOrder)
	in.must("round-in-phase", in.inSetup() == (in.round == 0), "round", turnOrder)
	in.must("quiet-goes-on", in.phase == PhaseOver || in.quiet < longestQuiet, "quiet", endQuietRounds)
}

// cityTiles is COMP-1, SETUP-2 and what may stand on which tile.
func (in *inspection) cityTiles() {
	for c := range Colours() {
		if in.tilesLeft(c) < 0 {
			in.Fault("cities", componentsCityTiles, why("city-tiles", "number", bits.OnesCount64(in.tiles[c-1]), "colour", c, "most", in.game.parts.CityTiles[c-1]))
		}
	}
	laid, all := in.laid(), uint64(1)<<in.game.numCities-1
	n := bits.OnesCount64(laid)
	if in.phase != PhaseCity && laid != all {
		in.Fault("cities", setupCityTiles, why("city-without-tile", "number", n, "most", in.game.numCities, "phase", in.phase.String()))
	}
	in.must("city-tiles-in-order", in.phase != PhaseCity || laid != all && laid == 1<<n-1, "cities", setupCityTiles)
}

// faultsIn notes a finding for each of some cities.
func (in *inspection) faultsIn(cities uint64, rule Rule, key string) {
	for city := range citiesIn(cities) {
		in.Fault(fmt.Sprintf("cities[%d]", city), rule, why(key))
	}
}

// cityGoods is that each good in a city came with a factory, whose owner is paid for it.
func (in *inspection) cityGoods() {
	in.faultsIn(in.stocked()&^in.built(), ruleFactoryGoods, "goods-without-factory")
	for seat := range family.Values(1, in.game.seats) {
		if in.factoriesLeft(seat) < 0 {
			in.Fault("cities", factoryLeft, why("factories", "seat", seat, "number", bits.OnesCount64(in.factories[seat-1]), "most", in.game.parts.Factories))
		}
	}
}

// handsOfSetup is how many contracts each player holds while they are dealt.
func (in *inspection) handsOfSetup() {
	if in.round > 0 {
		return
	}
	for seat := range family.Values(1, in.game.seats) {
		due := 0
		switch {
		case seat < in.seat:
			due = handAtStart
		case seat == in.seat:
			due = handAtStart - int(in.deals)
		}
		if hand, done := in.Hand(seat).Len(), in.Fulfilled(seat).Len(); hand != due || done != 0 {
			in.Fault(playerField(seat, "hand"), setupContracts, why("hand-in-setup", "number", hand+done, "due", due))
		}
	}
}

// known is the contracts that a seat has lost and knows of.
func (in *inspection) known(seat Seat) (contracts uint64) {
	for _, set := range in.lost[seat-1] {
		contracts |= set
	}
	return contracts
}

// memories is that the contracts that players know of are where they may be.
func (in *inspection) memories() {
	for seat := range family.Values(1, in.game.seats) {
		var right uint64
		for other := range family.Values(1, in.game.seats) {
			if other != seat {
				right |= *in.witnessed(seat, other) & in.hands[other]
			}
		}
		in.mustOf(seat, "memory", in.known(seat) == right, "lost", drawFromFullestHand)
	}
}

// contractUnderWay is that a contract is being fulfilled out of a hand and can be paid,
// and that a bonus is one of a contract.
func (in *inspection) contractUnderWay() {
	number := int(in.contract)
	switch in.phase {
	case PhaseBonus:
		in.must("contract-in-phase", in.game.contract(number).Bonus != 0, "contract", bonusAtOnce)
	case PhaseBuild, PhaseDeal:
		in.must("contract-in-phase", number == 0 || in.round > 0 && in.game.contract(number).Bonus == bonusOf[in.phase], "contract", bonusAtOnce)
	case PhaseShip:
		in.must("goods-none", in.asked != 0, "goods", contractOrderOfGoods)
		in.must("contract-not-held", in.Hand(in.seat).Has(number), "contract", contractFromHand)
		prices := in.prices(in.asked)
		if price, money := prices.of(in.asked), int(in.money[in.seat-1]); price > money {
			in.Fault("goods", contractPayable, why("goods-too-dear", "number", price, "seat", in.seat, "money", money))
		}
	default:
		in.must("contract-in-phase", number == 0, "contract", bonusAtOnce)
	}
}

// bonusOf is the bonuses that are taken in phases of their own.
var bonusOf = [phaseEnd]Bonus{PhaseBuild: BuildBonus, PhaseDeal: ContractsBonus}

// somethingToDraw is that a contract that is to be drawn is somewhere.
func (in *inspection) somethingToDraw() {
	if in.phase == PhaseDeal {
		_, nothing := in.drawnFrom(in.seat)
		in.must("nothing-to-draw", nothing == 0, "deals", nothing)
	}
}

// How long a game can be, and how many points there can be: the same in every
// position of a setup.

const (
	// longestAction is the moves of an action that fulfils no contract: to draw and
	// two contracts; a step of building and another one, or its end, are fewer.
	longestAction = 1 + contractsDrawn
	// longestFulfilment is the moves of an action that does: the contract, its goods,
	// and its bonus.
	longestFulfilment = 1 + maxContractGoods + longestAction
)

// longest is the number of rounds that a game can have (END-2). At most ten rounds in a
// row are without a link completed, a factory or a contract, and there are as many others
// as locomotives, factories and contracts.
func (g *game) longest() (rounds int) {
	productive := int(g.seats)*g.parts.Locomotives + min(int(g.seats)*g.parts.Factories, g.numCities) + g.parts.NumContracts()
	return longestQuiet * (productive + 1)
}

// LongestGame returns a number of moves that no game of this setup exceeds, chance
// included, from its beginning to its end. Few games come near it: it is reckoned
// from what ends every game, END-2. It allocates nothing.
func (s *State) LongestGame() int {
	if s.game == nil {
		return 0
	}
	g, seats := s.game, int(s.game.seats)
	return g.numCities + seats*handAtStart +
		g.longest()*seats*actionsOfTurn*longestAction +
		g.parts.NumContracts()*longestFulfilment
}

// mostPaid is the most that one good of a contract pays other players: $1 for a
// factory and $1 for each link (SHIP-2, SHIP-3).
const mostPaid = 1 + maxOwners

// TotalBounds returns between which numbers the Total of a seat stays in every game of
// this setup, both included. Few games come near the higher one. It allocates
// nothing.
func (s *State) TotalBounds() (least, most int) {
	if s.game == nil {
		return 0, 0
	}
	g := s.game
	money := moneyAtStart + g.longest()*actionsOfTurn*moneyAction
	for _, c := range g.parts.Contracts {
		money += int(c.Money) + c.Goods.Len()*mostPaid
		most += int(c.Points) // SCORE-2
	}
	return 0, most + money/moneyForAPoint + // SCORE-1
		turnedPoints*min(g.parts.Factories, g.numCities) + // SCORE-3
		purplePoints*min(g.parts.CityTiles[Purple-1], g.numCities) // SCORE-4
}
