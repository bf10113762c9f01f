package delivery_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/railhex/railhex/delivery"
)

// A drawnNetwork is a random network and the places of a random question.
type drawnNetwork struct {
	*delivery.Network
	places   int
	links    []delivery.Link
	from, to int
}

// drawNetwork draws a network of up to so many places and links with lengths up to
// longest. The generator leans to few places: many links between them are what
// is hard.
func drawNetwork(t *rapid.T, fewest, most, links, longest int) drawnNetwork {
	var drawn drawnNetwork
	drawn.places = rapid.IntRange(fewest, most).Draw(t, "places")
	drawn.links = linksOf(drawn.places, links, longest).Draw(t, "links")
	drawn.from = rapid.IntRange(0, drawn.places-1).Draw(t, "from")
	drawn.to = rapid.IntRange(0, drawn.places-1).Draw(t, "to")
	network, err := delivery.NewNetwork(drawn.places, drawn.links)
	if err != nil {
		t.Fatalf("refused: %v", err)
	}
	drawn.Network = network
	return drawn
}

// distances are those that the plain search finds.
func (d drawnNetwork) distances() delivery.Distances {
	return newPlainSearch(d.places, d.links).distances(d.from, d.to)
}

func TestPlainSearchEqualsPermutations(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := drawNetwork(t, 2, 5, 10, 4)
		want := permutedDistances(n.places, n.links, n.from, n.to)
		if n.from == n.to {
			want = delivery.Distances{}
		}
		if got := n.distances(); got != want {
			t.Fatalf("plain search finds %v, permutations %v", got, want)
		}
	})
}

// checkDistances holds every way to find distances against the plain search.
func checkDistances(t *rapid.T, n drawnNetwork) {
	want := n.distances()
	if got := n.Distances(n.from, n.to); got != want {
		t.Errorf("Distances: got %v, want %v", got, want)
	}
	if got := n.Distances(n.to, n.from); got != want {
		t.Errorf("Distances, the other way: got %v, want %v", got, want)
	}
	if got := n.SearchDistances(n.from, n.to); got != want {
		t.Errorf("Distances by search: got %v, want %v", got, want)
	}
	if got := n.Shortest(n.from, n.to); got != want.Min() {
		t.Errorf("Shortest: got %d, want %d", got, want.Min())
	}
	for limit := -1; limit <= want.Max()+1; limit++ {
		if got := n.Longest(n.from, n.to, limit); got != want.AtMost(limit) {
			t.Errorf("Longest up to %d: got %d, want %d of %v", limit, got, want.AtMost(limit), want)
		}
		if got := n.BoundedLongest(n.from, n.to, limit); got != want.AtMost(limit) {
			t.Errorf("Longest up to %d by branch and bound: got %d, want %d of %v", limit, got, want.AtMost(limit), want)
		}
	}
}

func TestDistancesEqualPlainSearch(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := drawNetwork(t, 2, 8, 16, 7)
		checkDistances(t, n)
		if n.from != n.to {
			if got, want := n.RecurseDistances(n.from, n.to), n.distances(); got != want {
				t.Errorf("Distances by subset recursion: got %v, want %v", got, want)
			}
		}
	})
}

func TestDistancesEqualPlainSearchOfLongRoutes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) { checkDistances(t, drawNetwork(t, 2, 5, 10, 63)) })
}

func TestDistancesEqualPlainSearchOfManyPlaces(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) { checkDistances(t, drawNetwork(t, 10, 18, 26, 3)) })
}

// Sparse networks are searched to the end depth-first. These are not: nearly every
// two places are joined, by links of so different lengths that not every distance
// exists. A tail of places makes some of them too large for the subset recursion.
func TestDistancesEqualPlainSearchOfDenseNetworks(t *testing.T) {
	outlasted := map[bool]int{} // by whether the network is small
	for _, tail := range []int{0, 6} {
		rapid.Check(t, func(t *rapid.T) {
			dense := rapid.IntRange(7, 8).Draw(t, "dense")
			lengths := rapid.SliceOfN(rapid.SampledFrom([]int{1, 3, 5, 8, 0}), dense*(dense-1)/2, dense*(dense-1)/2).Draw(t, "lengths")
			n := drawnNetwork{places: dense + tail, to: dense - 1 + rapid.IntRange(0, tail).Draw(t, "to")}
			for a := range dense {
				for b := range a {
					if length := lengths[delivery.PairIndex(dense, a, b)]; length > 0 {
						n.links = append(n.links, delivery.Link{A: uint8(a), B: uint8(b), Length: uint8(length)})
					}
				}
			}
			for place := dense; place < n.places; place++ {
				n.links = append(n.links, delivery.Link{A: uint8(place - 1), B: uint8(place), Length: 2})
			}
			n.Network = mustNetwork(t, n.places, n.links)
			if !n.DepthFirstEnds(n.from, n.to, delivery.MaxDistance) {
				outlasted[tail == 0]++
			}
			checkDistances(t, n)
		})
	}
	if outlasted[true] == 0 || outlasted[false] == 0 {
		t.Errorf("by whether they are small, so many searches outlast the depth-first one: %v", outlasted)
	}
}

