package games_test

import (
	"testing"

	"github.com/railhex/railhex/internal/games"
)

// TestCharts: each hex has six corners within its chart, and a name, or the nearest that has
// one where any has.
func TestCharts(t *testing.T) {
	for _, game := range games.All() {
		p, err := game.Begin([]byte(`{"players": 3}`))
		if err != nil {
			t.Fatal(err)
		}
		chart, ok := p.Chart()
		if !ok || len(chart.Hexes) != chart.Grid.Len() {
			t.Fatalf("%s: %d hexes, %t", game.Name(), len(chart.Hexes), ok)
		}
		names := map[string]string{}
		for _, hex := range chart.Hexes {
			names[hex.Hex] = hex.Name
			for _, corner := range hex.Outline {
				if corner[0] < 0 || corner[1] < 0 || corner[0] > chart.Width || corner[1] > chart.Height {
					t.Errorf("%s: a corner of %s lies at %v", game.Name(), hex.Hex, corner)
				}
			}
			if len(hex.Outline) != 6 {
				t.Errorf("%s: %s has %d corners", game.Name(), hex.Hex, len(hex.Outline))
			}
		}
		for _, hex := range chart.Hexes {
			if game.Name() != "steamrollers" && (hex.Name == "") == (names[hex.Near] == "") {
				t.Errorf("%s: %+v", game.Name(), hex)
			}
		}
	}
}
