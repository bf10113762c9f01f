package steamrollers

import (
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
)

var wallRefusals = []refusal{
	{
		rule: WallChart, scene: scene{walled(hexmap.Hard, 1), beforeGoods}, after: []string{goodsOfTwo, allSidesA}, move: "roll 1 2 3 straight/gentle",
		says: "roll is not asked for now, but wall",
	},
}

var wallSetupFaults = []setupFault{
	{
		rule: WallChart, setup: Setup{Players: 2, Wall: hexmap.Hard + 1},
		says: "there is no chart 3: medium and hard are printed",
	},
}

// Charts that name no border.
var wallFileFaults = []fileFault{
	{of: WallChart, file: boardFile, old: "medium 1 1|3", new: "medium 1 1|6", says: `found "1|6", but regions 1 and 6 do not touch`},
	{of: WallChart, file: boardFile, old: "medium 1 1|3", new: "medium 1 1|1", says: `found "1|1", expected two different regions`},
	{of: WallChart, file: boardFile, old: "medium 1 1|3", new: "medium 1 a1/W", says: `found "a1/W", an edge of the rim`},
	{of: WallChart, file: boardFile, old: "medium 1 1|3", new: "medium 1 g1/E", says: `found "g1/E", but the board has no hex g1`},
	{of: WallChart, file: boardFile, old: "medium 1 1|3", new: "medium 1", says: `line 17, column 10: found the end of the line`},
	{of: WallChart, file: boardFile, old: "medium 1 1|3", new: "medium 2 1|3", says: `found a second line "medium 2"`},
}

func TestWALL1TheDieChoosesTheBorders(t *testing.T) {
	board := hexmap.Standard()
	s := play(t, scene{walled(hexmap.Medium, 1), beforeGoods}.lay(t), goodsOfTwo, allSidesA)
	asked(t, s, PhaseWall, Nobody)
	same(t, "blocked before", len(s.Blocked()), 0)
	outcomes := s.AppendOutcomes(nil)
	same(t, "outcomes", len(outcomes), 6)
	for i, border := range [][2]int{{1, 3}, {2, 6}, {3, 4}, {4, 5}, {1, 5}, {4, 6}} {
		same(t, "outcome", outcomes[i], Outcome{Move: Wall(i + 1), Probability: 1.0 / 6})
		after := play(t, s, outcomes[i].Move.String())
		same(t, "die", after.Wall(), i+1)
		same(t, "blocked", edges(after.Blocked()), edges(board.Border(border[0], border[1])))
	}
	refuses(t, WallChart)
	refusesSetups(t, WallChart)
	refusesFiles(t, WallChart)
}

// edges names edges of the standard board.
func edges(of []hexmap.Edge) (names []string) {
	for _, e := range of {
		names = append(names, hexmap.Standard().Offset().EdgeName(e))
	}
	return names
}

func TestWALL2NoLinkCrossesABlockedBorder(t *testing.T) {
	for _, test := range []struct {
		die     int
		network int
	}{
		{1, 1}, // 1|3 blocked: 3-2 is left
		{2, 3}, // 2|6
	} {
		for _, seat := range []Seat{p1, p2} { // for all players alike
			s := scene{walled(hexmap.Medium, test.die), draws(seat, link13, link32)}.lay(t)
			same(t, "network", s.Points(seat).Network, test.network)
			same(t, "from 1 to 3", len(reaches(s, seat, 1, 3)), test.die-1)
		}
	}
}

// On the valley, face 2 of the hard chart blocks the western edge of city 1,
// within region 1.
func TestWALL2TheEdgeOfACityIsABorderLikeAnyOther(t *testing.T) {
	valley, _ := hexmap.Shipped("valley")
	for die, network := range map[int]int{1: 2, 2: 0} {
		s := scene{onBoard(valley), walled(hexmap.Hard, die), draws(p1, "b3 E-W, b4 E-W")}.lay(t)
		same(t, "network", s.Points(p1).Network, network)
	}
}

func TestWALL3TrackMayBeDrawnOnBothSides(t *testing.T) {
	s := scene{walled(hexmap.Medium, 1), drafting(p1, 1, 2, 3)}.lay(t)
	s = play(t, s, "draft 1", "build b3 E-W", "draft 3", "take")
	s = play(t, s, "roll 1 2 3 straight/gentle", "draft 1", "take", "draft 3", "build b4 E-W")
	same(t, "track", s.Report().Players[0].Track, []string{"b3 E-W", "b4 E-W"})
	same(t, "network", s.Points(p1).Network, 0)
}

func TestWALL1AgainstOliveToo(t *testing.T) {
	s := scene{againstOlive(solo.Clerk), walled(hexmap.Hard, 1), draws(p1, link13)}.lay(t)
	same(t, "network", s.Points(p1).Network, 0)
}
