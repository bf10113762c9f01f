package mapgen

import (
	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
)

// The sizes of the boards. A region needs a hex for its city and one for its
// town, so that no board has less than 12.
const (
	minBoard = 2 * hexmap.NumRegions
	maxBoard = 64
)

// boardWindow is where the land of boards lies.
var boardWindow = Window{Rows: 10, Columns: 12}

// Board draws a board of SteamRollers.
func Board() *rapid.Generator[*hexmap.Board] {
	return rapid.Custom(func(t *rapid.T) *hexmap.Board {
		offset := rapid.SampledFrom([]hexmap.Offset{hexmap.OddRow, hexmap.EvenRow}).Draw(t, "offset")
		land := drawLand(t, offset)
		open := drawRegions(t, offset, land).text(boardWindow)
		return hexmap.MustParseBoard(open + drawCharts(t, hexmap.MustParseBoard(open)))
	})
}

// drawLand draws the hexes of a board: ragged and full of holes or round, and
// perhaps with islands.
func drawLand(t *rapid.T, offset hexmap.Offset) []hexmap.Cell {
	order := rapid.Permutation(boardWindow.cells()).Draw(t, "window")
	roundness := rapid.SampledFrom([]int{60, 8, 0}).Draw(t, "roundness")
	islands := rapid.SampledFrom([]int{0, 0, 1, 3}).Draw(t, "islands")
	hexes := rapid.IntRange(minBoard, maxBoard).Draw(t, "hexes")
	return boardWindow.grow(offset, order, roundness, hexes, islands)
}
