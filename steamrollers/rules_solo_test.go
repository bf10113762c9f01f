package steamrollers

import (
	"errors"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/variants"
)

var againstClerk = againstOlive(solo.Clerk)

// turnBeforeOlives is the second action of the player, with a one. Olive's die
// will be a four.
var turnBeforeOlives = scene{againstClerk, actingAgain(1, 4)}

// full is the number of hexes that Olive can cross off in a region of the
// standard board: nine but for the city (SOLO-6).
const full = 8

var soloRefusals = []refusal{
	{
		rule: SoloSetup, scene: scene{againstClerk, beforeGoods}, move: "goods RGB YGB YRG YRG YRG YRB",
		says: "each of the six cities gets 4 goods; the number, in brackets, is another for city 1 (3), 2 (3), 3 (3), 4 (3), 5 (3), 6 (3): goods of a city's own colour, which are written too, seem to be left out",
	},
	{
		rule: SoloSetup, scene: scene{againstClerk}, move: "roll 1 2 straight/gentle",
		says: "3 white dice are rolled, not 2",
	},
	{
		rule: SoloLevels, scene: scene{againstOlive(solo.Machinist), beforeGoods}, after: []string{goodsOfTwo, allSidesA}, move: "influence 1 2",
		says: "Olive as machinist rolls 3 dice, not 2",
	},
	{
		rule: SoloLevels, scene: scene{againstOlive(solo.Baron), beforeGoods}, after: []string{goodsOfTwo, allSidesA}, move: "influence 1 2 3 4 5 6 1",
		says: "Olive as baron rolls 6 dice, not 7",
	},
	{
		rule: SoloLevels, scene: scene{againstClerk, beforeGoods}, after: []string{goodsOfTwo, allSidesA}, move: "roll 1 2 3 straight/gentle",
		says: "roll is not asked for now, but influence",
	},
	{
		rule: SoloTurn, scene: hauling.and(againstClerk), move: "deliver R 1-2 2",
		says: "against Olive the place of the good in the city's line must be said, as in R@2",
	},
	{
		rule: SoloTurn, scene: hauling, move: "deliver R@1 1-2 2",
		says: "the place of a good in a city's line is said against Olive only",
	},
	{
		rule: DeliverFromDie, scene: hauling.and(againstClerk), move: "deliver R@2 1-2 2",
		says: "place 2 of city 1 does not hold R: the line there is RBE",
	},
	{
		rule: DeliverFromDie, scene: hauling.and(againstClerk), move: "deliver R@4 1-2 2",
		says: "place 4 of city 1 does not hold R: the line there is RBE",
	},
	{
		rule: SoloKeptTileOnce, scene: turnBeforeOlives.and(holds(p1, "1b"), actingAgain(1, 4, 1)), move: "use 1 5",
		says: "tile 1b was used for the other action of this turn",
	},
	{
		rule: SoloKeptTileOnce, scene: scene{againstClerk, drafting(p1, 1, 2, 3), holds(p1, "5a")}, after: []string{"draft 1", "use 5 +1", "improve", "draft 3"}, move: "use 5 +1",
		says: "tile 5a was used for the other action of this turn",
	},
	{ // before a pass
		rule: SoloKeptTileOnce, scene: scene{againstClerk, drafting(p1, 1, 2, 3), stuck(p1, 4), holds(p1, "1b")}, after: []string{"draft 1", "use 1 4", "pass", "draft 2"}, move: "use 1 3",
		says: "tile 1b was used for the other action of this turn",
	},
	{
		rule: SoloKeptTileOnce, scene: scene{againstClerk, drafting(p1, 1, 2, 3), holds(p1, "6b")}, after: []string{"draft 1", "build a1 E-NE", "draft 2"}, move: "build a7 E-NE",
		says: "tile 6b was used for the other action of this turn",
	},
	{
		rule: SoloKeptTileOnce, scene: hauling.and(againstClerk, actingAgain(1, 4, 3), holds(p1, "3b")), move: "deliver R@1 1-2 2 +1",
		says: "tile 3b was used for the other action of this turn",
	},
	{
		rule: SoloKeptTileOnce, scene: hauling.and(againstClerk, actingAgain(1, 4, 3), holds(p1, "3a"), city(3, "Y")), move: "deliver Y@1 3-1 2 dest",
		says: "tile 3a was used for the other action of this turn",
	},
	{
		rule: SoloKeptTileOnce, scene: twoRoutes.and(againstClerk, tilesMade("4a kept 0"), actingAgain(1, 5, 4), holds(p1, "4a")), move: "deliver R@1 1-2 3 unlimited",
		says: "tile 4a was used for the other action of this turn",
	},
	{
		rule: SoloKeptTileOnce, scene: twoRoutes.and(againstClerk, ticks(p1, 1, 2), holds(p1, "4b"), city(1, "RR"), drafting(p1, 1, 1, 5)),
		after: []string{"draft 1", "deliver R@2 1-2 3", "draft 1"}, move: "deliver R@1 1-2 3",
		says: "tile 4b was used for the other action of this turn",
	},
	{
		rule: SoloCrossesOff, scene: turnBeforeOlives.and(oliveHas([6]int{3: full}, 0)), after: []string{"improve"}, move: "roll 1 2 3 straight/gentle",
		says: "the game is over",
	},
	{
		rule: SoloRerolls, scene: turnBeforeOlives.and(city(4, "")), after: []string{"improve"}, move: "roll 1 2 3 straight/gentle",
		says: "roll is not asked for now, but reroll",
	},
	{ // there is no third action
		rule: SoloRerolls, scene: turnBeforeOlives.and(city(4, "")), after: []string{"improve"}, move: "draft 4",
		says: "draft is not asked for now, but reroll",
	},
	{
		rule: SoloRerollTile, scene: turnBeforeOlives.and(holds(p1, "2a")), move: "use 2",
		says: "the solitaire tile 2 is used in Olive's turn",
	},
	{ // whichever side is up
		rule: SoloRerollTile, scene: turnBeforeOlives.and(holds(p1, "2b")), move: "use 2",
		says: "the solitaire tile 2 is used in Olive's turn",
	},
	{
		rule: SoloRerollTile, scene: turnBeforeOlives.and(holds(p1, "2a")), after: []string{"improve"}, move: "draft 4",
		says: "draft is not asked for now: P1 is asked for decline, use",
	},
	{
		rule: SoloRerollTile, scene: turnBeforeOlives.and(holds(p1, "2a")), after: []string{"improve"}, move: "use 1 5",
		says: "tile 1 changes the die that you are about to act with, and now there is none",
	},
	{ // once
		rule: SoloRerollTile, scene: turnBeforeOlives.and(tilesMade("2a-solo kept 0"), holds(p1, "2a")), after: []string{"improve", "use 2"}, move: "use 2",
		says: "use is not asked for now, but reroll",
	},
	{
		rule: SoloSpareTile, scene: turnBeforeOlives.and(holds(p1, "2b"), oliveHas([6]int{3: 2}, 0)), after: []string{"improve"}, move: "steal",
		says: "steal is not asked for now: P1 is asked for decline, use",
	},
}

