package plainrules

import "testing"

func TestYUCATA1AValueUsedInThisRound(t *testing.T) {
	g := drafting(t, 4, players(3), yucata)
	hand(g, 2, "2b")
	play(t, g, "draft 4")
	inPhase(t, g, "act", 1) // nobody steals
	hand(g, 1, "1a")
	play(t, g, "use 1 3", "improve", "draft 4") // the face with which she acted
	forbidden(t, g, "YUCATA-1", "use 2 5")
	allowed(t, g, "use 2 3")
	forbidden(t, g, "TILE-0 YUCATA-1", "use 2 4")
	play(t, g, "use 2 3", "improve")
	equal(t, "spent", g.Report().Centre[1], "2b")
	play(t, g, "draft 4", "improve", "roll 1 1 1 1 straight/gentle", "draft 1")
	hand(g, 2, "2b")
	forbidden(t, g, "YUCATA-1", "use 2 3") // a new round
}

func TestYUCATA1APassDoesNotCount(t *testing.T) {
	g := drafting(t, 6, yucata)
	fillRegion(g, 1, 6)
	tick(g, 1, 6)
	hand(g, 2, "6a", "2b")
	g.sideways[6] = true
	g.supply[6] = ""
	g.dice = []int{6, 2, 2}
	play(t, g, "draft 6", "pass", "draft 2")
	forbidden(t, g, "YUCATA-1", "use 2 6")
}

func TestYUCATA1OnlyWithTheModule(t *testing.T) {
	g := acting(t, 4)
	g.acted[3] = true
	hand(g, 1, "2b")
	forbidden(t, g, "YUCATA-1", "use 2 3")
}
