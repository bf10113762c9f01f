package hexmap

import (
	"cmp"
	"strconv"

	"github.com/railhex/railhex/hexmap/parse"
)

// The most rows and columns that names can reach.
const (
	MaxRows    = 26
	MaxColumns = 999
)

// A Cell is a hex by its name on a grid, row letter and column number: "c7".
// An [Offset] says which [Hex] it is. Cells are comparable; the zero Cell is
// invalid and names nothing.
type Cell struct {
	row    uint8
	column uint16
}

// CellAt returns the cell in a row, 1 to 26, and a column, 1 to 999. It is the zero
// Cell if there is no such row or column.
func CellAt(row, column int) Cell {
	if row < 1 || row > MaxRows || column < 1 || column > MaxColumns {
		return Cell{}
	}
	return Cell{uint8(row), uint16(column)}
}

// ParseCell reads what [Cell.String] prints: a lower-case letter, and a number
// from 1 to 999 without leading zeros. Its error is a [*ParseError].
func ParseCell(text string) (Cell, error) {
	if c := scanCell(text); c.IsValid() {
		return c, nil
	}
	return Cell{}, parse.Misread(text, "a row letter from a to z and a column from 1 to 999, such as c7")
}

// MustParseCell is [ParseCell] for names that stand in a program's text. It
// panics on an error.
func MustParseCell(text string) Cell {
	return parse.Must(ParseCell(text))
}

func scanCell(text string) Cell {
	if len(text) < 2 || len(text) > 4 || text[0] < 'a' || text[0] > 'z' || text[1] == '0' {
		return Cell{}
	}
	column := 0
	for _, digit := range []byte(text[1:]) {
		if digit < '0' || digit > '9' {
			return Cell{}
		}
		column = 10*column + int(digit-'0')
	}
	return CellAt(1+int(text[0]-'a'), column)
}

// IsValid reports whether c names a hex: whether it is not the zero Cell.
func (c Cell) IsValid() bool { return c.row != 0 }

// Row returns the number of the row: 1 for a, 26 for z, 0 if c is invalid.
func (c Cell) Row() int { return int(c.row) }

// Column returns the number of the column, from 1; 0 if c is invalid.
func (c Cell) Column() int { return int(c.column) }

// Compare orders cells by row and then by column, the zero Cell first.
func (c Cell) Compare(o Cell) int {
	return cmp.Or(cmp.Compare(c.row, o.row), cmp.Compare(c.column, o.column))
}

// String returns the name of the cell, such as "c7"; "invalid cell" for the zero Cell.
func (c Cell) String() string {
	return cmp.Or(parse.String(c.AppendText(nil)), "invalid cell")
}

// AppendText appends the name of the cell, and nothing for the zero Cell. The
// error is always nil.
func (c Cell) AppendText(dst []byte) ([]byte, error) {
	if !c.IsValid() {
		return dst, nil
	}
	return strconv.AppendUint(append(dst, 'a'+c.row-1), uint64(c.column), 10), nil
}

// MarshalText writes as [Cell.AppendText] does, into a fresh slice.
func (c Cell) MarshalText() ([]byte, error) { return c.AppendText(nil) }

// UnmarshalText reads what MarshalText prints: the name of a cell, or nothing
// for the zero Cell.
func (c *Cell) UnmarshalText(text []byte) error {
	return parse.UnmarshalOrZero(c, text, ParseCell)
}
