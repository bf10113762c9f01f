package plainrules

import (
	"fmt"
	"slices"
	"testing"
)

// againstOlive is a solo game in which the player has taken both her actions
// and Olive takes the die; prepare sees the game before the second action.
func againstOlive(t *testing.T, die int, prepare func(g *Game)) *Game {
	t.Helper()
	g := drafting(t, die, solo("clerk"))
	g.olive.crossed = map[int]int{}
	play(t, g, fmt.Sprint("draft ", die), "improve", fmt.Sprint("draft ", die))
	prepare(g)
	g.die = 7 - die // so that there is something to do, whatever was prepared
	play(t, g, "improve")
	return g
}

func TestSOLO1FourGoodsACityInTheOrderDrawn(t *testing.T) {
	g := newGame(t, solo("clerk"))
	forbidden(t, g, "SOLO-1", "goods YRG YRG YRG YRG YRG YRG")
	play(t, g, "goods EBRG YGBE YRGB YRGB YRGE YRBE", "sides a a a a a a", "influence 1")
	equal(t, "city 1", g.Report().Supply["1"], "EBRG")
	forbidden(t, g, "SOLO-1", "roll 1 2 straight/gentle", "roll 1 2 3 4 straight/gentle")
	play(t, g, "roll 1 2 3 straight/gentle")
}

func TestSOLO2WallAlone(t *testing.T) {
	newGame(t, solo("clerk"), wall("hard"))
	for _, module := range []func(*Setup){coal, orders, powers, yucata} {
		setup := newGame(t, solo("clerk")).setup
		module(&setup)
		if _, err := New(setup); err == nil {
			t.Errorf("no fault in %+v", setup)
		}
	}
}

func TestSOLO3ALevelsDice(t *testing.T) {
	g := newGame(t, solo("machinist"))
	play(t, g, "goods RGBE YGBE YRGB YRGB YRGE YRBE", "sides a a a a a a")
	forbidden(t, g, "SOLO-3", "influence 1 2", "influence 1 2 3 4", "roll 1 2 3 straight/gentle")
	g.olive.crossed[5] = g.room(5) // nothing where none is left
	play(t, g, "influence 2 5 2")
	if got := g.Report().Olive.Crossed; !slices.Equal(got, []int{0, 2, 0, 0, g.room(5), 0}) {
		t.Errorf("crossed %v", got)
	}
}

func TestSOLO4TwoDraftsAndAnyGoodOfALine(t *testing.T) {
	g := drafting(t, 1, solo("clerk"))
	lay(g, 1, link13...)
	lay(g, 1, link23...)
	tick(g, 1, 2, 3, 4)
	g.supply[1] = "RGR"
	play(t, g, "draft 1")
	allowed(t, g, "deliver R@1 1-2 3", "deliver R@3 1-2 3")
	forbidden(t, g, "DELIVER-1", "deliver R@2 1-2 3", "deliver R@4 1-2 3", "deliver R@99999999999999999999 1-2 3")
	forbidden(t, g, "SOLO-4", "deliver R 1-2 3")
	play(t, g, "deliver R@1 1-2 3")
	equal(t, "line", g.Report().Supply["1"], "GR")
	inPhase(t, g, "draft", 1)
	play(t, g, "draft 1")
	inPhase(t, g, "act", 1)
}

func TestSOLO5AKeptTileForOneOfTheTwoActions(t *testing.T) {
	g := drafting(t, 2, solo("clerk"))
	hand(g, 1, "1b", "6b", "3b")
	play(t, g, "draft 2", "use 1 3", "build c5 E-NE", "draft 2")
	forbidden(t, g, "SOLO-5", "use 1 3", "build c8 E-NE")
	allowed(t, g, "build c8 E-W")
	g.usedBefore[3] = true
	lay(g, 1, link23...)
	tick(g, 1, 1, 2, 3)
	g.supply[2] = "E"
	allowed(t, g, "deliver E@1 2-3 1")
	forbidden(t, g, "SOLO-5", "deliver E@1 2-3 1 +1")
}

func TestSOLO5Tile4bForTheFirstDeliveryThatNeedsIt(t *testing.T) {
	g := drafting(t, 2, solo("clerk"))
	hand(g, 1, "4b")
	lay(g, 1, link23...)
	g.supply[2] = "EEE"
	play(t, g, "draft 2")
	weak, strong := g.Clone(), g
	play(t, weak, "deliver E@1 2-3 1", "draft 2") // needs it: no box is ticked
	forbidden(t, weak, "SOLO-5 DELIVER-6", "deliver E@1 2-3 1")
	equal(t, "strength as reported", weak.Report().Players[0].Strength, 1)

	tick(strong, 1, 1)
	play(t, strong, "deliver E@1 2-3 1", "draft 2") // does not need it
	strong.players[1].boxes = map[int]bool{}
	allowed(t, strong, "deliver E@1 2-3 1")
}

func TestSOLO5ASpentTileTakenAgainServesBoth(t *testing.T) {
	g := drafting(t, 2, solo("clerk"))
	hand(g, 1, "1a")
	play(t, g, "draft 2", "use 1 1", "take", "draft 2")
	allowed(t, g, "use 1 4")
}

func TestSOLO6OliveCrossesOffOrWinsAtOnce(t *testing.T) {
	g := againstOlive(t, 4, func(g *Game) {})
	equal(t, "crossed", g.Report().Olive.Crossed[3], 1)
	inPhase(t, g, "roll", 0)

	g = againstOlive(t, 4, func(g *Game) { g.olive.crossed[4] = g.room(4) - 1 }) // she completes it: no win
	inPhase(t, g, "roll", 0)

	g = againstOlive(t, 4, func(g *Game) {
		g.olive.crossed[4] = g.room(4)
		g.players[1].delivery = 1000
	})
	inPhase(t, g, "over", 0)
	equal(t, "winner", g.Report().Winners[0], 0)
	forbidden(t, g, "SOLO-6", "roll 1 2 3 straight/gentle")
}

