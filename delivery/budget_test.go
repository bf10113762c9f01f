package delivery_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	"github.com/railhex/railhex/delivery"
)

// hardNetwork joins all neighbours of 64 places on a map of hexes: nobody can
// wait for the end of a search for its longest route.
func hardNetwork(t *testing.T) *delivery.Network {
	return mustNetwork(t, 64, hexNetwork(rand.New(rand.NewPCG(1, 2)), 64, 161, 3))
}

func TestSearchStopsAfterTheStepsAllowed(t *testing.T) {
	network := hardNetwork(t)
	previous := 0
	for _, steps := range []int{1, 100, 1_001, 5_000} {
		longest, err := network.LongestContext(t.Context(), 0, 63, 255, steps)
		unfinished, ok := errors.AsType[*delivery.UnfinishedError](err)
		if !ok || !errors.Is(err, delivery.ErrSteps) {
			t.Fatalf("%d steps: error %v", steps, err)
		}
		if *unfinished != (delivery.UnfinishedError{From: 0, To: 63, Steps: steps, Cause: delivery.ErrSteps}) {
			t.Errorf("%d steps: error %+v", steps, unfinished)
		}
		if longest < previous {
			t.Errorf("%d steps find %d, fewer steps %d", steps, longest, previous)
		}
		if again, _ := network.LongestContext(t.Context(), 0, 63, 255, steps); again != longest {
			t.Errorf("%d steps find %d, then %d", steps, longest, again)
		}
		previous = longest
	}
	if previous == 0 {
		t.Error("nothing was found")
	}
}

// On a chessboard all distances from corner to corner are even, and none is below 14.
func TestDistancesThatCannotBeAreNotSearchedFor(t *testing.T) {
	network := mustNetwork(t, 64, chessboard())
	if longest, err := network.LongestContext(t.Context(), 0, 63, 13, 1); longest != 0 || err != nil {
		t.Errorf("longest up to 13: got %d, error %v", longest, err)
	}
	for _, distance := range []int{12, 15, 61} {
		if _, ok, err := network.RouteContext(t.Context(), 0, 63, distance, 1); ok || err != nil {
			t.Errorf("distance %d: got %v, error %v", distance, ok, err)
		}
	}
}

func TestLongestEndsWhereTheLimitIsReached(t *testing.T) {
	complete := mustNetwork(t, 64, completeLinks(64, 64*63/2))
	for limit, steps := range map[int]int{5: 20, 20: 50, 100: 200} {
		if longest, err := complete.LongestContext(t.Context(), 0, 63, limit, steps); err != nil || longest != limit {
			t.Errorf("limit %d: got %d, error %v", limit, longest, err)
		}
	}
	hexes := mustNetwork(t, 40, hexNetwork(rand.New(rand.NewPCG(3, 2)), 40, 73, 3))
	for limit, steps := range map[int]int{20: 50, 40: 500, 60: 1_000} {
		if longest, err := hexes.LongestContext(t.Context(), 0, 39, limit, steps); err != nil || longest != limit {
			t.Errorf("limit %d: got %d, error %v", limit, longest, err)
		}
	}
}

// To find all distances here is to search again and again, each time to an end that
// 200 steps come to: those of all searches count together.
func TestStepsOfAllSearchesCount(t *testing.T) {
	links := completeLinks(6, 6*5/2)
	for i := range links {
		links[i].Length = 1 + 10*(links[i].Length%2)
	}
	for place := range uint8(10) {
		links = append(links, delivery.Link{A: 5 + place, B: 6 + place, Length: 1})
	}
	network := mustNetwork(t, 16, links)
	if !network.DepthFirstEnds(0, 5, delivery.MaxDistance) {
		t.Fatal("one search takes too many steps")
	}
	distances, err := network.DistancesContext(t.Context(), 0, 5, 1_000_000)
	if err != nil || distances != newPlainSearch(16, links).distances(0, 5) {
		t.Errorf("got %v, error %v", distances, err)
	}
	_, err = network.DistancesContext(t.Context(), 0, 5, 200)
	if unfinished, ok := errors.AsType[*delivery.UnfinishedError](err); !ok || unfinished.Steps != 200 {
		t.Errorf("with 200 steps: error %v", err)
	}
}

