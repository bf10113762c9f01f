package words

// A sentence is the key of a sentence in the text files.
type sentence string

const (
	// Players, goods, contracts …
	seatWithoutName sentence = "seat-without-name"
	noGoods         sentence = "no-goods"
	noPayments      sentence = "no-payments"
	payment         sentence = "payment"
	trackWithEnds   sentence = "track-with-ends"
	contractAbout   sentence = "contract-about"
	contractPoints  sentence = "contract-points"
	contractMoney   sentence = "contract-money"
	contractBonus   sentence = "contract-bonus"

	// What is asked
	promptCity         sentence = "prompt.city"
	promptDeal         sentence = "prompt.deal"
	promptDealFromHand sentence = "prompt.deal-from-hand"
	promptAct          sentence = "prompt.act"
	promptActLast      sentence = "prompt.act-last"
	promptBuild        sentence = "prompt.build"
	promptShip         sentence = "prompt.ship"
	promptBonus        sentence = "prompt.bonus"
	promptOver         sentence = "prompt.over"

	// Under which headings options stand
	groupHex  sentence = "group.hex"
	groupCity sentence = "group.city"

	// What stands on the button of a move
	optionBuild      sentence = "option.build"
	optionRemove     sentence = "option.remove"
	optionReplace    sentence = "option.replace"
	optionDone       sentence = "option.done"
	optionFactory    sentence = "option.factory"
	optionFulfil     sentence = "option.fulfil"
	optionShip       sentence = "option.ship"
	optionShipPaying sentence = "option.ship-paying"
	optionBuy        sentence = "option.buy"
	optionDraw       sentence = "option.draw"
	optionMoney      sentence = "option.money"
	optionDecline    sentence = "option.decline"

	// What that would bring
	effectCosts     sentence = "effect.costs"
	effectBegins    sentence = "effect.begins"
	effectCompletes sentence = "effect.completes"
	effectGivesUp   sentence = "effect.gives-up"
	effectPays      sentence = "effect.pays"
	effectTurns     sentence = "effect.turns"
	effectReward    sentence = "effect.reward"
	effectFrom      sentence = "effect.from"
	effectLastRound sentence = "effect.last-round"

	// What stands in the log
	eventCity                sentence = "event.city"
	eventDrawn               sentence = "event.drawn"
	eventDrawnUnseen         sentence = "event.drawn-unseen"
	eventDrawnFromHand       sentence = "event.drawn-from-hand"
	eventDrawnFromHandUnseen sentence = "event.drawn-from-hand-unseen"
	eventTrack               sentence = "event.track"
	eventTrackPaid           sentence = "event.track-paid"
	eventTrackTaken          sentence = "event.track-taken"
	eventLinkBegun           sentence = "event.link-begun"
	eventLinkGivenUp         sentence = "event.link-given-up"
	eventLink                sentence = "event.link"
	eventFactory             sentence = "event.factory"
	eventContractBegun       sentence = "event.contract-begun"
	eventShipped             sentence = "event.shipped"
	eventBought              sentence = "event.bought"
	eventPaid                sentence = "event.paid"
	eventTurned              sentence = "event.turned"
	eventFulfilled           sentence = "event.fulfilled"
	eventFulfilledPaid       sentence = "event.fulfilled-paid"
	eventBonus               sentence = "event.bonus"
	eventDeclined            sentence = "event.declined"
	eventMoney               sentence = "event.money"
	eventRoundEnded          sentence = "event.round-ended"
	eventEndedContracts      sentence = "event.ended-contracts"
	eventEndedQuiet          sentence = "event.ended-quiet"

	// How it ended
	resultWins          sentence = "result.wins"
	resultWinsContracts sentence = "result.wins-contracts"
	resultShared        sentence = "result.shared"

	// Where points come from
	ledgerEntry      sentence = "ledger.entry"
	ledgerMoney      sentence = "ledger.money"
	ledgerContract   sentence = "ledger.contract"
	ledgerFactory    sentence = "ledger.factory"
	ledgerCity       sentence = "ledger.city"
	ledgerCityShared sentence = "ledger.city-shared"

	// Headings of a table of points
	sourceMoney     sentence = "source.money"
	sourceContracts sentence = "source.contracts"
	sourceFactories sentence = "source.factories"
	sourceCities    sentence = "source.cities"
	sourceTotal     sentence = "source.total"

	// How it is played
	titleGoal     sentence = "title.goal"
	titleTurn     sentence = "title.turn"
	titleTrack    sentence = "title.track"
	titleLinks    sentence = "title.links"
	titleFactory  sentence = "title.factory"
	titleContract sentence = "title.contract"
	titleShip     sentence = "title.ship"
	titleDraw     sentence = "title.draw"
	titleEnd      sentence = "title.end"
	helpGoal      sentence = "help.goal"
	helpLinks     sentence = "help.links"
	helpFactory   sentence = "help.factory"
	helpContract  sentence = "help.contract"
)
