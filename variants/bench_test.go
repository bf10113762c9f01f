package variants_test

import (
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// BenchmarkLinksOfASheet finds the links of a sheet as a game does, which knows
// its cities.
func BenchmarkLinksOfASheet(b *testing.B) {
	board := hexmap.Standard()
	tracer := variants.NewTracer(board, nil)
	var cities []uint16
	for i := range board.Len() {
		if board.IsCity(i) {
			cities = append(cities, uint16(i))
		}
	}
	for name, tiles := range map[string][]track.Tile{
		"blank":       variants.BlankSheet(board),
		"one link":    drawn(board, "b3 E-W", "b4 E-W"),
		"seven links": drawn(board, wellBuilt...),
	} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			var links []track.Link
			for b.Loop() {
				links = tracer.AppendLinksFrom(links[:0], tiles, cities, track.Complete)
			}
		})
	}
}
