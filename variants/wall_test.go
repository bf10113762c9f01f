package variants_test

import (
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// City 1 (b2) and city 3 (b5) joined by b3 and b4, whose common edge lies
// between regions 1 and 3.
func TestWALL2NoLinkCrossesABlockedBorder(t *testing.T) {
	board := hexmap.Standard()
	drawn := variants.BlankSheet(board)
	for _, column := range []int{3, 4} {
		i, _ := board.Index(hexmap.CellAt(2, column))
		drawn[i] = track.Between(hexmap.East, hexmap.West).Tile()
	}
	tracers := variants.WallTracers(board, hexmap.Medium)
	for die, want := range []int{1, 0, 1, 1, 1, 1, 1} { // medium 1 1|3
		if got := len(tracers[die].AppendLinks(nil, drawn, track.Complete)); got != want {
			t.Errorf("with die %d there are %d links, want %d", die, got, want)
		}
	}
}
