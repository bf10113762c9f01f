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

// routesOf is the indices of the links of all routes between two places.
func routesOf(links []delivery.Link, from, to int) (routes [][]int) {
	for route := range delivery.Routes(links, delivery.Query{From: from, To: delivery.PlaceSetOf(to)}) {
		routes = append(routes, slices.Collect(route.Links()))
	}
	return routes
}

// between is the distances between two places.
func between(places int, links []delivery.Link, a, b int) delivery.Distances {
	return delivery.AppendAllDistances(nil, places, links)[delivery.PairIndex(places, a, b)]
}

func TestRouteIsAChainOfOneOrMoreLinks(t *testing.T) {
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
			if diff := cmp.Diff(test.want, routesOf(twoWays, test.from, test.to)); diff != "" {
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
		want     int
	}{
		{
			"not the source", 3,
			[]delivery.Link{{A: 0, B: 1, Length: 1}, {A: 0, B: 1, Length: 5}, {A: 0, B: 2, Length: 1}},
			0, 2, 1,
		},
		{
			"not the destination", 3,
			[]delivery.Link{{A: 0, B: 1, Length: 1}, {A: 1, B: 2, Length: 1}, {A: 1, B: 2, Length: 5}},
			0, 1, 1,
		},
		{
			"not a place between", 5,
			[]delivery.Link{{A: 0, B: 1, Length: 1}, {A: 1, B: 2, Length: 1}, {A: 2, B: 3, Length: 1}, {A: 3, B: 1, Length: 1}, {A: 1, B: 4, Length: 1}},
			0, 4, 2,
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := between(test.places, test.links, test.from, test.to); got != delivery.DistancesOf(test.want) {
				t.Errorf("distances %v, want %d", got, test.want)
			}
			if got := routesOf(test.links, test.from, test.to); len(got) != 1 {
				t.Errorf("routes %v, want one", got)
			}
		})
	}
}

func TestDistanceIsTheSumOfTheLengths(t *testing.T) {
	if got, want := between(6, twoWays, 0, 1), delivery.DistancesOf(3, 4); got != want {
		t.Errorf("got %v, want %v", got, want)
	}
}

// Two links between the same places are not as good as the longer one of them:
// with a limit, both lengths matter.
func TestParallelLinksBothMatter(t *testing.T) {
	links := []delivery.Link{{A: 0, B: 1, Length: 4}, {A: 1, B: 0, Length: 1}, {A: 1, B: 2, Length: 2}, {A: 1, B: 2, Length: 3}}
	distances := between(3, links, 0, 2)
	for limit, want := range []int{0, 0, 0, 3, 4, 4, 6, 7, 7} {
		if got := distances.AtMost(limit); got != want {
			t.Errorf("limit %d: got %d, want %d", limit, got, want)
		}
	}
}

func TestNoPlacesAndNoLinks(t *testing.T) {
	for places := range 13 {
		got := delivery.AppendAllDistances(nil, places, nil)
		if len(got) != max(0, places*(places-1)/2) || slices.Max(append(got, 0)) != 0 {
			t.Errorf("%d places without links: %v", places, got)
		}
	}
}

func TestAppendAllDistancesPanicsAtWhatIsFaulty(t *testing.T) {
	for name, test := range map[string]struct {
		places int
		link   delivery.Link
	}{
		"fewer than no places":      {-1, delivery.Link{A: 0, B: 1, Length: 1}},
		"too many places":           {13, delivery.Link{A: 0, B: 1, Length: 1}},
		"a place that is not there": {3, delivery.Link{A: 0, B: 3, Length: 1}},
		"to its own place":          {2, delivery.Link{A: 1, B: 1, Length: 1}},
		"no length":                 {2, delivery.Link{A: 0, B: 1}},
	} {
		t.Run(name, func(t *testing.T) {
			mustPanic(t, func() { delivery.AppendAllDistances(nil, test.places, []delivery.Link{test.link}) })
		})
	}
}
