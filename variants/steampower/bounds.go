package steampower

// How long a game can be, and how many points there can be: the same in every
// position of a setup.

const (
	// longestAction is the moves of an action that fulfils no contract: to draw and
	// two contracts; a step of building and another one, or its end, are fewer.
	longestAction = 1 + contractsDrawn
	// longestFulfilment is the moves of an action that does: the contract, its goods,
	// and its bonus.
	longestFulfilment = 1 + MaxContractGoods + longestAction
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
const mostPaid = 1 + MaxOwners

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
