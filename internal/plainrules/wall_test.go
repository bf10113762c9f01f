package plainrules

import "testing"

func walled(t *testing.T, difficulty, die string) *Game {
	t.Helper()
	g := newGame(t, wall(difficulty))
	play(t, g, "goods RGBE YGBE YRGB YRGB YRGE YRBE", "sides a a a a a a")
	forbidden(t, g, "WALL-1", "roll 1 1 1 straight/gentle")
	play(t, g, "wall "+die, "roll 1 1 1 straight/gentle", "draft 1")
	return g
}

func TestWALL1TheChartSaysWhichBordersAreBlocked(t *testing.T) {
	g := walled(t, "medium", "1") // 1|3 on the standard board
	equal(t, "wall", g.Report().Wall, 1)
	for at, want := range map[border]bool{
		{"b3", "E"}: true, {"b4", "W"}: true, {"a3", "E"}: true, {"c4", "W"}: true,
		{"b2", "E"}: false, {"b6", "E"}: false, {"c5", "SE"}: false,
	} {
		equal(t, at.hex+"/"+at.edge, g.blocked[at], want)
	}
}

func TestWALL2TheEdgeOfACityIsABorderToo(t *testing.T) {
	g := newGame(t)
	lay(g, 1, link13...)
	g.block("b4/E")
	equal(t, "network", g.points(1).Network, 0)
}
