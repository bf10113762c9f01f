package delivery_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/delivery"
)

// follow walks a route link by link, and returns the places that it visits and
// its distance. It fails if the links make no loop-free route.
func follow(t *rapid.T, n drawnNetwork, route delivery.Route) (places []int, distance int) {
	places = []int{n.from}
	at := n.from
	for index := range route.Links() {
		link := n.Link(index)
		switch at {
		case int(link.A):
			at = int(link.B)
		case int(link.B):
			at = int(link.A)
		default:
			t.Fatalf("route %v: link %d, %v, does not go on from place %d", route, index, link, at)
		}
		if slices.Contains(places, at) {
			t.Fatalf("route %v visits place %d twice", route, at)
		}
		places = append(places, at)
		distance += int(link.Length)
	}
	if at != n.to {
		t.Fatalf("route %v ends at place %d, not at %d", route, at, n.to)
	}
	return places, distance
}

// countRoutes counts the routes as the plain search comes upon them.
func countRoutes(n drawnNetwork, at int, visited uint64) int {
	if at == n.to {
		return 1
	}
	count := 0
	for _, link := range n.links {
		for _, ends := range [][2]uint8{{link.A, link.B}, {link.B, link.A}} {
			if int(ends[0]) == at && visited>>ends[1]&1 == 0 {
				count += countRoutes(n, int(ends[1]), visited|1<<ends[1])
			}
		}
	}
	return count
}

func TestRoutesAreAllThereAreInOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := drawNetwork(t, 2, 8, 14, 5)
		var routes [][]int
		var distances []int
		for route := range n.Routes(n.from, n.to) {
			_, distance := follow(t, n, route)
			routes = append(routes, slices.Collect(route.Links()))
			distances = append(distances, distance)
		}
		if !slices.IsSortedFunc(routes, slices.Compare) {
			t.Errorf("not in order: %v", routes)
		}
		if distinct := slices.CompactFunc(slices.Clone(routes), slices.Equal); len(distinct) != len(routes) {
			t.Errorf("a route comes twice: %v", routes)
		}
		want := 0
		if n.from != n.to {
			want = countRoutes(n, n.from, 1<<n.from)
		}
		if len(routes) != want {
			t.Errorf("%d routes, want %d", len(routes), want)
		}
		if got, want := delivery.DistancesOf(distances...), n.distances(); got != want {
			t.Errorf("routes have distances %v, want %v", got, want)
		}
	})
}

func TestBlockCutChainIsThePlacesOnRoutes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := drawNetwork(t, 2, 9, 12, 1)
		var want uint64
		for route := range n.Routes(n.from, n.to) {
			places, _ := follow(t, n, route)
			for _, place := range places[1:] {
				want |= 1 << place
			}
		}
		if got := n.PlacesOnRoutes(n.from, n.to); n.from != n.to && got != want {
			t.Errorf("got %b, want %b", got, want)
		}
	})
}

// A walk that went into dead ends would never come out of this one.
func TestRoutesComeWithoutDelayAmongDeadEnds(t *testing.T) {
	links := []delivery.Link{{A: 62, B: 63, Length: 1}}
	for a := range uint8(62) {
		for b := range a {
			links = append(links, delivery.Link{A: b, B: a, Length: 1})
		}
	}
	links = append(links, delivery.Link{A: 0, B: 62, Length: 1})
	network := mustNetwork(t, 64, links)
	if got, want := routesOf(network, 62, 63), [][]int{{0}}; !slices.EqualFunc(got, want, slices.Equal) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestRoutesStop(t *testing.T) {
	links := completeLinks(64, 64*63/2)
	count := 0
	for range mustNetwork(t, 64, links).Routes(0, 63) {
		if count++; count == 1000 {
			return
		}
	}
	t.Errorf("there are %d routes only", count)
}

func TestRouteIsTheFirstOfItsDistance(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := drawNetwork(t, 2, 8, 14, 5)
		first := map[int]delivery.Route{}
		for route := range n.Routes(n.from, n.to) {
			if _, distance := follow(t, n, route); first[distance].Len() == 0 {
				first[distance] = route
			}
		}
		for distance := -1; distance <= n.distances().Max()+1; distance++ {
			got, ok := n.Route(n.from, n.to, distance)
			if want := first[distance]; ok != (want.Len() > 0) || got != want {
				t.Errorf("distance %d: got %v, %v, want %v", distance, got, ok, want)
			}
		}
	})
}

func TestRouteForEachDistanceOfALargeNetwork(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := drawNetwork(t, 13, 30, 45, 4)
		distances := n.Distances(n.from, n.to)
		for distance := 1; distance <= distances.Max()+1; distance++ {
			route, ok := n.Route(n.from, n.to, distance)
			if ok != distances.Has(distance) {
				t.Fatalf("distance %d: got %v and %v, but the distances are %v", distance, route, ok, distances)
			}
			if !ok {
				continue
			}
			if _, got := follow(t, n, route); got != distance {
				t.Fatalf("route %v has distance %d, want %d", route, got, distance)
			}
		}
	})
}

func TestRouteOutsideAnyDistance(t *testing.T) {
	network := mustNetwork(t, 2, []delivery.Link{{A: 0, B: 1, Length: 3}})
	for _, distance := range []int{-3, 0, 2, 4, 256, 1 << 40} {
		if route, ok := network.Route(0, 1, distance); ok || route.Len() > 0 {
			t.Errorf("distance %d: got %v, %v", distance, route, ok)
		}
	}
}
