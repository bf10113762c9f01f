package words

// A sentence is the key of a sentence that every language has.
type sentence uint8

const (
	_ sentence = iota

	// Players, goods, contracts …
	seatWithoutName
	noGoods
	noPayments
	payment
	trackWithEnds
	contractAbout
	contractPoints
	contractMoney
	contractBonus

	// What is asked
	promptCity
	promptDeal
	promptDealFromHand
	promptAct
	promptActLast
	promptBuild
	promptShip
	promptBonus
	promptOver

	// Under which headings options stand
	groupHex
	groupCity

	// What a player can do
	optionBuild
	optionRemove
	optionReplace
	optionDone
	optionFactory
	optionFulfil
	optionShip
	optionShipPaying
	optionBuy
	optionDraw
	optionMoney
	optionDecline

	// What that brings
	effectCosts
	effectBegins
	effectCompletes
	effectGivesUp
	effectPays
	effectTurns
	effectReward
	effectFrom
	effectLastRound

	// What has happened
	eventCity
	eventDrawn
	eventDrawnUnseen
	eventDrawnFromHand
	eventDrawnFromHandUnseen
	eventTrack
	eventTrackPaid
	eventTrackTaken
	eventLinkBegun
	eventLinkGivenUp
	eventLink
	eventFactory
	eventContractBegun
	eventShipped
	eventBought
	eventPaid
	eventTurned
	eventFulfilled
	eventFulfilledPaid
	eventBonus
	eventDeclined
	eventMoney
	eventRoundEnded
	eventEndedContracts
	eventEndedQuiet

	// How it ended
	resultWins
	resultWinsContracts
	resultShared

	// Where points come from
	ledgerEntry
	ledgerMoney
	ledgerContract
	ledgerFactory
	ledgerCity
	ledgerCityShared

	// Headings of a table of points
	sourceMoney
	sourceContracts
	sourceFactories
	sourceCities
	sourceTotal

	// How it is played
	titleGoal
	titleTurn
	titleTrack
	titleLinks
	titleFactory
	titleContract
	titleShip
	titleDraw
	titleEnd
	helpGoal
	helpLinks
	helpFactory
	helpContract

	sentenceEnd
)
