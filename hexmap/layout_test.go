package hexmap_test

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
)

func layouts() *rapid.Generator[hexmap.Layout] {
	return rapid.Custom(func(t *rapid.T) hexmap.Layout {
		return hexmap.Layout{
			Orientation: rapid.SampledFrom([]hexmap.Orientation{hexmap.PointyTop, hexmap.FlatTop}).Draw(t, "orientation"),
			Size:        rapid.Float64Range(0.01, 100).Draw(t, "size"),
			Origin:      hexmap.Point{X: rapid.Float64Range(-500, 500).Draw(t, "x"), Y: rapid.Float64Range(-500, 500).Draw(t, "y")},
		}
	})
}

func distance(p, q hexmap.Point) float64 { return math.Hypot(p.X-q.X, p.Y-q.Y) }

// near compares lengths that are right up to rounding.
func near(a, b, size float64) bool { return math.Abs(a-b) < 1e-6*size+1e-9 }

// TestAPointIsInTheHexWithTheNearestCenter is the slow way to find the hex.
func TestAPointIsInTheHexWithTheNearestCenter(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		layout := layouts().Draw(t, "layout")
		layout.Origin = hexmap.Point{}
		p := hexmap.Point{
			X: layout.Size * rapid.Float64Range(-5, 5).Draw(t, "x"),
			Y: layout.Size * rapid.Float64Range(-5, 5).Draw(t, "y"),
		}
		away := func(h hexmap.Hex) float64 { return distance(p, layout.Centre(h)) }
		nearest := slices.MinFunc(within(8), func(a, b hexmap.Hex) int {
			return int(math.Copysign(1, away(a)-away(b)))
		})
		// On the line between two hexes either is right.
		if got := layout.HexAt(p); got != nearest && !near(away(got), away(nearest), layout.Size) {
			t.Errorf("%v lies in %v, but the centre of %v is nearer", p, got, nearest)
		}
	})
}

func TestCornersAreTheEndsOfEdges(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		layout, h := layouts().Draw(t, "layout"), hexes().Draw(t, "hex")
		d := directions().Draw(t, "direction")
		ours, theirs := layout.Corners(h), layout.Corners(h.Neighbour(d))
		back := d.Opposite()
		start, end := ours[d], ours[(d+1)%hexmap.NumDirections]
		if distance(start, theirs[(back+1)%hexmap.NumDirections]) > 1e-6*layout.Size || distance(end, theirs[back]) > 1e-6*layout.Size {
			t.Errorf("edge %v of %v runs from %v to %v, seen from the other side from %v to %v",
				d, h, start, end, theirs[(back+1)%hexmap.NumDirections], theirs[back])
		}
		if !near(distance(start, end), layout.Size, layout.Size) {
			t.Errorf("an edge is %v long, not %v", distance(start, end), layout.Size)
		}
		if !near(distance(start, layout.Centre(h)), layout.Size, layout.Size) {
			t.Errorf("a corner is %v from the centre, not %v", distance(start, layout.Centre(h)), layout.Size)
		}
	})
}

func TestPointsThatAreNowhereDoNotPanic(t *testing.T) {
	for _, layout := range []hexmap.Layout{{}, {Size: 1}, {Size: 1, Orientation: hexmap.FlatTop}} {
		for _, p := range []hexmap.Point{{math.NaN(), 0}, {math.Inf(1), math.Inf(-1)}, {1e300, -1e300}} {
			layout.HexAt(p)
		}
	}
}
