package machine

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	described "github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/variants/family/describe"
)

// TestPlaces plays a game of each kind and holds what is counted of a place against what is
// offered there, and what is offered there against all offers.
func TestPlaces(t *testing.T) {
	for _, game := range described.All() {
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
				places, err := placesIn(p, describe.Filter{})
				if err != nil {
					t.Fatal(err)
				}
				for _, at := range places {
					only := describe.Filter{Hex: at.Hex, Kind: at.Kind}
					want := slices.DeleteFunc(slices.Clone(all), func(o describe.Offer) bool {
						return o.Kind != at.Kind || at.Hex != "" && !slices.Contains(o.Hexes, at.Hex)
					})
					offers, _ := p.Offers(describe.Manner{}, only)
					if diff := cmp.Diff(want, offers); diff != "" {
						t.Fatalf("%s, %+v: mismatch (-want +got)\n%s", game.Name(), only, diff)
					}
					here, _ := placesIn(p, only) // as above
					if at.Hex == "" {
						want = slices.DeleteFunc(want, func(o describe.Offer) bool { return len(o.Hexes) > 0 })
					} else if diff := cmp.Diff([]place{at}, here); diff != "" {
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
