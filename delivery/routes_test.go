package delivery_test

import (
	"iter"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/railhex/railhex/delivery"
)

// plainRoutes lists what a query asks for in the slow and obvious way: it lets a
// route grow over any link that goes on from its end, and judges it when it comes
// to an end.
func plainRoutes(links []delivery.Link, q delivery.Query, allow func(route []int, to int) bool) [][]int {
	var routes [][]int
	var grow func(route, places []int)
	grow = func(route, places []int) {
		at := places[len(places)-1]
		if len(places) > 1 && q.To>>at&1 != 0 {
			distance := 0
			for _, i := range route {
				distance += int(links[i].Length)
			}
			fits := q.MaxLinks == 0 || len(route) <= q.MaxLinks
			if fits && (q.Distances == 0 || q.Distances.Has(distance)) {
				routes = append(routes, slices.Clone(route))
			}
			return
		}
		for i, link := range links {
			for _, ends := range [][2]int{{int(link.A), int(link.B)}, {int(link.B), int(link.A)}} {
				longer := append(slices.Clone(route), i)
				if ends[0] == at && !slices.Contains(places, ends[1]) && (allow == nil || allow(longer, ends[1])) {
					grow(longer, append(slices.Clone(places), ends[1]))
				}
			}
		}
	}
	grow(nil, []int{q.From})
	return routes
}

// upTo returns the set of all distances from 0 to limit.
func upTo(limit int) delivery.Distances { return 2<<limit - 1 }

// drawQuery draws what may be asked of a network of so many places.
func drawQuery(t *rapid.T, places int) delivery.Query {
	q := delivery.Query{From: rapid.IntRange(0, places-1).Draw(t, "from")}
	q.To = delivery.PlaceSetOf(rapid.SliceOfN(rapid.IntRange(0, places-1), 0, 3).Draw(t, "to")...)
	q.MaxLinks = rapid.IntRange(0, places).Draw(t, "links")
	switch rapid.IntRange(0, 4).Draw(t, "distances") {
	case 0:
		q.Distances = upTo(rapid.IntRange(0, 30).Draw(t, "limit"))
	case 1:
		q.Distances = delivery.DistancesOf(rapid.IntRange(0, 30).Draw(t, "distance"))
	case 2:
		q.Distances = delivery.DistancesOf(rapid.SliceOf(rapid.IntRange(0, 40)).Draw(t, "distance")...)
	}
	return q
}

func linksOfAll(routes iter.Seq[delivery.Route]) (all [][]int) {
	for route := range routes {
		all = append(all, slices.Collect(route.Links()))
	}
	return all
}

func TestQueriedRoutesAreAllThereAreInOrder(t *testing.T) {
	for _, size := range [][3]int{{8, 14, 5}, {5, 12, 9}, {12, 15, 3}, {4, 12, 1}} {
		rapid.Check(t, checkRoutes(size))
	}
	var chain []delivery.Link // the longest route that there is
	for place := range uint8(delivery.MaxPlaces - 1) {
		chain = append(chain, delivery.Link{A: place, B: place + 1, Length: 1})
	}
	q := delivery.Query{To: delivery.PlaceSetOf(delivery.MaxPlaces - 1)}
	if diff := cmp.Diff(plainRoutes(chain, q, nil), linksOfAll(delivery.Routes(chain, q))); diff != "" {
		t.Errorf("a chain: mismatch (-want +got)\n%s", diff)
	}
}

func FuzzRoutes(f *testing.F) { f.Fuzz(rapid.MakeFuzz(checkRoutes([3]int{9, 15, 5}))) }

// checkRoutes holds the routes of networks of up to so many places and links, and of lengths
// up to the last number, against the plain search.
func checkRoutes(size [3]int) func(*rapid.T) {
	return func(t *rapid.T) {
		n := drawNetwork(t, 2, size[0], size[1], size[2])
		q := drawQuery(t, n.places)
		if diff := cmp.Diff(plainRoutes(n.links, q, nil), linksOfAll(delivery.Routes(n.links, q))); diff != "" {
			t.Fatalf("%+v: mismatch (-want +got)\n%s", q, diff)
		}
	}
}

func TestQueryPanicsAtWhatIsFaulty(t *testing.T) {
	right := []delivery.Link{{A: 0, B: 1, Length: 1}}
	for _, place := range []int{-1, delivery.MaxPlaces} {
		mustPanic(t, func() { delivery.PlaceSetOf(place) })
		mustPanic(t, func() {
			linksOfAll(delivery.Routes(right, delivery.Query{From: place, To: delivery.PlaceSetOf(1)}))
		})
	}
	for name, links := range map[string][]delivery.Link{
		"no such place":  {{A: 0, B: 64, Length: 1}},
		"to itself":      {{A: 1, B: 1, Length: 1}},
		"no length":      {{A: 0, B: 1}},
		"too many links": slices.Repeat(right, 1<<16+1),
	} {
		t.Run(name, func(t *testing.T) {
			mustPanic(t, func() { linksOfAll(delivery.Routes(links, delivery.Query{To: delivery.PlaceSetOf(1)})) })
		})
	}
}

func TestEachOfManyParallelLinksIsARoute(t *testing.T) {
	for _, parallel := range []int{1, 256, 257, 1 << 16} {
		links := slices.Repeat([]delivery.Link{{A: 0, B: 1, Length: 1}}, parallel)
		next := 0
		for route := range delivery.Routes(links, delivery.Query{To: delivery.PlaceSetOf(1)}) {
			if route.Len() != 1 || route.Link(0) != next {
				t.Fatalf("%d links: %v comes after %d others", parallel, route, next)
			}
			next++
		}
		if next != parallel {
			t.Errorf("%d links: %d routes", parallel, next)
		}
	}
}

func TestRoutesDoNotAllocate(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	links := hexNetwork(random, 40, 73, 3)
	owners := make([]int, len(links))
	for i := range owners {
		owners[i] = random.IntN(3)
	}
	count, mine := 0, 0
	query := delivery.Query{From: 0, To: delivery.PlaceSetOf(9, 16, 39), MaxLinks: 6}
	for name, walk := range map[string]func(){
		"Routes": func() {
			for route := range delivery.Routes(links, query) {
				count += route.Len()
			}
		},
		"distances": func() {
			for range delivery.Routes(links, delivery.Query{From: 0, To: delivery.PlaceSetOf(39), Distances: upTo(13)}) {
				count++
			}
		},
		"Allow": func() {
			allowed := query
			allowed.Allow = func(route delivery.Route, to int) bool {
				mine += to
				return owners[route.Link(route.Len()-1)] > 0
			}
			for range delivery.Routes(links, allowed) {
				count++
			}
		},
	} {
		if got := testing.AllocsPerRun(1, walk); got != 0 {
			t.Errorf("%s: allocates %v times", name, got)
		}
	}
	if count == 0 || mine == 0 {
		t.Errorf("there are no routes: %d, %d", count, mine)
	}
}