var soloSetupFaults = []setupFault{
	{
		rule: SoloModules, setup: Setup{Players: 1, Olive: solo.Clerk, Modules: variants.CoalModule},
		says: "module coal is not played against Olive",
	},
	{
		rule: SoloModules, setup: Setup{Players: 1, Olive: solo.Clerk, Modules: variants.OrderModule},
		says: "module order is not played against Olive",
	},
	{
		rule: SoloModules, setup: Setup{Players: 1, Olive: solo.Clerk, Modules: variants.PowerModule},
		says: "module power is not played against Olive",
	},
	{
		rule: SoloModules, setup: Setup{Players: 1, Olive: solo.Clerk, Modules: variants.YucataModule},
		says: "module yucata is not played against Olive",
	},
	{
		rule: SoloLevels, setup: Setup{Players: 1},
		says: "one player plays against Olive, and no level of hers is chosen",
	},
	{
		rule: SoloLevels, setup: Setup{Players: 1, Olive: solo.Baron + 1},
		says: "Olive has no level 7: there are six, from clerk (1) to baron (6)",
	},
}

// crossed is the number of hexes that Olive has crossed off in each region.
func crossed(s State) [6]int { return s.Report().Olive.Crossed }

func TestSOLO1FourGoodsACityInTheOrderDrawn(t *testing.T) {
	s := scene{againstClerk, beforeGoods}.lay(t)
	s = play(t, s, "goods EBRG YGBE YRGB YRGB YRGE YRBE", allSidesA, "influence 1", "roll 6 6 6 straight/gentle")
	same(t, "supply", s.Supply(1).String(), "EBRG")
	same(t, "white dice", s.Dice().Len(), 3)
	refuses(t, SoloSetup)
}

