package mapgen

import (
	"slices"

	"github.com/railhex/railhex/hexmap"
)

// A Window is the rows and columns in which land can lie.
type Window struct{ Rows, Columns int }

// cells are the cells of the window, row by row.
func (w Window) cells() []hexmap.Cell {
	all := make([]hexmap.Cell, 0, w.Rows*w.Columns)
	for row := range w.Rows {
		for column := range w.Columns {
			all = append(all, hexmap.CellAt(row+1, column+1))
		}
	}
	return all
}

// neighbours are the cells of the window next to a cell.
func (w Window) neighbours(offset hexmap.Offset, cell hexmap.Cell) []hexmap.Cell {
	var all []hexmap.Cell
	for d := range hexmap.Direction(hexmap.NumDirections) {
		neighbour, ok := offset.Cell(offset.Hex(cell).Neighbour(d))
		if ok && neighbour.Row() <= w.Rows && neighbour.Column() <= w.Columns {
			all = append(all, neighbour)
		}
	}
	return all
}

// grow returns land of so many hexes, with islands of one hex among them. The cells of
// the window come in the order of their worth. The land grows from the first, always by
// the best cell of its shore. If the worth is mere chance, the land is ragged and full
// of holes. The more the distance from the first cell counts, the rounder the land is.
// The islands are the last cells that are not land.
func (w Window) grow(offset hexmap.Offset, order []hexmap.Cell, roundness, hexes, islands int) []hexmap.Cell {
	value := make(map[hexmap.Cell]int, len(order))
	for i, cell := range order {
		value[cell] = -i - roundness*offset.Hex(cell).Distance(offset.Hex(order[0]))
	}
	land := order[:1:1]
	taken := map[hexmap.Cell]bool{order[0]: true} // the land and its shore
	var shore []hexmap.Cell
	for len(land) < hexes-islands {
		for _, cell := range w.neighbours(offset, land[len(land)-1]) {
			if !taken[cell] {
				taken[cell] = true
				shore = append(shore, cell)
			}
		}
		best := slices.MaxFunc(shore, func(a, b hexmap.Cell) int { return value[a] - value[b] })
		shore = slices.DeleteFunc(shore, func(cell hexmap.Cell) bool { return cell == best })
		land = append(land, best)
	}
	for _, cell := range slices.Backward(order) {
		if len(land) < hexes && !slices.Contains(land, cell) {
			land = append(land, cell)
		}
	}
	return land
}
