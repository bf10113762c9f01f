package steampower

import (
	"errors"
	"fmt"
	"math/bits"

	"github.com/railhex/railhex/variants/family"
)

// Validate holds a position to everything that the rules say of positions: nil, or
// every invariant that is broken, each a [*family.StateError], joined. Where the game
// cannot stand as it does nothing is concluded from that, so that one fault is not
// told as ten. Of the zero State the error is [NoState].
//
// Every State that [New], [State.Apply] and the decoders give is valid; they give
// no other. That a position is valid does not say that a game leads to it, but it
// plays on like one: every legal move of a valid position leads to a valid
// position.
func (s *State) Validate() error {
	if s.game == nil {
		return NoState
	}
	position := *s
	in := inspection{State: &position}
	in.inspect()
	if position != *s {
		in.fault("track", 0, "what is carried along does not follow from the rest")
	}
	return in.err()
}

// An inspection gathers what is wrong with a position.
type inspection struct {
	*State
	faults []error
}

func (in *inspection) fault(field string, rule Rule, format string, args ...any) {
	in.faults = append(in.faults, stateError(field, rule, format, args...))
}

func stateError(field string, rule Rule, format string, args ...any) *family.StateError {
	return &family.StateError{Field: field, Rule: rule, Reason: fmt.Sprintf(format, args...)}
}

// playerField is where JSON says something of a seat.
func playerField(seat Seat, field string) string { return fmt.Sprintf("players[%d].%s", seat-1, field) }

func (in *inspection) err() error { return errors.Join(in.faults...) }

// inspect holds the position to all invariants, and sets what is carried along. A
// group of them that finds a fault is the last that is asked.
func (in *inspection) inspect() {
	for _, objection := range in.derive() {
		field := "track"
		if objection.hex >= 0 {
			field = fmt.Sprintf("track %s", in.game.names[objection.hex])
		}
		in.fault(field, objection.rule, "%s", objection.text)
	}
	groups := [][]func(*inspection){
		{(*inspection).standing},
		{(*inspection).cityTiles, (*inspection).cityGoods, (*inspection).handsOfSetup, (*inspection).boardOfSetup, (*inspection).memories},
		{(*inspection).contractUnderWay, (*inspection).draws, (*inspection).endings},
	}
	for _, group := range groups {
		if len(in.faults) > 0 {
			return
		}
		for _, holds := range group {
			holds(in)
		}
	}
}

// standing is that round, seat, actions and contracts to draw fit the phase.
func (in *inspection) standing() {
	setup := in.phase == PhaseCity || in.phase == PhaseDeal && in.round == 0
	leastLeft, mostLeft, leastDeals, mostDeals := 0, actionsOfTurn-1, 0, 0
	switch {
	case in.phase == PhaseDeal && setup:
		mostLeft, leastDeals, mostDeals = 0, 1, handAtStart
	case in.phase == PhaseDeal:
		leastDeals, mostDeals = 1, contractsDrawn
	case in.phase == PhaseAct:
		leastLeft, mostLeft = 1, actionsOfTurn
	case in.phase == PhaseCity, in.phase == PhaseOver:
		mostLeft = 0
	}
	inBounds := func(field string, rule Rule, n, least, most int) {
		if n < least || n > most {
			in.fault(field, rule, "it is %d in phase %s, and can be %d to %d", n, in.phase, least, most)
		}
	}
	inBounds("left", TurnTwoActions, int(in.left), leastLeft, mostLeft)
	inBounds("deals", DrawTwo, int(in.deals), leastDeals, mostDeals)
	if nobodys := in.phase == PhaseCity || in.phase == PhaseOver; nobodys != (in.seat == Nobody) {
		in.fault("seat", TurnOrder, "it is %d in phase %s", in.seat, in.phase)
	}
	if setup != (in.round == 0) {
		in.fault("round", TurnOrder, "it is %d in phase %s", in.round, in.phase)
	}
	if setup && (in.quiet != 0 || in.productive) {
		in.fault("quiet", EndQuietRounds, "no round has been played")
	}
}

