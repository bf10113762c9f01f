package drawing_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/drawing"
)

// onChart is what draw writes of the valley.
func onChart(draw func(c drawing.Chart)) string {
	p := drawing.Style{}.Pen("", nil)
	picture := p.Draw(drawing.Frame{}, func() { draw(drawing.NewChart(p, newValley())) })
	_, picture, _ = strings.Cut(picture, "</title>\n")
	return strings.TrimSuffix(picture, "</svg>\n")
}

// TestExitsEndInTheMiddle holds the exits of a hex to running from the middle of
// their edge, which the hex beyond shares, to the middle of the hex.
func TestExitsEndInTheMiddle(t *testing.T) {
	onChart(func(c drawing.Chart) {
		for d := range hexmap.Direction(hexmap.NumDirections) {
			here, beyond := c.Curve(middle, d, d), c.Curve(east+int(d), d.Opposite(), d.Opposite())
			if here.End() != c.Centre(middle) || beyond.End() != c.Centre(east+int(d)) {
				t.Errorf("%v: the exit ends at %v, not in the middle", d, here.End())
			}
			if got, want := string(here.Path()[:8]), string(beyond.Path()[:8]); got != want {
				t.Errorf("%v: the exit begins at %s, that of the neighbour at %s", d, got, want)
			}
		}
	})
}

func TestWallsLieBetweenTwoHexes(t *testing.T) {
	v := newValley()
	name := func(hexmap.Edge) string { return "w" }
	for what, edges := range map[string][]hexmap.Edge{
		"none": nil, "the zero edge": {{}}, "the end of the map": {hexmap.EdgeOf(v[east], hexmap.East)},
		"an edge far away": {hexmap.EdgeOf(hexmap.Hex{Q: 9}, hexmap.East)},
	} {
		if drawn := onChart(func(c drawing.Chart) { c.Walls(edges, name) }); drawn != "" {
			t.Errorf("%s is drawn as\n%s", what, drawn)
		}
	}
	one := []hexmap.Edge{hexmap.EdgeOf(v[middle], hexmap.East)}
	if drawn := onChart(func(c drawing.Chart) { c.Walls(one, name) }); strings.Count(drawn, "data-wall") != 1 {
		t.Errorf("a wall is drawn as\n%s", drawn)
	}
}

func TestRoutesAreChains(t *testing.T) {
	onChart(func(c drawing.Chart) {
		index := func(cell hexmap.Cell) (int, bool) { return cell.Column() - 1, cell.Row() == 1 }
		for _, test := range []struct {
			hexes []int
			want  bool
		}{
			{[]int{west}, true}, {[]int{west, middle, east}, true}, {[]int{west, east}, false}, {[]int{west, west}, false},
		} {
			var cells []hexmap.Cell
			for _, hex := range test.hexes {
				cells = append(cells, hexmap.CellAt(1, hex+1))
			}
			if got := c.Chain(index, cells); slices.Equal(got, test.hexes) != test.want || !test.want && got != nil {
				t.Errorf("%v: %v", test.hexes, got)
			}
			if got := c.Chain(index, append(cells, hexmap.CellAt(2, 1))); got != nil {
				t.Errorf("%v and a hex that is not there: %v", test.hexes, got)
			}
		}
	})
	if drawn := onChart(func(c drawing.Chart) { c.Route(nil, nil, nil) }); drawn != "" {
		t.Errorf("no route is drawn as\n%s", drawn)
	}
}
