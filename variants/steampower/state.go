package steampower

import (
	"math/bits"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
)

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

// A Seat is a player's place at the table: 1 for P1, up to 5. Seat 0 is nobody:
// the bag, the bank, and the owner of neutral links.
type Seat = family.Seat

// Nobody is the Seat of the bag, of the bank, and of neutral links.
const Nobody = family.Nobody

// MaxSeats is the number of players at the most.
const MaxSeats = 5

// Seats is a set of seats.
type Seats = family.Seats

// parseSeat reads a seat in the notation, "P3". Its error is a [*hexmap.ParseError].
func parseSeat(text string) (Seat, error) { return family.ParseSeat(text, MaxSeats) }

const expectedSeat = "a seat from P1 to P5"

// plays reports whether seat is one of P1 to P5.
func plays(seat Seat) bool { return 1 <= seat && seat <= MaxSeats }

// Hash returns the same number for the same position on every machine, in every run: a
// key for transposition tables and databases. Positions of different setups hash
// differently. It may change from one version of this package to the next.
func (s *State) Hash() uint64 {
	if s.game == nil {
		return 0
	}
	// What is carried along is left out: it follows from the rest. Track by itself,
	// so that the processor can work on both.
	h, x := s.game.hash, uint64(0)
	for hex := 0; hex < len(s.game.names); hex += 4 {
		x = family.Mixed(x, uint64(s.rails[hex])|uint64(s.rails[hex+1])<<16|uint64(s.rails[hex+2])<<32|uint64(s.rails[hex+3])<<48)
	}
	for c := range s.tiles {
		h = family.Mixed(h, s.tiles[c])
	}
	for plane := range s.goods {
		h = family.Mixed(h, s.goods[plane])
	}
	for seat := range s.game.seats {
		h = family.Mixed(h^s.factories[seat], s.hands[seat+1])
		h = family.Mixed(h^uint64(s.money[seat]), s.fulfilled[seat])
		for _, lost := range s.lost[seat] {
			h = family.Mixed(h, lost)
		}
	}
	h = family.Mixed(h^uint64(s.round)<<32, uint64(s.phase)|uint64(s.seat)<<8|uint64(s.quiet)<<16|uint64(s.left)<<24|
		uint64(s.deals)<<32|uint64(s.contract)<<40|uint64(s.asked)<<48)
	if s.productive {
		h = ^h
	}
	return family.Mixed(h, x)
}

// What follows from the rest of a position, worked out anew: the links and
// networks from the track on the map, and what is left of all that the box counts.
// Moves keep it up to date; here it is set after a position was read, and here is
// what [State.Validate] compares it with.

// derive sets what follows from the rest, and notes all that is wrong with the
// track. Numbers that would fall below 0 are left at 0, and noted as well.
func (in *inspection) derive() {
	s := in.State
	s.links, s.ends, s.networks = [MaxSeats][maxLinks]endpoints{}, [MaxSeats]openEnd{}, [MaxSeats]uint64{}
	for c := range s.supply {
		left := s.game.parts.Goods - s.goodsIn(s.tiles[c])
		if left < 0 {
			in.Fault("cities", componentsGoods, why("goods-short", "colour", Colour(c+1)))
		}
		s.supply[c] = uint8(max(left, 0))
	}
	var taken [NumStacks + 1]int
	for hex := range s.game.names {
		taken[s.rails[hex].stack()]++
	}
	for k := range Stacks() {
		left := s.game.parts.TrackTiles[k-1] - taken[k]
		if left < 0 {
			in.Fault("track", trackTileInStack, why("tiles-short", "stack", k))
		}
		s.stacks[k-1] = uint8(max(left, 0))
	}
	d := derivation{inspection: in}
	for city := range s.game.numCities {
		d.linksOf(city)
	}
	for seat := range s.game.seats {
		left := s.game.parts.Locomotives - d.locomotives[seat]
		if left < 0 {
			in.Fault("track", linkLocomotive, why("locomotives-short", "seat", Seat(seat+1)))
		}
		s.locomotives[seat] = uint8(max(left, 0))
		d.connected(seat)
	}
	d.leftOver()
}

