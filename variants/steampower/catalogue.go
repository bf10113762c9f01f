package steampower

import "github.com/railhex/railhex/variants/family/rulebook"

// catalogue holds the rules in sentences of our own. A ruling is a rule that, in
// whole or in part, the printed text does not state; RULES.md gives the reasons.
var catalogue = [ruleEnd]rulebook.Entry{
	MapHexes:           {"MAP-1", false, "A map is a set of hexes: plain, hills, mountains and water; a river is decoration."},
	MapCitySpaces:      {"MAP-2", true, "Some land hexes are city spaces, 2 to 33 of them on at most 160 hexes; there are no towns."},
	MapNoTrackOnWater:  {"MAP-3", false, "No track is placed on water."},
	MapNoTrackOnCities: {"MAP-4", false, "No track is placed on a city space."},
	MapClosedEdges:     {"MAP-5", true, "No track ends on a closed edge, and a closed edge parts neighbouring cities."},
	MapIsData:          {"MAP-6", true, "The printed maps exist only as pictures: maps are data that can be exchanged, and serve any number of players."},

	ComponentsCityTiles: {"COMP-1", false, "City tiles are black, white, orange, grey or purple; purple cities produce no goods."},
	ComponentsStacks:    {"COMP-2", false, "Track tiles lie in three stacks, each printed on both sides: straight or gentle, sharp or two straights, two gentle curves or one of each."},
	ComponentsCrossings: {"COMP-3", true, "The two tracks of a crossing cross: their ends alternate round the hex, and no sharp curve is among them."},
	ComponentsLimited:   {"COMP-4", true, "What the box counts is limited, money aside; a tile that leaves the map goes back to its stack."},
	ComponentsGoods:     {"COMP-5", false, "There are 30 goods of each of four colours; delivered ones go back to the supply."},
	ComponentsOfPlayers: {"COMP-6", false, "Each player has 18 locomotives and 15 factories."},
	ComponentsBank:      {"COMP-7", true, "The bank never runs out of money."},
	ComponentsContracts: {"COMP-8", true, "48 contracts each ask for goods, pay money, are worth points and may show a bonus; what they show is data."},
	ComponentsOfOnesOwn: {"COMP-9", true, "Components of one's own have a city tile for every city space and five contracts for every player."},

	SetupPlayers:   {"SETUP-1", false, "Two to five players sit clockwise, and P1 is the start player all game long."},
	SetupCityTiles: {"SETUP-2", true, "A random city tile is laid on every city space, by row, then column."},
	SetupTilesLeft: {"SETUP-3", false, "City tiles left over are open information."},
	SetupContracts: {"SETUP-4", true, "Each player in turn draws five contracts from the bag, which only she may see."},
	SetupMoney:     {"SETUP-5", false, "Each player begins with $5."},

	TurnOrder:       {"TURN-1", false, "Beginning with P1, clockwise, each player has one turn; that is a round."},
	TurnTwoActions:  {"TURN-2", true, "A turn is exactly two actions, which may be the same."},
	TurnActions:     {"TURN-3", false, "The actions are to build track, to build a factory, to fulfil a contract, to draw contracts and to take money."},
	TurnActionWhole: {"TURN-4", true, "An action once begun is carried to its end, its bonus included, before the next begins."},

	TrackSteps:           {"TRACK-1", true, "Building is one or two steps, each of which places a tile, or removes or replaces the last one of the link under construction."},
	TrackCost:            {"TRACK-2", false, "A simple tile costs $0 on plain, $2 on hills and $4 on mountains."},
	TrackOnEmptyHex:      {"TRACK-3", false, "A simple tile is placed on a hex without track."},
	TrackCrossing:        {"TRACK-4", true, "A crossing replaces a simple tile, anybody's, and a crossing is not crossed again."},
	TrackCrossingCost:    {"TRACK-5", false, "A crossing costs $2 whatever the terrain."},
	TrackSharesHex:       {"TRACK-6", false, "The track that was there keeps its course and its owner, and both together must be a crossing that exists."},
	TrackTileInStack:     {"TRACK-7", false, "The tile must be in its stack; a tile taken away in the same step goes back first."},
	TrackJoinsNoForeign:  {"TRACK-8", false, "No new track ends on the same edge as foreign track in the neighbouring hex."},
	TrackContinues:       {"TRACK-9", false, "While a link is under construction, new track begins at its open end."},
	TrackBeginsInNetwork: {"TRACK-10", false, "A new link begins at a city of the player's network."},
	TrackFirst:           {"TRACK-11", true, "While a player's network is empty, her track begins at any city."},
	TrackEndsAnywhere:    {"TRACK-12", true, "Where else track ends does not matter: at the rim, against water, against track that does not meet it."},
	TrackRemoved:         {"TRACK-13", true, "The last tile may be removed for $0; where it was a crossing, the simple tile of the other track comes back from its stack."},
	TrackReplaced:        {"TRACK-14", true, "The last tile may be changed for $0, as if it were removed and another placed on its hex; the new course must differ."},
	TrackLastTileOnly:    {"TRACK-15", false, "Only the last tile of the link under construction is removed or replaced; complete links never change."},
	TrackNoRefund:        {"TRACK-16", true, "Nothing is refunded."},

	LinkComplete:             {"LINK-1", false, "A link is complete as soon as its track reaches a second city."},
	LinkNotBackToItsCity:     {"LINK-2", true, "Track does not return to the city where its link began."},
	LinkAnyTwoCities:         {"LINK-3", true, "Any two different cities may be joined, also where they are joined already."},
	LinkLocomotive:           {"LINK-4", true, "Each link, complete or not, bears one locomotive of its owner; without one she cannot begin a link."},
	LinkNetwork:              {"LINK-5", true, "A player's network is her complete links, the cities they join, and the groups of those cities."},
	LinkOneUnderConstruction: {"LINK-6", true, "At most one link of a player is under construction; it belongs to no network and carries nothing."},

	GroupOfNeighbours: {"GROUP-1", false, "A city group is two or more city spaces joined by being neighbours."},
	GroupNeutralLinks: {"GROUP-2", false, "Once anybody has a complete link to one of them, the cities of a group are joined by neutral links, and belong to the network of all who have such a link."},
	GroupForEverybody: {"GROUP-3", false, "Neutral links are nobody's and cost nothing; anyone may use them."},

	FactoryOnCity:      {"FACTORY-1", false, "A factory is put on a city without one."},
	FactoryNotOnPurple: {"FACTORY-2", false, "No factory is put on a purple city."},
	FactoryInANetwork:  {"FACTORY-3", false, "The city must belong to somebody's network."},
	FactoryGoods:       {"FACTORY-4", false, "A factory is free, and brings five goods of the city's colour from the supply."},
	FactorySupply:      {"FACTORY-5", true, "If the supply has fewer goods, it brings all; if it has none, there can be no factory."},
	FactoryLeft:        {"FACTORY-6", false, "The player must have a factory left; factories stay for the rest of the game."},
	FactoryTileTurned:  {"FACTORY-7", false, "When the last good leaves a city, its tile is turned over for good."},

	ContractFromHand:     {"CONTRACT-1", false, "The action fulfils one contract from the player's hand."},
	ContractWhole:        {"CONTRACT-2", false, "All goods that the contract asks for are delivered in this one action."},
	ContractInNetwork:    {"CONTRACT-3", true, "Goods are delivered within the player's own network; without one no contract is fulfilled."},
	ContractPayable:      {"CONTRACT-4", true, "A contract is begun, and a source and route chosen, only if the rest can still be paid at its cheapest."},
	ContractOrderOfGoods: {"CONTRACT-5", true, "Goods are provided one after the other in the order black, white, orange, grey."},
	ContractReward:       {"CONTRACT-6", false, "The bank pays the money of the contract at once, then its bonus follows; its points count at the end."},
	ContractOpen:         {"CONTRACT-7", false, "A contract in hand is hidden, and open from the moment when its fulfilment begins."},

	ShipFromConnectedCity:    {"SHIP-1", false, "The good lies in a city from which complete links of any players, and neutral links, lead to the player's network."},
	ShipForeignFactory:       {"SHIP-2", false, "A good from a foreign factory costs $1 to its owner."},
	ShipForeignLinks:         {"SHIP-3", false, "Each foreign link that a good uses costs $1 to the link's owner."},
	ShipOwnLinksFree:         {"SHIP-4", true, "Own and neutral links cost nothing; the route ends where it first reaches the network, and uses no link from within it."},
	ShipPaysNoMoreThanNeeded: {"SHIP-5", true, "A route is forbidden if another from the same city pays no player more for links and some player less."},
	ShipBoughtFromBank:       {"SHIP-6", true, "A good is bought from the bank for $5 only if none of its colour can be had."},
	ShipLackOfMoney:          {"SHIP-7", false, "Lack of money is no reason to buy."},
	ShipPaidAtOnce:           {"SHIP-8", false, "Payments are made, and the good goes to the supply, at once."},
	ShipExample:              {"SHIP-9", false, "The worked example: three goods from an own factory, a foreign one in the network, and a foreign one over two foreign links cost 0, 1 and 3."},

	BonusAtOnce:      {"BONUS-1", true, "The bonus on a contract is taken at once, outside the two actions, or declined."},
	BonusOfBuild:     {"BONUS-2", false, "The bonus build is a build action with its costs."},
	BonusOfFactory:   {"BONUS-3", true, "The bonus factory is a factory with 4, 5 or 6 goods, or all that the supply has if it has fewer."},
	BonusOfContracts: {"BONUS-4", false, "The bonus contracts draws contracts."},

	DrawTwo:             {"DRAW-1", false, "The player draws two contracts; a hand has no limit."},
	DrawFromBag:         {"DRAW-2", false, "Contracts are drawn at random from the bag."},
	DrawFromFullestHand: {"DRAW-3", false, "If the bag is empty, they are drawn at random from the hand with the most contracts."},
	DrawNotFromOwnHand:  {"DRAW-4", true, "Among several such hands it is the first clockwise after the player; from her own nothing is drawn."},
	DrawOneByOne:        {"DRAW-5", true, "Bag and hands are looked at anew for each contract, and as many of the two are drawn as can be."},

	MoneyAction:       {"MONEY-1", false, "The money action pays the player $3 from the bank."},
	MoneyNotBelowZero: {"MONEY-2", false, "Nobody's money falls below 0."},
	MoneyNoGifts:      {"MONEY-3", true, "Players give each other nothing but what shipping asks."},

	EndContracts:   {"END-1", true, "The game ends with the round in which a player has fulfilled 14 contracts with 2 players, 11 with 3, 9 with 4, 8 with 5."},
	EndQuietRounds: {"END-2", true, "It also ends with the tenth round in a row in which nobody completed a link, built a factory or fulfilled a contract."},

	ScoreMoney:        {"SCORE-1", false, "Each full $5 is worth 1 point."},
	ScoreContracts:    {"SCORE-2", false, "Contracts fulfilled are worth their points; those in hand nothing."},
	ScoreFactories:    {"SCORE-3", false, "Each own factory on a city tile that is turned over is worth 2 points."},
	ScorePurpleCities: {"SCORE-4", true, "Each purple city is worth 4 points, shared by the players to whose networks it belongs and rounded down."},
	ScoreRanking:      {"SCORE-5", false, "Most points win; then most contracts fulfilled; then the victory is shared."},
}
