package steamrollers

import (
	"math/bits"

	"github.com/railhex/railhex/scoring"
	"github.com/railhex/railhex/variants"
)

// How long a game can be, and how many points there can be: the same in every
// position of a setup.

const (
	// longestAction is the moves of an action: the die changed by tiles 1, 2 and 5,
	// each at most once (TILE-0), rolled again, and the action.
	longestAction = 5
	// longestTurn is the number of moves of a turn with two actions (TILE-2a, SOLO-4).
	// These are three drafts, since tile 2b takes one die and is declined another, the
	// actions, the tile between them, an order (ORDER-3) and the end.
	longestTurn = 3 + 2 + 2*longestAction + 3
	// longestOlive is the moves of a turn of Olive's, but for rolls by SOLO-8: tile 2
	// is offered at its start and at its end, and its roll.
	longestOlive = 3
)

// LongestGame returns a number of moves that no game of this setup exceeds, chance
// included, from its beginning to its end. Few games come near it: it is reckoned
// from what ends every game, END-2 or SOLO-6. It allocates nothing.
func (s *State) LongestGame() int {
	if s.game == nil {
		return 0
	}
	g, seats := s.game, int(s.game.seats)
	setup := bits.OnesCount32(uint32(g.setUp))
	if g.plays(PhasePower) {
		setup += 3 * seats // each takes one, and perhaps draws and places a good
	}
	if g.solo() {
		hexes := 0
		for _, room := range g.room {
			hexes += int(room)
		}
		// Each turn of Olive's and each roll by SOLO-8 crosses off a hex, or wins.
		return setup + (hexes+1)*(1+longestTurn+longestOlive+1)
	}
	productive := seats*(len(g.sites)+6) + g.deliverable() // builds, boxes, deliveries
	rounds := quietRounds * (productive + 1)
	return setup + rounds*(1+seats*longestTurn)
}

// deliverable is the number of goods that can be delivered in a game, at the most:
// what is delivered never comes back to a city.
func (g *game) deliverable() int {
	goods := 6 * g.perCity
	if g.receivesCoal {
		goods += 6 // COAL-1
	}
	if g.plays(PhasePower) {
		goods++ // POWER-6
	}
	return goods
}

// longestDelivery is the most that a delivery can score, with no limit of strength
// (TILE-4a). It has five links between the six cities, which it visits once each, the six
// towns, and the bonus of tile 3b.
const longestDelivery = 5 + 6 + 2

// TotalBounds returns between which numbers the Total of a seat stays in every game of
// this setup, both included. Few games come near the higher one. It allocates
// nothing.
func (s *State) TotalBounds() (least, most int) {
	if s.game == nil {
		return 0, 0
	}
	g := s.game
	most = g.deliverable()*longestDelivery + // SCORE-1
		len(g.sites) + 6 + // SCORE-2: each link has a hex at least, each town one link
		scoring.Engine(6) // SCORE-3
	if g.plays(PhasePower) {
		most += variants.PowerPoints // POWER-4
	}
	either := func(a, b int8) {
		least += min(0, int(a), int(b))
		most += max(0, int(a), int(b))
	}
	for i := range variants.NumTiles {
		number := i + 1
		either(g.values[number][0].Points, g.values[number][1].Points) // SCORE-4
		if g.keepsDelivered {
			orders := &g.parts.Orders
			either(orders[variants.OrderFaceOf(number, false)].Points, orders[variants.OrderFaceOf(number, true)].Points) // SCORE-5
		}
	}
	return least, most
}
