package hexmap_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
)

func TestTurnsOfHexesAreAGroupOfOrderSix(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h := hexes().Draw(t, "hex")
		m, n := turns().Draw(t, "m"), turns().Draw(t, "n")
		if h.Rotate(m).Rotate(n) != h.Rotate(m+n) {
			t.Errorf("%v turned %d and %d is %v, turned %d is %v", h, m, n, h.Rotate(m).Rotate(n), m+n, h.Rotate(m+n))
		}
		if (h.Rotate(n) == h) != (n%6 == 0 || h == hexmap.Hex{}) {
			t.Errorf("%v turned %d is %v", h, n, h.Rotate(n))
		}
		if h.Rotate(3) != h.Scale(-1) {
			t.Errorf("%v turned half round is %v", h, h.Rotate(3))
		}
	})
}

func TestReflectedHexesTurnTheOtherWay(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h, n := hexes().Draw(t, "hex"), turns().Draw(t, "n")
		if h.Reflect().Reflect() != h {
			t.Errorf("%v reflected twice is %v", h, h.Reflect().Reflect())
		}
		if h.Rotate(n).Reflect() != h.Reflect().Rotate(-n) {
			t.Errorf("%v turned %d and reflected is %v", h, n, h.Rotate(n).Reflect())
		}
	})
}

func TestNeighboursMoveWithTheirHex(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h, d := hexes().Draw(t, "hex"), directions().Draw(t, "direction")
		n := turns().Draw(t, "n")
		if got, want := h.Neighbour(d).Rotate(n), h.Rotate(n).Neighbour(d.Rotate(n)); got != want {
			t.Errorf("turned, %v of %v is %v, not %v", d, h, want, got)
		}
		if got, want := h.Neighbour(d).Reflect(), h.Reflect().Neighbour(d.Reflect()); got != want {
			t.Errorf("reflected, %v of %v is %v, not %v", d, h, want, got)
		}
		if h.Neighbour(d).Neighbour(d.Opposite()) != h {
			t.Errorf("%v and back leads from %v to %v", d, h, h.Neighbour(d).Neighbour(d.Opposite()))
		}
		if v := h.Neighbour(d).Sub(h); h.Add(v.Scale(5)).Distance(h) != 5 {
			t.Errorf("five steps %v from %v lead to distance %d", d, h, h.Add(v.Scale(5)).Distance(h))
		}
	})
}

func TestDistanceIsAMetric(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b, c := hexes().Draw(t, "a"), hexes().Draw(t, "b"), hexes().Draw(t, "c")
		if (a.Distance(b) == 0) != (a == b) || a.Distance(b) < 0 {
			t.Errorf("%v is %d from %v", a, a.Distance(b), b)
		}
		if a.Distance(b) != b.Distance(a) {
			t.Errorf("%v to %v: %d, back: %d", a, b, a.Distance(b), b.Distance(a))
		}
		if a.Distance(c) > a.Distance(b)+b.Distance(c) {
			t.Errorf("%v to %v is longer than by way of %v", a, c, b)
		}
		n := turns().Draw(t, "n")
		if a.Rotate(n).Distance(b.Rotate(n)) != a.Distance(b) || a.Reflect().Distance(b.Reflect()) != a.Distance(b) {
			t.Errorf("moving changes the distance of %v and %v", a, b)
		}
	})
}

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

func TestWalksCanBeLeft(t *testing.T) {
	for h := range (hexmap.Hex{}).Range(3) {
		if h.Distance(hexmap.Hex{}) == 2 {
			break
		}
	}
	for range (hexmap.Hex{}).Ring(0) {
		break
	}
}

func TestPlacesPrintTheirCoordinates(t *testing.T) {
	h := hexmap.Hex{Q: 2, R: -1}
	if got := h.String(); got != "(2,-1)" {
		t.Errorf("a hex prints %s", got)
	}
	if got := hexmap.EdgeOf(h.Neighbour(hexmap.East), hexmap.West).String(); got != "(2,-1)/E" {
		t.Errorf("an edge prints %s", got)
	}
}
