package track_test

import (
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

// A network is a ground of 91 hexes with seven cities and four towns, on which
// much is built: most links are complete, some open.
func network() ground {
	var g ground
	for hex := range (hexmap.Hex{}).Range(5) {
		g.hexes, g.tiles = append(g.hexes, hex), append(g.tiles, 0)
	}
	lay := func(q, r int, tile track.Tile) {
		for i, hex := range g.hexes {
			if hex == (hexmap.Hex{Q: q, R: r}) {
				g.tiles[i] = tile
			}
		}
	}
	centre := hexmap.Hex{}
	for d := range hexmap.Direction(hexmap.NumDirections) {
		for n := range 4 {
			at := centre.Neighbour(d).Scale(n + 1)
			lay(at.Q, at.R, track.Between(d, d.Opposite()).Tile())
		}
		at := centre.Neighbour(d).Scale(4)
		lay(at.Q, at.R, track.City)
		if d%2 == 0 {
			at := centre.Neighbour(d).Scale(2)
			lay(at.Q, at.R, track.MustParseTile("E+NE+NW+W"))
		}
	}
	lay(0, 0, track.City)
	return g
}

func BenchmarkAppendLinks(b *testing.B) {
	g := network()
	tracer := g.tracer()
	for _, kinds := range []track.Kind{track.Complete, track.Complete | track.Incomplete, track.AllKinds} {
		b.Run(kinds.String(), func(b *testing.B) {
			b.ReportAllocs()
			var links []track.Link
			for b.Loop() {
				links = tracer.AppendLinks(links[:0], g.tiles, kinds)
			}
		})
	}
}

func BenchmarkNewTracer(b *testing.B) {
	grid := hexmap.Standard()
	b.ReportAllocs()
	for b.Loop() {
		track.NewTracer(grid, nil, nil)
	}
}

func BenchmarkRotate(b *testing.B) {
	tile := track.MustParseTile("E-W+NE-SW")
	for b.Loop() {
		tile = tile.Rotate(1)
	}
}
