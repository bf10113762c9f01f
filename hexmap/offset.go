package hexmap

import (
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
)

// An Offset says how the rows of a [Grid] lie against each other, and so which [Hex] a
// [Cell] is. The hexes stand on a corner, and every second row is shifted half a hex to
// the right. Under either Offset the cell a1 is the origin. OddRow is the zero value.
type Offset uint8

const (
	OddRow  Offset = iota // rows b, d, f … are shifted: "odd-r"
	EvenRow               // rows a, c, e … are shifted: "even-r"
)

// parseOffset reads what [Offset.String] prints: odd-r or even-r. Its error is
// a [*ParseError].
func parseOffset(text string) (Offset, error) {
	switch text {
	case "odd-r":
		return OddRow, nil
	case "even-r":
		return EvenRow, nil
	}
	return 0, parse.Misread(text, "odd-r or even-r")
}

// String returns odd-r or even-r.
func (o Offset) String() string {
	switch o {
	case OddRow:
		return "odd-r"
	case EvenRow:
		return "even-r"
	}
	return "Offset(" + strconv.Itoa(int(o)) + ")"
}

// Shifted reports whether a row, counted from 1, lies half a hex to the right.
func (o Offset) Shifted(row int) bool { return (row%2 == 0) == (o == OddRow) }

// Hex returns the hex that a cell names. For the zero Cell it is a hex that no cell
// names.
func (o Offset) Hex(c Cell) Hex {
	return Hex{c.Column() - 1 - o.slant(c.Row()-1), c.Row() - 1}
}

// Cell returns the name of a hex. It reports false if the hex lies outside rows a to
// z or columns 1 to 999.
func (o Offset) Cell(h Hex) (Cell, bool) {
	if h.R < 0 || h.R >= MaxRows {
		return Cell{}, false
	}
	c := CellAt(h.R+1, h.Q+o.slant(h.R)+1)
	return c, c.IsValid()
}

// slant is by how many hexes the straight line to the SouthEast from the origin
// has moved ahead of the columns when it reaches row r.
func (o Offset) slant(r int) int {
	if o == EvenRow {
		return (r + 1) >> 1
	}
	return r >> 1
}

// EdgeName returns the name of an edge in a map's text, such as "c5/E". The name has the
// cell that comes first by row, then column, and the direction, which is E, SW or SE. It
// is "invalid edge" if the hex has no name or e is the zero Edge.
func (o Offset) EdgeName(e Edge) string {
	c, ok := o.Cell(e.first)
	if !ok || !e.IsValid() {
		return "invalid edge"
	}
	return c.String() + "/" + e.Direction().String()
}

// splitEdge reads the name of an edge: a cell, a slash and any of the six directions.
func splitEdge(text string) (Cell, Direction, bool) {
	name, way, found := strings.Cut(text, "/")
	cell := scanCell(name)
	direction, err := ParseDirection(way)
	return cell, direction, found && cell.IsValid() && err == nil
}
