package delivery_test

import (
	"fmt"
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

// Links belong to players here. A route takes at most so many of one of them, and
// may be forbidden some place.
func TestRoutesGrowAsAllowed(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := drawNetwork(t, 2, 8, 14, 5)
		q := drawQuery(t, n.places)
		owners := rapid.SliceOfN(rapid.IntRange(0, 2), len(n.links), len(n.links)).Draw(t, "owners")
		most := rapid.IntRange(0, 2).Draw(t, "most")
		forbidden := rapid.IntRange(-1, n.places-1).Draw(t, "forbidden")
		allow := func(route []int, to int) bool {
			others := 0
			for _, i := range route {
				if owners[i] != 0 {
					others++
				}
			}
			return others <= most && to != forbidden
		}
		q.Allow = func(route delivery.Route, to int) bool {
			links := slices.Collect(route.Links())
			if link := n.links[links[len(links)-1]]; int(link.A) != to && int(link.B) != to {
				t.Fatalf("the last link of %v does not lead to place %d", route, to)
			}
			return allow(links, to)
		}
		want := plainRoutes(n.links, q, allow)
		if diff := cmp.Diff(want, linksOfAll(delivery.Routes(n.links, q))); diff != "" {
			t.Fatalf("%+v: mismatch (-want +got)\n%s", q, diff)
		}
	})
}

// With one limit no step is taken in vain: whatever a route grows to lies on one
// that is asked for.
func TestRoutesGrowOnlyToWhatTheLimitAllows(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := drawNetwork(t, 2, 10, 16, 4)
		q := drawQuery(t, n.places)
		q.MaxLinks, q.Distances = 0, delivery.Distances(0)
		switch limit := rapid.IntRange(1, 12).Draw(t, "limit"); rapid.IntRange(0, 2).Draw(t, "limited") {
		case 1:
			q.MaxLinks = limit
		case 2:
			q.Distances = upTo(limit)
		}
		begun := map[string]bool{}
		q.Allow = func(route delivery.Route, _ int) bool {
			begun[route.String()] = true
			return true
		}
		for _, route := range linksOfAll(delivery.Routes(n.links, q)) {
			for length := range route {
				delete(begun, fmt.Sprint(route[:length+1]))
			}
		}
		if len(begun) > 0 {
			t.Fatalf("%+v: begins in vain with %v", q, begun)
		}
	})
}

// Nor is a step taken, where only one distance is asked for, that even the longest
// links of all places left would leave too short.
func TestRoutesGrowOnlyWhereTheyCanBeLongEnough(t *testing.T) {
	var links []delivery.Link
	for a := range uint8(12) {
		for b := range a {
			links = append(links, delivery.Link{A: a, B: b, Length: 1})
		}
	}
	grown := 0
	q := delivery.Query{From: 0, To: delivery.PlaceSetOf(11), Distances: delivery.DistancesOf(12)}
	q.Allow = func(delivery.Route, int) bool { grown++; return true }
	if routes := slices.Collect(delivery.Routes(links, q)); len(routes) > 0 || grown > 0 {
		t.Errorf("12 places: %d routes of distance 12, and %d steps", len(routes), grown)
	}
}

func TestQueryOfAllPlaces(t *testing.T) {
	links := completeLinks(64, 64*63/2)
	count := 0
	for route := range delivery.Routes(links, delivery.Query{From: 63, To: delivery.PlaceSetOf(0), MaxLinks: 3}) {
		if route.Len() > 3 {
			t.Fatalf("%v has more than 3 links", route)
		}
		count++
	}
	if want := 1 + 62 + 62*61; count != want {
		t.Errorf("%d routes of up to 3 links, want %d", count, want)
	}
	for i := range links {
		links[i].Length = 1
	}
	for route := range delivery.Routes(links, delivery.Query{From: 0, To: delivery.PlaceSetOf(63), Distances: delivery.DistancesOf(63)}) {
		if route.Len() != 63 {
			t.Errorf("%v has %d links, want 63", route, route.Len())
		}
		return
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

// A walk that went into dead ends would never come out of this one.
func TestRoutesComeWithoutDelayAmongDeadEnds(t *testing.T) {
	links := append(completeLinks(62, 62*61/2), delivery.Link{A: 0, B: 62, Length: 1}, delivery.Link{A: 62, B: 63, Length: 1})
	if got, want := routesOf(links, 62, 63), [][]int{{len(links) - 1}}; !slices.EqualFunc(got, want, slices.Equal) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestRouteIsAComparableValue(t *testing.T) {
	links := []delivery.Link{{A: 0, B: 1, Length: 1}, {A: 1, B: 2, Length: 2}, {A: 0, B: 2, Length: 4}}
	want := map[delivery.Route]string{}
	for route := range delivery.Routes(links, delivery.Query{From: 0, To: delivery.PlaceSetOf(1, 2)}) {
		want[route] = route.String()
	}
	if len(want) != 2 {
		t.Errorf("got %v, want a route of link 0 and one of link 2", want)
	}
	// The one found last is the value it would be if nothing else had been tried.
	alone := slices.Collect(delivery.Routes(links, delivery.Query{From: 0, To: delivery.PlaceSetOf(2), Distances: delivery.DistancesOf(4)}))
	if len(alone) != 1 || want[alone[0]] != "[2]" {
		t.Errorf("got %v, want the route of link 2 among %v", alone, want)
	}
	if got := (delivery.Route{}).String(); got != "[]" {
		t.Errorf("the zero Route is %s", got)
	}
	for link := range slices.Collect(delivery.Routes(links, delivery.Query{To: delivery.PlaceSetOf(2)}))[0].Links() {
		if link != 0 {
			t.Errorf("the first route begins with link %d, want 0", link)
		}
		break
	}
	mustPanic(t, func() { alone[0].Link(1) })
	mustPanic(t, func() { alone[0].Link(-1) })
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
