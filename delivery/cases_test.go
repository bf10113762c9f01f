package delivery_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/delivery"
)

// From place 0 to place 1 over places 2 and 3, and over a long link and place 3.
// Nothing leads to places 4 and 5.
var twoWays = []delivery.Link{
	{A: 0, B: 2, Length: 1},
	{A: 2, B: 3, Length: 1},
	{A: 3, B: 1, Length: 1},
	{A: 0, B: 3, Length: 3},
}

func routesOf(n *delivery.Network, from, to int) [][]int {
	var routes [][]int
	for route := range n.Routes(from, to) {
		routes = append(routes, slices.Collect(route.Links()))
	}
	return routes
}

func TestRouteIsAChainOfOneOrMoreLinks(t *testing.T) {
	network := mustNetwork(t, 6, twoWays)
	for _, test := range []struct {
		name     string
		from, to int
		want     [][]int
	}{
		{"one link", 2, 3, [][]int{{0, 3}, {1}}},
		{"over other places", 0, 1, [][]int{{0, 1, 2}, {3, 2}}},
		{"back again", 1, 0, [][]int{{2, 1, 0}, {2, 3}}},
		{"nothing leads there", 0, 5, nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			if diff := cmp.Diff(test.want, routesOf(network, test.from, test.to)); diff != "" {
				t.Errorf("mismatch (-want +got)\n%s", diff)
			}
		})
	}
}

func TestNoPlaceIsVisitedTwice(t *testing.T) {
	for _, test := range []struct {
		name     string
		places   int
		links    []delivery.Link
		from, to int
		want     delivery.Distances
	}{
		{
			"not the source", 3,
			[]delivery.Link{{A: 0, B: 1, Length: 1}, {A: 0, B: 1, Length: 5}, {A: 0, B: 2, Length: 1}},
			0, 2,
			delivery.DistancesOf(1),
		},
		{
			"not the destination", 3,
			[]delivery.Link{{A: 0, B: 1, Length: 1}, {A: 1, B: 2, Length: 1}, {A: 1, B: 2, Length: 5}},
			0, 1,
			delivery.DistancesOf(1),
		},
		{
			"not a place between", 5,
			[]delivery.Link{{A: 0, B: 1, Length: 1}, {A: 1, B: 2, Length: 1}, {A: 2, B: 3, Length: 1}, {A: 3, B: 1, Length: 1}, {A: 1, B: 4, Length: 1}},
			0, 4,
			delivery.DistancesOf(2),
		},
		{
			"not from a place to itself", 3,
			[]delivery.Link{{A: 0, B: 1, Length: 1}, {A: 1, B: 2, Length: 1}, {A: 2, B: 0, Length: 1}},
			1, 1,
			delivery.Distances{},
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			network := mustNetwork(t, test.places, test.links)
			if got := network.Distances(test.from, test.to); got != test.want {
				t.Errorf("Distances: got %v, want %v", got, test.want)
			}
			if got := network.Longest(test.from, test.to, 255); got != test.want.Max() {
				t.Errorf("Longest: got %d, want %d", got, test.want.Max())
			}
			if got := len(routesOf(network, test.from, test.to)); got != test.want.Len() {
				t.Errorf("%d routes, want %d", got, test.want.Len())
			}
			if _, ok := network.Route(test.from, test.to, test.want.Max()); ok != !test.want.Empty() {
				t.Errorf("Route of distance %d: %v", test.want.Max(), ok)
			}
		})
	}
}

func TestDistanceIsTheSumOfTheLengths(t *testing.T) {
	network := mustNetwork(t, 6, twoWays)
	if got, want := network.Distances(0, 1), delivery.DistancesOf(3, 4); got != want {
		t.Errorf("got %v, want %v", got, want)
	}
	for distance, want := range map[int][]int{3: {0, 1, 2}, 4: {3, 2}} {
		if got, _ := network.Route(0, 1, distance); !slices.Equal(slices.Collect(got.Links()), want) {
			t.Errorf("distance %d: got %v, want %v", distance, got, want)
		}
	}
}

func TestLongestDoesNotExceedTheLimit(t *testing.T) {
	network := mustNetwork(t, 6, twoWays)
	for limit, want := range []int{0, 0, 0, 3, 4, 4} {
		if got := network.Longest(0, 1, limit); got != want {
			t.Errorf("limit %d: got %d, want %d", limit, got, want)
		}
	}
}

// Two links between the same places are not as good as the longer one of them:
// with a limit, both lengths matter.
func TestParallelLinksBothMatter(t *testing.T) {
	links := []delivery.Link{{A: 0, B: 1, Length: 4}, {A: 1, B: 0, Length: 1}, {A: 1, B: 2, Length: 2}, {A: 1, B: 2, Length: 3}}
	network := mustNetwork(t, 3, links)
	if got, want := network.Distances(0, 2), delivery.DistancesOf(3, 4, 6, 7); got != want {
		t.Errorf("got %v, want %v", got, want)
	}
	for limit, want := range []int{0, 0, 0, 3, 4, 4, 6, 7, 7} {
		if got := network.Longest(0, 2, limit); got != want {
			t.Errorf("limit %d: got %d, want %d", limit, got, want)
		}
	}
}
