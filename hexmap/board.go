package hexmap

import "slices"

// NumRegions is how many regions a [Board] has, one for each face of a die: 6.
const NumRegions = 6

// regionColours are the colours of regions 1 to 6. BOARD-1
var regionColours = [NumRegions + 1]Colour{1: Yellow, 2: Red, 3: Grey, 4: Grey, 5: Blue, 6: Green}

// A Board is the map of SteamRollers: a [Grid] of hexes in six regions, each with one
// city and one town. It also has the charts of borders that are blocked when the game is
// made harder. It is read by [ParseBoard] or comes from [Standard] or [Shipped]. Other
// games are played on a [Map].
//
// A Board has all methods of its Grid: Len, Cell, Hex, Index, Neighbour and the
// others. It never changes: any number of goroutines may share it. It is used by
// pointer. The zero Board has no hexes and cannot be printed.
type Board struct {
	grid
	name    string
	lands   []land
	cities  [NumRegions + 1]int                    // by region
	towns   [NumRegions + 1]int                    // by region
	borders [NumRegions + 1][NumRegions + 1][]Edge // by two regions, the lower number first, in canonical order
	blocked [Hard + 1][NumRegions + 1][]Edge       // by difficulty and die face, in canonical order
}

// Grid returns the hexes of the board without what stands on them.
func (b *Board) Grid() *Grid { return &b.grid }

// Name returns the name of the board: one word.
func (b *Board) Name() string { return b.name }

// Region returns the region of hex i, 1 to 6.
func (b *Board) Region(i int) int { return int(b.lands[i].region) }

// IsCity reports whether hex i is a city.
func (b *Board) IsCity(i int) bool { return b.lands[i].mark == City }

// IsTown reports whether hex i has a town.
func (b *Board) IsTown(i int) bool { return b.lands[i].mark == Town }

// City returns the number of the hex that is the city of a region, 1 to 6. BOARD-2
func (b *Board) City(region int) int { return b.cities[mustBeRegion(region)] }

// Town returns the number of the hex that has the town of a region, 1 to 6. BOARD-2
func (b *Board) Town(region int) int { return b.towns[mustBeRegion(region)] }

// Colour returns the colour of a region, 1 to 6, and of its city. BOARD-1, BOARD-3
func (b *Board) Colour(region int) Colour { return regionColours[mustBeRegion(region)] }

// Border returns a fresh slice of the edges between two different regions, 1 to 6,
// in canonical order. It is empty if they do not touch, and for a region and
// itself.
func (b *Board) Border(region, other int) []Edge {
	low, high := ordered(mustBeRegion(region), mustBeRegion(other))
	if low == high {
		return nil
	}
	return slices.Clone(b.borders[low][high])
}

// Blocked returns a fresh slice of the edges that the chart of a difficulty blocks
// when the die shows a face, in canonical order. It is empty for Open, for a
// face without a line in the chart, and for a number that is no face.
func (b *Board) Blocked(d Difficulty, face int) []Edge {
	return b.AppendBlocked(nil, d, face)
}

// AppendBlocked appends what Blocked gives. It allocates nothing if dst has room.
func (b *Board) AppendBlocked(dst []Edge, d Difficulty, face int) []Edge {
	if d > Hard || face < 1 || face > NumRegions {
		return dst
	}
	return append(dst, b.blocked[d][face]...)
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

// land is what a board knows of one of its hexes beside where it is.
type land struct {
	region uint8
	mark   Mark // a city, a town or 0
}

// newBoard is a board without charts: what stands in each hex of a grid.
func newBoard(name string, g Grid, lands []land) *Board {
	b := &Board{grid: g, name: name, lands: lands}
	for i, l := range lands {
		switch l.mark {
		case City:
			b.cities[l.region] = i
		case Town:
			b.towns[l.region] = i
		}
	}
	for edge := range b.Edges() {
		if low, high := b.regionsOf(edge); low < high {
			b.borders[low][high] = append(b.borders[low][high], edge)
		}
	}
	return b
}

func ordered(a, b int) (low, high int) { return min(a, b), max(a, b) }
