package ageofsteam

import (
	"embed"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/railhex/railhex/hexmap"
)

// Bounds of what a State holds.
const (
	MaxHexes   = 210
	MaxStops   = 36 // cities and towns of a map
	maxPrinted = 12 // printed cities
	newCities  = 8  // A to H (BOX-3)
	maxColumns = maxPrinted + newCities
	none       = 255 // no hex, no column
)

// A Colour is that of a cube and of a city. The zero Colour is none.
type Colour uint8

// The colours.
const (
	Black Colour = iota + 1
	Red
	Blue
	Purple
	Yellow
	colourEnd

	NumColours = int(colourEnd) - 1
)

const colourLetters = "KRBPY"

// numCubes is how many cubes of a colour there are (BOX-1).
var numCubes = [NumColours]uint8{16, 20, 20, 20, 20}

// String returns the letter of a colour.
func (c Colour) String() string {
	if c == 0 || c >= colourEnd {
		return "no colour"
	}
	return colourLetters[c-1 : c]
}

// A column is one of the goods chart, with the die that empties it (BOX-3, BOX-7).
type column struct {
	name   string // of the new city: A to H; of a printed city its hex
	hex    uint8  // of a printed city
	colour Colour
	dark   bool
	die    uint8
	rows   uint8
	cubes  uint8 // at the start (MAP-3)
}

// A game is what stays the same in all positions.
type game struct {
	setup   Setup
	hash    uint64 // of the setup
	board   *hexmap.Map
	next    [MaxHexes][hexmap.NumDirections]uint8 // the hex beyond an open edge (MAP-2)
	cost    [MaxHexes]uint8                       // of plain track (COST-1); 0 where nothing is laid
	printed [MaxHexes]uint8                       // the column of a printed city, or none
	town    [MaxHexes]bool
	columns []column // printed cities in the order of the map, then A to H
	stops   []uint8  // the hexes of cities and towns
	stop    [MaxHexes]uint8
}

//go:embed maps
var mapFiles embed.FS

// format is how the maps of the game are written (MAP-1, MAP-3).
var format = hexmap.MapFormat{
	Terrains: []hexmap.Terrain{hexmap.Plain, hexmap.Mountain, hexmap.Water},
	CityWords: []hexmap.MapWord{
		{Expected: "a colour: B, K, R, P or Y", Accepts: func(w string) bool {
			return len(w) == 1 && strings.Contains(colourLetters, w)
		}, RuleID: "MAP-3"},
		{Expected: "a die, such as w3 or b4", Accepts: func(w string) bool {
			return len(w) == 2 && (w[0] == 'w' || w[0] == 'b') && w[1] >= '1' && w[1] <= '6'
		}, RuleID: "MAP-3"},
		{Expected: "2 or 3 cubes", Accepts: func(w string) bool { return w == "2" || w == "3" }, RuleID: "MAP-3"},
	},
	MaxHexes: MaxHexes, MinCities: 1, MaxCities: maxPrinted, MaxStops: MaxStops,
	Rules: hexmap.MapRules{Cells: "MAP-1", Size: "MAP-1", Stops: "MAP-4", Names: "MAP-3"},
}

// newColumns are the columns of A to H (BOX-3).
var newColumns = []column{
	{name: "A", colour: Red, die: 3},
	{name: "B", colour: Blue, die: 4},
	{name: "C", colour: Black, die: 5},
	{name: "D", colour: Black, die: 6},
	{name: "E", colour: Yellow, dark: true, die: 1},
	{name: "F", colour: Purple, dark: true, die: 2},
	{name: "G", colour: Black, dark: true, die: 3},
	{name: "H", colour: Black, dark: true, die: 4},
}

// Maps are the names of the maps (MAP-4).
var Maps = []string{"rust-belt", "reversteam"}

// readMap reads one of the maps that ship.
var readMap = map[string]func() *hexmap.Map{
	"rust-belt":  sync.OnceValue(func() *hexmap.Map { return shipped("rustbelt") }),
	"reversteam": sync.OnceValue(func() *hexmap.Map { return shipped("reversteam") }),
}

func shipped(name string) *hexmap.Map {
	text, err := mapFiles.ReadFile("maps/" + name + ".map")
	if err != nil {
		panic(err)
	}
	return hexmap.MustParseMap(string(text), format)
}

// compiled holds one game for each setup, so that equal positions have equal pointers.
var compiled sync.Map

func compile(setup Setup) *game {
	if g, ok := compiled.Load(setup); ok {
		return g.(*game)
	}
	m := readMap[setup.Map]()
	g := &game{setup: setup, board: m, hash: uint64(setup.Players)<<8 | uint64(slices.Index(Maps, setup.Map))<<4 | uint64(slices.Index(ruleSets, setup.Rules))}
	for i := range m.Len() {
		g.printed[i], g.stop[i] = none, none
		for d := range hexmap.Direction(hexmap.NumDirections) {
			g.next[i][d] = none
			if j := m.Neighbour(i, d); j >= 0 && m.Terrain(i) != hexmap.Water && m.Terrain(j) != hexmap.Water {
				g.next[i][d] = uint8(j) // MAP-2
			}
		}
		g.town[i] = m.IsTown(i)
		if m.IsTown(i) || m.IsCity(i) {
			g.stop[i] = uint8(len(g.stops))
			g.stops = append(g.stops, uint8(i))
		}
		switch {
		case m.IsCity(i):
			words := m.CityWords(i)
			g.printed[i] = uint8(len(g.columns))
			g.columns = append(g.columns, column{
				name: m.Cell(i).String(), hex: uint8(i), rows: 3, cubes: words[2][0] - '0',
				colour: Colour(1 + strings.IndexByte(colourLetters, words[0][0])),
				dark:   words[1][0] == 'b', die: words[1][1] - '0',
			})
		case m.Terrain(i) == hexmap.Mountain:
			g.cost[i] = 4
		case m.Terrain(i) == hexmap.Plain && m.HasRiver(i):
			g.cost[i] = 3
		case m.Terrain(i) == hexmap.Plain:
			g.cost[i] = 2
		}
	}
	for _, c := range newColumns {
		c.hex, c.rows = none, 2
		g.columns = append(g.columns, c)
	}
	stored, _ := compiled.LoadOrStore(setup, g)
	return stored.(*game)
}

// printedCities returns how many columns belong to printed cities.
func (g *game) printedCities() int { return len(g.columns) - newCities }

// column returns the number of a column by its name.
func (g *game) column(name string) (int, bool) {
	i := slices.IndexFunc(g.columns, func(c column) bool { return c.name == name })
	return i, i >= 0
}

// index returns the number of a hex.
func (g *game) index(c hexmap.Cell) (uint8, bool) {
	i, ok := g.board.Index(c)
	return uint8(i), ok
}

// nameOf returns what people call a hex: its city or town, otherwise its cell.
func (g *game) nameOf(i uint8) string {
	if name := g.board.NameOf(int(i)); name != "" {
		return name
	}
	return fmt.Sprint(g.board.Cell(int(i)))
}
