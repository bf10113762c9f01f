package plainrules

import (
	"slices"
	"testing"
)

func TestBUILD1InTheRegionOfTheDie(t *testing.T) {
	g := acting(t, 3)
	allowed(t, g, "build c5 E-W")
	forbidden(t, g, "BUILD-1", "build a1 E-W", "build z9 E-W", "build a10 E-W")
}

func TestBUILD2OneTrackPerHex(t *testing.T) {
	g := acting(t, 3)
	lay(g, 1, "c5 E-W")
	forbidden(t, g, "BUILD-2", "build c5 E-W", "build c5 NW-SE")
}

func TestBUILD3NotInACityButInATown(t *testing.T) {
	g := acting(t, 3)
	forbidden(t, g, "BUILD-3", "build b5 E-W")
	allowed(t, g, "build c6 E-W")
}

func TestBUILD4OfATypeOnTheBlackDie(t *testing.T) {
	g := acting(t, 3)
	allowed(t, g, "build c5 E-W", "build c5 E-NW")
	forbidden(t, g, "BUILD-4", "build c5 E-NE")
}

func TestBUILD5AnyRotation(t *testing.T) {
	kinds := map[string]int{}
	for i, a := range edges {
		for _, b := range edges[i+1:] {
			kinds[trackType(a+"-"+b)]++
		}
	}
	equal(t, "straight", kinds["straight"], 3)
	equal(t, "gentle", kinds["gentle"], 6)
	equal(t, "sharp", kinds["sharp"], 6)
	equal(t, "round the corner", trackType("E-SE"), "sharp")

	g := acting(t, 3)
	forbidden(t, g, "", "build c5 E-E", "build c5 E", "build c5 N-S", "build c5")
	play(t, g, "build c5 W-E") // read in either order
	equal(t, "track", g.Report().Players[0].Track[0], "c5 E-W")
}

func TestBUILD6TrackNeedNotJoinAnything(t *testing.T) {
	g := acting(t, 1)
	allowed(t, g, "build a1 NE-W") // from rim to rim
	lay(g, 1, "a2 NE-SE")
	allowed(t, g, "build a3 E-W") // against track that does not meet it
}

func TestBUILD7TracksThatEndOnTheSharedEdgeJoin(t *testing.T) {
	g := newGame(t)
	lay(g, 1, link45...)
	equal(t, "network", g.points(1).Network, 1)
	lay(g, 1, "e4 NE-W") // misses the city
	equal(t, "network", g.points(1).Network, 0)
	lay(g, 1, "e4 NE-SW") // misses the other track, too
	equal(t, "network", g.points(1).Network, 0)
}

func TestBUILD8ATownIsOnTheTrackOfItsHex(t *testing.T) {
	g := newGame(t)
	lay(g, 1, link15...) // passes beside the town in d2
	equal(t, "network", g.points(1).Network, 1)
	lay(g, 1, "d2 E-W")
	equal(t, "network", g.points(1).Network, 1)
	lay(g, 2, link15Town...)
	equal(t, "network", g.points(2).Network, 2)
}

func TestBUILD9NeighbouringCitiesAreNotJoinedByThat(t *testing.T) {
	g := newGame(t)
	g.atlas = readAtlas(`board neighbours
layout pointy odd-r
region 1 yellow
region 2 red
region 3 grey
region 4 grey
region 5 blue
region 6 green
grid
a 1* 2* 3o 4o 5* 6o
b 1o 2o 3* 4* 5o 6*
end
`)
	if links := g.stretches(map[string]string{}); len(links) != 0 {
		t.Errorf("without any track there are links: %v", links)
	}
	// a1 – b1 – b2 – a2: joined by track as well
	links := g.stretches(map[string]string{"b1": "NW-E", "b2": "W-NW"})
	if want := []link{{a: 1, b: 2, towns: 2}}; !slices.Equal(links, want) {
		t.Errorf("links %v, want %v", links, want)
	}
}