func TestSOLO2TheSolitaireTileAndOnlyWalls(t *testing.T) {
	s := scene{againstClerk, walled(hexmap.Hard, 1), draws(p1, link13)}.lay(t)
	same(t, "centre", centre(s), "1a 2a-solo 3a 4a 5a 6a")
	same(t, "network", s.Points(p1).Network, 0)
	refusesSetups(t, SoloModules)
}

func TestSOLO2AllFaultsOfASetupAtOnce(t *testing.T) {
	_, err := New(Setup{Players: 1, Modules: variants.AllModules, Wall: hexmap.Hard + 1})
	for _, rule := range []Rule{SoloModules, SoloLevels, WallChart} {
		if !errors.Is(err, rule) {
			t.Errorf("%v does not cite %s", err, rule.String())
		}
	}
	same(t, "faults", len(strings.Split(err.Error(), "\n")), 4+1+1)
}

func TestSOLO3AsManyDiceAsTheLevel(t *testing.T) {
	for level := range solo.Levels() {
		s := play(t, scene{againstOlive(level), beforeGoods}.lay(t), goodsOfTwo, allSidesA)
		asked(t, s, PhaseInfluence, Nobody)
		s = play(t, s, "influence"+strings.Repeat(" 5", int(level)))
		same(t, "crossed", crossed(s), [6]int{4: int(level)})
	}
	refuses(t, SoloLevels)
	refusesSetups(t, SoloLevels)
}

func TestSOLO3NothingWhereNoHexIsLeft(t *testing.T) {
	s := play(t, scene{onBoard(tiny), againstOlive(solo.Machinist), beforeGoods}.lay(t), goodsOfTwo, allSidesA)
	s = play(t, s, "influence 2 2 6")
	same(t, "crossed", crossed(s), [6]int{1: 1, 5: 1})
	asked(t, s, PhaseRoll, Nobody)
}

func TestSOLO4TwoDraftsAndActions(t *testing.T) {
	s := scene{againstClerk, drafting(p1, 1, 1, 6), blackShows(GentleSharp), holds(p1, "3a sideways")}.lay(t)
	s = play(t, s, "draft 1", "build a1 E-NE")
	asked(t, s, PhaseDraft, p1)
	s = play(t, s, "draft 1", "build a2 E-NE") // by the same black die
	asked(t, s, PhaseRoll, Nobody)             // Olive has had her turn
	s = play(t, s, "roll 1 1 6 straight/gentle")
	same(t, "tiles in the next turn", tilesOf(s, p1), "3a")
}

func TestSOLO4AnyGoodOfALine(t *testing.T) {
	s := hauling.and(againstClerk, city(1, "RERB")).lay(t)
	allowed(t, s, "deliver R@1 1-2 2", "deliver E@2 1-3 1", "deliver R@3 1-2 2")
	s = play(t, s, "deliver E@2 1-3 1")
	same(t, "supply", s.Supply(1).String(), "RRB")
	refuses(t, SoloTurn)
}

