package plainrules

import (
	"slices"
	"testing"
)

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
