package hexmap

import "slices"

// NumRegions is the number of regions of a board: one for each face of a die.
const NumRegions = 6

// regionColours are the colours of regions 1 to 6. BOARD-1
var regionColours = [NumRegions + 1]Colour{1: Yellow, 2: Red, 3: Grey, 4: Grey, 5: Blue, 6: Green}

// A Board is a set of hexes in six regions, each with one city and one town,
// and the charts of borders that are blocked when the game is made harder. It
// is read by [ParseBoard] or comes from [Standard] or [Shipped].
//
// A Board never changes: any number of goroutines may share it. It is used by
// pointer. The hexes are numbered from 0, row by row and each row from West to
// East; a number that is no hex's panics, as an index out of range does. The
// zero Board has no hexes and cannot be printed.
type Board struct {
	name    string
	offset  Offset
	rows    int
	columns int
	sites   []site
	grid    []int16                                // the number of the hex in each cell of the grid, row by row, or none
	cities  [NumRegions + 1]int                    // by region
	towns   [NumRegions + 1]int                    // by region
	borders [NumRegions + 1][NumRegions + 1][]Edge // by two regions, the lower number first, in canonical order
	blocked [Hard + 1][NumRegions + 1][]Edge       // by difficulty and die face, in canonical order
}

// Name is the name of the board: one word.
func (b *Board) Name() string { return b.name }

// Offset says how the rows lie, and so which hex a cell is.
func (b *Board) Offset() Offset { return b.offset }

// Rows is the number of rows of the grid, up to [MaxRows].
func (b *Board) Rows() int { return b.rows }

// Columns is the number of columns of the grid, up to [MaxColumns].
func (b *Board) Columns() int { return b.columns }

// Len is the number of hexes.
func (b *Board) Len() int { return len(b.sites) }

// Cell is the name of hex i.
func (b *Board) Cell(i int) Cell { return b.sites[i].cell }

// Hex is the place of hex i in the plane.
func (b *Board) Hex(i int) Hex { return b.sites[i].hex }

// Index is the number of the hex with a name. It reports false if the board has
// no such hex. Like [Board.IndexOfHex] it is a look-up in a table.
func (b *Board) Index(c Cell) (i int, ok bool) {
	if !c.IsValid() || c.Row() > b.rows || c.Column() > b.columns {
		return 0, false
	}
	i = int(b.grid[b.place(c)])
	if i == none {
		return 0, false
	}
	return i, true
}

// IndexOfHex is the number of the hex at a place in the plane. It reports false
// if the board has no hex there.
func (b *Board) IndexOfHex(h Hex) (i int, ok bool) {
	c, ok := b.offset.Cell(h)
	if !ok {
		return 0, false
	}
	return b.Index(c)
}

// Region is the region of hex i, 1 to 6.
func (b *Board) Region(i int) int { return int(b.sites[i].region) }

// IsCity reports whether hex i is a city.
func (b *Board) IsCity(i int) bool { return b.sites[i].feature == city }

// IsTown reports whether hex i has a town.
func (b *Board) IsTown(i int) bool { return b.sites[i].feature == town }

// City is the number of the hex that is the city of a region, 1 to 6. BOARD-2
func (b *Board) City(region int) int { return b.cities[mustBeRegion(region)] }

// Town is the number of the hex that has the town of a region, 1 to 6. BOARD-2
func (b *Board) Town(region int) int { return b.towns[mustBeRegion(region)] }

// Colour is the colour of a region, 1 to 6, and of its city. BOARD-1, BOARD-3
func (b *Board) Colour(region int) Colour { return regionColours[mustBeRegion(region)] }

// Neighbour is the number of the hex next to hex i in direction d, or -1 if that
// edge of hex i is at the rim of the board or of a hole in it.
func (b *Board) Neighbour(i int, d Direction) int { return int(b.sites[i].neighbours[d]) }

// Border is a fresh slice of the edges between two different regions, 1 to 6,
// in canonical order. It is empty if they do not touch, and for a region and
// itself.
func (b *Board) Border(region, other int) []Edge {
	low, high := ordered(mustBeRegion(region), mustBeRegion(other))
	if low == high {
		return nil
	}
	return slices.Clone(b.borders[low][high])
}

// Blocked is a fresh slice of the edges that the chart of a difficulty blocks
// when the die shows a face, in canonical order. It is empty for Open, for a
// face without a line in the chart, and for a number that is no face.
func (b *Board) Blocked(d Difficulty, face int) []Edge {
	if d > Hard || face < 1 || face > NumRegions {
		return nil
	}
	return slices.Clone(b.blocked[d][face])
}

// Equal reports whether two boards are the same: whether they print the same
// text, or both are nil.
func (b *Board) Equal(o *Board) bool {
	return b == o || b != nil && o != nil && b.String() == o.String()
}

func mustBeRegion(region int) int {
	if region < 1 || region > NumRegions {
		panic("hexmap: region out of range 1 to 6")
	}
	return region
}
