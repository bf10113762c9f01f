package carters

import (
	"iter"

	"github.com/railhex/railhex/hexmap"
)

// Setup returns what is played.
func (s *State) Setup() (setup Setup) {
	if s.game != nil {
		setup.Map = s.game.board
	}
	return setup
}

// Loads returns how many loads lie on the farm in a hex, and Price what the city in a hex
// pays; 0 for another hex.
func (s *State) Loads(hex hexmap.Cell) int {
	return s.at(hex, func(g *game) []uint8 { return g.farms }, s.loads[:])
}

func (s *State) Price(hex hexmap.Cell) int {
	return s.at(hex, func(g *game) []uint8 { return g.cities }, s.prices[:])
}

func (s *State) at(hex hexmap.Cell, list func(*game) []uint8, values []uint8) int {
	if s.game == nil {
		return 0
	}
	if i, ok := s.game.find(hex); ok {
		if n := indexOf(list(s.game), i); n >= 0 {
			return int(values[n])
		}
	}
	return 0
}

// Cart returns where the cart of a seat stands, and whether it has a load.
func (s *State) Cart(seat Seat) (hex hexmap.Cell, loaded bool) {
	if s.game == nil || seat < 1 || seat > Players {
		return hex, false
	}
	c := &s.carts[seat-1]
	return s.game.board.Cell(int(c.at)), c.loaded
}

// Order returns the city of the order of a seat, the zero Cell before it is dealt. Others
// do not see it until the game is over.
func (s *State) Order(seat Seat) (city hexmap.Cell) {
	if s.game == nil || seat < 1 || seat > Players || s.carts[seat-1].order == 0 {
		return city
	}
	return s.game.board.Cell(int(s.game.cities[s.carts[seat-1].order-1]))
}

// Track walks the hexes in which a seat has track.
func (s *State) Track(seat Seat) iter.Seq[hexmap.Cell] {
	return func(yield func(hexmap.Cell) bool) {
		if s.game == nil || seat < 1 || seat > Players {
			return
		}
		for hex := range s.carts[seat-1].track.all() {
			if !yield(s.game.board.Cell(int(hex))) {
				return
			}
		}
	}
}

// Ways walks the hexes that the cart of a seat could come to, with the points of travel
// that each takes, the nearest first.
func (s *State) Ways(seat Seat) iter.Seq2[int, hexmap.Cell] {
	return func(yield func(int, hexmap.Cell) bool) {
		if s.game == nil || seat < 1 || seat > Players {
			return
		}
		for points, hexes := range s.spread(seat, 3*MaxHexes) {
			for hex := range hexes.all() {
				if !yield(points, s.game.board.Cell(int(hex))) {
					return
				}
			}
		}
	}
}
