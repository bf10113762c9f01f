package hexmap_test

import (
	"encoding/json"
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

func TestThereIsNoCellOutsideRowsAndColumns(t *testing.T) {
	for _, at := range [][2]int{{0, 1}, {1, 0}, {-1, 1}, {1, -1}, {27, 1}, {1, 1000}, {257, 1}, {1, 65537}} {
		if cell := hexmap.CellAt(at[0], at[1]); cell.IsValid() || cell != (hexmap.Cell{}) {
			t.Errorf("row %d, column %d is %v", at[0], at[1], cell)
		}
	}
}

func TestTheZeroCellIsInvalid(t *testing.T) {
	var zero hexmap.Cell
	if zero.IsValid() || zero.Row() != 0 || zero.Column() != 0 || zero.String() != "invalid cell" {
		t.Errorf("the zero Cell is %v, row %d, column %d", zero, zero.Row(), zero.Column())
	}
	for _, cell := range []hexmap.Cell{zero, hexmap.CellAt(3, 7)} {
		text, err := json.Marshal(map[string]hexmap.Cell{"at": cell})
		var read map[string]hexmap.Cell
		if err == nil {
			err = json.Unmarshal(text, &read)
		}
		if err != nil || read["at"] != cell {
			t.Errorf("%v is %s in JSON, which is read as %v, %v", cell, text, read["at"], err)
		}
	}
}

func TestMustParseCellPanicsOnAnError(t *testing.T) {
	if got := hexmap.MustParseCell("c7"); got != hexmap.CellAt(3, 7) {
		t.Errorf("c7 reads as %v", got)
	}
	defer func() {
		if recover() == nil {
			t.Error("no panic on 7c")
		}
	}()
	hexmap.MustParseCell("7c")
}