func TestSOLO5AKeptTileForOneAction(t *testing.T) {
	s := scene{againstClerk, drafting(p1, 1, 2, 3), holds(p1, "1b", "5a")}.lay(t)
	s = play(t, s, "draft 1", "use 1 4", "improve", "draft 2", "use 5 +1", "improve")
	same(t, "boxes", boxesOf(s, p1), []int{3, 4})
	s = play(t, s, "roll 1 1 3 straight/gentle", "draft 1")
	allowed(t, s, "use 1 6", "use 5 +1") // in the next turn
	refuses(t, SoloKeptTileOnce)
}

func TestSOLO5Tile4bForTheFirstDeliveryThatNeedsIt(t *testing.T) {
	s := hauling.and(againstClerk, city(1, "RRR"), holds(p1, "4b"), drafting(p1, 1, 1, 5)).lay(t) // strength 4
	s = play(t, s, "draft 1", "deliver R@1 1-2 3", "draft 1")
	same(t, "strength after a delivery that did not need it", s.strength(), 4)
	s = twoRoutes.and(againstClerk, city(1, "RRR"), ticks(p1, 1, 2), holds(p1, "4b"), drafting(p1, 1, 1, 5)).lay(t)
	s = play(t, s, "draft 1", "deliver R@1 1-2 3", "draft 1")
	same(t, "strength after one that did", s.strength(), 2)
	same(t, "strength as it is reported", s.Strength(p1), 3)
	same(t, "deliveries", movesOf(s, KindDeliver), nil)
	s = play(t, s, "build a1 E-W", "roll 1 1 1 straight/gentle", "draft 1")
	same(t, "strength in the next turn", s.strength(), 3)
}

// That is, whose distance and bonus exceed the ticked boxes.
func TestSOLO5Tile4bForTheBonusOf3b(t *testing.T) {
	s := hauling.and(againstClerk, city(1, "RRR"), holds(p1, "3b", "4b"), drafting(p1, 1, 1, 5)).lay(t)
	s = play(t, s, "draft 1", "deliver R@1 1-2 2 +2", "draft 1")
	same(t, "strength", s.strength(), 3)
}

func TestSOLO5ASpentTileTakenAgainServesBoth(t *testing.T) {
	s := scene{againstClerk, drafting(p1, 2, 2, 5), holds(p1, "1a")}.lay(t)
	s = play(t, s, "draft 2", "use 1 1", "take", "draft 2")
	allowed(t, s, "use 1 4")
}

func TestSOLO6SheCrossesOffAHexOfHerDie(t *testing.T) {
	s := play(t, turnBeforeOlives.lay(t), "improve")
	asked(t, s, PhaseRoll, Nobody)
	same(t, "crossed", crossed(s), [6]int{3: 1})
	s = play(t, turnBeforeOlives.and(oliveHas([6]int{3: full - 1}, 0)).lay(t), "improve")
	asked(t, s, PhaseRoll, Nobody) // completing a region is no win
	same(t, "crossed", crossed(s), [6]int{3: full})
}

// Whatever the points.
func TestSOLO6SheWinsAtOnceWhereEveryHexIsCrossedOff(t *testing.T) {
	s := turnBeforeOlives.and(oliveHas([6]int{3: full}, 0), delivered(p1, 500), city(4, "YRG")).lay(t)
	s = play(t, s, "improve")
	asked(t, s, PhaseOver, Nobody)
	same(t, "winners", winners(s), []int{0})
	same(t, "crossed", crossed(s), [6]int{3: full})
	same(t, "supply", s.Supply(4).String(), "YRG") // nothing else happens
	refuses(t, SoloCrossesOff)
}

