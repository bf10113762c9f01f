package described_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/bots"
	"github.com/railhex/railhex/variants/steampower/described"
)

var arrays = described.Arrays()

var codec = &gametest.Codec[steampower.State, steampower.Move, *steampower.State]{
	Arrays: arrays, Play: play,
	View: func(s *steampower.State, seat steampower.Seat, r *rand.Rand) steampower.State {
		return s.Redealt(seat, r)
	},
}

// play plays a game of any number of players on any map that ships.
func play(t gametest.T, seed uint64, see func(s *steampower.State)) {
	random := rand.New(rand.NewPCG(seed, 3))
	setup := steampower.Setup{Players: 2 + random.IntN(4)}
	maps := slices.Collect(steampower.ShippedMaps())
	setup.Map = maps[random.IntN(len(maps))]
	setup.Components = steampower.StandardComponents()
	if random.IntN(3) == 0 {
		setup.Components.Name, setup.Components.Goods = "scarce", 4+random.IntN(8)
	}
	start, err := steampower.New(setup)
	if err != nil {
		t.Fatalf("%v", err)
	}
	builder := new(bots.Builder)
	gametest.Played(t, &start, 1500, random, builder.Choose, see)
}

func TestSectionsAndBlocksAreLaidOut(t *testing.T) { codec.Layout(t) }

// TestSizesAreThoseOfTheVersion holds the sizes that stored data has: where one
// changes, so does the version.
func TestSizesAreThoseOfTheVersion(t *testing.T) {
	got := [...]int{
		arrays.Version, arrays.Size(), len(arrays.Sections), arrays.Actions.Len(), arrays.Chances.Len(),
	}
	if want := [...]int{1, 17942, 37, 4307605, 69}; got != want {
		t.Errorf("version, numbers, sections, actions, chances: %v, want %v", got, want)
	}
}

// TestMovesHaveNumbers is what a policy over actions needs; and
// that no array holds what is hidden.
func TestMovesHaveNumbers(t *testing.T) {
	long.Draws(t, 40)
	rapid.Check(t, func(t *rapid.T) { codec.Games(t, rapid.Uint64().Draw(t, "seed")) })
}

// TestEqualArraysHaveEqualFutures edits every field of stored positions.
func TestEqualArraysHaveEqualFutures(t *testing.T) {
	positions := codec.Gathered(t, func(s *steampower.State) int { return int(s.Phase()) })
	codec.Whole(t, positions, gametest.Edits{Tries: long.Or(10, 30), Names: []string{"setup.map", "setup.components"}, Rare: map[string]string{
		"cities[].hex":  "it follows from the map",
		"setup.map":     "cities and track are those of the map",
		"setup.players": "each player has a hand",
	}})
}

func TestEncodingAllocatesNothing(t *testing.T) { codec.AllocatesNothing(t) }

func TestEncodeForgetsWhatWasThere(t *testing.T) {
	s, err := steampower.New(steampower.Setup{Players: 3})
	if err != nil {
		t.Fatal(err)
	}
	codec.Forgets(t, &s)
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
