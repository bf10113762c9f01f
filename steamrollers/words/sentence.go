package words

// A sentence is the key of a sentence that every language has.
type sentence uint8

const (
	_ sentence = iota

	// Players, goods, tiles …
	seatWithoutName
	nameOfOlive
	noGoods
	trackWithEnds

	// What is asked
	promptGoods
	promptSides
	promptOrders
	promptWall
	promptInfluence
	promptPower
	promptDraw
	promptPlace
	promptRoll
	promptReroll
	promptRerollOlive
	promptDraft
	promptSteal
	promptAct
	promptEnd
	promptOliveReroll
	promptOliveSpare
	promptOver

	// Under which headings options stand
	groupChange
	groupTile
	groupHex
	groupTown
	groupGood
	groupOrder
	groupEnd
	groupOliveStep

	// What a player can do
	optionDraft
	optionSteal
	optionLeave
	optionBuild
	optionImprove
	optionDeliver
	optionTake
	optionTakeFrom
	optionTakeOwn
	optionTurn
	optionReroll
	optionSecondDie
	optionPass
	optionFulfil
	optionEnd
	optionPoints
	optionDraw
	optionPlace
	optionOliveReroll
	optionOliveLeave
	optionOliveCross
	optionOliveRemove

	// By which way goods go
	wayDirect
	wayCities
	wayTowns
	wayCitiesAndTowns

	// What that brings
	effectAllows
	effectCanBuild
	effectCanTick
	effectCanTake
	effectThief
	effectLink
	effectLinkTowns
	effectEngine
	effectNeeds
	effectUnlimited
	effectLonger
	effectOtherRoutes
	effectPersonal
	effectPlace
	effectEmpties
	effectLastRound
	effectWorth
	effectWorthHeld
	effectSpent
	effectKept
	effectTileReturns
	effectTileStays
	effectOnlyPlayer
	effectOliveWins
	effectOliveRemoves

	// What has happened
	eventCity
	eventTileLaidOut
	eventOrderLaidOut
	eventBorders
	eventPower
	eventOwnDrawn
	eventOwnPlaced
	eventRolled
	eventTurn
	eventDrafted
	eventStolen
	eventDeclined
	eventChanged
	eventRerolled
	eventRerolledOlive
	eventTileUsed
	eventTileReturned
	eventTileSentBack
	eventTileTaken
	eventTileTakenFrom
	eventTileTakenOwn
	eventTrack
	eventLink
	eventLinkTowns
	eventBox
	eventDelivered
	eventDeliveredLonger
	eventDeliveredOwn
	eventDeliveredOwnLonger
	eventPassed
	eventOrder
	eventOlive
	eventOliveInfluence
	eventOliveCrossed
	eventOliveFull
	eventOliveRemoved
	eventRoundEnded
	eventEndedCities
	eventEndedQuiet
	eventEndedOlive

	// How it ended
	resultWins
	resultWinsBoxes
	resultWinsNetwork
	resultShared
	resultBeatsOlive
	resultOlive
	resultOliveAtOnce

	// Where points come from
	ledgerEntry
	ledgerDeliveries
	ledgerDelivery
	ledgerDeliveryBonus
	ledgerPower
	ledgerLink
	ledgerLinkTowns
	ledgerEngine
	ledgerTile
	ledgerOrder
	ledgerOliveGoods
	ledgerOliveEngine
	ledgerOliveNetwork
	ledgerOliveTiles

	// What a tile is
	tileAbout
	tileSpent
	tileKept

	// How it is played
	titleGoal
	titleTurn
	titleBuild
	titleEngine
	titleDeliver
	titleTake
	titleWall
	titleOlive
	titleEnd
	helpGoal
	helpTurn
	helpBuild
	helpEngine
	helpTake
	helpTile
	helpWall
	helpOlive

	sentenceEnd
)
