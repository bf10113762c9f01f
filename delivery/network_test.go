package delivery_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/delivery"
)

func TestNewNetworkRefusesEveryFault(t *testing.T) {
	for _, test := range []struct {
		name   string
		places int
		links  []delivery.Link
		want   string
	}{
		{"too few places", -1, nil, "delivery: -1 places, want 0 to 64"},
		{"too many places", 65, nil, "delivery: 65 places, want 0 to 64"},
		{
			"a place that is not there", 3,
			[]delivery.Link{{A: 0, B: 1, Length: 1}, {A: 2, B: 3, Length: 1}, {A: 7, B: 3, Length: 2}, {A: 3, B: 0, Length: 1}},
			"delivery: link 1 (places 2 and 3, length 1): there is no place 3, want places below 3\n" +
				"delivery: link 2 (places 7 and 3, length 2): there is no place 7, want places below 3\n" +
				"delivery: link 2 (places 7 and 3, length 2): there is no place 3, want places below 3\n" +
				"delivery: link 3 (places 3 and 0, length 1): there is no place 3, want places below 3",
		},
		{
			"a link to its own place", 2,
			[]delivery.Link{{A: 1, B: 1, Length: 4}},
			"delivery: link 0 (places 1 and 1, length 4): joins place 1 to itself, want two different places",
		},
		{
			"no length", 2,
			[]delivery.Link{{A: 0, B: 1}},
			"delivery: link 0 (places 0 and 1, length 0): has no length, want 1 or more",
		},
		{
			"everything at once", 70,
			[]delivery.Link{{A: 65, B: 65}, {A: 0, B: 69, Length: 1}},
			"delivery: 70 places, want 0 to 64\n" +
				"delivery: link 0 (places 65 and 65, length 0): there is no place 65, want places below 64\n" +
				"delivery: link 0 (places 65 and 65, length 0): joins place 65 to itself, want two different places\n" +
				"delivery: link 0 (places 65 and 65, length 0): has no length, want 1 or more\n" +
				"delivery: link 1 (places 0 and 69, length 1): there is no place 69, want places below 64",
		},
		{
			"too many links", 2,
			slices.Repeat([]delivery.Link{{A: 0, B: 1, Length: 1}}, 1<<16+1),
			"delivery: 65537 links, want 65536 or fewer",
		},
		{
			"routes that could be too long", 4,
			[]delivery.Link{{A: 0, B: 1, Length: 100}, {A: 1, B: 2, Length: 100}, {A: 2, B: 0, Length: 90}, {A: 2, B: 3, Length: 56}},
			"delivery: routes could be as long as 256, the heaviest tree of links; want 255 or less",
		},
		{
			"routes that could be too long, and others", 5,
			[]delivery.Link{{A: 0, B: 1, Length: 200}, {A: 1, B: 2, Length: 100}, {A: 3, B: 4, Length: 1}},
			"delivery: routes could be as long as 300, the heaviest tree of links; want 255 or less",
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			network, err := delivery.NewNetwork(test.places, test.links)
			if network != nil || err == nil {
				t.Fatalf("got %v and error %v", network, err)
			}
			if diff := cmp.Diff(strings.Split(test.want, "\n"), strings.Split(err.Error(), "\n")); diff != "" {
				t.Errorf("mismatch (-want +got)\n%s", diff)
			}
			fault, ok := errors.AsType[*delivery.NetworkError](err)
			if !ok {
				t.Fatalf("%T holds no NetworkError", err)
			}
			if fault.Index >= 0 && fault.Link != test.links[fault.Index] {
				t.Errorf("names link %d as %v", fault.Index, fault.Link)
			}
			mustPanic(t, func() { delivery.AppendAllDistances(nil, test.places, test.links) })
		})
	}
}

func TestNewNetworkTakesTheLongestRoutesItCan(t *testing.T) {
	// A line of 255, a circle of which one link is never on a route, and a star
	// that is heavy only if all of it is counted: its tree is 255 too.
	for name, links := range map[string][]delivery.Link{
		"line":   {{A: 0, B: 1, Length: 100}, {A: 1, B: 2, Length: 155}},
		"circle": {{A: 0, B: 1, Length: 127}, {A: 1, B: 2, Length: 128}, {A: 2, B: 0, Length: 127}, {A: 0, B: 1, Length: 5}},
		"star":   {{A: 0, B: 1, Length: 85}, {A: 0, B: 2, Length: 85}, {A: 0, B: 3, Length: 85}},
		"apart":  {{A: 0, B: 1, Length: 255}, {A: 2, B: 3, Length: 255}},
	} {
		t.Run(name, func(t *testing.T) {
			network := mustNetwork(t, 4, links)
			plain := newPlainSearch(4, links)
			for from := range 4 {
				for to := range 4 {
					if got, want := network.Distances(from, to), plain.distances(from, to); got != want {
						t.Errorf("%d to %d: got %v, want %v", from, to, got, want)
					}
				}
			}
		})
	}
}

func TestNewNetworkTakesWhatItPromises(t *testing.T) {
	for places, length := range map[int]uint8{12: 23, 64: 4} {
		links := completeLinks(places, places*(places-1)/2)
		for i := range links {
			links[i].Length = length
		}
		mustNetwork(t, places, links)
	}
}

func TestNetworkKeepsItsLinks(t *testing.T) {
	links := []delivery.Link{{A: 0, B: 1, Length: 2}, {A: 2, B: 1, Length: 1}}
	network := mustNetwork(t, 3, links)
	links[0] = delivery.Link{A: 0, B: 2, Length: 9}
	if network.NumPlaces() != 3 || network.NumLinks() != 2 {
		t.Errorf("%d places and %d links", network.NumPlaces(), network.NumLinks())
	}
	if got, want := network.Link(0), (delivery.Link{A: 0, B: 1, Length: 2}); got != want {
		t.Errorf("link 0 is %v, want %v", got, want)
	}
	if got, want := network.Distances(0, 2), delivery.DistancesOf(3); got != want {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestNetworkWithoutPlacesOrLinks(t *testing.T) {
	var zero delivery.Network
	if zero.NumPlaces() != 0 || zero.NumLinks() != 0 {
		t.Errorf("the zero network has %d places and %d links", zero.NumPlaces(), zero.NumLinks())
	}
	if got := delivery.AppendAllDistances(nil, 0, nil); len(got) != 0 {
		t.Errorf("without places: %v", got)
	}
	for _, places := range []int{1, 2, 12, 13, 64} {
		network := mustNetwork(t, places, nil)
		if got := network.Distances(0, places-1); !got.Empty() {
			t.Errorf("%d places without links have %v", places, got)
		}
		if got := network.Longest(0, places-1, 255); got != 0 {
			t.Errorf("%d places without links: longest %d", places, got)
		}
	}
}

func TestSearchesPanicWithoutSuchAPlace(t *testing.T) {
	network := mustNetwork(t, 2, []delivery.Link{{A: 0, B: 1, Length: 1}})
	for _, places := range [][2]int{{-1, 0}, {0, -1}, {0, 2}, {2, 0}, {64, 64}} {
		from, to := places[0], places[1]
		mustPanic(t, func() { network.Distances(from, to) })
		mustPanic(t, func() { network.Longest(from, to, 1) })
		mustPanic(t, func() { network.Shortest(from, to) })
		mustPanic(t, func() { network.Route(from, to, 1) })
		mustPanic(t, func() { network.Routes(from, to) })
	}
	mustPanic(t, func() { network.Link(1) })
}