// What branch and bound remembers it may forget, but it never takes for known what
// was never there.
func TestNothingIsRememberedThatWasNot(t *testing.T) {
	type position struct {
		at   int
		left uint64
	}
	random := rand.New(rand.NewPCG(1, 8))
	remember, been := delivery.Remembering(), map[position][]int{}
	for range 20_000 {
		p := position{random.IntN(12), random.Uint64N(1 << 10)}
		distances := []int{random.IntN(256), 100 + random.IntN(3)}
		fresh := remember(p.at, p.left, delivery.DistancesOf(distances...))
		for _, distance := range distances {
			if !fresh.Has(distance) && !slices.Contains(been[p], distance) {
				t.Fatalf("%+v: distance %d is said to have been there", p, distance)
			}
		}
		if again := remember(p.at, p.left, delivery.DistancesOf(distances...)); !again.Empty() {
			t.Fatalf("%+v: %v is forgotten at once", p, again)
		}
		been[p] = append(been[p], distances...)
	}
}

// On such networks all distances between two places are even, or all are odd.
func TestDistancesEqualPlainSearchOnGrids(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rows, columns := rapid.IntRange(1, 4).Draw(t, "rows"), rapid.IntRange(2, 4).Draw(t, "columns")
		length := uint8(rapid.SampledFrom([]int{1, 2, 3, 6}).Draw(t, "length"))
		var n drawnNetwork
		n.places = rows * columns
		for place := range n.places {
			if right := place + 1; right%columns != 0 {
				n.links = append(n.links, delivery.Link{A: uint8(place), B: uint8(right), Length: length})
			}
			if below := place + columns; below < n.places {
				n.links = append(n.links, delivery.Link{A: uint8(place), B: uint8(below), Length: length})
			}
		}
		n.from = rapid.IntRange(0, n.places-1).Draw(t, "from")
		n.to = rapid.IntRange(0, n.places-1).Draw(t, "to")
		n.Network = mustNetwork(t, n.places, n.links)
		checkDistances(t, n)
	})
}

// Between opposite corners of a chessboard every even number of steps from 14 to 62
// is possible. A search that looked for odd ones would never end.
func TestDistancesOnAChessboard(t *testing.T) {
	var want []int
	for distance := 14; distance <= 62; distance += 2 {
		want = append(want, distance)
	}
	got, err := mustNetwork(t, 64, chessboard()).DistancesContext(t.Context(), 0, 63, 100_000)
	if err != nil || got != delivery.DistancesOf(want...) {
		t.Errorf("got %v, error %v, want %v", got, err, want)
	}
}

// chessboard joins the squares of a chessboard to those beside them.
func chessboard() (links []delivery.Link) {
	for place := range uint8(64) {
		if place%8 < 7 {
			links = append(links, delivery.Link{A: place, B: place + 1, Length: 1})
		}
		if place/8 < 7 {
			links = append(links, delivery.Link{A: place, B: place + 8, Length: 1})
		}
	}
	return links
}

func TestAppendAllDistancesEqualsPlainSearch(t *testing.T) {
	for _, test := range []struct {
		name                                     string
		fewestPlaces, mostPlaces, links, longest int
	}{
		{"few links", 2, 8, 8, 5},
		{"many links", 5, 8, 24, 5},
		{"more places than a core has", 9, 12, 20, 5},
		{"long routes", 4, 6, 10, 50},
		{"many places", 13, 14, 16, 3},
	} {
		t.Run(test.name, func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				n := drawNetwork(t, test.fewestPlaces, test.mostPlaces, test.links, test.longest)
				before := delivery.DistancesOf(1, 2, 3)
				want := []delivery.Distances{before}
				plain := newPlainSearch(n.places, n.links)
				for a := range n.places {
					for b := a + 1; b < n.places; b++ {
						want = append(want, plain.distances(a, b))
					}
				}
				got := delivery.AppendAllDistances([]delivery.Distances{before}, n.places, n.links)
				if n.from != n.to {
					pair := delivery.PairIndex(n.places, n.from, n.to)
					if got[1+pair] != n.distances() {
						t.Errorf("pair %d is not that of places %d and %d", pair, n.from, n.to)
					}
				}
				if diff := cmp.Diff(want, got); diff != "" {
					t.Fatalf("mismatch (-want +got)\n%s", diff)
				}
			})
		})
	}
}