func TestSOLO7TheUprightTileOfHerDieGoesBack(t *testing.T) {
	s := play(t, turnBeforeOlives.and(holds(p1, "4a", "5a")).lay(t), "improve")
	same(t, "tiles", tilesOf(s, p1), "5a")
	same(t, "centre", centre(s), "1a 2a-solo 3a 4a 6a")
	s = play(t, turnBeforeOlives.and(holds(p1, "4a sideways", "5a")).lay(t), "improve")
	same(t, "tiles", tilesOf(s, p1), "4a sideways, 5a")
}

func TestSOLO8AnEmptyCityMeansAnotherRoll(t *testing.T) {
	s := turnBeforeOlives.and(city(4, ""), city(3, ""), city(6, "YRB"), holds(p1, "3a", "5a"), oliveHas([6]int{5: 2}, 0)).lay(t)
	s = play(t, s, "improve")
	asked(t, s, PhaseReroll, Nobody)
	same(t, "die", s.Die(), 4)
	outcomes := s.AppendOutcomes(nil)
	same(t, "outcomes", len(outcomes), 6)
	s = play(t, s, "reroll 3", "reroll 4", "reroll 3")
	asked(t, s, PhaseReroll, Nobody)
	same(t, "crossed", crossed(s), [6]int{2: 2, 3: 2, 5: 2}) // one for each face
	same(t, "tiles", tilesOf(s, p1), "5a")
	s = play(t, s, "reroll 6")
	asked(t, s, PhaseRoll, Nobody)
	same(t, "crossed", crossed(s), [6]int{2: 2, 3: 2, 5: 3})
	same(t, "supply", s.Supply(6).String(), "YR") // and then the last step
	refuses(t, SoloRerolls)
}

// Her win can come with any of the faces.
func TestSOLO8SheMayWinWithALaterFace(t *testing.T) {
	s := turnBeforeOlives.and(city(4, ""), oliveHas([6]int{5: full}, 0)).lay(t)
	s = play(t, s, "improve", "reroll 6")
	asked(t, s, PhaseOver, Nobody)
	same(t, "winners", winners(s), []int{0})
}

func TestSOLO9RemovesRightmostGood(t *testing.T) {
	for before, want := range map[int]struct {
		supply string
		points int
	}{
		0: {"YRB", 0},
		1: {"YRB", 0}, // two are crossed off then
		2: {"YR", 3},
		6: {"YR", 7},
	} {
		s := turnBeforeOlives.and(city(4, "YRB"), oliveHas([6]int{3: before}, 10)).lay(t)
		s = play(t, s, "improve")
		same(t, "supply", s.Supply(4).String(), want.supply)
		same(t, "removed", s.Removed().Len(), 3-len(want.supply))
		same(t, "points", s.OlivePoints().Delivery, 10+want.points)
	}
}

func TestSOLO10TheDieIsRerolledBeforeHerFirstStep(t *testing.T) {
	s := turnBeforeOlives.and(holds(p1, "2a")).lay(t)
	s = play(t, s, "improve")
	asked(t, s, PhaseOlive, p1)
	same(t, "die", s.Die(), 4)
	same(t, "crossed if she declines", crossed(play(t, s, "decline")), [6]int{3: 1})
	s = play(t, s, "use 2")
	asked(t, s, PhaseReroll, Nobody)
	same(t, "tiles", tilesOf(s, p1), "")
	s = play(t, s, "reroll 5")
	asked(t, s, PhaseRoll, Nobody)
	same(t, "crossed", crossed(s), [6]int{4: 1})
	refuses(t, SoloRerollTile)
}

// Kept, the tile serves once in a turn all the same.
func TestSOLO10OnceInATurn(t *testing.T) {
	s := turnBeforeOlives.and(tilesMade("2a-solo kept 0"), holds(p1, "2a"), city(5, "")).lay(t)
	s = play(t, s, "improve", "use 2", "reroll 5") // an empty city
	asked(t, s, PhaseReroll, Nobody)
	s = play(t, s, "reroll 6")
	asked(t, s, PhaseRoll, Nobody)
	same(t, "crossed", crossed(s), [6]int{4: 1, 5: 1})
}

