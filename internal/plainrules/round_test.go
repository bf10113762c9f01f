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
