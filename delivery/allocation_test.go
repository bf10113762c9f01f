package delivery_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/railhex/railhex/delivery"
)

func TestSearchesDoNotAllocate(t *testing.T) {
	for _, size := range []struct{ places, links int }{{2, 1}, {6, 5}, {6, 18}, {12, 20}, {12, 60}, {20, 35}, {30, 50}, {64, 80}} {
		random := rand.New(rand.NewPCG(1, 1))
		links := hexNetwork(random, size.places, size.links, 3)
		network := mustNetwork(t, size.places, links)
		last := size.places - 1
		for name, search := range map[string]func(){
			"Distances":    func() { network.Distances(0, last) },
			"Longest":      func() { network.Longest(0, last, 255) },
			"LongestSteps": func() { _, _ = network.LongestContext(t.Context(), 0, last, 9, 1_000_000) },
			"Shortest":     func() { network.Shortest(0, last) },
		} {
			if got := testing.AllocsPerRun(1, search); got != 0 {
				t.Errorf("%s allocates %v times with %d places and %d links", name, got, size.places, size.links)
			}
		}
	}
}

func TestAppendAllDistancesDoesNotAllocateIntoRoom(t *testing.T) {
	for _, size := range []struct{ places, links int }{{0, 0}, {6, 0}, {6, 5}, {6, 18}, {8, 20}, {12, 11}, {12, 20}, {12, 40}} {
		t.Run(fmt.Sprint(size), func(t *testing.T) {
			var links []delivery.Link
			if size.places > 0 {
				links = randomLinks(rand.New(rand.NewPCG(1, 1)), size.places, size.links, 5)
			}
			room := make([]delivery.Distances, 0, 66)
			if got := testing.AllocsPerRun(3, func() { room = delivery.AppendAllDistances(room[:0], size.places, links) }); got != 0 {
				t.Errorf("allocates %v times", got)
			}
		})
	}
}

func TestDistancesDoNotAllocate(t *testing.T) {
	distances := delivery.DistancesOf(1, 64, 255)
	sum := 0
	if got := testing.AllocsPerRun(10, func() {
		for distance := range distances.All() {
			sum += distance
		}
		sum += distances.AtMost(100) + distances.Len() + distances.Min() + distances.Max()
	}); got != 0 {
		t.Errorf("allocates %v times", got)
	}
}