// A derivation finds the links of a position.
type derivation struct {
	*inspection
	walked      [MaxHexes]trackSet
	locomotives [MaxSeats]int // used
}

// object notes what is wrong with the track in a hex.
func (d *derivation) object(hex int, rule Rule, key string) {
	d.Fault("track "+d.game.names[hex].String(), rule, why(key))
}

// relaxed notes what is wrong with the track of a position that can be played all the same.
func (d *derivation) relaxed(field string, rule Rule, why family.Phrase) {
	d.Note = true
	d.Fault(field, rule, why)
	d.Note = false
}

// linksOf finds the links that leave a city, those aside that were found from
// their other end.
func (d *derivation) linksOf(city int) {
	at := d.game.cities[city]
	for edge := range hexmap.Direction(hexmap.NumDirections) {
		first := d.game.beyond[at][edge]
		if first == noHex {
			continue
		}
		entry := edge.Opposite()
		t, owner := d.rails[first].on(entry)
		if owner == Nobody || d.walked[first].has(t) {
			continue
		}
		last, exit := int(first), entry
		for { // not by follow, which relies on what is found here
			t, _ := d.rails[last].on(exit)
			d.walked[last] |= 1 << t
			exit, _ = t.Other(exit)
			next := d.game.beyond[last][exit]
			if next == noHex {
				break
			}
			if u, joined := d.rails[next].on(exit.Opposite()); joined != owner || d.walked[next].has(u) {
				break
			}
			last, exit = int(next), exit.Opposite()
		}
		d.add(owner, city, last, exit)
	}
}

// add notes a link that was found.
func (d *derivation) add(owner Seat, from, last int, exit hexmap.Direction) {
	to := d.game.beside[last][exit]
	if d.locomotives[owner-1]++; d.locomotives[owner-1] > maxLinks {
		return // too many: told with the locomotives
	}
	switch {
	case int(to) == from:
		d.object(last, linkNotBackToItsCity, "link-back")
	case to != noCity:
		d.complete(owner, from, int(to))
	case d.ends[owner-1].isLink():
		d.object(last, linkOneUnderConstruction, "second-link")
	default:
		d.ends[owner-1] = openAt(last, exit, from)
	}
}

// connected objects to links of a seat that were not begun in their network.
func (d *derivation) connected(seat Seat) {
	all := d.networks[seat]
	var reached uint64
	if all != 0 {
		reached = d.game.groups[bits.TrailingZeros64(all)]
	}
	for grown := true; grown; {
		grown = false
		for _, link := range d.links[seat] {
			if ends := link.cities(); link != 0 && reached&ends != 0 && ends&^reached != 0 {
				for city := range citiesIn(ends) {
					reached |= d.game.groups[city]
				}
				grown = true
			}
		}
	}
	if end := d.ends[seat]; reached != all || all != 0 && end.isLink() && all>>end.city&1 == 0 {
		d.relaxed("track", trackBeginsInNetwork, why("link-outside-network", "seat", seat+1))
	}
}

// leftOver objects to track of no link, and to track that joins foreign track.
func (d *derivation) leftOver() {
	for hex := range d.game.names {
		r := d.rails[hex]
		if r == 0 {
			continue
		}
		if r.first() != 0 && !d.walked[hex].has(r.first()) || r.second() != 0 && !d.walked[hex].has(r.second()) {
			d.object(hex, trackContinues, "track-to-no-city")
		}
		for edge := range hexmap.Direction(hexmap.NumDirections) {
			_, owner := r.on(edge)
			next := d.game.beyond[hex][edge]
			if owner == Nobody || next == noHex {
				continue
			}
			if _, other := d.rails[next].on(edge.Opposite()); other != Nobody && other < owner {
				d.relaxed("track "+d.game.names[hex].String(), trackJoinsNoForeign, why("track-joins-foreign"))
			}
		}
	}
}
