package hexmap

import (
	"iter"
	"slices"
)

// A Grid is a set of hexes that stand in rows and have names, and says which are
// neighbours. It knows nothing of what stands on them: that is for a [Map], for a
// [Board], or for whatever else is played on hexes.
//
// A Grid never changes: any number of goroutines may share it. It is used by pointer. The
// hexes are numbered from 0, row by row and each row from West to East; an invalid number
// panics, as an index out of range does. The zero Grid has no hexes.
type Grid struct {
	offset  Offset
	rows    int
	columns int
	sites   []site
	numbers []int16 // the number of the hex in each cell, row by row, or none
}

// site is what a grid knows of one of its hexes.
type site struct {
	cell       Cell
	hex        Hex
	neighbours [NumDirections]int16 // none at the rim
}

// none stands where a grid or a neighbour has no hex.
const none = -1

// newGrid lays out hexes. Their cells must be inside the rows and columns and in
// order, none twice.
func newGrid(offset Offset, rows, columns int, cells []Cell) Grid {
	g := Grid{offset: offset, rows: rows, columns: columns}
	g.numbers = slices.Repeat([]int16{none}, rows*columns)
	g.sites = make([]site, len(cells))
	for i, cell := range cells {
		g.sites[i] = site{cell: cell, hex: offset.Hex(cell)}
		g.numbers[g.position(cell)] = int16(i)
	}
	for i := range g.sites {
		at := &g.sites[i]
		for d := range Direction(NumDirections) {
			at.neighbours[d] = none
			if j, ok := g.IndexOfHex(at.hex.Neighbour(d)); ok {
				at.neighbours[d] = int16(j)
			}
		}
	}
	return g
}

// position is where a cell stands among the cells of all rows.
func (g *Grid) position(c Cell) int { return (c.Row()-1)*g.columns + c.Column() - 1 }

// Offset says how the rows lie, and so which hex a cell is.
func (g *Grid) Offset() Offset { return g.offset }

// Rows returns the number of rows, up to [MaxRows].
func (g *Grid) Rows() int { return g.rows }

// Columns returns the number of columns, up to [MaxColumns].
func (g *Grid) Columns() int { return g.columns }

// Len returns the number of hexes.
func (g *Grid) Len() int { return len(g.sites) }

// Cell returns the name of hex i.
func (g *Grid) Cell(i int) Cell { return g.sites[i].cell }

// Hex returns the place of hex i in the plane.
func (g *Grid) Hex(i int) Hex { return g.sites[i].hex }

// Index returns the number of the hex with a name. It reports false if there is no
// such hex. Like [Grid.IndexOfHex] it is a look-up in a table.
func (g *Grid) Index(c Cell) (i int, ok bool) {
	if !c.IsValid() || c.Row() > g.rows || c.Column() > g.columns {
		return 0, false
	}
	i = int(g.numbers[g.position(c)])
	if i == none {
		return 0, false
	}
	return i, true
}

// IndexOfHex returns the number of the hex at a place in the plane. It reports false
// if there is no hex there.
func (g *Grid) IndexOfHex(h Hex) (i int, ok bool) {
	c, ok := g.offset.Cell(h)
	if !ok {
		return 0, false
	}
	return g.Index(c)
}

// Neighbour returns the number of the hex next to hex i in direction d. It returns -1 if
// that edge of hex i is at the rim of the grid or of a hole in it.
func (g *Grid) Neighbour(i int, d Direction) int { return int(g.sites[i].neighbours[d]) }

// Edges walks the edges that two hexes share, in canonical order.
func (g *Grid) Edges() iter.Seq[Edge] {
	return func(yield func(Edge) bool) {
		for i := range g.sites {
			for _, d := range []Direction{East, SouthWest, SouthEast} {
				if g.Neighbour(i, d) != none && !yield(EdgeOf(g.Hex(i), d)) {
					return
				}
			}
		}
	}
}

// sidesOf are the numbers of the two hexes that share an edge of the grid.
func (g *Grid) sidesOf(edge Edge) (i, j int) {
	first, second := edge.Sides()
	i, _ = g.IndexOfHex(first)
	j, _ = g.IndexOfHex(second)
	return i, j
}

// grid is a Grid as a part of what stands on it, which has all its methods but
// lets nobody replace it.
type grid = Grid
