package described_test

import (
	"slices"
	"testing"

	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/family/search"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/bots"
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

// TestNetworksAreWhatTheStateShows: they follow from track, so no stored position differs in
// them alone.
func TestNetworksAreWhatTheStateShows(t *testing.T) {
	for players := 2; players <= steampower.MaxSeats; players++ {
		s, err := steampower.New(steampower.Setup{Players: players})
		if err != nil {
			t.Fatal(err)
		}
		seated := slices.Repeat([]bots.Player{bots.NewGreedy()}, players)
		for _, s = range search.Walk(&s, seated, bots.NewLuck(1), 1) {
		}
		x := make([]float32, arrays.Size())
		for viewer := 1; viewer <= players; viewer++ {
			arrays.Fill(x, &s, steampower.Seat(viewer))
			networks := section(t, x, "network")
			cities := len(networks) / steampower.MaxSeats
			for n := range players { // from the viewer on
				of, city := steampower.Seat((viewer-1+n)%players+1), 0
				for hex := range s.Cities() {
					if got := networks[n*cities+city] == 1; got != s.InNetwork(of, hex) {
						t.Errorf("P%d sees %s in the network of P%d: %t", viewer, hex, of, got)
					}
					city++
				}
			}
			if first := section(t, x, "first"); len(first) != steampower.MaxSeats || first[(players+1-viewer)%players] != 1 {
				t.Errorf("P%d sees P1 in %v", viewer, first)
			}
		}
	}
}

// section is the part of an array with that name.
func section(t *testing.T, x []float32, name string) []float32 {
	t.Helper()
	i := slices.IndexFunc(arrays.Sections, func(s describe.Section) bool { return s.Name == name })
	if i < 0 {
		t.Fatalf("no section %q", name)
	}
	return x[arrays.Sections[i].Offset:][:arrays.Sections[i].Len()]
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
