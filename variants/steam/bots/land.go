package bots

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/steam"
)

// A land is a map prepared for planning track. It never changes.
type land struct {
	board *hexmap.Map
	cells []hexmap.Cell // by hex
	stops []uint8       // the hexes of cities and towns, by row, then column

	beyond [steam.MaxHexes][hexmap.NumDirections]uint8 // the hex over each edge that track may cross, or nowhere
	stop   [steam.MaxHexes]uint8                       // the number of the stop in a hex, or noStop
	ground [steam.MaxHexes]uint8                       // what a hex adds to the cost of a tile (COST-2 to COST-4)
}

const (
	nowhere = 0xff
	noStop  = 0xff
)

// survey is the land of a map.
func survey(board *hexmap.Map) *land {
	l := &land{board: board}
	for hex := range board.Len() {
		l.cells = append(l.cells, board.Cell(hex))
		l.stop[hex] = noStop
		if board.IsTown(hex) || board.IsCity(hex) {
			l.stop[hex] = uint8(len(l.stops))
			l.stops = append(l.stops, uint8(hex))
		}
		if board.IsTown(hex) {
			l.ground[hex]++ // COST-2
		}
		if board.HasRiver(hex) {
			l.ground[hex]++ // COST-3
		}
		if terrain := board.Terrain(hex); terrain == hexmap.Hill || terrain == hexmap.Mountain {
			l.ground[hex] += 2 // COST-4
		}
		for d := range hexmap.Direction(hexmap.NumDirections) {
			l.beyond[hex][d] = nowhere
			next := board.Neighbour(hex, d)
			if next >= 0 && !board.Closed(hex, d) && board.Terrain(hex) != hexmap.Water && board.Terrain(next) != hexmap.Water {
				l.beyond[hex][d] = uint8(next) // MAP-4
			}
		}
	}
	return l
}

// isOf reports whether this is the land of a map.
func (l *land) isOf(board *hexmap.Map) bool { return l != nil && l.board == board }

// hex is the number of a hex of the map.
func (l *land) hex(cell hexmap.Cell) int {
	hex, _ := l.board.Index(cell)
	return hex
}

// at is the number of the stop in a hex of the map that has one.
func (l *land) at(cell hexmap.Cell) int { return int(l.stop[l.hex(cell)]) }
