package steampower

import "math/bits"

// A State is a position of a game: a comparable value of fixed size that nobody
// can change. Two States of the same setup are the same position when, and only
// when, they are equal with ==. A State can be a map key, copying it is the only
// cost of keeping it, and any number of goroutines may read one.
//
// The zero State is no position. Its methods are safe: Phase is 0, there are no
// moves, and every move is refused with [NoState].
//
// Methods return the zero value for a seat that does not play, and for a hex or a number
// that does not exist, unless their comments say otherwise.
//
// Methods have pointer receivers so that reading copies nothing; none but the
// decoders writes.
//
// Sets of cities and of contracts are words of bits: city space i, by row, then
// column, is bit i; contract n is bit n-1.
type State struct {
	game *game // what never changes; interned, so that == compares setups too

	rails [MaxHexes]rails               // what lies in each hex of the map
	links [MaxSeats][maxLinks]endpoints // complete links, ascending; carried along: see link.go
	ends  [MaxSeats]openEnd             // of the link under construction

	tiles     [NumColours]uint64 // cities by the colour of their tile
	factories [MaxSeats]uint64   // cities by the owner of the factory
	goods     [3]uint64          // cities whose number of goods has the bit of 1, 2, 4
	networks  [MaxSeats]uint64   // cities of each network (LINK-5); carried along: see link.go

	hands     [MaxSeats + 1]uint64           // contracts of each seat; of seat 0 those in the bag
	fulfilled [MaxSeats]uint64               // contracts
	lost      [MaxSeats][MaxSeats - 1]uint64 // contracts drawn out of a hand, by where their loser knows them: see hidden.go

	money       [MaxSeats]uint16
	round       uint16
	asked       Goods // still to be provided
	locomotives [MaxSeats]uint8
	stacks      [NumStacks]uint8
	supply      [NumGoods]uint8

	phase      Phase
	seat       Seat  // whose turn it is, or who draws in the setup
	quiet      uint8 // END-2
	left       uint8 // actions of this turn not yet begun
	deals      uint8 // contracts still to be drawn
	contract   uint8 // being fulfilled, or whose bonus is offered or being taken
	productive bool  // a link, a factory or a contract was completed in this round (END-2)
}

// maxLinks is the number of locomotives, and so of links, that a player can have.
const maxLinks = 18

// bonus is the bonus that is offered or being taken.
func (s *State) bonus() Bonus {
	switch s.phase {
	case PhaseBonus, PhaseBuild, PhaseDeal:
		if s.contract != 0 {
			return s.game.contract(int(s.contract)).Bonus
		}
	}
	return 0
}

// goodsAt is the number of goods in a city.
func (s *State) goodsAt(city int) int {
	return int(s.goods[0]>>city&1 | s.goods[1]>>city&1<<1 | s.goods[2]>>city&1<<2)
}

// putGoods makes n the number of goods in a city.
func (s *State) putGoods(city, n int) {
	for plane := range s.goods {
		s.goods[plane] = s.goods[plane]&^(1<<city) | uint64(n>>plane&1)<<city
	}
}

// goodsIn is the number of goods in a set of cities.
func (s *State) goodsIn(cities uint64) int {
	return bits.OnesCount64(s.goods[0]&cities) + 2*bits.OnesCount64(s.goods[1]&cities) + 4*bits.OnesCount64(s.goods[2]&cities)
}

// stocked is the cities where goods lie.
func (s *State) stocked() uint64 { return s.goods[0] | s.goods[1] | s.goods[2] }

// built is the cities with a factory.
func (s *State) built() (cities uint64) {
	for seat := range s.factories {
		cities |= s.factories[seat]
	}
	return cities
}

// turned is the cities whose tile is turned over (FACTORY-7): a factory always
// brings goods, so where it has none they have left.
func (s *State) turned() uint64 { return s.built() &^ s.stocked() }

// laid is the city spaces that have a tile.
func (s *State) laid() (cities uint64) {
	for c := range s.tiles {
		cities |= s.tiles[c]
	}
	return cities
}

// tileAt is the colour of a city, 0 while there is no tile.
func (s *State) tileAt(city int) Colour {
	for c := Black; c <= Purple; c++ {
		if s.tiles[c-1]>>city&1 != 0 {
			return c
		}
	}
	return 0
}

// factoryAt is the owner of the factory on a city.
func (s *State) factoryAt(city int) Seat {
	for seat := Seat(1); seat <= MaxSeats; seat++ {
		if s.factories[seat-1]>>city&1 != 0 {
			return seat
		}
	}
	return Nobody
}

// tilesLeft is the number of city tiles of a colour that are not on the map.
func (s *State) tilesLeft(c Colour) int {
	return s.game.parts.CityTiles[c-1] - bits.OnesCount64(s.tiles[c-1])
}

// factoriesLeft is the number of factories that a seat still has.
func (s *State) factoriesLeft(seat Seat) int {
	return s.game.parts.Factories - bits.OnesCount64(s.factories[seat-1])
}

// everyNetwork is the cities that belong to somebody's network.
func (s *State) everyNetwork() (cities uint64) {
	for seat := range s.networks {
		cities |= s.networks[seat]
	}
	return cities
}
