package ageofsteam

import (
	"embed"
	"slices"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
)

// Bounds of what a State holds.
const (
	MaxHexes   = 200
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

// colours are the letters of all colours.
var colours = [colourEnd]string{"no colour", "K", "R", "B", "P", "Y"}

// colourOf reads a letter.
func colourOf(letter string) Colour { return Colour(max(0, slices.Index(colours[:], letter))) }

// numCubes is how many cubes of a colour there are (BOX-1).
var numCubes = [NumColours]uint8{16, 20, 20, 20, 20}

const mostCubes = 20 // of a colour

// Word returns the word of a colour, as in "red"; "" of none.
func (c Colour) Word() string {
	return [...]string{"", "black", "red", "blue", "purple", "yellow"}[min(c, colourEnd)%colourEnd]
}

// String returns the letter of a colour.
func (c Colour) String() string { return colours[min(c, colourEnd)%colourEnd] }

// A column is one of the goods chart, with the die that empties it (BOX-3, BOX-7).
type column struct {
	name   string // of the new city: A to H; of a printed city its hex
	hex    uint8  // of a printed city, or none
	rows   uint8
	colour Colour
	die    string // w3 is a light one that shows 3
	cubes  uint8  // at the start (MAP-3)
}

// newColumn returns a column by the words that a map has of its city.
func newColumn(name string, hex, rows uint8, words []string) column {
	return column{name, hex, rows, colourOf(words[0]), words[1], words[2][0] - '0'}
}

// newColumns are the columns of A to H (BOX-3).
const newColumns = "A R w3 0\nB B w4 0\nC K w5 0\nD K w6 0\nE Y b1 0\nF P b2 0\nG K b3 0\nH K b4 0"

// A game is what stays the same in all positions.
type game struct {
	setup   Setup
	hash    uint64 // of the setup
	board   *hexmap.Map
	next    [MaxHexes][hexmap.NumDirections]uint8 // the hex beyond an open edge (MAP-2)
	cost    [MaxHexes]uint8                       // that each first tile has (COST-1, COST-2); 0 where nothing is laid
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
		{Expected: "a colour: B, K, R, P or Y", Accepts: oneOf("B", "K", "R", "P", "Y"), RuleID: "MAP-3"},
		{Expected: "a die, such as w3 or b4", Accepts: oneOf("w1", "w2", "w3", "w4", "w5", "w6", "b1", "b2", "b3", "b4", "b5", "b6"), RuleID: "MAP-3"},
		{Expected: "2 or 3 cubes", Accepts: oneOf("2", "3"), RuleID: "MAP-3"},
	},
	MaxHexes: MaxHexes, MinCities: 1, MaxCities: maxPrinted, MaxStops: MaxStops,
	Rules: hexmap.MapRules{Cells: "MAP-1", Size: "MAP-1", Stops: "MAP-4", Names: "MAP-3"},
}

func oneOf(words ...string) func(string) bool {
	return func(word string) bool { return slices.Contains(words, word) }
}

// Maps are the names of the maps (MAP-4).
var Maps = []string{"rust-belt", "reversteam"}

// games holds one game for each setup, so that equal positions have equal pointers.
var games family.Interned[Setup, game]

func (setup Setup) compile() *game {
	text := parse.Must(mapFiles.ReadFile("maps/" + strings.ReplaceAll(setup.Map, "-", "") + ".map"))
	m := hexmap.MustParseMap(string(text), format)
	choices := slices.Index(Maps, setup.Map) + len(Maps)*slices.Index(ruleSets, setup.Rules)
	g := &game{setup: setup, board: m, hash: family.Mixed(uint64(setup.Players), uint64(choices))}
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
			g.printed[i] = uint8(len(g.columns))
			g.columns = append(g.columns, newColumn(m.Cell(i).String(), uint8(i), 3, m.CityWords(i)))
		case m.IsTown(i):
			g.cost[i] = 1
		case m.Terrain(i) == hexmap.Mountain:
			g.cost[i] = 4
		case m.Terrain(i) == hexmap.Plain:
			g.cost[i] = 2 + uint8(describe.One(m.HasRiver(i)))
		}
	}
	for _, line := range strings.Split(newColumns, "\n") {
		words := strings.Fields(line)
		g.columns = append(g.columns, newColumn(words[0], none, 2, words[1:]))
	}
	return g
}

// printedCities returns how many columns belong to printed cities.
func (g *game) printedCities() int { return len(g.columns) - newCities }

// index returns the number of a hex; none if it is not on the map.
func (g *game) index(c hexmap.Cell) uint8 {
	if i, ok := g.board.Index(c); ok {
		return uint8(i)
	}
	return none
}

// nameOf returns what people call a hex: its city or town, otherwise its cell.
func (g *game) nameOf(c hexmap.Cell) string {
	if i := g.index(c); i != none && g.board.NameOf(int(i)) != "" {
		return g.board.NameOf(int(i))
	}
	return c.String()
}