func TestDistancesDoNotDependOnNumbersOfPlaces(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := drawNetwork(t, 2, 14, 24, 3)
		numbers := rapid.Permutation(integers(n.places)).Draw(t, "numbers")
		links := slices.Clone(n.links)
		for i, link := range links {
			links[i].A, links[i].B = uint8(numbers[link.B]), uint8(numbers[link.A])
		}
		links = rapid.Permutation(links).Draw(t, "order")
		renumbered := mustNetwork(t, n.places, links)
		want := n.Distances(n.from, n.to)
		if got := renumbered.Distances(numbers[n.from], numbers[n.to]); got != want {
			t.Fatalf("got %v, want %v", got, want)
		}
	})
}

func TestMoreLinksTakeNoDistanceAway(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := drawNetwork(t, 2, 14, 24, 3)
		fewer := mustNetwork(t, n.places, n.links[:rapid.IntRange(0, len(n.links)).Draw(t, "fewer")])
		all := n.Distances(n.from, n.to)
		for distance := range fewer.Distances(n.from, n.to).All() {
			if !all.Has(distance) {
				t.Fatalf("distance %d is lost", distance)
			}
		}
	})
}

func TestDistancesAddUpAtAPlaceThatAllRoutesCross(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		const cross = 6
		left := linksOf(cross+1, 10, 3).Draw(t, "left")
		right := linksOf(cross+1, 10, 3).Draw(t, "right")
		links := slices.Clone(left)
		for _, link := range right {
			links = append(links, delivery.Link{A: link.A + cross, B: link.B + cross, Length: link.Length})
		}
		first := mustNetwork(t, cross+1, left).Distances(0, cross)
		second := mustNetwork(t, cross+1, right).Distances(0, cross)
		var sums []int
		for a := range first.All() {
			for b := range second.All() {
				sums = append(sums, a+b)
			}
		}
		want := delivery.DistancesOf(sums...)
		if got := mustNetwork(t, 2*cross+1, links).Distances(0, 2*cross); got != want {
			t.Fatalf("got %v, want the sums %v of %v and %v", got, want, first, second)
		}
	})
}

func TestSubsetRecursionTakesNoMoreThanItStates(t *testing.T) {
	for places := 2; places <= 12; places++ {
		between := places - 2
		want := between*(1<<between)/2 + 1
		network := mustNetwork(t, places, completeLinks(places, places*(places-1)/2))
		if got := network.RecursionSize(0, places-1); got != want {
			t.Errorf("%d places: %d sets of distances, want %d", places, got, want)
		}
	}
}

// Networks too large for the plain search are searched from either end, which is
// to search quite differently.
func TestLargeNetworksAreTheSameFromBothEnds(t *testing.T) {
	for seed := range uint64(6) {
		random := rand.New(rand.NewPCG(seed, 5))
		places := 30 + random.IntN(15)
		network := mustNetwork(t, places, hexNetwork(random, places, places+places*3/4, 3))
		there, back := network.Distances(0, places-1), network.Distances(places-1, 0)
		if there != back || there.Empty() {
			t.Errorf("seed %d: got %v there and %v back", seed, there, back)
		}
		for _, limit := range []int{10, 25, 50, 100} {
			if got, want := network.Longest(0, places-1, limit), there.AtMost(limit); got != want {
				t.Errorf("seed %d: longest up to %d: got %d, want %d", seed, limit, got, want)
			}
		}
	}
}

func integers(n int) []int {
	all := make([]int, n)
	for i := range all {
		all[i] = i
	}
	return all
}

func FuzzDistances(f *testing.F) {
	f.Fuzz(rapid.MakeFuzz(func(t *rapid.T) { checkDistances(t, drawNetwork(t, 2, 10, 20, 5)) }))
}
