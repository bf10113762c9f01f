package hexmap_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

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

func TestRingsAndRanges(t *testing.T) {
	centre := hexmap.Hex{Q: -1, R: 2}
	for radius := -1; radius <= 5; radius++ {
		var ring, area []hexmap.Hex // the slow way: look at every hex about
		for q := -10; q <= 10; q++ {
			for r := -10; r <= 10; r++ {
				h := hexmap.Hex{Q: q, R: r}
				if h.Distance(centre) == radius {
					ring = append(ring, h)
				}
				if h.Distance(centre) <= radius {
					area = append(area, h)
				}
			}
		}
		gotRing, gotArea := slices.Collect(centre.Ring(radius)), slices.Collect(centre.Range(radius))
		if diff := cmp.Diff(sorted(ring), sorted(gotRing)); diff != "" {
			t.Errorf("ring %d: mismatch (-want +got)\n%s", radius, diff)
		}
		if diff := cmp.Diff(sorted(area), sorted(gotArea)); diff != "" {
			t.Errorf("range %d: mismatch (-want +got)\n%s", radius, diff)
		}
		for i, h := range gotRing {
			if radius > 0 && h.Distance(gotRing[(i+1)%len(gotRing)]) != 1 {
				t.Errorf("ring %d leaps from %v", radius, h)
			}
		}
		if !slices.IsSortedFunc(gotArea, func(a, b hexmap.Hex) int { return a.Distance(centre) - b.Distance(centre) }) {
			t.Errorf("range %d does not go outwards: %v", radius, gotArea)
		}
	}
}

func sorted(hexes []hexmap.Hex) []hexmap.Hex {
	return slices.SortedFunc(slices.Values(hexes), compareHexes)
}