// cityTiles is COMP-1, SETUP-2 and what may stand on which tile.
func (in *inspection) cityTiles() {
	for c := range Colours() {
		if in.tilesLeft(c) < 0 {
			in.fault("cities", ComponentsCityTiles, "%d %s tiles lie on the map, and there are %d", bits.OnesCount64(in.tiles[c-1]), c, in.game.parts.CityTiles[c-1])
		}
	}
	laid, all := in.laid(), uint64(1)<<in.game.numCities-1
	switch n := bits.OnesCount64(laid); {
	case in.phase != PhaseCity && laid != all:
		in.fault("cities", SetupCityTiles, "%d of %d city spaces have a tile in phase %s", n, in.game.numCities, in.phase)
	case in.phase == PhaseCity && (laid == all || laid != 1<<n-1):
		in.fault("cities", SetupCityTiles, "tiles are drawn by row, then column, and one is drawn next")
	}
}

// cityGoods is FACTORY.
func (in *inspection) cityGoods() {
	built := in.built()
	fields := func(cities uint64, rule Rule, reason string) {
		for city := range citiesIn(cities) {
			in.fault(fmt.Sprintf("cities[%d]", city), rule, "%s", reason)
		}
	}
	fields(in.stocked()&^built, FactoryGoods, "goods lie in a city without a factory")
	fields(built&in.tiles[Purple-1], FactoryNotOnPurple, "a purple city has a factory")
	fields(built&^in.everyNetwork(), FactoryInANetwork, "a city of nobody's network has a factory")
	for seat := Seat(1); seat <= in.game.seats; seat++ {
		if in.factoriesLeft(seat) < 0 {
			in.fault("cities", FactoryLeft, "%s has %d factories on the map, and there are %d", seat, bits.OnesCount64(in.factories[seat-1]), in.game.parts.Factories)
		}
	}
}

// handsOfSetup is how many contracts each player holds while they are dealt, and
// as long as nobody has drawn out of a hand.
func (in *inspection) handsOfSetup() {
	for seat := Seat(1); seat <= in.game.seats; seat++ {
		hand, done := in.Hand(seat).Len(), in.Fulfilled(seat).Len()
		due := 0
		switch {
		case in.phase == PhaseCity:
		case in.round > 0:
			if in.hands[Nobody] != 0 && hand+done < handAtStart {
				in.fault(playerField(seat, "hand"), SetupContracts, "there are %d contracts, and %d were dealt", hand+done, handAtStart)
			}
			continue
		case seat < in.seat:
			due = handAtStart
		case seat == in.seat:
			due = handAtStart - int(in.deals)
		}
		if hand != due || done != 0 {
			in.fault(playerField(seat, "hand"), SetupContracts, "there are %d contracts in the setup, and should be %d", hand+done, due)
		}
	}
}

// boardOfSetup is that the game begins with an empty map, and that contracts are
// fulfilled by who has a network.
func (in *inspection) boardOfSetup() {
	for seat := Seat(1); seat <= in.game.seats; seat++ {
		if in.fulfilled[seat-1] != 0 && in.networks[seat-1] == 0 {
			in.fault(playerField(seat, "fulfilled"), ContractInNetwork, "a player without a network has fulfilled contracts")
		}
		if in.round == 0 && in.money[seat-1] != moneyAtStart {
			in.fault(playerField(seat, "money"), SetupMoney, "it is $%d in the setup, and each player begins with $%d", in.money[seat-1], moneyAtStart)
		}
	}
	if in.round > 0 {
		return
	}
	for hex := range in.game.names {
		if in.rails[hex] != 0 {
			in.fault("track", TurnOrder, "track lies on the map in the setup")
			return
		}
	}
}

