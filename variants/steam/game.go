package steam

import (
	"hash/fnv"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/archive"
)

// A game is what never changes in a game: the setup, and what follows from it,
// laid out for speed. Hexes are numbered as the map numbers them, by row, then
// column; stops, which are its cities and towns, in the same order.
type game struct {
	setup Setup
	id    string // of the setup, whose text is canonical: two games with the same are one
	hash  uint64
	forms forms

	boardText, partsText string // of map and components, as JSON has them

	board   *hexmap.Map
	parts   *Components
	seats   Seat
	turns   int     // SETUP-5
	spaces  int     // of the supply
	places  []place // for which goods are drawn
	setSize int

	cells   []hexmap.Cell
	packed  [MaxHexes]uint64                 // a hex as a Move names it
	named   [(hexmap.MaxRows + 1) << 7]uint8 // hex by row and column, see [game.hexAt]
	beyond  [noHex + 1][8]uint8              // by edge: the hex there, or noHex where the edge is closed (MAP-4)
	open    [MaxHexes]edgeSet                // edges that are not closed
	ground  [MaxHexes]ground
	cost    [MaxHexes]uint8 // of the ground for a new tile (COST-2 to COST-4)
	stopAt  [MaxHexes]uint8 // stop of a hex, or noStop
	stopHex []uint8
	printed []Colour             // by stop; 0 for a town
	starts  []int                // by stop; goods with which a printed city starts, 0 for a town
	towns   []uint8              // the stops that are printed as towns
	outlook outlook              // as far as the printed cities make it
	beside  [MaxHexes]contentSet // what connects to them in an empty hex without a town

	faceOf   [contentEnd]int8 // the face that shows a content, NoFace if there is none
	shown    [MaxFaces]contentSet
	exits    faceSet       // the faces of towns
	showable [2]contentSet // what all faces can show: tracks, and exits
	stock    *tileStock
}

// A place is what goods are drawn for: the city of a stop, or a space of the
// supply, from 1.
type place struct {
	stop, space, goods uint8
}

// What the ground of a hex is to a tile.
type ground uint8

const (
	groundWater ground = iota
	groundLand
	groundTown
	groundCity // printed
)

const (
	noHex  = 255 // beyond an edge that is closed
	noStop = 255
)

// costOfTown is COST-2, costOfRiver COST-3 and costOfHills COST-4.
const (
	costOfTown  = 1
	costOfRiver = 1
	costOfHills = 2
)

func (g *game) standard() bool { return g.setup.Variant == Standard }

// hexAt is the hex that a move names, noHex if the map lacks it.
func (g *game) hexAt(row, column int) uint8 { return g.named[row<<7|column] }

// hexOf is the hex of a cell, noHex if the map lacks it.
func (g *game) hexOf(cell hexmap.Cell) uint8 {
	if !canName(cell) {
		return noHex
	}
	return g.hexAt(cell.Row(), cell.Column())
}

// layMap numbers hexes and stops and lays out what is around them.
func (g *game) layMap() {
	for i := range g.named {
		g.named[i] = noHex
	}
	for hex := range g.board.Len() {
		cell := g.board.Cell(hex)
		g.cells = append(g.cells, cell)
		g.named[cell.Row()<<7|cell.Column()] = uint8(hex)
		g.packed[hex] = packHex(cell)
		g.ground[hex], g.cost[hex] = groundLand, 0
		g.stopAt[hex] = noStop
		if g.board.HasRiver(hex) {
			g.cost[hex] += costOfRiver
		}
		switch g.board.Terrain(hex) {
		case hexmap.Water:
			g.ground[hex] = groundWater
		case hexmap.Hill, hexmap.Mountain:
			g.cost[hex] += costOfHills
		}
		switch {
		case g.board.IsTown(hex):
			g.ground[hex] = groundTown
			g.cost[hex] += costOfTown
			g.towns = append(g.towns, uint8(len(g.stopHex)))
			g.addStop(hex, 0)
		case g.board.IsCity(hex):
			g.ground[hex] = groundCity
			colour, _ := PrintedCity(g.board, hex)
			g.addStop(hex, colour)
		}
	}
	for hex := range g.board.Len() {
		for d := range hexmap.Direction(8) {
			g.beyond[hex][d] = noHex
			if d >= hexmap.NumDirections || g.ground[hex] == groundWater {
				continue
			}
			n := g.board.Neighbour(hex, d)
			if n < 0 || g.ground[n] == groundWater || g.board.Closed(hex, d) {
				continue // MAP-4
			}
			g.beyond[hex][d] = uint8(n)
			g.open[hex] |= 1 << d
		}
	}
	for stop, hex := range g.stopHex {
		if g.printed[stop] != 0 {
			g.outlook.addCity(g, hex)
		}
	}
	g.outlook.at, g.outlook.told = g.outlook.told, hexSet{}
	for hex := range g.board.Len() {
		around := g.outlook.around[hex]
		around.keep(g.open[hex], 0)
		g.beside[hex] = around.connectedContents(0)
	}
}

