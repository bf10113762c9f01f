package delivery_test

import (
	"slices"
	"testing"

	"github.com/railhex/railhex/delivery"
)

// routesOf is the indices of the links of all routes between two places.
func routesOf(links []delivery.Link, from, to int) (routes [][]int) {
	for route := range delivery.Routes(links, delivery.Query{From: from, To: delivery.PlaceSetOf(to)}) {
		routes = append(routes, slices.Collect(route.Links()))
	}
	return routes
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
