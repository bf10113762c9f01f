package plainrules

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// delivering is a game in which P1 holds a die of 1, has track from city 1
// over 3 to 2, and a strength of 6.
func delivering(t *testing.T, change ...func(*Setup)) *Game {
	t.Helper()
	g := acting(t, 1, change...)
	lay(g, 1, link13...)
	lay(g, 1, link23...)
	tick(g, 1, 1, 2, 3, 4, 5, 6)
	g.supply[1] = "RRGE"
	return g
}

func TestDELIVER1TheDieNamesTheSource(t *testing.T) {
	g := delivering(t)
	g.supply[3] = "R"
	allowed(t, g, "deliver R 1-2 3")
	forbidden(t, g, "DELIVER-1", "deliver R 3-2 1")
	forbidden(t, g, "DELIVER-1 DELIVER-3", "deliver B 1-5 1") // and there is no such route
	play(t, g, "deliver R 1-2 3")
	equal(t, "city 1", g.Report().Supply["1"], "RGE")
}

func TestDELIVER2ToACityOfTheGoodsColour(t *testing.T) {
	g := delivering(t)
	lay(g, 1, link34...)
	allowed(t, g, "deliver E 1-3 2", "deliver E 1-4 3")
	forbidden(t, g, "DELIVER-2", "deliver R 1-3 2", "deliver G 1-2 3")
}

func TestDELIVER3AChainOfOwnLinks(t *testing.T) {
	g := delivering(t)
	lay(g, 2, link45...) // another player's
	forbidden(t, g, "DELIVER-3", "deliver R 1-2 1", "deliver R 1-2 2", "deliver R 1-2 4", "deliver R 1-2 0", "deliver G 1-6 1")
	forbidden(t, g, "DELIVER-3 DELIVER-6", "deliver R 1-2 99999999999999999999")
	g.supply[1] = "E"
	lay(g, 1, link34...)
	allowed(t, g, "deliver E 1-4 3") // over grey city 3 to grey city 4
}

func TestDELIVER4NoCityTwice(t *testing.T) {
	g := delivering(t)
	g.supply[1] = "Y"
	forbidden(t, g, "DELIVER-4 DELIVER-3", "deliver Y 1-1 2")
	loop := map[string]string{"f1": "E-NE", "f2": "NW-W"} // from city 5 back to city 5
	if l, arrives := g.follow(loop, 5, "SW"); !arrives || l.b != 5 {
		t.Fatalf("the stretch goes to %d", l.b)
	}
	equal(t, "links", len(g.stretches(loop)), 0)

	ring := []link{{a: 1, b: 2}, {a: 2, b: 3, towns: 1}, {a: 3, b: 1}, {a: 1, b: 4}, {a: 4, b: 1, towns: 1}}
	equal(t, "round trips", fmt.Sprint(roundTrips(ring, 1)), "[4 4 3 3]")
	equal(t, "round trips from where links end", len(roundTrips(ring[:1], 1)), 0)
}

func TestDELIVER5DistanceCountsLinksAndTheirTowns(t *testing.T) {
	links := []link{{a: 1, b: 2}, {a: 1, b: 2, towns: 2}, {a: 2, b: 3, towns: 1}, {a: 1, b: 3, towns: 3}}
	if got, want := distances(links, 1, 3), []int{3, 4, 5}; !slices.Equal(got, want) {
		t.Errorf("1-3: %v, want %v", got, want)
	}
	if got, want := distances(links, 2, 1), []int{1, 3, 6}; !slices.Equal(got, want) {
		t.Errorf("2-1: %v, want %v", got, want)
	}
}

func TestDELIVER6WithinStrength(t *testing.T) {
	g := delivering(t)
	lay(g, 1, link34...)
	g.players[1].boxes = map[int]bool{}
	tick(g, 1, 5, 6)
	forbidden(t, g, "DELIVER-6", "deliver R 1-2 3")
	allowed(t, g, "deliver E 1-3 2")
	tick(g, 1, 1)
	allowed(t, g, "deliver R 1-2 3", "deliver E 1-4 3")
}

func TestDELIVER6AnyDistanceForWhichThereIsARoute(t *testing.T) {
	g := acting(t, 1)
	lay(g, 1, link15...)
	lay(g, 1, link15Town...)
	tick(g, 1, 1, 2)
	g.supply[1] = "B"
	allowed(t, g, "deliver B 1-5 1", "deliver B 1-5 2")
}

func TestDELIVER7TheDistanceIsScored(t *testing.T) {
	g := delivering(t)
	hand(g, 1, "3b")
	play(t, g, "deliver R 1-2 3 +2")
	equal(t, "points", g.Report().Players[0].Points.Delivery, 5)
}

func TestDELIVER8TheGoodGoesBackIntoTheBag(t *testing.T) {
	g := delivering(t)
	bag := strings.Count(g.bag, "R")
	play(t, g, "deliver R 1-2 3")
	equal(t, "R in the bag", g.Report().Bag.R, bag+1)
	equal(t, "kept", g.Report().Players[0].Kept, "")
}

func TestDELIVER9NotOverABlockedBorder(t *testing.T) {
	g := delivering(t)
	allowed(t, g, "deliver E 1-3 2")
	g.block("b2/E")
	forbidden(t, g, "DELIVER-9", "deliver E 1-3 2", "deliver R 1-2 3")
	forbidden(t, g, "DELIVER-3", "deliver E 1-3 1")
}
