package boardgen

import (
	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
)

// The sizes of the boards. A region needs a hex for its city and one for its
// town, so that no board has less than 12.
const (
	minHexes = 2 * hexmap.NumRegions
	maxHexes = 64
)

// Board draws a board.
func Board() *rapid.Generator[*hexmap.Board] {
	return rapid.Custom(func(t *rapid.T) *hexmap.Board {
		offset := rapid.SampledFrom([]hexmap.Offset{hexmap.OddRow, hexmap.EvenRow}).Draw(t, "offset")
		land := drawLand(t, offset)
		open := drawRegions(t, offset, land).text()
		return hexmap.MustParseBoard(open + drawCharts(t, hexmap.MustParseBoard(open)))
	})
}