// A search that did not remember where it has been would never come to the end of
// this one: there are four ways through each of twenty diamonds, of length 2 or 5, and
// none of all routes has a length between 97 and 100.
func TestSearchRemembersWhereItHasBeen(t *testing.T) {
	const diamonds = 20
	var links []delivery.Link
	for i := range uint8(diamonds) {
		start := 3 * i
		left, right, end := start+1, start+2, start+3
		for _, link := range []delivery.Link{{A: start, B: left}, {A: start, B: right}, {A: left, B: end}, {A: right, B: end}} {
			link.Length = 1
			links = append(links, link)
		}
		links = append(links, delivery.Link{A: left, B: right, Length: 3})
	}
	network := mustNetwork(t, 3*diamonds+1, links)
	if route, ok, err := network.RouteContext(t.Context(), 0, 3*diamonds, 99, 100_000); ok || err != nil {
		t.Errorf("distance 99: got %v, %v, error %v", route, ok, err)
	}
	if longest, err := network.LongestContext(t.Context(), 0, 3*diamonds, 99, 100_000); longest != 97 || err != nil {
		t.Errorf("longest up to 99: got %d, error %v", longest, err)
	}
}

func TestWhatIsFoundBeforeAStopIsTrue(t *testing.T) {
	network := mustNetwork(t, 40, hexNetwork(rand.New(rand.NewPCG(3, 2)), 40, 73, 3))
	all := network.Distances(0, 39)
	some, err := network.DistancesContext(t.Context(), 0, 39, 700)
	if !errors.Is(err, delivery.ErrSteps) {
		t.Fatalf("error %v", err)
	}
	if some.Empty() || some == all {
		t.Errorf("found %v of %v", some, all)
	}
	for distance := range some.All() {
		if !all.Has(distance) {
			t.Errorf("there is no distance %d", distance)
		}
	}
	longest, err := network.LongestContext(t.Context(), 0, 39, 255, 700)
	if !errors.Is(err, delivery.ErrSteps) || !all.Has(longest) {
		t.Errorf("longest: got %d of %v, error %v", longest, all, err)
	}
}

func TestEnoughStepsAreNoError(t *testing.T) {
	network := mustNetwork(t, 20, hexNetwork(rand.New(rand.NewPCG(3, 2)), 20, 35, 3))
	all, err := network.DistancesContext(t.Context(), 0, 19, 1_000_000)
	if err != nil || all != network.Distances(0, 19) {
		t.Errorf("got %v, error %v", all, err)
	}
	longest, err := network.LongestContext(t.Context(), 0, 19, 255, 1_000_000)
	if err != nil || longest != all.Max() {
		t.Errorf("got %d, error %v", longest, err)
	}
	if _, ok, err := network.RouteContext(t.Context(), 0, 19, longest, 1_000_000); err != nil || !ok {
		t.Errorf("got %v, error %v", ok, err)
	}
	if _, ok, err := network.RouteContext(t.Context(), 0, 19, longest+1, 1_000_000); err != nil || ok {
		t.Errorf("got %v, error %v", ok, err)
	}
}

func TestSearchStopsWhenItsContextEnds(t *testing.T) {
	network := hardNetwork(t)
	beyond, _ := network.LongestContext(t.Context(), 0, 63, 255, 1_000)
	beyond++ // as far as the search knows
	why := errors.New("the player went home")
	cancelled, cancel := context.WithCancelCause(t.Context())
	cancel(why)
	late, cancelLate := context.WithTimeout(t.Context(), time.Millisecond)
	defer cancelLate()
	for want, ctx := range map[error]context.Context{why: cancelled, context.DeadlineExceeded: late} {
		if _, err := network.LongestContext(ctx, 0, 63, 255, 0); !errors.Is(err, want) {
			t.Errorf("Longest: error %v, want %v", err, want)
		}
		if _, err := network.DistancesContext(ctx, 0, 63, 0); !errors.Is(err, want) {
			t.Errorf("Distances: error %v, want %v", err, want)
		}
		if route, ok, err := network.RouteContext(ctx, 0, 63, beyond, 0); ok || route.Len() > 0 || !errors.Is(err, want) {
			t.Errorf("Route: got %v, %v, error %v, want %v", route, ok, err, want)
		}
	}
}

func TestUnfinishedErrorSaysWhatStopped(t *testing.T) {
	_, err := hardNetwork(t).LongestContext(t.Context(), 3, 7, 255, 1000)
	want := "delivery: the search from place 3 to place 7 was stopped after 1000 steps: all steps allowed are taken"
	if err == nil || err.Error() != want {
		t.Errorf("got %q, want %q", err, want)
	}
}

func TestNetworkServesManyGoroutines(t *testing.T) {
	network := mustNetwork(t, 20, hexNetwork(rand.New(rand.NewPCG(3, 2)), 20, 35, 3))
	want := network.Distances(0, 19)
	var group sync.WaitGroup
	for range 4 {
		group.Go(func() {
			if got := network.Distances(0, 19); got != want {
				t.Errorf("got %v, want %v", got, want)
			}
			if got := network.Longest(19, 0, 30); got != want.AtMost(30) {
				t.Errorf("got %d, want %d", got, want.AtMost(30))
			}
		})
	}
	group.Wait()
}
