package delivery_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/railhex/railhex/delivery"
)

// A drawnNetwork is a random network.
type drawnNetwork struct {
	places int
	links  []delivery.Link
}

// drawNetwork draws a network of up to so many places and links with lengths up to
// longest. The generator leans to few places: many links between them are what
// is hard.
func drawNetwork(t *rapid.T, fewest, most, links, longest int) (n drawnNetwork) {
	n.places = rapid.IntRange(fewest, most).Draw(t, "places")
	n.links = linksOf(n.places, links, longest).Draw(t, "links")
	return n
}

func TestAppendAllDistancesEqualsPlainSearch(t *testing.T) {
	for _, test := range []struct {
		name                                     string
		fewestPlaces, mostPlaces, links, longest int
	}{
		{"few links", 2, 8, 8, 5},
		{"many links", 5, 8, 24, 5},
		{"many places", 9, 12, 20, 5},
		{"long routes", 4, 6, 10, 50},
		{"links that are too long", 2, 5, 10, 255},
	} {
		t.Run(test.name, func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				checkDistances(t, drawNetwork(t, test.fewestPlaces, test.mostPlaces, test.links, test.longest))
			})
		})
	}
}

// checkDistances holds all distances of a network against the plain search.
func checkDistances(t *rapid.T, n drawnNetwork) {
	before := delivery.DistancesOf(1, 2, 3)
	want := []delivery.Distances{before}
	for a := range n.places {
		for b := a + 1; b < n.places; b++ {
			if there, back := delivery.PairIndex(n.places, a, b), delivery.PairIndex(n.places, b, a); there != len(want)-1 || back != there {
				t.Errorf("places %d and %d are pair %d there, %d back, want %d", a, b, there, back, len(want)-1)
			}
			want = append(want, plainDistances(n.places, n.links, a, b))
		}
	}
	got := delivery.AppendAllDistances([]delivery.Distances{before}, n.places, n.links)
	if diff := cmp.Diff(want, got); diff != "" {
		t.Fatalf("mismatch (-want +got)\n%s", diff)
	}
}

func FuzzDistances(f *testing.F) {
	f.Fuzz(rapid.MakeFuzz(func(t *rapid.T) { checkDistances(t, drawNetwork(t, 2, 10, 20, 5)) }))
}
