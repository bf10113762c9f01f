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

func TestAPointIsInTheHexThatIsDrawnThere(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		layout, h := layouts().Draw(t, "layout"), hexes().Draw(t, "hex")
		centre := layout.Centre(h)
		if got := layout.HexAt(centre); got != h {
			t.Errorf("the centre of %v lies in %v", h, got)
		}
		// Anywhere between the centre and the line from one corner to the next.
		corners := layout.Corners(h)
		d := directions().Draw(t, "direction")
		along, out := rapid.Float64Range(0, 1).Draw(t, "along"), rapid.Float64Range(0, 0.999).Draw(t, "out")
		edge := between(corners[d], corners[(d+1)%hexmap.NumDirections], along)
		p := between(centre, edge, out)
		if got := layout.HexAt(p); got != h {
			t.Errorf("a point of %v lies in %v", h, got)
		}
	})
}

func between(p, q hexmap.Point, part float64) hexmap.Point {
	return hexmap.Point{X: p.X + part*(q.X-p.X), Y: p.Y + part*(q.Y-p.Y)}
}

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
		nearest := slices.MinFunc(slices.Collect((hexmap.Hex{}).Range(8)), func(a, b hexmap.Hex) int {
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

// TestDirectionsOnAScreen says where neighbours are seen: degrees are counted
// counter-clockwise from the right.
func TestDirectionsOnAScreen(t *testing.T) {
	for orientation, first := range map[hexmap.Orientation]float64{hexmap.PointyTop: 0, hexmap.FlatTop: -30} {
		layout := hexmap.Layout{Orientation: orientation, Size: 10}
		for _, d := range allDirections() {
			p := layout.Centre(hexmap.Hex{}.Neighbour(d))
			want := (first + 60*float64(d)) * math.Pi / 180
			x, y := 10*math.Sqrt(3)*math.Cos(want), -10*math.Sqrt(3)*math.Sin(want)
			if distance(p, hexmap.Point{X: x, Y: y}) > 1e-9 {
				t.Errorf("orientation %d: %v is at %v, not at (%v, %v)", orientation, d, p, x, y)
			}
		}
	}
}

// TestBothOffsetsInThePlane draws a1, b1 and a2: of the first two, one is half a
// hex to the right.
func TestBothOffsetsInThePlane(t *testing.T) {
	layout := hexmap.Layout{Size: 2}
	width := 2 * math.Sqrt(3)
	for offset, shift := range map[hexmap.Offset]float64{hexmap.OddRow: width / 2, hexmap.EvenRow: -width / 2} {
		a1 := layout.Centre(offset.Hex(hexmap.CellAt(1, 1)))
		b1 := layout.Centre(offset.Hex(hexmap.CellAt(2, 1)))
		a2 := layout.Centre(offset.Hex(hexmap.CellAt(1, 2)))
		if distance(b1, hexmap.Point{X: a1.X + shift, Y: a1.Y + 3}) > 1e-9 {
			t.Errorf("%v: a1 is at %v, b1 at %v", offset, a1, b1)
		}
		if distance(a2, hexmap.Point{X: a1.X + width, Y: a1.Y}) > 1e-9 {
			t.Errorf("%v: a1 is at %v, a2 at %v", offset, a1, a2)
		}
	}
}

func TestPointsThatAreNowhereDoNotPanic(t *testing.T) {
	for _, layout := range []hexmap.Layout{{}, {Size: 1}, {Size: 1, Orientation: hexmap.FlatTop}} {
		for _, p := range []hexmap.Point{{math.NaN(), 0}, {math.Inf(1), math.Inf(-1)}, {1e300, -1e300}} {
			layout.HexAt(p)
		}
	}
}
