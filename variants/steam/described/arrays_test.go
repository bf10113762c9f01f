package described_test

import (
	"math/rand/v2"
	"testing"

	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/bots"
	"github.com/railhex/railhex/variants/steam/described"
)

var arrays = described.Arrays()

// play plays a game of any kind on any map that ships.
func play(t *testing.T, seed uint64, see func(s *steam.State)) {
	random := rand.New(rand.NewPCG(seed, 3))
	setup := steam.Setup{Players: steam.MinSeats + random.IntN(4)}
	for m := range steam.ShippedMaps() {
		if setup.Map == nil || random.IntN(2) == 0 {
			setup.Map = m
		}
	}
	if random.IntN(3) == 0 {
		setup.Components = steam.StandardComponents()
		setup.Components.Name = "ample"
		setup.Components.Growth += 2
		setup.Components.Tiles[0].Count += 3
	}
	switch random.IntN(3) {
	case 0:
		setup.Variant = steam.Standard
	case 1:
		setup.Order = steam.OrderRandom
	}
	start, err := steam.New(setup)
	if err != nil {
		t.Fatalf("%v", err)
	}
	build := new(bots.Builder).Choose
	choose := func(s *steam.State, random *rand.Rand) steam.Move {
		if random.IntN(2) == 0 {
			return build(s, random)
		}
		legal := s.AppendMoves(nil)
		return legal[random.IntN(len(legal))]
	}
	see(&start)
	for _, s := range family.Play(&start, choose, random) {
		see(&s)
	}
}

func TestArrays(t *testing.T) {
	(&gametest.Codec[steam.State, steam.Move, *steam.State]{
		Arrays: arrays, Sizes: [...]int{1, 15568, 49, 32363219, 16814}, Play: play, Games: long.Or(25, 100),
		Kind: func(s *steam.State) int { return int(s.Phase()) },
		Edits: gametest.Edits{
			Tries: long.Or(10, 30), Names: []string{"setup.map", "setup.components"},
			Rare: map[string]string{
				"cities[].hex":         "they follow from the map",
				"filled":               "what is filled has goods",
				"setup.map":            "cities and track are those of the map",
				"phase":                "each phase has facts of its own",
				"auction":              "the phase says whether there is one",
				"auction.bidder":       "the highest bid is among those of the players",
				"auction.high":         "the highest bid is among those of the players",
				"links[].from":         "they follow from the track",
				"players[].eliminated": "who is has nothing left",
				"setup.players":        "each player has a place",
				"setup.rules":          "the two games leave other traces",
			},
		},
	}).Check(t)
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
