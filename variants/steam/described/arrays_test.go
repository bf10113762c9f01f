package described_test

import (
	"testing"

	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/described"
)

var arrays = described.Arrays()

func TestArrays(t *testing.T) {
	gametest.CheckArrays(t, described.Game(), gametest.Arrays{
		Setups: []string{
			`{"players": 3}`, `{"players": 4, "rules": "standard"}`, `{"players": 5, "order": "random"}`, `{"players": 6, "order": "random"}`,
		},
		Games: long.Or(6, 25), Sizes: [...]int{1, 15568, 49, 32363219},
		Tries: long.Or(10, 30), Names: []string{"setup.map", "setup.components"},
		Rare: map[string]string{
			"cities[].hex":         "they follow from the map",
			"filled":               "what is filled has goods",
			"setup.map":            "cities and track are those of the map",
			"setup.components":     "all games are played with the same",
			"phase":                "each phase has facts of its own",
			"auction":              "the phase says whether there is one",
			"auction.bidder":       "the highest bid is among those of the players",
			"auction.high":         "the highest bid is among those of the players",
			"links[].from":         "they follow from the track",
			"players[].eliminated": "who is has nothing left",
			"setup.players":        "each player has a place",
			"setup.order":          "orders are auctioned or drawn once",
			"setup.rules":          "the two games leave other traces",
		},
	})
}

func BenchmarkEncode(b *testing.B) {
	s, err := steam.New(steam.Setup{Players: 4})
	if err != nil {
		b.Fatal(err)
	}
	x := make([]float32, arrays.Size())
	b.ReportAllocs()
	for b.Loop() {
		arrays.Fill(x, &s, 1)
	}
}
