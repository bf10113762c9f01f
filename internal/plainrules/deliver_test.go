package plainrules

import (
	"slices"
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

func TestDELIVER5DistanceCountsLinksAndTheirTowns(t *testing.T) {
	links := []link{{a: 1, b: 2}, {a: 1, b: 2, towns: 2}, {a: 2, b: 3, towns: 1}, {a: 1, b: 3, towns: 3}}
	if got, want := distances(links, 1, 3), []int{3, 4, 5}; !slices.Equal(got, want) {
		t.Errorf("1-3: %v, want %v", got, want)
	}
	if got, want := distances(links, 2, 1), []int{1, 3, 6}; !slices.Equal(got, want) {
		t.Errorf("2-1: %v, want %v", got, want)
	}
}