func (g *game) addStop(hex int, printed Colour) {
	g.stopAt[hex] = uint8(len(g.stopHex))
	g.stopHex = append(g.stopHex, uint8(hex))
	g.printed = append(g.printed, printed)
	starts := 0
	if printed != 0 {
		starts = max(g.setup.cityStarts(hex), 0)
	}
	g.starts = append(g.starts, starts)
}

// layPlaces lists what goods are drawn for (SETUP-2, SETUP-3).
func (g *game) layPlaces() {
	for stop, n := range g.starts {
		if n > 0 {
			g.places = append(g.places, place{stop: uint8(stop), goods: uint8(n)})
		}
	}
	for space := range g.spaces {
		g.places = append(g.places, place{stop: noStop, space: uint8(space + 1), goods: uint8(g.setSize)})
	}
}

// layFaces finds which face shows what.
func (g *game) layFaces() {
	for c := range g.faceOf {
		g.faceOf[c] = NoFace
	}
	for i, face := range g.parts.Faces {
		for turned := range face.Tile.Rotations() {
			c := contentOf[turned]
			g.faceOf[c] = int8(i)
			if c.isExits() {
				g.shown[i] |= 1 << c
				g.exits |= 1 << i
			} else {
				g.shown[i] |= 1 << (c - singleTracks)
			}
		}
	}
	for i := range g.parts.Faces {
		g.showable[g.exitFace(i)] |= g.shown[i]
	}
	g.stock = newTileStock(g.parts)
}

// games are those being played, one for each setup.
var games family.Games[Setup, game]

// gameOf is the one game of a setup, or all faults of the setup. A setup whose game is
// being played has none.
func gameOf(setup Setup) (*game, error) {
	setup = setup.withDefaults()
	if setup.Components != standard() {
		setup.Components = setup.Components.clone() // which can change
	}
	return games.Get(setup, setup.comes(), Setup.check, Setup.canonical, compile)
}

func compile(setup Setup, text string) *game {
	g := &game{
		setup:   setup,
		id:      archive.ID(text),
		board:   setup.Map,
		parts:   setup.Components,
		seats:   Seat(setup.Players),
		turns:   turnsOf(setup.Players),
		spaces:  supplySpaces(setup.Map),
		setSize: setup.setSize(),
	}
	sum := fnv.New64a()
	sum.Write([]byte(text))
	g.hash = sum.Sum64()
	g.layMap()
	g.layPlaces()
	g.layFaces()
	g.layForms()
	_, g.boardText = setup.mapNames()
	_, g.partsText = setup.componentsNames()
	return g
}

// turnsOf is the number of turns of a game (SETUP-5).
func turnsOf(players int) int {
	switch players {
	case 3:
		return 10
	case 4:
		return 8
	}
	return 7
}

// A hexSet is a set of hexes.
type hexSet [(MaxHexes + 63) / 64]uint64

func (set *hexSet) add(hex uint8)      { set[hex>>6] |= 1 << (hex & 63) }
func (set *hexSet) remove(hex uint8)   { set[hex>>6] &^= 1 << (hex & 63) }
func (set *hexSet) has(hex uint8) bool { return set[hex>>6]>>(hex&63)&1 != 0 }
