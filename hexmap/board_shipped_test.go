package hexmap_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/hexmap"
)

// TestTheStandardBoardStays fails when the standard board changes: recorded
// games are played on it.
func TestTheStandardBoardStays(t *testing.T) {
	const want = `board standard
layout pointy odd-r
region 1 yellow
region 2 red
region 3 grey
region 4 grey
region 5 blue
region 6 green
grid
a  1. 1. 1. 3. 3. 3. 2. 2. 2.
b   1. 1* 1o 3. 3* 3. 2. 2* 2.
c  1. 1. 1. 3. 3. 3o 2o 2. 2.
d   5. 5o 5. 4o 4. 4. 6. 6o 6.
e  5. 5* 5. 4. 4* 4. 6. 6* 6.
f   5. 5. 5. 4. 4. 4. 6. 6. 6.
end
medium 1 1|3
medium 2 2|6
medium 3 3|4
medium 4 4|5
medium 5 1|5
medium 6 4|6
hard 1 1|3 4|6
hard 2 2|3 4|5
hard 3 1|5 3|4
hard 4 2|6 4|5
hard 5 1|5 3|4
hard 6 2|3 4|6
`
	if diff := cmp.Diff(want, hexmap.Standard().String()); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
}

// TestShippedBoardsCanBePlayed checks what makes a board worth playing: every
// city can be reached from every other, on Medium whatever the die shows, and
// each city has at least two ways out even on Hard.
func TestShippedBoardsCanBePlayed(t *testing.T) {
	for name := range hexmap.ShippedNames() {
		board, _ := hexmap.Shipped(name)
		if board.Len() < 12 || board.Len() > 64 {
			t.Errorf("%s has %d hexes", name, board.Len())
		}
		for face := 1; face <= hexmap.NumRegions; face++ {
			for _, difficulty := range []hexmap.Difficulty{hexmap.Open, hexmap.Medium} {
				if got := reached(board, board.Blocked(difficulty, face)); got != board.Len() {
					t.Errorf("%s, %v, die %d: %d of %d hexes hang together", name, difficulty, face, got, board.Len())
				}
			}
			hard := board.Blocked(hexmap.Hard, face)
			for region := 1; region <= hexmap.NumRegions; region++ {
				if ways := waysOut(board, hard, board.City(region)); ways < 2 {
					t.Errorf("%s, hard, die %d: city %d has %d ways out", name, face, region, ways)
				}
			}
		}
	}
}

// reached is the number of hexes that hang together with hex 0.
func reached(board *hexmap.Board, blocked []hexmap.Edge) int {
	seen := map[int]bool{0: true}
	queue := []int{0}
	for k := 0; k < len(queue); k++ {
		for _, d := range allDirections() {
			next := board.Neighbour(queue[k], d)
			if next >= 0 && !seen[next] && !slices.Contains(blocked, hexmap.EdgeOf(board.Hex(queue[k]), d)) {
				seen[next] = true
				queue = append(queue, next)
			}
		}
	}
	return len(seen)
}

func waysOut(board *hexmap.Board, blocked []hexmap.Edge, city int) int {
	ways := 0
	for _, d := range allDirections() {
		if board.Neighbour(city, d) >= 0 && !slices.Contains(blocked, hexmap.EdgeOf(board.Hex(city), d)) {
			ways++
		}
	}
	return ways
}
