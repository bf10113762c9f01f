package delivery_test

import (
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/railhex/railhex/delivery"
	"pgregory.net/rapid"
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

// plainDistances is the slow reference: depth first over all loop-free routes, the
// places visited in a bit mask, and no thought of where it leads.
func plainDistances(places int, links []delivery.Link, from, to int) (found delivery.Distances) {
	type road struct{ to, length int }
	roads := make([][]road, places)
	for _, link := range links {
		roads[link.A] = append(roads[link.A], road{int(link.B), int(link.Length)})
		roads[link.B] = append(roads[link.B], road{int(link.A), int(link.Length)})
	}
	var walk func(at int, visited uint64, distance int)
	walk = func(at int, visited uint64, distance int) {
		if distance > delivery.MaxDistance {
			return
		}
		if at == to {
			found |= delivery.DistancesOf(distance)
			return
		}
		for _, road := range roads[at] {
			if visited>>road.to&1 == 0 {
				walk(road.to, visited|1<<road.to, distance+road.length)
			}
		}
	}
	walk(from, 1<<from, 0)
	return found
}

// linksOf draws the links of a network, parallel ones among them.
func linksOf(places, most, longest int) *rapid.Generator[[]delivery.Link] {
	link := rapid.Custom(func(t *rapid.T) delivery.Link {
		a := rapid.IntRange(0, places-1).Draw(t, "a")
		b := (a + rapid.IntRange(1, places-1).Draw(t, "b")) % places
		return delivery.Link{A: uint8(a), B: uint8(b), Length: uint8(rapid.IntRange(1, longest).Draw(t, "length"))}
	})
	return rapid.SliceOfN(link, 0, most)
}

// hexNetwork is a random connected network as a railway game on hexes has it:
// the places are hexes in rows, links join neighbouring ones, and there are just
// so many of them. What is too many for the map becomes parallel links.
func hexNetwork(random *rand.Rand, places, links, longest int) []delivery.Link {
	width := 2
	for width*width < places {
		width++
	}
	var possible []delivery.Link
	for place := range places {
		row, column := place/width, place%width
		for _, neighbour := range [][2]int{{row, column + 1}, {row + 1, column - 1 + row%2}, {row + 1, column + row%2}} {
			there := neighbour[0]*width + neighbour[1]
			if neighbour[1] >= 0 && neighbour[1] < width && there < places {
				possible = append(possible, delivery.Link{A: uint8(place), B: uint8(there)})
			}
		}
	}
	random.Shuffle(len(possible), func(i, j int) { possible[i], possible[j] = possible[j], possible[i] })

	joined := make([]int, places) // the lowest place that is joined to a place
	for place := range joined {
		joined[place] = place
	}
	var chosen, spare []delivery.Link
	for _, link := range possible {
		a, b := joined[link.A], joined[link.B]
		if a == b {
			spare = append(spare, link)
			continue
		}
		chosen = append(chosen, link)
		for place := range joined {
			if joined[place] == max(a, b) {
				joined[place] = min(a, b)
			}
		}
	}
	chosen = append(chosen, spare[:min(len(spare), max(0, links-len(chosen)))]...)
	for len(chosen) < links {
		chosen = append(chosen, chosen[random.IntN(len(chosen))])
	}
	for i := range chosen {
		chosen[i].Length = uint8(1 + random.IntN(longest))
	}
	return chosen
}
