package hexmap_test

import (
	"testing"

	"github.com/railhex/railhex/hexmap"
)

// TestDistanceCountsSteps walks away from a hex step by step.
func TestDistanceCountsSteps(t *testing.T) {
	from := hexmap.Hex{Q: 3, R: -2}
	steps := map[hexmap.Hex]int{from: 0}
	for queue := []hexmap.Hex{from}; len(queue) > 0 && steps[queue[0]] < 6; queue = queue[1:] {
		for _, d := range allDirections() {
			next := queue[0].Neighbour(d)
			if _, seen := steps[next]; !seen {
				steps[next] = steps[queue[0]] + 1
				queue = append(queue, next)
			}
		}
	}
	for h, want := range steps {
		if got := from.Distance(h); got != want {
			t.Errorf("%v is %d from %v, not %d", h, want, from, got)
		}
	}
}

// within returns the hexes at a distance of radius or less from the origin.
func within(radius int) (all []hexmap.Hex) {
	for q := -radius; q <= radius; q++ {
		for r := -radius; r <= radius; r++ {
			if h := (hexmap.Hex{Q: q, R: r}); h.Distance(hexmap.Hex{}) <= radius {
				all = append(all, h)
			}
		}
	}
	return all
}
