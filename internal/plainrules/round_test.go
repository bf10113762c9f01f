package plainrules

import "testing"

func TestROUND1DiceAreRolledOnceForEverybody(t *testing.T) {
	g := rolling(t)
	forbidden(t, g, "ROUND-1", "draft 1", "improve", "end", "use 1 3")
	play(t, g, "roll 5 1 3 gentle/straight") // read in any order
	r := g.Report()
	equal(t, "dice", len(r.Dice), 3)
	equal(t, "first die", r.Dice[0], 1)
	equal(t, "black", r.Black, "straight/gentle")
	equal(t, "round", r.Round, 1)
}

func TestROUND2TurnsGoClockwiseAndTilesTurnUpright(t *testing.T) {
	g := rolling(t, players(3))
	g.start = 2
	hand(g, 3, "5a")
	g.sideways[5] = true
	play(t, g, "roll 1 2 3 4 straight/gentle")
	inPhase(t, g, "draft", 2)
	forbidden(t, g, "ROUND-2", "draft 5", "improve", "pass", "end", "roll 1 2 3 4 straight/gentle", "use 1 2")
	play(t, g, "draft 2")
	inPhase(t, g, "act", 2)
	forbidden(t, g, "ROUND-2", "draft 1", "end", "steal")
	if !g.sideways[5] {
		t.Error("a tile turns upright before its holder's turn")
	}
	play(t, g, "improve")
	inPhase(t, g, "draft", 3)
	if g.sideways[5] {
		t.Error("a tile stays sideways in its holder's turn")
	}
	play(t, g, "draft 1", "improve")
	inPhase(t, g, "draft", 1)
}

func TestROUND4TheStartPlayerMovesOneSeatClockwise(t *testing.T) {
	g := drafting(t, 1)
	play(t, g, "draft 1", "improve", "draft 1", "improve")
	inPhase(t, g, "roll", 0)
	r := g.Report()
	equal(t, "round", r.Round, 2)
	equal(t, "start", r.Start, 2)
	equal(t, "leftover dice", len(r.Dice), 1)
	play(t, g, "roll 2 2 2 straight/gentle")
	inPhase(t, g, "draft", 2)
}

func TestROUND5PassOnlyWhenNothingElseIsPossible(t *testing.T) {
	g := acting(t, 6)
	forbidden(t, g, "ROUND-5", "pass")
	fillRegion(g, 1, 6)
	tick(g, 1, 6)
	hand(g, 2, "6a")
	g.supply[6] = "" // neither room, nor box, nor good; but P2's tile is upright
	forbidden(t, g, "ROUND-5", "pass")
	g.sideways[6] = true
	allowed(t, g, "pass")
	hand(g, 1, "1a") // another die would allow an action: that needs a tile
	allowed(t, g, "pass", "use 1 2")
}

func TestROUND5TrackOfAnotherTypeNeedsATile(t *testing.T) {
	g := acting(t, 5)
	g.black = []string{} // no type can be drawn
	tick(g, 1, 5)
	hand(g, 2, "5a")
	g.sideways[5] = true
	g.supply[5] = ""
	allowed(t, g, "pass")
	hand(g, 1, "6a")
	allowed(t, g, "pass", "build d1 E-W")
}

func TestROUND5Tile4bCounts(t *testing.T) {
	g := acting(t, 5)
	fillRegion(g, 1, 5)
	lay(g, 1, link15Town...) // of distance 2
	hand(g, 2, "5a")
	g.sideways[5] = true
	tick(g, 1, 5) // strength 1
	g.supply[5] = "Y"
	allowed(t, g, "pass")
	hand(g, 1, "4b")
	forbidden(t, g, "ROUND-5", "pass")
	allowed(t, g, "deliver Y 5-1 2")
}

// fillRegion draws track in every hex of a region that can hold it.
func fillRegion(g *Game, seat, region int) {
	for _, hex := range g.atlas.hexes {
		if g.atlas.region[hex] == region && !g.atlas.isCity[hex] {
			lay(g, seat, hex+" E-W")
		}
	}
}
