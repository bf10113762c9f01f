package hexmap_test

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
)

func TestCellsAreTheirText(t *testing.T) {
	for text, want := range map[string]hexmap.Cell{
		"a1":   hexmap.CellAt(1, 1),
		"c7":   hexmap.CellAt(3, 7),
		"k10":  hexmap.CellAt(11, 10),
		"z999": hexmap.CellAt(26, 999),
	} {
		got, err := hexmap.ParseCell(text)
		if got != want || err != nil || got.String() != text {
			t.Errorf("%q is read as %v, %v", text, got, err)
		}
		checkText(t, want, new(hexmap.Cell))
	}
	rapid.Check(t, func(t *rapid.T) {
		cell := cells().Draw(t, "cell")
		got, err := hexmap.ParseCell(cell.String())
		if got != cell || err != nil {
			t.Errorf("%v is read as %v, %v", cell, got, err)
		}
		if hexmap.CellAt(cell.Row(), cell.Column()) != cell || !cell.IsValid() {
			t.Errorf("%v is row %d, column %d", cell, cell.Row(), cell.Column())
		}
	})
}

func TestParseCellIsStrict(t *testing.T) {
	for _, text := range []string{
		"", "c", "7", "c0", "c07", "c00", "C7", "7c", "cc7", "c-7", "c+7", "c7 ", " c7", "c7a",
		"c1000", "c0999", "c99999999999999999999", "{1", "`1", "é1", "c٣", "--",
	} {
		cell, err := hexmap.ParseCell(text)
		if err == nil || cell.IsValid() {
			t.Errorf("%q is read as %v", text, cell)
		}
	}
	_, err := hexmap.ParseCell("c07")
	want := `found "c07", expected a row letter from a to z and a column from 1 to 999, such as c7`
	if err.Error() != want {
		t.Errorf("error %q, want %q", err, want)
	}
}
