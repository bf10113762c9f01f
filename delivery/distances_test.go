package delivery_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/railhex/railhex/delivery"
	"pgregory.net/rapid"
)

func TestPlusIsEverySum(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		set := rapid.SliceOfN(rapid.IntRange(0, delivery.MaxDistance), 0, 8)
		a, b := set.Draw(t, "a"), set.Draw(t, "b")
		var want delivery.Distances
		for _, x := range a {
			for _, y := range b {
				if x+y <= delivery.MaxDistance {
					want |= delivery.DistancesOf(x + y)
				}
			}
		}
		if got := delivery.DistancesOf(a...).Plus(delivery.DistancesOf(b...)); got != want {
			t.Errorf("%v plus %v: got %v, want %v", a, b, got, want)
		}
	})
}

func mustPanic(t *testing.T, f func()) {
	t.Helper()
	defer func() {
		if recover() == nil {
			t.Error("did not panic")
		}
	}()
	f()
}

func TestAppendAllDistancesDoesNotAllocateIntoRoom(t *testing.T) {
	for _, size := range []struct{ places, links int }{{0, 0}, {6, 0}, {6, 5}, {6, 18}, {8, 24}} {
		t.Run(fmt.Sprint(size), func(t *testing.T) {
			var links []delivery.Link
			if size.places > 0 {
				links = hexNetwork(rand.New(rand.NewPCG(1, 1)), size.places, size.links, 5)
			}
			room := make([]delivery.Distances, 0, 66)
			if got := testing.AllocsPerRun(3, func() { room = delivery.AppendAllDistances(room[:0], size.places, links) }); got != 0 {
				t.Errorf("allocates %v times", got)
			}
		})
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
