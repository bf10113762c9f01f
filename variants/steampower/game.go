package steampower

import (
	"hash/fnv"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/archive"
)

// A game is what never changes in a game: the setup, and what follows from it,
// laid out for speed. Hexes have the numbers of the map; cities are numbered by
// row, then column.
type game struct {
	setup Setup
	id    string // of the setup
	hash  uint64
	forms forms

	boardText, partsText string // of map and components, as JSON has them

	board *hexmap.Map
	parts *Components
	seats Seat
	goal  int // contracts that end the game (END-1)

	numCities    int
	allContracts uint64

	names  []hexmap.Cell                 // of the hexes
	hexes  [1 << hexBits]uint8           // by the name of a hex in a move: the hex, or noHex
	cities []uint8                       // the hex of each city
	groups []uint64                      // of each city: the cities of its group, or itself (GROUP-1)
	cityOf []uint8                       // of each hex: the city on it, or noCity
	cost   []uint8                       // of each hex: of a simple tile (TRACK-2)
	room   []trackSet                    // of each hex: the tracks that its edges allow (MAP-3, MAP-4, MAP-5)
	beyond [][hexmap.NumDirections]uint8 // of each hex: what lies beyond each edge, or noHex
	beside [][hexmap.NumDirections]uint8 // of each hex: the city beyond each edge, or noCity
	packed []uint64                      // of each hex: its name in a move
	round  []hexSet                      // of each city: the hexes beside it where track can end on its edge
	begins [][]beginning                 // of each city: the tracks that can begin a link there, by the hex
}

// A beginning is the tracks of a hex that end on the edge of a city.
type beginning struct {
	hex    uint8
	tracks trackSet
}

// What stands where there is no hex, or no city. A closed edge has neither
// beyond it: no track ends there (MAP-5), and neighbours are none across it.
const (
	noHex  = 0xff
	noCity = 0xff
)

// A hexSet is a set of hexes.
type hexSet [(MaxHexes + 63) / 64]uint64

func (set *hexSet) add(hex int)      { set[hex>>6] |= 1 << (hex & 63) }
func (set *hexSet) has(hex int) bool { return set[hex>>6]>>(hex&63)&1 != 0 }

// games are those being played, one for each setup.
var games family.Games[Setup, game]

// gameOf is the one game of a setup, or all faults of the setup. A setup whose game is
// being played has none.
func gameOf(setup Setup) (*game, error) {
	setup = setup.withDefaults()
	return games.Get(setup, setup.comes(), Setup.check, Setup.canonical, compile)
}

func compile(setup Setup, text string) *game {
	g := &game{setup: setup, id: archive.ID(text), board: setup.Map, seats: Seat(setup.Players), goal: goals[setup.Players]}
	g.parts = &g.setup.Components
	g.allContracts = 1<<g.parts.NumContracts() - 1
	sum := fnv.New64a()
	sum.Write([]byte(text))
	g.hash = sum.Sum64()
	g.layMap()
	g.layCities()
	g.layForms()
	_, g.boardText = setup.mapNames()
	_, g.partsText = setup.componentsNames()
	return g
}

// costs are those of a simple tile by terrain: TRACK-2.
var costs = [hexmap.NumTerrains]uint8{hexmap.Plain: 0, hexmap.Hill: 2, hexmap.Mountain: 4}

// crossingCost is that of a crossing: TRACK-5.
const crossingCost = 2

// layMap lays out the hexes and what can be placed in them.
func (g *game) layMap() {
	b := g.board
	n := b.Len()
	g.names = make([]hexmap.Cell, n)
	g.cityOf = make([]uint8, n)
	g.cost = make([]uint8, n)
	g.room = make([]trackSet, n)
	g.beyond = make([][hexmap.NumDirections]uint8, n)
	g.packed = make([]uint64, n)
	for name := range g.hexes {
		g.hexes[name] = noHex
	}
	for hex := range n {
		g.names[hex] = b.Cell(hex)
		g.packed[hex] = packedHex(g.names[hex])
		g.hexes[g.packed[hex]>>rowAt] = uint8(hex)
		g.cost[hex] = costs[b.Terrain(hex)]
		g.cityOf[hex] = noCity
		land := b.Terrain(hex) != hexmap.Water // MAP-3
		if b.IsCity(hex) {
			g.cityOf[hex] = uint8(len(g.cities))
			g.cities = append(g.cities, uint8(hex))
			land = false // MAP-4
		}
		if land {
			for t := range track.Tracks() {
				g.room[hex] |= 1 << t
			}
		}
		for d := range hexmap.Direction(hexmap.NumDirections) {
			g.beyond[hex][d] = noHex
			switch next := b.Neighbour(hex, d); {
			case next >= 0 && b.Closed(hex, d):
				g.room[hex] &^= endsOn[d] // MAP-5
			case next >= 0:
				g.beyond[hex][d] = uint8(next)
			}
		}
	}
}

// layCities lays out what lies round the cities, and which are neighbours.
func (g *game) layCities() {
	g.numCities = len(g.cities)
	g.beside = make([][hexmap.NumDirections]uint8, len(g.names))
	g.groups = make([]uint64, g.numCities)
	g.round = make([]hexSet, g.numCities)
	g.begins = make([][]beginning, g.numCities)
	for hex := range g.names {
		for d := range hexmap.Direction(hexmap.NumDirections) {
			g.beside[hex][d] = noCity
			if next := g.beyond[hex][d]; next != noHex {
				g.beside[hex][d] = g.cityOf[next]
			}
			city, tracks := g.beside[hex][d], g.room[hex]&endsOn[d]
			if city != noCity && tracks != 0 {
				g.round[city].add(hex)
				g.begins[city] = append(g.begins[city], beginning{uint8(hex), tracks})
			}
		}
	}
	for city := range g.groups {
		g.groups[city] = g.groupOf(city)
	}
}

// groupOf is the cities that a city is joined to by being neighbours, itself
// included: GROUP-1.
func (g *game) groupOf(city int) uint64 {
	group := uint64(1) << city
	for fresh := group; fresh != 0; {
		var next uint64
		for c := range citiesIn(fresh) {
			next |= g.neighbours(c)
		}
		fresh = next &^ group
		group |= fresh
	}
	return group
}

// neighbours is the cities next to a city.
func (g *game) neighbours(city int) (set uint64) {
	for _, other := range g.beside[g.cities[city]] {
		if other != noCity {
			set |= 1 << other
		}
	}
	return set
}

// contract is the contract of that number; the zero Contract if there is none.
func (g *game) contract(number int) Contract {
	if number < 1 || number > MaxContracts {
		return Contract{}
	}
	return g.parts.Contracts[number-1]
}

// city is the number of the city space in a hex. It reports false if the hex is
// no city space.
func (g *game) city(hex hexmap.Cell) (city int, ok bool) {
	i, ok := g.board.Index(hex)
	if !ok || g.cityOf[i] == noCity {
		return 0, false
	}
	return int(g.cityOf[i]), true
}
