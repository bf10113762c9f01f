package mapgen

import (
	"fmt"
	"math"
	"strings"

	"github.com/railhex/railhex/hexmap"
)

// Turned returns a board reflected, if reflect is true, and then turned by turns times 60°
// counter-clockwise, with its regions, cities, towns and charts. The function that it returns
// maps edges. If its results for i, d are j, e, then edge d of hex i of b is edge e of hex j of
// the new board. A long board may come to stand on end: the error says that its rows are too many.
func Turned(b *hexmap.Board, turns int, reflect bool) (*hexmap.Board, func(i int, d hexmap.Direction) (int, hexmap.Direction), error) {
	var shift hexmap.Hex
	moved := func(h hexmap.Hex) hexmap.Hex {
		if reflect {
			h = h.Reflect()
		}
		return h.Rotate(turns).Add(shift)
	}
	direction := func(d hexmap.Direction) hexmap.Direction {
		if reflect {
			d = d.Reflect()
		}
		return d.Rotate(turns)
	}
	top, left := math.MaxInt, math.MaxInt
	for i := range b.Len() {
		top = min(top, moved(b.Hex(i)).R)
	}
	shift.R = -top
	for i := range b.Len() {
		h := moved(b.Hex(i))
		left = min(left, h.Q+h.R/2)
	}
	shift.Q = -left

	const offset = hexmap.OddRow
	r, window := &regions{offset, map[hexmap.Cell]int{}, map[hexmap.Cell]byte{}}, Window{}
	for i := range b.Len() {
		cell, ok := offset.Cell(moved(b.Hex(i)))
		if !ok {
			return nil, nil, fmt.Errorf("the turned board has no room for hex %v", b.Cell(i))
		}
		r.of[cell] = b.Region(i)
		switch {
		case b.IsCity(i):
			r.features[cell] = '*'
		case b.IsTown(i):
			r.features[cell] = 'o'
		}
		window.Rows, window.Columns = max(window.Rows, cell.Row()), max(window.Columns, cell.Column())
	}
	var charts strings.Builder
	for _, difficulty := range []hexmap.Difficulty{hexmap.Medium, hexmap.Hard} {
		for face := 1; face <= hexmap.NumRegions; face++ {
			for n, edge := range b.Blocked(difficulty, face) {
				if n == 0 {
					fmt.Fprintf(&charts, "\n%v %d", difficulty, face)
				}
				charts.WriteString(" " + offset.EdgeName(hexmap.EdgeOf(moved(edge.Hex()), direction(edge.Direction()))))
			}
		}
	}
	board, err := hexmap.ParseBoard(r.text(window) + charts.String())
	return board, func(i int, d hexmap.Direction) (int, hexmap.Direction) {
		j, _ := board.IndexOfHex(moved(b.Hex(i)))
		return j, direction(d)
	}, err
}
