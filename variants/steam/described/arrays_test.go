package described_test

import (
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/bots"
	"github.com/railhex/railhex/variants/steam/described"
)

var arrays = described.Arrays()

var codec = &gametest.Codec[steam.State, steam.Move, *steam.State]{
	Arrays: arrays, Play: play,
}

// play plays a game of any kind on any map that ships.
func play(t gametest.T, seed uint64, see func(s *steam.State)) {
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
	gametest.Played(t, &start, 1500, random, new(bots.Builder).Choose, see)
}

func TestSectionsAndBlocksAreLaidOut(t *testing.T) { codec.Layout(t) }

// TestSizesAreThoseOfTheVersion holds the sizes that stored data has: where one
// changes, so does the version.
func TestSizesAreThoseOfTheVersion(t *testing.T) {
	got := [...]int{
		arrays.Version, arrays.Size(), len(arrays.Sections), arrays.Actions.Len(), arrays.Chances.Len(),
	}
	if want := [...]int{1, 15568, 49, 32363219, 16814}; got != want {
		t.Errorf("version, numbers, sections, actions, chances: %v, want %v", got, want)
	}
}

// TestMovesHaveNumbers is what a policy over actions needs.
func TestMovesHaveNumbers(t *testing.T) {
	long.Draws(t, 25)
	rapid.Check(t, func(t *rapid.T) { codec.Games(t, rapid.Uint64().Draw(t, "seed")) })
}

// TestEqualArraysHaveEqualFutures edits every field of stored positions.
func TestEqualArraysHaveEqualFutures(t *testing.T) {
	positions := codec.Gathered(t, func(s *steam.State) int { return int(s.Phase()) })
	codec.Whole(t, positions, gametest.Edits{Tries: long.Or(10, 30), Names: []string{"setup.map", "setup.components"}, Rare: map[string]string{
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
	}})
}

func TestEncodingAllocatesNothing(t *testing.T) { codec.AllocatesNothing(t) }

func TestEncodeForgetsWhatWasThere(t *testing.T) {
	s, err := steam.New(steam.Setup{Players: 3})
	if err != nil {
		t.Fatal(err)
	}
	codec.Forgets(t, &s) // a tile, a delivery
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
