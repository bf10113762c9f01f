package hexmap_test

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
)

func TestCellsAndHexesNameEachOther(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		offset, cell := offsets().Draw(t, "offset"), cells().Draw(t, "cell")
		if got, ok := offset.Cell(offset.Hex(cell)); got != cell || !ok {
			t.Errorf("%v is %v, which is %v", cell, offset.Hex(cell), got)
		}
		h := hexes().Draw(t, "hex")
		if got, ok := offset.Cell(h); ok && offset.Hex(got) != h {
			t.Errorf("%v is %v, which is %v", h, got, offset.Hex(got))
		}
	})
}

// TestNeighboursByRowAndColumn compares the arithmetic of hexes with the picture
// on paper: in a row that is shifted to the right, the hexes above and
// below are in the same column and the next.
func TestNeighboursByRowAndColumn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		offset := offsets().Draw(t, "offset")
		row := rapid.IntRange(2, hexmap.MaxRows-1).Draw(t, "row")
		column := rapid.IntRange(2, hexmap.MaxColumns-1).Draw(t, "column")
		left, right := column-1, column
		if offset.Shifted(row) {
			left, right = column, column+1
		}
		for d, want := range map[hexmap.Direction]hexmap.Cell{
			hexmap.East:      hexmap.CellAt(row, column+1),
			hexmap.NorthEast: hexmap.CellAt(row-1, right),
			hexmap.NorthWest: hexmap.CellAt(row-1, left),
			hexmap.West:      hexmap.CellAt(row, column-1),
			hexmap.SouthWest: hexmap.CellAt(row+1, left),
			hexmap.SouthEast: hexmap.CellAt(row+1, right),
		} {
			cell := hexmap.CellAt(row, column)
			if got, _ := offset.Cell(offset.Hex(cell).Neighbour(d)); got != want {
				t.Errorf("%v: %v of %v is %v, not %v", offset, d, cell, got, want)
			}
		}
	})
}
