package hexmap_test

import (
	"cmp"
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
		if compareHexes(first, second) >= 0 {
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

// compareHexes orders hexes by row and then from West to East.
func compareHexes(h, o hexmap.Hex) int { return cmp.Or(cmp.Compare(h.R, o.R), cmp.Compare(h.Q, o.Q)) }

// compareEdges orders edges by the hex that they are named from, and then East before
// SouthWest before SouthEast.
func compareEdges(e, o hexmap.Edge) int {
	return cmp.Or(compareHexes(e.Hex(), o.Hex()), cmp.Compare(e.Direction(), o.Direction()))
}

func TestTheZeroEdgeIsNoEdge(t *testing.T) {
	var zero hexmap.Edge
	if zero.IsValid() || !hexmap.EdgeOf(hexmap.Hex{}, hexmap.East).IsValid() {
		t.Error("IsValid is wrong")
	}
	for _, h := range within(1) {
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
