package steamrollers

import (
	"slices"
	"testing"

	"github.com/railhex/railhex/delivery"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants"
)

// hauling is a position in which P1 acts with a one and has engine strength 3.
// Two links of distance 1 and 2 join cities 1 and 3, one of distance 1 goes on
// to city 2.
var hauling = scene{
	acting(p1, 1), ticks(p1, 1, 2, 3), city(1, "RBE"),
	draws(p1, link13, link13Plain, link32),
}

// detour joins cities 1 and 3 at distance 2, and over cities 5 and 4 at
// distance 3.
var detour = scene{acting(p1, 1), ticks(p1, 1, 2, 3), city(1, "E"), draws(p1, link13, link15, link45, link34)}

var deliverRefusals = []refusal{
	{
		rule: DeliverFromDie, scene: hauling, move: "deliver R 3-2 1",
		says: "the die shows 1, so the good comes from city 1, not from city 3",
	},
	{
		rule: DeliverFromDie, scene: hauling, move: "deliver G 1-6 2",
		says: "city 1 has no G: on it lies RBE",
	},
	{
		rule: DeliverFromDie, scene: hauling.and(city(1, "")), move: "deliver R 1-2 2",
		says: "city 1 has no R: on it lies none",
	},
	{
		rule: DeliverToColour, scene: hauling, move: "deliver R 1-3 2",
		says: "R goes to city 2, not to city 3",
	},
	{
		rule: DeliverToColour, scene: hauling, move: "deliver E 1-2 2",
		says: "E goes to city 3, 4, not to city 2",
	},
	{
		rule: DeliverOverOwnLinks, scene: hauling, move: "deliver B 1-5 1",
		says: "your links lead from city 1 to city 2, 3, not to city 5",
	},
	{ // over links of somebody else
		rule: DeliverOverOwnLinks, scene: hauling.and(draws(p2, link15)), move: "deliver B 1-5 1",
		says: "your links lead from city 1 to city 2, 3, not to city 5",
	},
	{
		rule: DeliverOverOwnLinks, scene: hauling, move: "deliver E 1-3 3",
		says: "you have no route of distance 3 from city 1 to city 3: there are routes of 1, 2",
	},
	{
		rule: DeliverOverOwnLinks, scene: hauling, move: "deliver E 1-3 0",
		says: "you have no route of distance 0 from city 1 to city 3: there are routes of 1, 2",
	},
	{ // 1-3-1-3 is no route: DELIVER-4
		rule: DeliverOverOwnLinks, scene: hauling.and(ticks(p1, 4, 5, 6)), move: "deliver E 1-3 4",
		says: "you have no route of distance 4 from city 1 to city 3: there are routes of 1, 2",
	},
	{ // longer than a Move can say
		rule: DeliverOverOwnLinks, scene: hauling, move: "deliver E 1-3 100000",
		says: "you have no route of distance 65535 from city 1 to city 3: there are routes of 1, 2",
	},
	{
		rule: DeliverNoCityTwice, scene: hauling, move: "deliver E 1-1 3",
		says: "the route would visit city 1 twice",
	},
	{
		rule: DeliverWithinStrength, scene: twoRoutes.and(ticks(p1, 1, 2, 3)), move: "deliver R 1-2 4",
		says: "distance 4 needs engine strength 4, and yours is 3: within it your longest route from city 1 to city 2 has distance 3",
	},
	{
		rule: DeliverWithinStrength, scene: twoRoutes.and(ticks(p1, 6)), move: "deliver R 1-2 3",
		says: "no route from city 1 to city 2 is short enough for your engine: it needs strength 3, and yours is 1",
	},
	{
		rule: DeliverWithinStrength, scene: hauling.and(holds(p1, "3b")), move: "deliver E 1-3 2 +2",
		says: "distance 2 and a bonus of 2 need engine strength 4, and yours is 3: with that bonus your longest route from city 1 to city 3 has distance 1",
	},
	{
		rule: DeliverNotOverWalls, scene: scene{acting(p1, 1), draws(p1, link13), ticks(p1, 1, 2), city(1, "E"), walled(hexmap.Medium, 1)},
		move: "deliver E 1-3 2",
		says: "every route of distance 2 from city 1 to city 3 crosses a blocked border",
	},
	{ // the way round is open, but longer
		rule: DeliverNotOverWalls, scene: detour.and(walled(hexmap.Medium, 1)), move: "deliver E 1-3 2",
		says: "every route of distance 2 from city 1 to city 3 crosses a blocked border",
	},
}

func TestDELIVER1TheDieNamesTheSource(t *testing.T) {
	s := play(t, hauling.lay(t), "deliver R 1-2 2")
	same(t, "supply", s.Supply(1).String(), "BE")
	refuses(t, DeliverFromDie)
}

func TestDELIVER2ToACityOfTheGoodsColour(t *testing.T) {
	s := hauling.and(draws(p1, link34)).lay(t)
	allowed(t, s, "deliver R 1-2 2", "deliver E 1-3 1", "deliver E 1-4 2")
	refuses(t, DeliverToColour)
}

