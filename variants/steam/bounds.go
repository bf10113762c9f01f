package steam

// How long a game can be, and how many points there can be: the same in every
// position of a setup.

const (
	cycles         = 2 // MOVE-1
	mostTiles      = 4 // ACTION-3
	mostLinks      = 6 // MOVE-3, MOVE-8
	mostLinksAtHex = 4 // exits of a tile (COMP-3); of tracks there are fewer
)

// mostGained is the most that a seat can have gained in a game, as victory points
// and steps of income together: a point for each link of each delivery (POINTS-1).
func (g *game) mostGained() int { return g.turns * cycles * int(g.seats) * mostLinks }

// mostCash is the most that a seat can have in hand. It adds up what they began with,
// their income of each turn, and loans for every step and every two points that they can
// have (MONEY-2, MONEY-3).
func (g *game) mostCash() int {
	gained := g.mostGained()
	return int(g.seats) + g.turns*gained + loanMoney*(gained-lowestSteps+gained/loanPoints)
}

// LongestGame returns a number of moves that no game of this setup exceeds, chance
// included, from its beginning to its end. Few games come near it: bids can go up
// in steps of 1. It allocates nothing.
func (s *State) LongestGame() int {
	if s.game == nil {
		return 0
	}
	g, seats := s.game, int(s.game.seats)
	turn := seats + // action tiles
		seats*(mostTiles+2) + // tiles, a new city or growth, and the end
		cycles*seats*(1+seats) // a move, and the choices of all whose links it used
	moves := len(g.places) + seats + g.turns*turn
	if g.standard() {
		bids := g.mostCash() + 1
		return moves + g.turns*(seats+bids+seats+1) // capital, bids, and passes, of which one may be by STD-7
	}
	if g.setup.Order == OrderAuctioned {
		bids := loanMoney*-lowestSteps + 1      // nobody has cash yet (ORDER-3)
		return moves + (seats-1)*(bids+seats-1) // ORDER-6
	}
	return moves
}

// TotalBounds returns between which numbers the Total of a seat stays in every game of
// this setup, both included. Few games come near the higher one. It allocates
// nothing.
func (s *State) TotalBounds() (least, most int) {
	if s.game == nil {
		return 0, 0
	}
	g := s.game
	return 2 * lowestSteps, g.mostGained() + mostLinksAtHex*len(g.cells) // SCORE-1, SCORE-2
}