func TestSOLO6TownsCanBeCrossedOffAndCitiesCannot(t *testing.T) {
	g := newGame(t)
	equal(t, "room of region 2", g.room(2), 8)
}

func TestSOLO7TheUprightTileOfTheDieGoesBack(t *testing.T) {
	g := againstOlive(t, 4, func(g *Game) { hand(g, 1, "4a", "5a") })
	equal(t, "tiles", len(g.Report().Players[0].Tiles), 1)
	g = againstOlive(t, 4, func(g *Game) {
		hand(g, 1, "4a", "5a")
		g.sideways[4] = true
	})
	equal(t, "tiles", len(g.Report().Players[0].Tiles), 2)
}

func TestSOLO8AnEmptyCityMeansAnotherRoll(t *testing.T) {
	g := againstOlive(t, 4, func(g *Game) {
		g.supply[4] = ""
		hand(g, 1, "5a")
	})
	inPhase(t, g, "reroll", 0)
	equal(t, "die", g.Report().Die, 4)
	forbidden(t, g, "SOLO-8", "roll 1 2 3 straight/gentle", "improve")
	play(t, g, "reroll 4") // from step 1 again
	inPhase(t, g, "reroll", 0)
	equal(t, "crossed", g.Report().Olive.Crossed[3], 2)
	play(t, g, "reroll 5")
	inPhase(t, g, "roll", 0)
	equal(t, "tiles", len(g.Report().Players[0].Tiles), 0)
}

func TestSOLO9FromThreeCrossedHexesOnSheRemovesTheLastGood(t *testing.T) {
	g := againstOlive(t, 4, func(g *Game) { g.olive.crossed[4] = 1; g.supply[4] = "YRB" })
	equal(t, "line", g.Report().Supply["4"], "YRB")
	equal(t, "points", g.Report().Olive.Points.Delivery, 0)
	g = againstOlive(t, 4, func(g *Game) { g.olive.crossed[4] = 3; g.supply[4] = "YRB" })
	equal(t, "line", g.Report().Supply["4"], "YR")
	equal(t, "points", g.Report().Olive.Points.Delivery, 4)
}

func TestSOLO10ReRollOlivesDie(t *testing.T) {
	g := againstOlive(t, 4, func(g *Game) { hand(g, 1, "2a-solo") })
	inPhase(t, g, "olive", 1)
	equal(t, "die", g.Report().Die, 4)
	forbidden(t, g, "SOLO-10", "use 1 3", "use 2 3", "draft 1", "end")
	declined := g.Clone()
	play(t, declined, "decline")
	equal(t, "crossed", declined.Report().Olive.Crossed[3], 1)

	play(t, g, "use 2")
	inPhase(t, g, "reroll", 0)
	forbidden(t, g, "SOLO-10", "decline")
	play(t, g, "reroll 5")
	equal(t, "crossed", g.Report().Olive.Crossed[3], 0)
	equal(t, "crossed", g.Report().Olive.Crossed[4], 1)
	inPhase(t, g, "roll", 0)
}

func TestSOLO11OneMoreHexInsteadOfAGood(t *testing.T) {
	g := againstOlive(t, 4, func(g *Game) {
		hand(g, 1, "2b-solo")
		g.olive.crossed[4] = 2
		g.supply[4] = "YRB"
	})
	inPhase(t, g, "olive", 1)
	forbidden(t, g, "SOLO-11", "use 1 3", "draft 1", "steal")
	declined := g.Clone()
	play(t, declined, "decline")
	equal(t, "points", declined.Report().Olive.Points.Delivery, 3)
	full := g.Clone()
	full.olive.crossed[4] = full.room(4)
	play(t, full, "use 2")
	inPhase(t, full, "over", 0)
	equal(t, "winner", full.Report().Winners[0], 0)

	play(t, g, "use 2")
	r := g.Report()
	equal(t, "line", r.Supply["4"], "YRB")
	equal(t, "crossed", r.Olive.Crossed[3], 4)
	equal(t, "points", r.Olive.Points.Delivery, 0)
	inPhase(t, g, "roll", 0)
}

func TestSOLO12TheGameEndsAfterOlivesTurn(t *testing.T) {
	g := againstOlive(t, 4, func(g *Game) {
		g.supply[1], g.supply[2] = "", ""
		g.supply[4] = "Y"
		g.olive.crossed[4] = 2
	})
	inPhase(t, g, "over", 0) // she removed the last good of the third
}

func TestSOLO13OlivesScore(t *testing.T) {
	g := rolling(t, solo("clerk"))
	g.olive = olive{crossed: map[int]int{1: 5, 2: 3, 3: 5, 6: 1}, delivery: 7}
	hand(g, 1, "1a") // left in the centre: 2a-solo, 4a, 6a at one point each, and some worth nothing or less
	equal(t, "points", g.olivePoints(), OlivePoints{Delivery: 7, Engine: 3, Network: 10, Tiles: 3, Total: 23})
}

func TestSOLO14ATieIsOlives(t *testing.T) {
	g := rolling(t, solo("clerk"))
	g.phase = "over"
	g.players[1].delivery = g.olivePoints().Total
	equal(t, "winner", g.Report().Winners[0], 0)
	g.players[1].delivery++
	equal(t, "winner", g.Report().Winners[0], 1)
}