func TestDELIVER3OverAChainOfTheOwnLinks(t *testing.T) {
	s := hauling.lay(t)
	allowed(t, s, "deliver R 1-2 2", "deliver R 1-2 3")
	routes := slices.Collect(s.Routes(MustParseMove("deliver R 1-2 3")))
	if len(routes) != 1 {
		t.Fatalf("%d routes, want 1: %+v", len(routes), routes)
	}
	var hexes []string
	for _, hex := range routes[0].Hexes {
		hexes = append(hexes, hex.String())
	}
	same(t, "hexes", hexes, []string{"b2", "b3", "b4", "b5", "b6", "b7", "b8"})
	same(t, "cities", routes[0].Cities, []int{1, 3, 2})
	for _, distance := range []int{0, 1, 4, delivery.MaxDistance + 1, 1<<16 - 1} {
		m := Deliver(variants.Red, 1, 2, distance)
		same(t, "routes of "+m.String(), slices.Collect(s.Routes(m)), nil)
	}
	for _, m := range []Move{{}, Pass(), Fulfil(1, 0), UseValue(1, 2)} { // no deliveries
		same(t, "routes of "+m.String(), slices.Collect(s.Routes(m)), nil)
	}
	between := scene{draws(p1, link13, link32)}.lay(t) // rounds: it is nobody's turn
	same(t, "routes between rounds", slices.Collect(between.Routes(Deliver(variants.Red, 1, 2, 3))), nil)
	refuses(t, DeliverOverOwnLinks)
}

func TestDELIVER3CitiesOfTheGoodsColourMayBeCrossed(t *testing.T) {
	s := scene{acting(p1, 1), draws(p1, link13, link34), ticks(p1, 1, 2, 3), city(1, "E")}.lay(t)
	allowed(t, s, "deliver E 1-4 3", "deliver E 1-3 2")
}

func TestDELIVER4NoCityTwice(t *testing.T) {
	// With 1-3 drawn twice there are walks such as 1-3-1-3-4, of more than 4.
	s := scene{draws(p1, link13, link13Plain, link34, link45)}.lay(t)
	same(t, "from 1 to 5", reaches(s, p1, 1, 5), []int{3, 4})
	same(t, "from 3 to 1", reaches(s, p1, 3, 1), []int{1, 2})
	refuses(t, DeliverNoCityTwice)
}

func TestDELIVER4AStretchThatReturnsIsNoPartOfARoute(t *testing.T) {
	const loop = "a2 SE-W, a1 E-SE, b1 E-NW" // from city 1 to city 1
	s := scene{draws(p1, link13, loop)}.lay(t)
	same(t, "from 1 to 3", reaches(s, p1, 1, 3), []int{2})
}

func TestDELIVER5CitiesAndTownsReached(t *testing.T) {
	for _, test := range []struct {
		tracks   string
		from, to int
		want     []int
	}{
		{link13Plain, 1, 3, []int{1}},
		{link13, 1, 3, []int{2}},
		{link14Towns, 1, 4, []int{3}},
		{link13 + ", " + link32, 1, 2, []int{3}},
		{link13 + ", " + link32, 2, 1, []int{3}},
		{link13 + ", " + link32Towns, 1, 2, []int{5}},
		{link13 + ", " + link13Plain + ", " + link34 + ", " + link42, 1, 2, []int{3, 4}},
	} {
		s := scene{draws(p1, test.tracks)}.lay(t)
		same(t, test.tracks, reaches(s, p1, test.from, test.to), test.want)
	}
}

// The sheet has routes of distance 3 and 4. A player need take neither the
// shortest nor the longest.
func TestDELIVER6DistanceWithinStrength(t *testing.T) {
	three, four := Deliver(variants.Red, 1, 2, 3), Deliver(variants.Red, 1, 2, 4)
	for boxes, want := range [][]Move{nil, nil, nil, {three}, {three, four}} {
		s := twoRoutes.and(ticks(p1, []int{6, 5, 4, 3}[:boxes]...)).lay(t)
		same(t, "deliveries", movesOf(s, KindDeliver), want)
	}
	s := twoRoutes.and(ticks(p1, 1, 2, 3)).lay(t)
	_, err := s.Apply(MustParseMove("deliver R 1-2 4"))
	same(t, "error", err.Error(),
		"deliver R 1-2 4: distance 4 needs engine strength 4, and yours is 3: within it your longest route from city 1 to city 2 has distance 3 (DELIVER-6)")
	refuses(t, DeliverWithinStrength)
}

func TestDELIVER7TheDistanceIsScoredAtOnce(t *testing.T) {
	s := play(t, hauling.lay(t), "deliver R 1-2 3")
	same(t, "points", s.Points(p1).Delivery, 3)
	s = play(t, hauling.and(holds(p1, "3b"), delivered(p1, 10)).lay(t), "deliver E 1-3 1 +2")
	same(t, "points with tile 3b", s.Points(p1).Delivery, 10+1+2)
}

func TestDELIVER8TheGoodGoesBackIntoTheBag(t *testing.T) {
	s := hauling.lay(t)
	want := s.Bag().Add(variants.Red)
	s = play(t, s, "deliver R 1-2 2")
	same(t, "bag", s.Bag().String(), want.String())
	same(t, "removed", s.Removed().String(), "")
	same(t, "kept", s.Kept(p1).String(), "")
}

func TestDELIVER9NotOverABlockedBorder(t *testing.T) {
	allowed(t, detour.and(walled(hexmap.Medium, 2)).lay(t), "deliver E 1-3 2", "deliver E 1-3 3")
	allowed(t, detour.and(walled(hexmap.Medium, 1)).lay(t), "deliver E 1-3 3")
	refuses(t, DeliverNotOverWalls)
}
