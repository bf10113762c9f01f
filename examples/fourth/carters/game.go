package carters

import (
	"iter"
	"math/bits"
	"sync"

	"github.com/railhex/railhex/hexmap"
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

// A game is what stays the same in all positions.
type game struct {
	board         *hexmap.Map
	next          [MaxHexes]set // where a cart can go from a hex
	plain, hill   set
	cities, farms set
	halts         set             // cities, farms and depots: where carts go to
	values        [MaxHexes]uint8 // of prices and loads, when the game begins
	depots        [Players]uint8
}

// onMeadows is the game on the map that ships.
var onMeadows = sync.OnceValue(func() *game {
	g, _ := compile(hexmap.MustParseMap(meadows, format)) // which a test reads with ParseMap
	return g
})

// compile looks once at what never changes.
func compile(m *hexmap.Map) (*game, error) {
	g := &game{board: m}
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
		switch {
		case m.IsCity(i):
			g.cities |= hex
			g.values[i] = m.CityWords(i)[0][0] - '0'
		case m.IsTown(i):
			g.farms |= hex
			g.values[i] = 1
		}
	}
	g.halts = g.cities | g.farms
	if n := g.farms.len(); n == 0 || n > MaxFarms {
		return nil, misread(m.Name(), "a map with one to eight farms", MapFarms)
	}
	words, _ := m.Line("depots")
	for seat, word := range words {
		i, ok := m.Index(hexmap.MustParseCell(word))
		if !ok || !(g.plain &^ g.halts).has(uint8(i)) {
			return nil, misread(word, "two plain hexes without a city or a farm", MapDepots)
		}
		g.depots[seat] = uint8(i)
		g.halts |= 1 << i
	}
	return g, nil
}
