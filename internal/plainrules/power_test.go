package plainrules

import (
	"strings"
	"testing"
)

// choosing is a game of three before the first starting power tile is taken.
func choosing(t *testing.T) *Game {
	t.Helper()
	g := newGame(t, players(3), powers)
	play(t, g, "goods RGBER YGBEY YRGBB YRGBY YRGEY YRBEY", "sides a a a a a a")
	return g
}

func TestPOWER6NothingIsDrawnFromABagWithoutColours(t *testing.T) {
	g := choosing(t)
	g.bag = "EEKK"
	play(t, g, "power goods")
	inPhase(t, g, "power", 2)
}

func TestPOWER6OnlyItsOwnerDeliversIt(t *testing.T) {
	g := acting(t, 3)
	for seat := range g.players {
		lay(g, seat, link23...)
		tick(g, seat, 1, 2)
	}
	g.supply[3] = "" // it never counts for END-1
	g.players[1].own, g.players[1].ownCity = "R", 3
	equal(t, "empty cities", g.emptyCities(), 1)
	forbidden(t, g, "DELIVER-1", "deliver R 3-2 1")
	forbidden(t, g, "POWER-6", "deliver R@1 3-2 1 own")
	forbidden(t, g, "POWER-6 DELIVER-2", "deliver Y 3-2 1 own")
	forbidden(t, g, "POWER-6 DELIVER-1 DELIVER-3", "deliver R 4-2 1 own")
	other := g.Clone()
	other.turn = 2
	forbidden(t, other, "POWER-6", "deliver R 3-2 1 own")
	bag := strings.Count(g.bag, "R")
	play(t, g, "deliver R 3-2 1 own")
	equal(t, "own", g.Report().Players[0].Own, "")
	equal(t, "points", g.Report().Players[0].Points.Delivery, 1)
	equal(t, "bag", g.Report().Bag.R, bag+1)
}
