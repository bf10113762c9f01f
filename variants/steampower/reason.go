package steampower

import "iter"

// A Reason is why a move or a setup is refused. The zero Reason is none.
type Reason uint8

// The reasons. Which facts a sentence names is said by its template.
const (
	ReasonNoState Reason = iota + 1
	ReasonNoMove
	ReasonOver
	ReasonNotAsked
	ReasonNotAskedOf
	ReasonNotThisSeat

	ReasonNotNextCity
	ReasonTilesUsedUp
	ReasonNotInBag
	ReasonNotInThatHand

	ReasonHexLacking
	ReasonWater
	ReasonCitySpace
	ReasonClosedEdge
	ReasonCrossed
	ReasonNoCrossing
	ReasonNotAtOpenEnd
	ReasonOutsideNetwork
	ReasonAtNoCity
	ReasonBackToCity
	ReasonJoinsForeign
	ReasonNoLocomotive
	ReasonNoTile
	ReasonNoMoneyToBuild
	ReasonNothingUnderConstruction
	ReasonNotLastTile
	ReasonNoSimpleTile
	ReasonSameTrack

	ReasonNoCity
	ReasonPurple
	ReasonHasFactory
	ReasonInNoNetwork
	ReasonNoFactoryLeft
	ReasonNoGoodsLeft
	ReasonGoodsOfFactory
	ReasonGoodsOfBonus

	ReasonNotInHand
	ReasonNoNetwork
	ReasonContractTooDear
	ReasonOtherGood
	ReasonNoSuchGood
	ReasonNotConnected
	ReasonOwnLink
	ReasonNeedsNoLink
	ReasonPaysTooMuch
	ReasonNoSuchRoute
	ReasonRouteTooDear
	ReasonCanBeHad
	ReasonNothingToDraw
	ReasonOwnHandFullest

	ReasonPlayers
	ReasonMap
	ReasonComponents
	ReasonFewCityTiles
	ReasonFewContracts
	ReasonResult

	reasonEnd

	// NumReasons is the number of reasons, for tables of their sentences: 54.
	NumReasons = int(reasonEnd) - 1
)

// Reasons walks all reasons.
func Reasons() iter.Seq[Reason] { return upTo(ReasonNoState, reasonEnd-1) }

// IsValid reports whether r is a reason.
func (r Reason) IsValid() bool { return 1 <= r && r < reasonEnd }

// String is a word for the reason, as in "pays-too-much"; "no reason" for none.
func (r Reason) String() string {
	if !r.IsValid() {
		return "no reason"
	}
	return reasons[r].word
}

// Template is the sentence in English, with a slot in braces for each thing that
// it names; "" for what is no reason.
func (r Reason) Template() string {
	if !r.IsValid() {
		return ""
	}
	return reasons[r].template
}

