package picture_test

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"testing"

	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/picture"
)

// TestNamesStandApart draws the maps as a small screen shows them, where names are wider than
// their hexes: those of neighbours do not lie on each other.
func TestNamesStandApart(t *testing.T) {
	const scale, pixels = 0.8, 12
	wider := 0
	for m := range steam.ShippedMaps() {
		s, err := steam.New(steam.Setup{Players: steam.MinSeats, Map: m})
		if err != nil {
			t.Fatal(err)
		}
		names := map[string]bool{}
		for i := range m.Len() {
			names[m.NameOf(i)] = m.NameOf(i) != ""
		}
		type named struct {
			name              string
			left, right, line float64
		}
		var all []named
		for _, e := range mustRead(t, picture.Style{Scale: scale, LabelPixels: pixels}.Map(&s, picture.Marks{})) {
			if e.Name != "text" || !names[e.Text] {
				continue
			}
			number := func(key string) float64 {
				value, err := strconv.ParseFloat(e.Attributes[key], 64)
				if err != nil {
					t.Fatal(err)
				}
				return value
			}
			width := drawing.Ems(e.Text) * number("font-size")
			if width > drawing.HexEdge*math.Sqrt(3) {
				wider++
			}
			all = append(all, named{e.Text, number("x") - width/2, number("x") + width/2, math.Round(number("y") / drawing.HexEdge)})
		}
		slices.SortFunc(all, func(a, b named) int { return cmp.Or(cmp.Compare(a.line, b.line), cmp.Compare(a.left, b.left)) })
		for i, one := range all[1:] {
			if before := all[i]; one.line == before.line && one.left < before.right-0.1 {
				t.Errorf("%s: %s lies on %s", m.Name(), before.name, one.name)
			}
		}
	}
	if wider == 0 {
		t.Error("no name is wider than its hex: the test shows nothing")
	}
}
