package delivery_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/railhex/railhex/delivery"
)

func TestAppendAllDistancesDoesNotAllocateIntoRoom(t *testing.T) {
	for _, size := range []struct{ places, links int }{{0, 0}, {6, 0}, {6, 5}, {6, 18}, {8, 24}} {
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
	distances := delivery.DistancesOf(1, 7, 63)
	sum := 0
	if got := testing.AllocsPerRun(10, func() {
		for distance := range distances.All() {
			sum += distance
		}
		sum += distances.AtMost(10) + distances.Min() + distances.Max()
	}); got != 0 {
		t.Errorf("allocates %v times", got)
	}
}