var reasons = [reasonEnd]struct{ word, template string }{
	ReasonNoState:     {"no-state", "the zero State is no position: New makes one"},
	ReasonNoMove:      {"no-move", "the zero Move is no move: the constructors and ParseMove make one"},
	ReasonOver:        {"over", "the game is over"},
	ReasonNotAsked:    {"not-asked", "{kind} is not asked for now, but {expected}"},
	ReasonNotAskedOf:  {"not-asked-of", "{kind} is not asked for now: {turn} is asked for {expected}"},
	ReasonNotThisSeat: {"not-this-seat", "it is the turn of {turn}, not of {seat}"},

	ReasonNotNextCity:   {"not-next-city", "the next city space is {place}, not {hex}"},
	ReasonTilesUsedUp:   {"tiles-used-up", "no {colour} city tile is left"},
	ReasonNotInBag:      {"not-in-bag", "contract {contract} is not in the bag"},
	ReasonNotInThatHand: {"not-in-that-hand", "contract {contract} is not in the hand of {seat}, from which it is drawn"},

	ReasonHexLacking:               {"hex-lacking", "map {map} has no hex {hex}"},
	ReasonWater:                    {"water", "hex {hex} is water, where no track is placed"},
	ReasonCitySpace:                {"city-space", "hex {hex} is a city space, where no track is placed"},
	ReasonClosedEdge:               {"closed-edge", "the edge {edge} of {hex} is closed, and no track ends there"},
	ReasonCrossed:                  {"crossed", "hex {hex} holds a crossing already, which is not crossed again"},
	ReasonNoCrossing:               {"no-crossing", "hex {hex} holds track {other}, which {track} does not cross"},
	ReasonNotAtOpenEnd:             {"not-at-open-end", "your link under construction goes on from the edge {edge} of {place}, and {track} in {hex} does not begin there"},
	ReasonOutsideNetwork:           {"outside-network", "neither end of {track} in {hex} lies on an edge of a city of your network"},
	ReasonAtNoCity:                 {"at-no-city", "neither end of {track} in {hex} lies on an edge of a city"},
	ReasonBackToCity:               {"back-to-city", "a link does not return to {place}, where it began: {track} in {hex}"},
	ReasonJoinsForeign:             {"joins-foreign", "this would join track of {seat}: {track} in {hex}"},
	ReasonNoLocomotive:             {"no-locomotive", "none of your {number} locomotives is left for another link"},
	ReasonNoTile:                   {"no-tile", "no tile is left for {track} in {hex}: the stack {stack} is empty"},
	ReasonNoMoneyToBuild:           {"no-money-to-build", "a tile in {hex} costs ${number}, and you have ${money}"},
	ReasonNothingUnderConstruction: {"nothing-under-construction", "you have no link under construction"},
	ReasonNotLastTile:              {"not-last-tile", "the last tile of your link under construction lies in {place}, not in {hex}"},
	ReasonNoSimpleTile:             {"no-simple-tile", "the crossing stays: no simple tile is left for track {other}"},
	ReasonSameTrack:                {"same-track", "this lies in {hex} already: {track}"},

	ReasonNoCity:         {"no-city", "hex {hex} is no city"},
	ReasonPurple:         {"purple", "the city {hex} is purple and produces no goods"},
	ReasonHasFactory:     {"has-factory", "the city {hex} has a factory of {seat}"},
	ReasonInNoNetwork:    {"in-no-network", "the city {hex} belongs to nobody's network"},
	ReasonNoFactoryLeft:  {"no-factory-left", "none of your {number} factories is left"},
	ReasonNoGoodsLeft:    {"no-goods-left", "the supply has no good of the city's colour: {colour}"},
	ReasonGoodsOfFactory: {"goods-of-factory", "the factory comes with {number} goods, not with {goods}"},
	ReasonGoodsOfBonus:   {"goods-of-bonus", "the factory comes with {number} to {most} goods, not with {goods}"},

	ReasonNotInHand:       {"not-in-hand", "contract {contract} is not in your hand"},
	ReasonNoNetwork:       {"no-network", "you have no network to which goods could be delivered"},
	ReasonContractTooDear: {"contract-too-dear", "the goods of contract {contract} cost ${number} at least, and you have ${money}"},
	ReasonOtherGood:       {"other-good", "the next good is {asked}, not {colour}"},
	ReasonNoSuchGood:      {"no-such-good", "no {colour} good lies in {hex}"},
	ReasonNotConnected:    {"not-connected", "no complete links lead from {hex} to your network"},
	ReasonOwnLink:         {"own-link", "your own links cost nothing and are not named"},
	ReasonNeedsNoLink:     {"needs-no-link", "the city {hex} belongs to your network, and the good uses no link"},
	ReasonPaysTooMuch:     {"pays-too-much", "this pays {payments}, and a route from {hex} needs less: {enough}"},
	ReasonNoSuchRoute:     {"no-such-route", "no route from {hex} to your network pays {payments}"},
	ReasonRouteTooDear:    {"route-too-dear", "with this good the contract costs ${number} more at least, and you have ${money}"},
	ReasonCanBeHad:        {"can-be-had", "a good of that colour can be had from {place}: {colour}"},
	ReasonNothingToDraw:   {"nothing-to-draw", "the bag and all hands are empty"},
	ReasonOwnHandFullest:  {"own-hand-fullest", "the bag is empty, and your own hand has the most contracts: {number}"},

	ReasonPlayers:      {"players", "there are {players} players: 2 to 5 play"},
	ReasonMap:          {"map", "map {map} cannot be played on: {faults}"},
	ReasonComponents:   {"components", "the components are not a complete set: {faults}"},
	ReasonFewCityTiles: {"few-city-tiles", "there are {tiles} city tiles for {cities} city spaces"},
	ReasonFewContracts: {"few-contracts", "there are {contracts} contracts, and {needed} are drawn at the start"},
	ReasonResult:       {"result", "the points are {points}, and the record claims {claimed}: {difference}"},
}
