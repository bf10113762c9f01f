package words

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/steampower"
)

// english is all text in English but the rules and most of the reasons, which
// package steampower has.
var english = table{
	sentences: [sentenceEnd]string{
		// Players, goods, contracts …
		seatWithoutName: "P{seat}",
		noGoods:         "nothing",
		noPayments:      "nothing to anybody",
		payment:         "${money} to {player}",
		trackWithEnds:   "{type} {from}–{to}",
		contractAbout:   "{goods} for {brings}",
		contractPoints:  "{points} {points|point|points}",
		contractMoney:   "${money}",
		contractBonus:   "the bonus “{bonus}”",

		// What is asked
		promptCity:         "The city tile for {hex} is drawn.",
		promptDeal:         "{player} draws a contract from the bag.",
		promptDealFromHand: "{player} draws a contract from the hand of {owner}.",
		promptAct:          "{player}, choose your first action of round {round}.",
		promptActLast:      "{player}, choose your second action of round {round}.",
		promptBuild:        "{player}, take a second step of building, or leave it at one.",
		promptShip:         "{player}, provide a good for contract {contract}: {colour}. Still to come: {goods}.",
		promptBonus:        "{player}, take the bonus of contract {contract}, or decline it: {bonus}.",
		promptOver:         "The game is over.",

		// Under which headings options stand
		groupHex:  "{hex}",
		groupCity: "from {hex}",

		// What a player can do
		optionBuild:      "builds in {hex}: {track}",
		optionRemove:     "removes the last tile, in {hex}",
		optionReplace:    "replaces the last tile, in {hex}: {track}",
		optionDone:       "takes no second step",
		optionFactory:    "builds a factory on {hex} with {number} {colour} {number|good|goods}",
		optionFulfil:     "fulfils contract {contract} with {goods}",
		optionShip:       "ships a good from {hex}: {colour}",
		optionShipPaying: "ships a good from {hex}, over links of others, paying {payments}: {colour}",
		optionBuy:        "buys a good from the bank: {colour}",
		optionDraw:       "draws contracts",
		optionMoney:      "takes $3 from the bank",
		optionDecline:    "declines the bonus",

		// What that brings
		effectCosts:     "costs ${money}",
		effectBegins:    "begins a link at {hex}",
		effectCompletes: "completes the link between {from} and {to}",
		effectGivesUp:   "gives up the link begun at {hex}",
		effectPays:      "pays {player} ${money}",
		effectTurns:     "the city {hex} has then no goods left and is turned over",
		effectReward:    "brings {brings}",
		effectFrom:      "from the hand of {player}",
		effectLastRound: "this round is then the last",

		// What has happened
		eventCity:                "The city {hex} is {colour}.",
		eventDrawn:               "{player} draws contract {contract} from the bag.",
		eventDrawnUnseen:         "{player} draws a contract from the bag.",
		eventDrawnFromHand:       "{player} draws contract {contract} from the hand of {owner}.",
		eventDrawnFromHandUnseen: "{player} draws a contract from the hand of {owner}.",
		eventTrack:               "{player} builds in {hex}: {track}.",
		eventTrackPaid:           "{player} builds in {hex} for ${money}: {track}.",
		eventTrackTaken:          "{player} takes the last tile away from {hex}: {track}.",
		eventLinkBegun:           "{player} begins a link at {hex}.",
		eventLinkGivenUp:         "{player} gives up the link begun at {hex}.",
		eventLink:                "{player} completes the link between {from} and {to}.",
		eventFactory:             "{player} builds a factory on {hex} with {number} {colour} {number|good|goods}.",
		eventContractBegun:       "{player} begins to fulfil contract {contract}.",
		eventShipped:             "{player} ships a good from {hex} for contract {contract}: {colour}.",
		eventBought:              "{player} buys a good for ${money} for contract {contract}: {colour}.",
		eventPaid:                "{player} pays {owner} ${money}.",
		eventTurned:              "The last good has left the city {hex}, and its tile is turned over.",
		eventFulfilled:           "{player} fulfils contract {contract}.",
		eventFulfilledPaid:       "{player} fulfils contract {contract} and receives ${money}.",
		eventBonus:               "{player} may take the bonus of contract {contract}.",
		eventDeclined:            "{player} declines the bonus of contract {contract}.",
		eventMoney:               "{player} takes ${money} from the bank.",
		eventRoundEnded:          "Round {round} is over.",
		eventEndedContracts:      "The game is over: enough contracts are fulfilled.",
		eventEndedQuiet:          "The game is over: for ten rounds nobody has completed a link, built a factory or fulfilled a contract.",

		// How it ended
		resultWins:          "{player} wins with {points} {points|point|points}.",
		resultWinsContracts: "{player} wins with {points} {points|point|points}, by the number of contracts fulfilled: {number}.",
		resultShared:        "{players} share the victory with {points} {points|point|points} each.",

		// Headings of a table of points
		sourceMoney:     "money",
		sourceContracts: "contracts",
		sourceFactories: "factories",
		sourceCities:    "cities",
		sourceTotal:     "total",

		// Where points come from
		ledgerEntry:      "{points} {text} ({rule})",
		ledgerMoney:      "money: ${money}",
		ledgerContract:   "contract {contract}",
		ledgerFactory:    "a factory on {hex}, whose goods are all gone",
		ledgerCity:       "the purple city {hex}",
		ledgerCityShared: "the purple city {hex}, shared by {number}",

		// How it is played
		titleGoal:     "What it is about",
		titleTurn:     "A turn",
		titleTrack:    "Build track",
		titleLinks:    "Links and networks",
		titleFactory:  "Build a factory",
		titleContract: "Fulfil a contract",
		titleShip:     "Where goods come from",
		titleDraw:     "Draw contracts, take money",
		titleEnd:      "The end",
		helpGoal:      "You lay track from city to city, build factories in cities, and fulfil contracts with the goods of factories, your own or those of others. Contracts bring money at once, and points at the end.",
		helpLinks:     "You have {number} {number|locomotive|locomotives}.",
		helpFactory:   "You have {number} {number|factory|factories}.",
		helpContract:  "A contract shows the goods that it asks for, and what it brings: money, points, and on some a bonus.",
	},
	kinds: [steampower.NumKinds + 1]string{
		steampower.KindCity:    "draw a city tile",
		steampower.KindDeal:    "draw a contract",
		steampower.KindBuild:   "build track",
		steampower.KindRemove:  "remove the last tile",
		steampower.KindReplace: "replace the last tile",
		steampower.KindDone:    "take no second step",
		steampower.KindFactory: "build a factory",
		steampower.KindFulfil:  "fulfil a contract",
		steampower.KindShip:    "ship a good",
		steampower.KindBuy:     "buy a good",
		steampower.KindDraw:    "draw contracts",
		steampower.KindMoney:   "take money",
		steampower.KindDecline: "decline the bonus",
	},
	colours: [steampower.NumColours + 1]string{
		steampower.Black:  "black",
		steampower.White:  "white",
		steampower.Orange: "orange",
		steampower.Grey:   "grey",
		steampower.Purple: "purple",
	},
	counted: [steampower.NumGoods + 1]string{
		steampower.Black:  "{number} black",
		steampower.White:  "{number} white",
		steampower.Orange: "{number} orange",
		steampower.Grey:   "{number} grey",
	},
	types: [track.Sharp + 1]string{
		track.Straight: "straight track",
		track.Gentle:   "gentle curve",
		track.Sharp:    "sharp curve",
	},
	directions: [hexmap.NumDirections]string{
		hexmap.East:      "east",
		hexmap.NorthEast: "northeast",
		hexmap.NorthWest: "northwest",
		hexmap.West:      "west",
		hexmap.SouthWest: "southwest",
		hexmap.SouthEast: "southeast",
	},
	stacks: [steampower.NumStacks + 1]string{
		steampower.SimpleStack: "straight and gentle",
		steampower.SharpStack:  "sharp and two straights",
		steampower.CrossStack:  "crossings with a gentle curve",
	},
	bonuses: [steampower.NumBonuses + 1]string{
		steampower.BuildBonus:     "build track",
		steampower.FactoryBonus:   "build a factory",
		steampower.ContractsBonus: "draw contracts",
	},
	refusals: [steampower.NumReasons + 1]string{
		steampower.ReasonNotAsked:   "it is not time to {kind} now, but to {expected}",
		steampower.ReasonNotAskedOf: "it is not time to {kind} now: {turn} is to {expected}",
	},
}
