package hexmap

import "slices"

// site is what a board knows of one of its hexes.
type site struct {
	cell       Cell
	hex        Hex
	region     uint8
	feature    feature
	neighbours [NumDirections]int16 // none at the rim
}

// feature is what stands in a hex.
type feature uint8

const (
	plain feature = iota
	city
	town
)

var featureNames = [...]string{city: "city", town: "town"}

// none stands where a grid or a neighbour has no hex.
const none = -1

// plot is one hex before it is part of a board.
type plot struct {
	cell    Cell
	region  int
	feature feature
}

// newBoard lays out a board without charts. The plots must be inside the grid,
// in any order, no two in the same place.
func newBoard(name string, offset Offset, rows, columns int, plots []plot) *Board {
	b := &Board{name: name, offset: offset, rows: rows, columns: columns}
	b.grid = slices.Repeat([]int16{none}, rows*columns)
	slices.SortFunc(plots, func(p, q plot) int { return p.cell.Compare(q.cell) })
	for i, p := range plots {
		b.sites = append(b.sites, site{cell: p.cell, hex: offset.Hex(p.cell), region: uint8(p.region), feature: p.feature})
		b.grid[b.place(p.cell)] = int16(i)
		switch p.feature {
		case city:
			b.cities[p.region] = i
		case town:
			b.towns[p.region] = i
		}
	}
	for i := range b.sites {
		b.join(i)
	}
	return b
}

// join finds the neighbours of a hex, and the borders on the edges that are
// named from it.
func (b *Board) join(i int) {
	at := &b.sites[i]
	for d := range Direction(NumDirections) {
		at.neighbours[d] = none
		j, ok := b.IndexOfHex(at.hex.Neighbour(d))
		if !ok {
			continue
		}
		at.neighbours[d] = int16(j)
		low, high := ordered(b.Region(i), b.Region(j))
		if edge := EdgeOf(at.hex, d); edge.Hex() == at.hex && low < high {
			b.borders[low][high] = append(b.borders[low][high], edge)
		}
	}
}

// place is where a cell of the board stands in the grid.
func (b *Board) place(c Cell) int { return (c.Row()-1)*b.columns + c.Column() - 1 }

func ordered(a, b int) (low, high int) { return min(a, b), max(a, b) }