func TestSOLO11OneMoreHexInsteadOfAGood(t *testing.T) {
	s := turnBeforeOlives.and(holds(p1, "2b"), city(4, "YRB"), oliveHas([6]int{3: 2}, 0)).lay(t)
	s = play(t, s, "improve")
	asked(t, s, PhaseOlive, p1)
	same(t, "crossed when she is asked", crossed(s), [6]int{3: 3})
	declined := play(t, s, "decline")
	same(t, "supply if she declines", declined.Supply(4).String(), "YR")
	same(t, "points if she declines", declined.OlivePoints().Delivery, 3)
	s = play(t, s, "use 2")
	asked(t, s, PhaseRoll, Nobody)
	same(t, "crossed", crossed(s), [6]int{3: 4})
	same(t, "supply", s.Supply(4).String(), "YRB")
	same(t, "points", s.OlivePoints().Delivery, 0)
	refuses(t, SoloSpareTile)
}

func TestSOLO11NotAskedWhereNoGoodWouldGo(t *testing.T) {
	s := play(t, turnBeforeOlives.and(holds(p1, "2b"), oliveHas([6]int{3: 1}, 0)).lay(t), "improve")
	asked(t, s, PhaseRoll, Nobody)
	same(t, "tiles", tilesOf(s, p1), "2b-solo")
}

func TestSOLO11SheWinsWhereNoHexIsLeft(t *testing.T) {
	s := turnBeforeOlives.and(holds(p1, "2b"), delivered(p1, 500), oliveHas([6]int{3: full - 1}, 0)).lay(t)
	s = play(t, s, "improve")
	asked(t, s, PhaseOlive, p1) // the tile may be used all the same
	s = play(t, s, "use 2")
	asked(t, s, PhaseOver, Nobody)
	same(t, "winners", winners(s), []int{0})
}

func TestSOLO12TheGameEndsAfterOlivesTurn(t *testing.T) {
	s := turnBeforeOlives.and(city(1, ""), city(2, ""), city(4, "Y"), oliveHas([6]int{3: 2}, 0)).lay(t)
	s = play(t, s, "improve") // she removes the last good of the third
	asked(t, s, PhaseOver, Nobody)
	same(t, "crossed", crossed(s), [6]int{3: 3})
	same(t, "points", s.OlivePoints().Delivery, 3)
}

func TestSOLO12NotBeforeIt(t *testing.T) {
	s := scene{
		againstClerk, actingAgain(1, 4), draws(p1, link13), ticks(p1, 2, 3),
		city(1, "E"), city(2, ""), city(6, ""), holds(p1, "2a"),
	}.lay(t)
	s = play(t, s, "deliver E@1 1-3 2")
	asked(t, s, PhaseOlive, p1)
	s = play(t, s, "decline")
	asked(t, s, PhaseOver, Nobody)
	same(t, "crossed", crossed(s), [6]int{3: 1})
}

func TestSOLO12AfterHerWinThePointsStand(t *testing.T) {
	s := turnBeforeOlives.and(oliveHas([6]int{2, 0, 0, full, 0, 0}, 9), draws(p1, link32), delivered(p1, 4)).lay(t)
	s = play(t, s, "improve")
	same(t, "points of the player", s.Points(p1).Total(), 4+1)
	same(t, "points of Olive", s.OlivePoints().Delivery, 9)
}

func TestSOLO13OlivesScore(t *testing.T) {
	s := scene{
		againstClerk, oliveHas([6]int{5, 3, 5, 0, 5, 1}, 7), holds(p1, "1a"), tilesUp("3b", "6b"),
	}.lay(t)
	same(t, "points", s.OlivePoints(), solo.Points{
		Delivery: 7, Engine: 3, Network: 5 + 5, // two regions, though three have five
		Tiles: 2, // 2a-solo and 4a: 3b, 5a and 6b are worth nothing to her
		Total: 22,
	})
}

