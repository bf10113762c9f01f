package boardgen

import (
	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/mapgen"
)

// window is where land lies.
var window = mapgen.Window{Rows: 10, Columns: 12}

// drawLand draws the hexes of a board: ragged and full of holes or round, and
// perhaps with islands.
func drawLand(t *rapid.T, offset hexmap.Offset) []hexmap.Cell {
	order := rapid.Permutation(window.Cells()).Draw(t, "window")
	roundness := rapid.SampledFrom([]int{60, 8, 0}).Draw(t, "roundness")
	islands := rapid.SampledFrom([]int{0, 0, 1, 3}).Draw(t, "islands")
	hexes := rapid.IntRange(minHexes, maxHexes).Draw(t, "hexes")
	return window.Grow(offset, order, roundness, hexes, islands)
}
