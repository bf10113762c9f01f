package boardgen

import (
	"slices"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
)

// The window in which land lies.
const (
	rows    = 10
	columns = 12
)

// drawLand draws the hexes of a board. The land grows from one hex, always by
// the best hex of its shore. If what is best is mere chance, the land is ragged
// and full of holes; the more the distance from the first hex counts, the
// rounder it is. The last few hexes may be islands.
func drawLand(t *rapid.T, offset hexmap.Offset) []hexmap.Cell {
	order := rapid.Permutation(window()).Draw(t, "window")
	roundness := rapid.SampledFrom([]int{60, 8, 0}).Draw(t, "roundness")
	islands := rapid.SampledFrom([]int{0, 0, 1, 3}).Draw(t, "islands")
	hexes := rapid.IntRange(minHexes, maxHexes).Draw(t, "hexes")

	value := make(map[hexmap.Cell]int, len(order))
	for i, cell := range order {
		value[cell] = -i - roundness*offset.Hex(cell).Distance(offset.Hex(order[0]))
	}
	land := order[:1:1]
	var shore []hexmap.Cell
	for len(land) < hexes-islands {
		for _, cell := range neighbours(offset, land[len(land)-1]) {
			if !slices.Contains(land, cell) && !slices.Contains(shore, cell) {
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

// window is every cell that can be land.
func window() []hexmap.Cell {
	var all []hexmap.Cell
	for row := range rows {
		for column := range columns {
			all = append(all, hexmap.CellAt(row+1, column+1))
		}
	}
	return all
}

// neighbours are the cells of the window next to a cell.
func neighbours(offset hexmap.Offset, cell hexmap.Cell) []hexmap.Cell {
	var all []hexmap.Cell
	for d := range hexmap.Direction(hexmap.NumDirections) {
		neighbour, ok := offset.Cell(offset.Hex(cell).Neighbour(d))
		if ok && neighbour.Row() <= rows && neighbour.Column() <= columns {
			all = append(all, neighbour)
		}
	}
	return all
}
