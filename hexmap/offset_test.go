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

func TestShiftedRows(t *testing.T) {
	for row, letter := range []rune("abcdef") {
		odd, even := hexmap.OddRow.Shifted(row+1), hexmap.EvenRow.Shifted(row+1)
		if isBDF := letter == 'b' || letter == 'd' || letter == 'f'; odd != isBDF || even == isBDF {
			t.Errorf("row %c is shifted by odd-r: %t, by even-r: %t", letter, odd, even)
		}
	}
}

func TestHexesOutsideRowsAndColumnsHaveNoName(t *testing.T) {
	for _, offset := range []hexmap.Offset{hexmap.OddRow, hexmap.EvenRow} {
		corner := offset.Hex(hexmap.CellAt(26, 999))
		for _, h := range []hexmap.Hex{
			{Q: -1, R: 0},
			{Q: 0, R: -1},
			{Q: 0, R: 26},
			{Q: 999, R: 0},
			corner.Neighbour(hexmap.East), corner.Neighbour(hexmap.SouthEast),
			offset.Hex(hexmap.Cell{}),
		} {
			if cell, ok := offset.Cell(h); ok || cell.IsValid() {
				t.Errorf("%v: %v is %v", offset, h, cell)
			}
			if got := offset.EdgeName(hexmap.EdgeOf(h, hexmap.East)); got != "invalid edge" {
				t.Errorf("%v: the edge of %v is %s", offset, h, got)
			}
		}
		if got := offset.EdgeName(hexmap.Edge{}); got != "invalid edge" {
			t.Errorf("%v: the zero Edge is %s", offset, got)
		}
	}
}

func TestAnEdgeHasOneName(t *testing.T) {
	for _, test := range []struct {
		offset      hexmap.Offset
		name        string
		cell, other string
		d           hexmap.Direction
	}{
		{hexmap.OddRow, "c5/E", "c5", "c6", hexmap.East},
		{hexmap.OddRow, "c5/SW", "c5", "d4", hexmap.SouthWest},
		{hexmap.OddRow, "c5/SE", "c5", "d5", hexmap.SouthEast},
		{hexmap.EvenRow, "c5/SW", "c5", "d5", hexmap.SouthWest},
		{hexmap.EvenRow, "c5/SE", "c5", "d6", hexmap.SouthEast},
	} {
		here, there := test.offset.Hex(hexmap.MustParseCell(test.cell)), test.offset.Hex(hexmap.MustParseCell(test.other))
		for _, edge := range []hexmap.Edge{hexmap.EdgeOf(here, test.d), hexmap.EdgeOf(there, test.d.Opposite())} {
			if got := test.offset.EdgeName(edge); got != test.name {
				t.Errorf("%s is called %s", test.name, got)
			}
		}
	}
}
