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

func TestPOWER1FromTheLastPlayerCounterClockwise(t *testing.T) {
	g := choosing(t)
	inPhase(t, g, "power", 3)
	forbidden(t, g, "POWER-1", "roll 1 2 3 4 straight/gentle", "draft 1", "place 3")
	play(t, g, "power points")
	inPhase(t, g, "power", 2)
	forbidden(t, g, "POWER-1", "power points")
	play(t, g, "power engine 2")
	inPhase(t, g, "power", 1)
	equal(t, "round", g.Report().Round, 0)
	play(t, g, "power tile 2")
	inPhase(t, g, "roll", 0)
	equal(t, "round", g.Report().Round, 1)
}

func TestPOWER2ABoxOfHerChoice(t *testing.T) {
	g := choosing(t)
	forbidden(t, g, "", "power engine", "power engine 7")
	play(t, g, "power engine 5")
	equal(t, "box", g.Report().Players[2].Boxes[0], 5)
}

func TestPOWER3ATrackOfAnyTypeAnywhere(t *testing.T) {
	g := choosing(t)
	allowed(t, g, "power rail a1 E-NE", "power rail c5 E-NW", "power rail d2 E-W")
	forbidden(t, g, "POWER-3", "power rail b2 E-W", "power rail z9 E-W")
	play(t, g, "power rail a1 NE-E")
	equal(t, "track", g.Report().Players[2].Track[0], "a1 E-NE")
}

func TestPOWER4TwoPoints(t *testing.T) {
	g := choosing(t)
	play(t, g, "power points")
	equal(t, "points", g.Report().Players[2].Points, Points{Power: 2, Total: 2})
}

func TestPOWER5AnActionTileSideways(t *testing.T) {
	g := choosing(t)
	play(t, g, "power tile 6")
	equal(t, "tile", g.Report().Players[2].Tiles[0], TileReport{"6a", true})
}

func TestPOWER6APersonalGood(t *testing.T) {
	g := choosing(t)
	play(t, g, "power goods")
	inPhase(t, g, "draw", 0)
	forbidden(t, g, "POWER-6", "draw E", "draw K", "place 3")
	play(t, g, "draw R")
	inPhase(t, g, "place", 3)
	equal(t, "own", g.Report().Players[2].Own, "R")
	forbidden(t, g, "POWER-6", "place 2", "power points")
	allowed(t, g, "place 4")
	play(t, g, "place 3")
	equal(t, "own", g.Report().Players[2].Own, "R3")
	inPhase(t, g, "power", 2)
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

func TestPOWER6WithTILE3a(t *testing.T) {
	g := acting(t, 2)
	lay(g, 1, link23...)
	tick(g, 1, 1)
	g.players[1].own, g.players[1].ownCity = "R", 3
	hand(g, 1, "3a")
	allowed(t, g, "deliver R 3-2 1 own dest")
}
