package hexmap_test

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
)

func TestAnEdgeHasOneNameFromBothSides(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		h, d := hexes().Draw(t, "hex"), directions().Draw(t, "direction")
		edge := hexmap.EdgeOf(h, d)
		if other := hexmap.EdgeOf(h.Neighbour(d), d.Opposite()); edge != other {
			t.Errorf("%v is %v from the other side", edge, other)
		}
		first, second := edge.Sides()
		if first.Compare(second) >= 0 {
			t.Errorf("%v is named from %v and not from %v", edge, first, second)
		}
		if first != edge.Hex() || second != edge.Hex().Neighbour(edge.Direction()) {
			t.Errorf("the sides of %v are %v and %v", edge, first, second)
		}
		if h != first && h != second || h.Neighbour(d) != first && h.Neighbour(d) != second {
			t.Errorf("edge %v of %v is %v", d, h, edge)
		}
		switch edge.Direction() {
		case hexmap.East, hexmap.SouthWest, hexmap.SouthEast:
		default:
			t.Errorf("%v is named by %v", edge, edge.Direction())
		}
	})
}

func TestEdgesAreMapKeys(t *testing.T) {
	const radius = 4
	counts := map[hexmap.Edge]int{}
	for h := range (hexmap.Hex{}).Range(radius) {
		for _, d := range allDirections() {
			counts[hexmap.EdgeOf(h, d)]++
		}
	}
	for edge, count := range counts {
		first, second := edge.Sides()
		inside := first.Distance(hexmap.Hex{}) <= radius && second.Distance(hexmap.Hex{}) <= radius
		if inside && count != 2 || !inside && count != 1 {
			t.Errorf("%v is met %d times", edge, count)
		}
	}
}

func TestEdgesAreOrderedByHexAndDirection(t *testing.T) {
	h := hexmap.Hex{}
	ordered := []hexmap.Edge{
		hexmap.EdgeOf(h, hexmap.NorthWest),
		hexmap.EdgeOf(h, hexmap.NorthEast),
		hexmap.EdgeOf(h, hexmap.West),
		hexmap.EdgeOf(h, hexmap.East),
		hexmap.EdgeOf(h, hexmap.SouthWest),
		hexmap.EdgeOf(h, hexmap.SouthEast),
	}
	for i, a := range ordered {
		for j, b := range ordered {
			if got, want := a.Compare(b), sign(i-j); got != want {
				t.Errorf("%v.Compare(%v) = %d, want %d", a, b, got, want)
			}
		}
	}
}

func sign(n int) int { return min(1, max(-1, n)) }

func TestTheZeroEdgeIsNoEdge(t *testing.T) {
	var zero hexmap.Edge
	if zero.IsValid() || !hexmap.EdgeOf(hexmap.Hex{}, hexmap.East).IsValid() {
		t.Error("IsValid is wrong")
	}
	for h := range (hexmap.Hex{}).Range(1) {
		for _, d := range allDirections() {
			if hexmap.EdgeOf(h, d) == zero {
				t.Errorf("%v of %v is the zero Edge", d, h)
			}
		}
	}
	if got := zero.String(); got != "invalid edge" {
		t.Errorf("String is %q", got)
	}
	checkPanics(t, "Direction", func() { zero.Direction() })
	checkPanics(t, "Sides", func() { zero.Sides() })
}
