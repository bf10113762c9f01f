package steamrollers

import (
	"testing"

	"github.com/railhex/railhex/scoring"
	"github.com/railhex/railhex/variants"
)

func TestSCORE1DeliveriesAndTwoForThePower(t *testing.T) {
	s := hauling.and(delivered(p1, 10), withPowers, tookPower(p1, variants.PointsPower)).lay(t)
	s = play(t, s, "deliver R 1-2 2")
	same(t, "delivery", s.Points(p1).Delivery, 12)
	same(t, "power", s.Points(p1).Power, 2)
}

func TestSCORE2LinksAndTheirTowns(t *testing.T) {
	for tracks, want := range map[string]int{
		link13Plain:                  1,
		link13:                       2,
		link14Towns:                  3,
		link13 + ", " + link13Plain:  2 + 1, // two between the same cities
		link13 + ", " + link32:       2 + 1,
		"b3 E-W":                     0, // ends nowhere
		"a2 SE-W, a1 E-SE, b1 NW-E":  0, // returns to city 1
		"d2 E-W, d3 E-W, d4 E-NW":    0, // from no city to no city
		"b3 E-W, b4 E-W, b6 E-W":     2,
		"c3 E-NW, c4 E-W, c5 NE-W":   1,
		"c3 NW-SW, d2 NE-SW, e1 E-W": 2,
	} {
		s := scene{draws(p1, tracks)}.lay(t)
		same(t, tracks, s.Points(p1).Network, want)
		same(t, "of P2", s.Points(p2).Network, 0)
	}
}

func TestSCORE3TickedBoxes(t *testing.T) {
	all := []int{6, 2, 4, 1, 3, 5}
	for boxes, want := range []int{0, 0, 0, 0, 1, 2, 3} {
		s := scene{ticks(p1, all[:boxes]...), holds(p1, "4b")}.lay(t) // which does not count
		same(t, "engine", s.Points(p1).Engine, want)
	}
}

func TestSCORE4TilesHeld(t *testing.T) {
	s := scene{holds(p1, "1b", "2a", "3a sideways", "5a"), holds(p2, "4b")}.lay(t)
	same(t, "tiles", s.Points(p1).Tiles, -2+1-1+0)
	same(t, "tiles of P2", s.Points(p2).Tiles, -1)
}

func TestSCORE5OrdersFulfilled(t *testing.T) {
	s := scene{withOrders, fulfilled(p1, "2a", "4b"), fulfilled(p2, "6b")}.lay(t)
	same(t, "orders", s.Points(p1).Orders, 3+4)
	same(t, "orders of P2", s.Points(p2).Orders, 6)
}

func TestSCORE6BoxesThenNetworkThenShared(t *testing.T) {
	for name, test := range map[string]struct {
		scene scene
		want  []int
	}{
		"most points": {
			scene{delivered(p1, 5), delivered(p2, 6), delivered(p3, 4), ticks(p1, 1, 2, 3)},
			[]int{2},
		},
		"then most boxes": {
			scene{delivered(p1, 5), delivered(p2, 5), delivered(p3, 4), ticks(p1, 1), ticks(p2, 1, 2), ticks(p3, 4, 5, 6)},
			[]int{2},
		},
		"boxes, not strength": {
			scene{delivered(p1, 6), holds(p1, "4b"), delivered(p2, 5), ticks(p1, 1), ticks(p2, 1, 2)},
			[]int{2},
		},
		"then most network points": {
			scene{delivered(p1, 5), delivered(p2, 3), draws(p2, link13), delivered(p3, 5), ticks(p1, 1), ticks(p2, 2)},
			[]int{2},
		},
		"boxes before network": {
			scene{delivered(p1, 5), delivered(p2, 3), draws(p2, link13), ticks(p1, 1)},
			[]int{1},
		},
		"then shared": {
			scene{delivered(p1, 3), draws(p1, link32), delivered(p2, 4), delivered(p3, 3), draws(p3, link13Plain), ticks(p1, 1), ticks(p3, 6)},
			[]int{1, 3},
		},
		"by all": {nil, []int{1, 2, 3}},
	} {
		t.Run(name, func(t *testing.T) {
			s := test.scene.and(players(3), ended).lay(t)
			same(t, "winners", winners(s), test.want)
			running := test.scene.and(players(3)).lay(t)
			same(t, "winners before the end", winners(running), []int{})
		})
	}
}

func TestSCORE7TheRulebooksExample(t *testing.T) {
	s := scene{
		delivered(p1, 13),
		draws(p1, link14Towns, link15Town, link32Towns, link34), // 2, 1, 2 towns, none
		ticks(p1, 1, 2, 3, 4, 5),
		holds(p1, "1b"),
	}.lay(t)
	want := scoring.Points{Delivery: 13, Network: 9, Engine: 2, Tiles: -2}
	same(t, "links", len(s.AppendLinks(nil, p1)), 4)
	same(t, "points", s.Points(p1), want)
	same(t, "total", s.Points(p1).Total(), 22)
	same(t, "ledger", s.Ledger(p1).Points(), want)
}
