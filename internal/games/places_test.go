package games_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/variants/family/describe"
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

// TestPlaces plays a game of each kind and holds what is counted of a place against what is
// offered there, and what is offered there against all offers.
func TestPlaces(t *testing.T) {
	for _, game := range games.All() {
		random := rand.New(rand.NewPCG(3, 1))
		p, err := game.Begin([]byte(`{"players": 3}`))
		if err != nil {
			t.Fatal(err)
		}
		tried := 0
		for made := 0; made < 400 && !p.Over(); made++ {
			if p.Chance() {
				p, _ = p.Fall(random)
				continue
			}
			if made%9 == 0 {
				all, _ := p.Offers(describe.Manner{}, describe.Filter{})
				for _, at := range p.Places(describe.Filter{}) {
					only := describe.Filter{Hex: at.Hex, Kind: at.Kind}
					want := slices.DeleteFunc(slices.Clone(all), func(o describe.Offer) bool {
						return o.Kind != at.Kind || at.Hex != "" && !slices.Contains(o.Hexes, at.Hex)
					})
					offers, _ := p.Offers(describe.Manner{}, only)
					if diff := cmp.Diff(want, offers); diff != "" {
						t.Fatalf("%s, %+v: mismatch (-want +got)\n%s", game.Name(), only, diff)
					}
					here := p.Places(only)
					if at.Hex == "" {
						want = slices.DeleteFunc(want, func(o describe.Offer) bool { return len(o.Hexes) > 0 })
					} else if diff := cmp.Diff([]describe.Place{at}, here); diff != "" {
						t.Fatalf("%s: mismatch (-want +got)\n%s", game.Name(), diff)
					}
					if at.Moves != len(want) || at.Moves == 0 {
						t.Fatalf("%s: %+v, but %d are offered", game.Name(), at, len(want))
					}
					tried++
				}
			}
			moves := p.Moves()
			if p, err = p.Replay(moves[random.IntN(len(moves))]); err != nil {
				t.Fatal(err)
			}
		}
		if tried < 40 {
			t.Errorf("%s: %d places are tried", game.Name(), tried)
		}
	}
}
