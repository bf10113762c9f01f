package tensor

import (
	"slices"

	"github.com/railhex/railhex/hexmap"
	rails "github.com/railhex/railhex/track"
)

// laid lists all that a hex can hold: the exits of towns by the edges that they are
// on, then tracks, one, two and three of them.
var laid = func() (all []rails.Tile) {
	for set := 1; set < 1<<edges-1; set++ { // exits on all edges are those of a city
		exits := rails.Tile(0)
		for d := range hexmap.Direction(edges) {
			if set>>d&1 != 0 {
				exits, _ = exits.Plus(rails.Exit(d))
			}
		}
		all = append(all, exits)
	}
	fewer := []rails.Tile{0}
	for range mostTracks {
		var more []rails.Tile
		for _, tile := range fewer {
			for t := range rails.Tracks() {
				if sum, ok := tile.Plus(t.Tile()); ok && !slices.Contains(more, sum) {
					more = append(more, sum)
				}
			}
		}
		all = append(all, more...)
		fewer = more
	}
	return all
}()

// mostTracks is how many tracks a hex can hold.
const mostTracks = 3

// numLaid is how many things a hex can hold.
const numLaid = 137

// laidOf is the number of each.
var laidOf = func() map[rails.Tile]int {
	numbers := map[rails.Tile]int{}
	for i, tile := range laid {
		numbers[tile] = i
	}
	return numbers
}()
