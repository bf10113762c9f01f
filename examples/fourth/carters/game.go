package carters

import (
	"iter"
	"math/bits"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
)

// A set is hexes by their numbers, a bit each.
type set uint64

func (t set) has(hex uint8) bool { return t>>hex&1 != 0 }
func (t set) len() int           { return bits.OnesCount64(uint64(t)) }

func (t set) all() iter.Seq[uint8] {
	return func(yield func(uint8) bool) {
		for ; t != 0; t &= t - 1 {
			if !yield(uint8(bits.TrailingZeros64(uint64(t)))) {
				return
			}
		}
	}
}

// A game is what stays the same in all positions of a setup.
type game struct {
	board         *hexmap.Map
	hash          uint64
	next          [MaxHexes]set // where a cart can go from a hex
	plain, hill   set
	stops         set     // cities and farms
	halts         set     // and depots: where carts go to
	cities, farms []uint8 // their hexes
	prices        []uint8 // of the cities, when the game begins
	depots        [Players]uint8
}

var games family.Interned[string, game]

// compile looks once at what never changes.
func compile(m *hexmap.Map) (*game, error) {
	g := game{board: m}
	for _, b := range []byte(m.String()) {
		g.hash = family.Mixed(g.hash, uint64(b))
	}
	for i := range m.Len() {
		hex := set(1) << i
		switch m.Terrain(i) {
		case hexmap.Plain:
			g.plain |= hex
		case hexmap.Hill:
			g.hill |= hex
		}
		for d := range hexmap.Direction(hexmap.NumDirections) {
			if j := m.Neighbour(i, d); j >= 0 && !m.Closed(i, d) && (m.Terrain(j) == hexmap.Plain || m.Terrain(j) == hexmap.Hill) {
				g.next[i] |= 1 << j
			}
		}
		if m.IsCity(i) {
			g.cities = append(g.cities, uint8(i))
			g.prices = append(g.prices, m.CityWords(i)[0][0]-'0')
			g.stops |= hex
		}
		if m.IsTown(i) {
			g.farms = append(g.farms, uint8(i))
			g.stops |= hex
		}
	}
	if n := len(g.farms); n == 0 || n > MaxFarms {
		return nil, misread(m.Name(), "a map with one to eight farms", MapFarms)
	}
	if off := g.stops &^ (g.plain | g.hill); off != 0 {
		return nil, misread(m.Cell(bits.TrailingZeros64(uint64(off))).String(), "cities and farms on plain or hills", MapCities)
	}
	words, _ := m.Line("depots")
	for seat, word := range words {
		i, ok := m.Index(hexmap.MustParseCell(word))
		if !ok || !(g.plain &^ g.stops).has(uint8(i)) || word == words[1-seat] {
			return nil, misread(word, "two plain hexes without a city or a farm", MapDepots)
		}
		g.depots[seat] = uint8(i)
		g.halts |= 1 << i
	}
	g.halts |= g.stops
	return games.Get(m.String(), func() *game { return &g }), nil
}

// find returns the number of the hex of a name.
func (g *game) find(c hexmap.Cell) (uint8, bool) {
	i, ok := g.board.Index(c)
	return uint8(i), ok
}
