package tensor_test

import (
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/examples/selfplay/steampolicy"
	"github.com/railhex/railhex/examples/steam"
	"github.com/railhex/railhex/examples/steam/tensor"
	"github.com/railhex/railhex/internal/arrays/arraytest"
)

var codec = &arraytest.Codec[steam.State, steam.Move, steam.Seat, steam.Outcome, *steam.State]{
	Size: tensor.Size, NumActions: tensor.NumActions, NumChances: tensor.NumChances,
	Sections: tensor.Sections(), Blocks: tensor.Blocks(),
	Encode: func(x []float32, s *steam.State, seat steam.Seat) {
		(*tensor.Position)(x).Encode(s, seat)
	},
	Action: tensor.Action, Move: tensor.Move, Name: tensor.Name, Split: tensor.Split, Join: tensor.Join,
	AppendFactors: tensor.AppendFactors, FromFactors: tensor.FromFactors,
	Chance: tensor.Chance, ChanceName: tensor.ChanceName, SplitChance: tensor.SplitChance,
	AppendChance: tensor.AppendChance, ChanceMove: tensor.ChanceMove,
}

// visit plays a game of any kind on any map that ships.
func visit(t arraytest.T, seed uint64, see func(s *steam.State)) {
	random := rand.New(rand.NewPCG(seed, 3))
	setup := steam.Setup{Players: steam.MinSeats + random.IntN(4)}
	for m := range steam.Maps() {
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
	codec.Played(t, start, 1500, random, new(steampolicy.Builder).Choose, see)
}

func TestSectionsAndBlocksAreLaidOut(t *testing.T) { codec.Layout(t) }

// TestSizesAreThoseOfTheVersion holds the sizes that stored data has: where one
// changes, so does the version.
func TestSizesAreThoseOfTheVersion(t *testing.T) {
	got := [...]int{tensor.Version, tensor.Size, tensor.NumSections, tensor.NumActions, tensor.NumChances}
	if want := [...]int{1, 15568, 49, 32363219, 16814}; got != want {
		t.Errorf("version, numbers, sections, actions, chances: %v, want %v", got, want)
	}
}

// TestMovesHaveNumbers is what a policy over actions needs, and the way back.
func TestMovesHaveNumbers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seed, n := rapid.Uint64().Draw(t, "seed"), 0
		random := rand.New(rand.NewPCG(seed, 0))
		var first steam.State
		visit(t, seed, func(s *steam.State) {
			if n == 0 {
				first = *s
			}
			if n++; n%13 == 0 {
				codec.Fixed(t, &first, s)
				codec.Moves(t, s, random)
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
		visit(t, rapid.Uint64().Draw(t, "seed"), func(s *steam.State) {
			for _, action := range actions {
				codec.Inverse(t, s, action)
			}
		})
	})
}

// TestEqualArraysHaveEqualFutures edits every field of stored positions.
func TestEqualArraysHaveEqualFutures(t *testing.T) {
	var positions []steam.State
	found := map[steam.Phase]int{}
	for seed := range uint64(40) {
		n := uint64(0)
		visit(t, seed, func(s *steam.State) {
			if n++; (n+seed)%17 == 0 && found[s.Phase()] < 40 {
				found[s.Phase()]++
				positions = append(positions, *s)
			}
		})
	}
	codec.Whole(t, positions, arraytest.Edits{Tries: 30, Names: []string{"setup.map", "setup.components"}, Rare: map[string]string{
		"cities[].hex":         "they follow from the map",
		"filled":               "what is filled has goods",
		"setup.map":            "cities and track are those of the map",
		"phase":                "each phase has facts of its own",
		"auction":              "the phase says whether there is one",
		"links[].from":         "they follow from the track",
		"players[].eliminated": "who is has nothing left",
		"setup.players":        "each player has a place",
		"setup.rules":          "the two games leave other traces",
	}})
}

func TestEncodingAllocatesNothing(t *testing.T) {
	var x tensor.Position
	n := 0
	visit(t, 5, func(s *steam.State) {
		if n++; n%100 != 0 || s.Over() {
			return
		}
		moves := s.AppendMoves(nil)
		if allocated := testing.AllocsPerRun(5, func() {
			x.Encode(s, 1)
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
	s, err := steam.New(steam.Setup{Players: 3})
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
	if used.Encode(new(steam.State), 1); used != (tensor.Position{}) {
		t.Error("the zero State shows something")
	}
	var none steam.State
	for _, action := range []int{21_000, tensor.NumActions - 1} { // a tile, a delivery

		if m, ok := tensor.Move(&none, action); ok {
			t.Errorf("the zero State has the move %v", m)
		}
	}
}

func BenchmarkEncode(b *testing.B) {
	s, err := steam.New(steam.Setup{Players: 4})
	if err != nil {
		b.Fatal(err)
	}
	var x tensor.Position
	b.ReportAllocs()
	for b.Loop() {
		x.Encode(&s, 1)
	}
}
