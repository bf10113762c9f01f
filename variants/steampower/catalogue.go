package steampower

import "github.com/railhex/railhex/variants/family/rulebook"

// catalogue holds the rules in sentences of our own. A ruling is a rule that, in
// whole or in part, the printed text does not state; RULES.md gives the reasons.
var catalogue = [ruleEnd]rulebook.Entry{
	MapHexes:           {"MAP-1", false},
	MapCitySpaces:      {"MAP-2", true},
	MapNoTrackOnWater:  {"MAP-3", false},
	MapNoTrackOnCities: {"MAP-4", false},
	MapClosedEdges:     {"MAP-5", true},
	MapIsData:          {"MAP-6", true},

	ComponentsCityTiles: {"COMP-1", false},
	ComponentsStacks:    {"COMP-2", false},
	ComponentsCrossings: {"COMP-3", true},
	ComponentsLimited:   {"COMP-4", true},
	ComponentsGoods:     {"COMP-5", false},
	ComponentsOfPlayers: {"COMP-6", false},
	ComponentsBank:      {"COMP-7", true},
	ComponentsContracts: {"COMP-8", true},
	ComponentsOfOnesOwn: {"COMP-9", true},

	SetupPlayers:   {"SETUP-1", false},
	SetupCityTiles: {"SETUP-2", true},
	SetupTilesLeft: {"SETUP-3", false},
	SetupContracts: {"SETUP-4", true},
	SetupMoney:     {"SETUP-5", false},

	TurnOrder:       {"TURN-1", false},
	TurnTwoActions:  {"TURN-2", true},
	TurnActions:     {"TURN-3", false},
	TurnActionWhole: {"TURN-4", true},

	TrackSteps:           {"TRACK-1", true},
	TrackCost:            {"TRACK-2", false},
	TrackOnEmptyHex:      {"TRACK-3", false},
	TrackCrossing:        {"TRACK-4", true},
	TrackCrossingCost:    {"TRACK-5", false},
	TrackSharesHex:       {"TRACK-6", false},
	TrackTileInStack:     {"TRACK-7", false},
	TrackJoinsNoForeign:  {"TRACK-8", false},
	TrackContinues:       {"TRACK-9", false},
	TrackBeginsInNetwork: {"TRACK-10", false},
	TrackFirst:           {"TRACK-11", true},
	TrackEndsAnywhere:    {"TRACK-12", true},
	TrackRemoved:         {"TRACK-13", true},
	TrackReplaced:        {"TRACK-14", true},
	TrackLastTileOnly:    {"TRACK-15", false},
	TrackNoRefund:        {"TRACK-16", true},

	LinkComplete:             {"LINK-1", false},
	LinkNotBackToItsCity:     {"LINK-2", true},
	LinkAnyTwoCities:         {"LINK-3", true},
	LinkLocomotive:           {"LINK-4", true},
	LinkNetwork:              {"LINK-5", true},
	LinkOneUnderConstruction: {"LINK-6", true},

	GroupOfNeighbours: {"GROUP-1", false},
	GroupNeutralLinks: {"GROUP-2", false},
	GroupForEverybody: {"GROUP-3", false},

	FactoryOnCity:      {"FACTORY-1", false},
	FactoryNotOnPurple: {"FACTORY-2", false},
	FactoryInANetwork:  {"FACTORY-3", false},
	FactoryGoods:       {"FACTORY-4", false},
	FactorySupply:      {"FACTORY-5", true},
	FactoryLeft:        {"FACTORY-6", false},
	FactoryTileTurned:  {"FACTORY-7", false},

	ContractFromHand:     {"CONTRACT-1", false},
	ContractWhole:        {"CONTRACT-2", false},
	ContractInNetwork:    {"CONTRACT-3", true},
	ContractPayable:      {"CONTRACT-4", true},
	ContractOrderOfGoods: {"CONTRACT-5", true},
	ContractReward:       {"CONTRACT-6", false},
	ContractOpen:         {"CONTRACT-7", false},

	ShipFromConnectedCity:    {"SHIP-1", false},
	ShipForeignFactory:       {"SHIP-2", false},
	ShipForeignLinks:         {"SHIP-3", false},
	ShipOwnLinksFree:         {"SHIP-4", true},
	ShipPaysNoMoreThanNeeded: {"SHIP-5", true},
	ShipBoughtFromBank:       {"SHIP-6", true},
	ShipLackOfMoney:          {"SHIP-7", false},
	ShipPaidAtOnce:           {"SHIP-8", false},
	ShipExample:              {"SHIP-9", false},

	BonusAtOnce:      {"BONUS-1", true},
	BonusOfBuild:     {"BONUS-2", false},
	BonusOfFactory:   {"BONUS-3", true},
	BonusOfContracts: {"BONUS-4", false},

	DrawTwo:             {"DRAW-1", false},
	DrawFromBag:         {"DRAW-2", false},
	DrawFromFullestHand: {"DRAW-3", false},
	DrawNotFromOwnHand:  {"DRAW-4", true},
	DrawOneByOne:        {"DRAW-5", true},

	MoneyAction:       {"MONEY-1", false},
	MoneyNotBelowZero: {"MONEY-2", false},
	MoneyNoGifts:      {"MONEY-3", true},

	EndContracts:   {"END-1", true},
	EndQuietRounds: {"END-2", true},

	ScoreMoney:        {"SCORE-1", false},
	ScoreContracts:    {"SCORE-2", false},
	ScoreFactories:    {"SCORE-3", false},
	ScorePurpleCities: {"SCORE-4", true},
	ScoreRanking:      {"SCORE-5", false},
}
