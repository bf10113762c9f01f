package plainrules

import (
	"slices"
	"testing"
)

func TestSCORE2LinksAndTheirTowns(t *testing.T) {
	g := newGame(t)
	lay(g, 1, link15...)
	equal(t, "a link", g.points(1).Network, 1)
	lay(g, 1, link15Town...)
	equal(t, "two between the same cities", g.points(1).Network, 3)
	lay(g, 1, "b6 E-W") // ends nowhere
	equal(t, "a dead end", g.points(1).Network, 3)
}

func TestSCORE3Boxes(t *testing.T) {
	g := newGame(t)
	hand(g, 1, "4b") // does not count here
	for box, want := range []int{0, 0, 0, 1, 2, 3} {
		tick(g, 1, box+1)
		equal(t, "engine", g.points(1).Engine, want)
	}
}

func TestSCORE4TilesHeld(t *testing.T) {
	g := newGame(t)
	hand(g, 1, "1b", "2a")
	g.sideways[1] = true
	equal(t, "tiles", g.points(1).Tiles, -1)
}

func TestSCORE6BoxesThenNetworkBreakTies(t *testing.T) {
	g := newGame(t, players(3))
	g.phase = "over"
	winners := func() []int { return g.Report().Winners }
	if got := winners(); !slices.Equal(got, []int{1, 2, 3}) {
		t.Errorf("equal in everything: %v", got)
	}
	lay(g, 2, link23...) // one point
	g.players[3].delivery, g.players[1].delivery = 1, 1
	if got := winners(); !slices.Equal(got, []int{2}) {
		t.Errorf("network: %v", got)
	}
	tick(g, 1, 1)
	tick(g, 3, 6)
	if got := winners(); !slices.Equal(got, []int{1, 3}) {
		t.Errorf("boxes: %v", got)
	}
	g.players[2].power++
	if got := winners(); !slices.Equal(got, []int{2}) {
		t.Errorf("points: %v", got)
	}
}

func TestSCORE7TheRulebooksExample(t *testing.T) {
	g := newGame(t)
	g.players[1].delivery = 13
	lay(g, 1, link13...)
	lay(g, 1, link15Town...)
	lay(g, 1, link23Towns...)
	lay(g, 1, "c5 NE-SW", "d4 NE-SE") // from 3 over the town in d4 to 4
	tick(g, 1, 1, 2, 3, 4, 5)
	hand(g, 1, "1b")
	equal(t, "points", g.points(1), Points{Delivery: 13, Network: 9, Engine: 2, Tiles: -2, Total: 22})
}