func TestSOLO13ThePlayersScore(t *testing.T) {
	s := scene{againstClerk, delivered(p1, 10), draws(p1, link13), ticks(p1, 1, 2, 3, 4), holds(p1, "3a")}.lay(t)
	same(t, "points", s.Points(p1).Total(), 10+2+1-1)
}

func TestSOLO14OnlyWithMorePointsThanOlive(t *testing.T) {
	for points, want := range map[int]int{16: 0, 17: 0, 18: 1} {
		s := turnBeforeOlives.and(
			city(1, ""), city(2, ""), city(3, ""), tilesUp("3b"), holds(p1, "5b"),
			delivered(p1, points-1), oliveHas([6]int{4, 0, 3, 0, 0, 0}, 3),
		).lay(t)
		s = play(t, s, "improve")
		asked(t, s, PhaseOver, Nobody)
		same(t, "points", s.Points(p1).Total(), points)
		same(t, "points of Olive", s.OlivePoints().Total, 3+3+(4+3)+4)
		same(t, "winners", winners(s), []int{want})
	}
}

// A whole game that the player wins: cities 1 and 2 are empty from the start,
// and she empties the third when she is ahead. Dice so kind are not rolled by
// chance.
func TestSOLO14AGameThatThePlayerWins(t *testing.T) {
	s := sure(New(Setup{Players: 1, Olive: solo.Clerk}))
	s = play(t, s, "goods YYYY RRRR EEEY YRGB YRGE YRBE", "sides b b a b a b", "influence 1")
	s = play(t, s, "roll 1 3 6 straight/gentle", "draft 1", "build b3 E-W", "draft 3", "build b4 E-W")
	s = play(t, s, "roll 1 5 6 straight/gentle", "draft 1", "build c3 NW-SW", "draft 5", "build d2 NE-SW")
	s = play(t, s, "roll 2 3 5 straight/gentle", "draft 3", "build b6 E-W", "draft 2", "build b7 E-W")
	s = play(t, s, "roll 3 4 5 straight/gentle", "draft 3", "build c5 NE-SE", "draft 4", "build d5 NW-SW")
	s = play(t, s, "roll 4 4 5 straight/gentle", "draft 5", "build e3 E-W", "draft 4", "build e4 E-W")
	s = play(t, s, "roll 1 2 3 straight/gentle", "draft 2", "take", "draft 1", "improve")
	s = play(t, s, "roll 3 4 6 straight/gentle", "draft 6", "improve", "draft 3", "deliver Y@1 3-1 2")
	asked(t, s, PhaseOver, Nobody)
	same(t, "points", s.Points(p1).Total(), 2+7+1) // delivery, network, tile 2b
	same(t, "points of Olive", s.OlivePoints(), solo.Points{Engine: 3, Network: 4, Total: 7})
	same(t, "winners", winners(s), []int{1})
}

// The same game, if she is content with a good delivered at once.
func TestSOLO14AGameThatOliveWins(t *testing.T) {
	s := sure(New(Setup{Players: 1, Olive: solo.Clerk}))
	s = play(t, s, "goods YYYY RRRR EEEY YRGB YRGE YRBE", "sides b b a b a b", "influence 1")
	s = play(t, s, "roll 1 3 6 straight/gentle", "draft 1", "build b3 E-W", "draft 3", "build b4 E-W")
	s = play(t, s, "roll 1 5 6 straight/gentle", "draft 1", "improve", "draft 5", "improve")
	s = play(t, s, "roll 2 3 5 straight/gentle", "draft 2", "improve", "draft 3", "deliver Y@1 3-1 2")
	asked(t, s, PhaseOver, Nobody)
	same(t, "points", s.Points(p1).Total(), 2+2)
	same(t, "points of Olive", s.OlivePoints().Total, 3+(2+1)+1)
	same(t, "winners", winners(s), []int{0})
}
