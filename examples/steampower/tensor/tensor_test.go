package tensor_test

import (
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/examples/selfplay/powerpolicy"
	"github.com/railhex/railhex/examples/steampower"
	"github.com/railhex/railhex/examples/steampower/tensor"
	"github.com/railhex/railhex/internal/arrays/arraytest"
)

var codec = &arraytest.Codec[steampower.State, steampower.Move, steampower.Seat, steampower.Outcome, *steampower.State]{
	Size: tensor.Size, NumActions: tensor.NumActions, NumChances: tensor.NumChances,
	Sections: tensor.Sections(), Blocks: tensor.Blocks(),
	Encode: func(x []float32, s *steampower.State, seat steampower.Seat) {
		(*tensor.Position)(x).Encode(s, seat)
	},
	EncodeOpen: func(x []float32, s *steampower.State, seat steampower.Seat) {
		(*tensor.Position)(x).EncodeOpen(s, seat)
	},
	View: func(s *steampower.State, seat steampower.Seat, r *rand.Rand) steampower.State {
		return s.Redealt(seat, r)
	},
	Action: tensor.Action, Move: tensor.Move, Name: tensor.Name, Split: tensor.Split, Join: tensor.Join,
	AppendFactors: tensor.AppendFactors, FromFactors: tensor.FromFactors,
	Chance: tensor.Chance, ChanceName: tensor.ChanceName, SplitChance: tensor.SplitChance,
	AppendChance: tensor.AppendChance, ChanceMove: tensor.ChanceMove,
}

// visit plays a game of any number of players on any map that ships.
func visit(t arraytest.T, seed uint64, see func(s *steampower.State)) {
	random := rand.New(rand.NewPCG(seed, 3))
	setup := steampower.Setup{Players: 2 + random.IntN(4)}
	maps := []string{}
	for name := range steampower.ShippedMapNames() {
		maps = append(maps, name)
	}
	setup.Map, _ = steampower.ShippedMap(maps[random.IntN(len(maps))])
	setup.Components = steampower.StandardComponents()
	if random.IntN(3) == 0 {
		setup.Components.Name, setup.Components.Goods = "scarce", 4+random.IntN(8)
	}
	start, err := steampower.New(setup)
	if err != nil {
		t.Fatalf("%v", err)
	}
	builder := new(powerpolicy.Builder)
	codec.Played(t, start, 1500, random, builder.Choose, see)
}

func TestSectionsAndBlocksAreLaidOut(t *testing.T) { codec.Layout(t) }

// TestSizesAreThoseOfTheVersion holds the sizes that stored data has: where one
// changes, so does the version.
func TestSizesAreThoseOfTheVersion(t *testing.T) {
	got := [...]int{tensor.Version, tensor.Size, tensor.NumSections, tensor.NumActions, tensor.NumChances}
	if want := [...]int{1, 17942, 37, 4307605, 69}; got != want {
		t.Errorf("version, numbers, sections, actions, chances: %v, want %v", got, want)
	}
}

// TestMovesHaveNumbers is what a policy over actions needs, and the way back; and
// that no array holds what is hidden.
func TestMovesHaveNumbers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seed, n := rapid.Uint64().Draw(t, "seed"), 0
		random := rand.New(rand.NewPCG(seed, 0))
		var first steampower.State
		visit(t, seed, func(s *steampower.State) {
			if n == 0 {
				first = *s
			}
			if n++; n%13 == 0 {
				codec.Fixed(t, &first, s)
				codec.Moves(t, s, random)
				codec.Hides(t, s, seed)
			}
		})
	})
}

// TestNumbersHaveMoves takes actions apart and makes moves of them.
func TestNumbersHaveMoves(t *testing.T) {
	for action := -1; action <= tensor.NumActions; action += 1 + action/10_000*100 {
		codec.Number(t, action)
	}
	rapid.Check(t, func(t *rapid.T) {
		number := rapid.OneOf(rapid.IntRange(0, 8000), rapid.IntRange(-1, tensor.NumActions))
		actions := rapid.SliceOfN(number, 20, 20).Draw(t, "actions")
		visit(t, rapid.Uint64().Draw(t, "seed"), func(s *steampower.State) {
			for _, action := range actions {
				codec.Inverse(t, s, action)
			}
		})
	})
}

// TestEqualArraysHaveEqualFutures edits every field of stored positions.
func TestEqualArraysHaveEqualFutures(t *testing.T) {
	var positions []steampower.State
	found := map[steampower.Phase]int{}
	for seed := range uint64(40) {
		n := uint64(0)
		visit(t, seed, func(s *steampower.State) {
			if n++; (n+seed)%17 == 0 && found[s.Phase()] < 40 {
				found[s.Phase()]++
				positions = append(positions, *s)
			}
		})
	}
	codec.Whole(t, positions, arraytest.Edits{Tries: 30, Names: []string{"setup.map", "setup.components"}, Rare: map[string]string{
		"cities[].hex":  "it follows from the map",
		"setup.map":     "cities and track are those of the map",
		"setup.players": "each player has a hand",
	}})
}

func TestEncodingAllocatesNothing(t *testing.T) {
	var x tensor.Position
	n := 0
	visit(t, 5, func(s *steampower.State) {
		if n++; n%100 != 0 || s.Over() {
			return
		}
		moves := s.AppendMoves(nil)
		if allocated := testing.AllocsPerRun(5, func() {
			x.Encode(s, 1)
			x.EncodeOpen(s, 2)
			for _, m := range moves[:min(len(moves), 20)] {
				if _, ok := tensor.Move(s, tensor.Action(s, m)); ok == s.Chance() || tensor.Chance(s, m) >= 0 != s.Chance() {
					t.Fatal("no number")
				}
			}
		}); allocated != 0 {
			t.Errorf("%v allocations in phase %s", allocated, s.Phase())
		}
	})
}

func TestEncodeForgetsWhatWasThere(t *testing.T) {
	s, err := steampower.New(steampower.Setup{Players: 3})
	if err != nil {
		t.Fatal(err)
	}
	var clean, used tensor.Position
	for i := range used {
		used[i] = 7
	}
	clean.Encode(&s, 2)
	used.Encode(&s, 2)
	if clean != used {
		t.Error("what an array held before shows in the next position")
	}
	if used.Encode(&s, 4); used != (tensor.Position{}) {
		t.Error("a seat that does not play sees something")
	}
	if used.EncodeOpen(new(steampower.State), 1); used != (tensor.Position{}) {
		t.Error("the zero State shows something")
	}
	var none steampower.State
	for _, action := range []int{0, tensor.NumActions - 1} {
		if m, ok := tensor.Move(&none, action); ok {
			t.Errorf("the zero State has the move %v", m)
		}
	}
}

func BenchmarkEncode(b *testing.B) {
	s, err := steampower.New(steampower.Setup{Players: 4})
	if err != nil {
		b.Fatal(err)
	}
	var x tensor.Position
	b.ReportAllocs()
	for b.Loop() {
		x.Encode(&s, 1)
	}
}
