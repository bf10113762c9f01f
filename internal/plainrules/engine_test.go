package plainrules

import "testing"

func TestENGINE1TheBoxOfTheDie(t *testing.T) {
	g := acting(t, 4)
	play(t, g, "improve")
	r := g.Report().Players[0]
	equal(t, "box", r.Boxes[0], 4)
	equal(t, "strength", r.Strength, 1)
}

func TestENGINE2EachBoxOnce(t *testing.T) {
	g := acting(t, 4)
	tick(g, 1, 4)
	forbidden(t, g, "ENGINE-2", "improve")
}
