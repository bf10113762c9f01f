package described_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/bots"
	"github.com/railhex/railhex/variants/steampower/described"
)

var arrays = described.Arrays()

// play plays a game of any number of players on any map that ships.
func play(t *testing.T, seed uint64, see func(s *steampower.State)) {
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
	build := builder.Choose
	choose := func(s *steampower.State, random *rand.Rand) steampower.Move {
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
	(&gametest.Codec[steampower.State, steampower.Move, *steampower.State]{
		Arrays: arrays, Sizes: [...]int{1, 17942, 37, 4307605, 69}, Play: play, Games: long.Or(40, 100),
		View: func(s *steampower.State, seat steampower.Seat, r *rand.Rand) steampower.State {
			return s.Redealt(seat, r)
		},
		Kind: func(s *steampower.State) int { return int(s.Phase()) },
		Edits: gametest.Edits{
			Tries: long.Or(10, 30), Names: []string{"setup.map", "setup.components"},
			Rare: map[string]string{
				"cities[].hex":  "it follows from the map",
				"setup.map":     "cities and track are those of the map",
				"setup.players": "each player has a hand",
			},
		},
	}).Check(t)
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
