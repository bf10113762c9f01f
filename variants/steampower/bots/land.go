package bots

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/steampower"
)

// A land is a map prepared for planning track. It never changes.
type land struct {
	board  *hexmap.Map
	cells  []hexmap.Cell // by hex
	cities []hexmap.Cell // by number, by row, then column

	beyond  [steampower.MaxHexes][hexmap.NumDirections]int16 // the hex over each edge that track may cross, or nowhere
	city    [steampower.MaxHexes]int8                        // the number of the city in a hex, or noCity
	closed  [steampower.MaxHexes]bool                        // to track: water
	dollars [steampower.MaxHexes]float64                     // that a simple tile costs (TRACK-2)
}

const (
	nowhere = -1
	noCity  = -1
)

// survey is the land of a map.
func survey(board *hexmap.Map) *land {
	l := &land{board: board}
	for hex := range board.Len() {
		l.cells = append(l.cells, board.Cell(hex))
		l.city[hex] = noCity
		if board.IsCity(hex) {
			l.city[hex] = int8(len(l.cities))
			l.cities = append(l.cities, board.Cell(hex))
		}
		switch board.Terrain(hex) {
		case hexmap.Water:
			l.closed[hex] = true
		case hexmap.Hill:
			l.dollars[hex] = 2
		case hexmap.Mountain:
			l.dollars[hex] = 4
		}
		for d := range hexmap.Direction(hexmap.NumDirections) {
			l.beyond[hex][d] = nowhere
			if next := board.Neighbour(hex, d); next >= 0 && !board.Closed(hex, d) {
				l.beyond[hex][d] = int16(next)
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

// network is the cities in the network of a seat, bit n that with number n.
func (l *land) network(s *steampower.State, seat steampower.Seat) (cities uint64) {
	for cell := range s.Network(seat) {
		cities |= 1 << l.city[l.hex(cell)]
	}
	return cities
}