// memories is that the contracts that players know of are where they may be.
func (in *inspection) memories() {
	for seat := Seat(1); seat <= in.game.seats; seat++ {
		var known, right uint64
		for other := Seat(1); other <= in.game.seats; other++ {
			if other != seat {
				known |= *in.witnessed(seat, other)
				right |= *in.witnessed(seat, other) & in.hands[other]
			}
		}
		if known != right {
			in.fault(playerField(seat, "lost"), DrawFromFullestHand, "a contract is in none of the hands where she knows it")
		}
		if known != 0 && in.hands[Nobody] != 0 {
			in.fault(playerField(seat, "lost"), DrawFromFullestHand, "nothing was drawn out of a hand while the bag has contracts")
		}
	}
}

// contractUnderWay is that contract and goods fit what is done with them.
func (in *inspection) contractUnderWay() {
	number := int(in.contract)
	contract := in.game.contract(number)
	taken := map[Phase]Bonus{PhaseBuild: BuildBonus, PhaseDeal: ContractsBonus}[in.phase]
	switch {
	case in.phase == PhaseShip:
		in.goodsUnderWay(number, contract)
		return
	case in.asked != 0:
		in.fault("goods", ContractWhole, "goods are asked for in phase %s", in.phase)
	}
	switch {
	case in.phase == PhaseBonus && contract.Bonus == 0,
		number != 0 && in.phase != PhaseBonus && (taken == 0 || taken != contract.Bonus):
		in.fault("contract", BonusAtOnce, "it is %d in phase %s", number, in.phase)
	case number != 0 && !in.Fulfilled(in.seat).Has(number):
		in.fault("contract", ContractReward, "%s has not fulfilled contract %d, whose bonus she takes", in.seat, number)
	}
}

// goodsUnderWay is that a contract is being fulfilled in order and can be paid.
func (in *inspection) goodsUnderWay(number int, contract Contract) {
	if !in.Hand(in.seat).Has(number) {
		in.fault("contract", ContractFromHand, "%s does not hold contract %d, which she fulfils", in.seat, number)
		return
	}
	rest := contract.Goods
	for rest != 0 && rest != in.asked {
		rest = rest.minus(rest.First())
	}
	switch {
	case rest == 0:
		in.fault("goods", ContractOrderOfGoods, "%q is not what is left of the goods of contract %d, %s, provided in their order", in.asked, number, contract.Goods)
	case in.networks[in.seat-1] == 0:
		in.fault("contract", ContractInNetwork, "%s has no network", in.seat)
	default:
		prices := in.prices(in.asked)
		if price := prices.of(in.asked); price > int(in.money[in.seat-1]) {
			in.fault("goods", ContractPayable, "they cost $%d at least, and %s has $%d", price, in.seat, in.money[in.seat-1])
		}
	}
}

// draws is that there is something to draw.
func (in *inspection) draws() {
	if in.phase != PhaseDeal {
		return
	}
	if _, nothing := in.drawnFrom(in.seat); nothing != 0 {
		in.fault("deals", nothing, "nothing can be drawn")
	}
}

// endings is END.
func (in *inspection) endings() {
	reached, over := in.goalReached(), in.phase == PhaseOver
	switch {
	case over && !reached && in.quiet < longestQuiet:
		in.fault("phase", EndContracts, "the game is over, and nobody has fulfilled %d contracts", in.game.goal)
	case over && (reached && in.quiet > 0 || in.productive):
		in.fault("quiet", EndQuietRounds, "the game has ended with a round in which contracts were fulfilled")
	case !over && in.quiet == longestQuiet:
		in.fault("quiet", EndQuietRounds, "the game goes on after %d quiet rounds", longestQuiet)
	case !over && reached && !in.productive:
		in.fault("phase", EndContracts, "somebody had fulfilled %d contracts before this round, and the game goes on", in.game.goal)
	}
	rounds := int(in.round) // that have ended
	if !over {
		rounds--
	}
	if in.round > 0 && int(in.quiet) > rounds {
		in.fault("quiet", EndQuietRounds, "it is %d after %d rounds", in.quiet, rounds)
	}
}
