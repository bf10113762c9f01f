package words

// A sentence is the key of a sentence that every language has.
type sentence uint8

const (
	_ sentence = iota

	// Players, goods, tiles …
	seatWithoutName
	pointsOfSeat
	noGoods
	trackWithEnds
	exitsOfTown
	placeOfCity
	placeInSupply
	routeStep

	// What is asked
	promptCity
	promptSpace
	promptDeal
	promptBidFirst
	promptBid
	promptBidAllFirst
	promptBidAll
	promptCapital
	promptAction
	promptBuild
	promptBuilt
	promptBuildCity
	promptBuildGrowth
	promptBuiltCity
	promptBuiltGrowth
	promptMove
	promptPoints
	promptOver

	// Under which headings options stand
	groupHex
	groupCity

	// What a player can do
	optionBid
	optionPass
	optionCapital
	optionCapitalNone
	optionTake
	optionTakePassing
	optionBuild
	optionUpgrade
	optionRedirect
	optionFound
	optionFoundBare
	optionGrow
	optionDone
	optionImprove
	optionMove
	optionIncome
	optionPoints

	// What that brings
	effectCosts
	effectLoans
	effectIncome
	effectPoints
	effectPlace
	effectTakesPlace
	effectStaysIn
	effectForOrder
	effectBegins
	effectClaims
	effectCompletes
	effectCompletesFor
	effectLost
	effectLevel
	effectBrings

	// What has happened
	eventCity
	eventSpace
	eventDealt
	eventCash
	eventPlace
	eventPlaceFree
	eventTurn
	eventLoans
	eventTaken
	eventTakenPaid
	eventTakenPassing
	eventLaid
	eventUpgraded
	eventRedirected
	eventFounded
	eventFoundedBare
	eventGrown
	eventLost
	eventImproved
	eventDelivered
	eventIncome
	eventPoints
	eventReceived
	eventReceivedNet
	eventDue
	eventDueNet
	eventGivesPoints
	eventGivesSteps
	eventGivesBoth
	eventEliminated
	eventEnded
	eventEndedFew

	// How it ended
	resultWins
	resultWinsIncome
	resultWinsTile
	resultNobody

	// Where points come from
	ledgerEntry
	ledgerPoints
	ledgerIncome
	ledgerDebt
	ledgerLinks

	// Headings of a table of points
	sourcePoints
	sourceIncome
	sourceLinks
	sourceTotal

	// How it is played
	titleGoal
	titleTurn
	titleMoney
	titleOrder
	titleActions
	titleBuild
	titleCost
	titleLinks
	titleTowns
	titleGoods
	titleIncome
	titleEnd
	helpGoal
	helpNumbered
	helpGrowth
	helpLocomotive
	helpUrbanise

	sentenceEnd
)
