package described_test

import (
	"testing"

	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/described"
)

var arrays = described.Arrays()

func TestArrays(t *testing.T) {
	gametest.CheckArrays(t, described.Game(), gametest.Arrays{
		Setups: []string{`{"players": 2}`, `{"players": 3}`, `{"players": 4, "map": "massif"}`, `{"players": 5}`},
		Games:  long.Or(10, 25), Sizes: [...]int{1, 17942, 37, 4307605},
		Tries: long.Or(10, 30), Names: []string{"setup.map", "setup.components"},
		Rare: map[string]string{
			"cities[].hex":     "it follows from the map",
			"setup.map":        "cities and track are those of the map",
			"setup.components": "all games are played with the same",
			"setup.players":    "each player has a hand",
		},
	})
}

func BenchmarkEncode(b *testing.B) {
	s, err := steampower.New(steampower.Setup{Players: 4})
	if err != nil {
		b.Fatal(err)
	}
	x := make([]float32, arrays.Size())
	b.ReportAllocs()
	for b.Loop() {
		arrays.Fill(x, &s, 1)
	}
}
