// Package boardgen draws random boards for property tests.
//
//	rapid.Check(t, func(t *rapid.T) {
//		board := boardgen.Board().Draw(t, "board")
//		…
//	})
//
// The boards are valid, have 12 to 64 hexes and are weighted to what is easily
// forgotten: holes, islands, cities at the rim, cities side by side, regions in
// several pieces, borders closed by a single edge. They shrink towards small
// open boards. It is test support: no package of the library may import it.
package boardgen

import (
	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
)

// The sizes of the boards. A region needs a hex for its city and one for its
// town, so that no board has less than 12.
const (
	minHexes = 2 * hexmap.Regions
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
