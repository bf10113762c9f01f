package plainrules

import (
	"testing"
)

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

func TestSOLO14ATieIsOlives(t *testing.T) {
	g := rolling(t, solo("clerk"))
	g.phase = "over"
	g.players[1].delivery = g.olivePoints().Total
	equal(t, "winner", g.Report().Winners[0], 0)
	g.players[1].delivery++
	equal(t, "winner", g.Report().Winners[0], 1)
}
