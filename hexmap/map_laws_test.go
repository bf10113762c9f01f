package hexmap_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/mapgen"
)

// maps draws maps without lines of a game's own.
func maps() *rapid.Generator[*hexmap.Map] { return mapgen.Kind{}.Generator() }

// TestAnEdgeIsTheSameFromBothSides holds the edges of a map, open and closed,
// against its neighbours.
func TestAnEdgeIsTheSameFromBothSides(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := maps().Draw(t, "map")
		var shared, closed []hexmap.Edge
		for i := range m.Len() {
			for _, d := range allDirections() {
				j := m.Neighbour(i, d)
				switch {
				case j < 0 && m.Closed(i, d):
					t.Errorf("the rim %v/%v is closed", m.Cell(i), d)
				case j < 0:
					if _, ok := m.IndexOfHex(m.Hex(i).Neighbour(d)); ok {
						t.Errorf("%v/%v is no rim", m.Cell(i), d)
					}
				case m.Hex(j) != m.Hex(i).Neighbour(d) || m.Neighbour(j, d.Opposite()) != i:
					t.Errorf("%v is no neighbour of %v", m.Cell(j), m.Cell(i))
				case m.Closed(i, d) != m.Closed(j, d.Opposite()):
					t.Errorf("%v/%v is closed from one side", m.Cell(i), d)
				case i < j:
					shared = append(shared, hexmap.EdgeOf(m.Hex(i), d))
					if m.Closed(i, d) {
						closed = append(closed, hexmap.EdgeOf(m.Hex(i), d))
					}
				}
			}
		}
		slices.SortFunc(shared, compareEdges)
		slices.SortFunc(closed, compareEdges)
		if got := slices.Collect(m.Edges()); !slices.Equal(got, shared) {
			t.Errorf("the edges are %v, not %v", got, shared)
		}
		if got := slices.Collect(m.ClosedEdges()); !slices.Equal(got, closed) {
			t.Errorf("the closed edges are %v, not %v", got, closed)
		}
	})
}
