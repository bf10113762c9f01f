package ageofsteam

import (
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/describe"
)

// A Tile is one of the kinds of tiles (TILE-2, TILE-3). The zero Tile is none.
type Tile uint8

// A kindOfTile is what there is to know of a tile.
type kindOfTile struct {
	name, shows string // with turn 0
	stock       uint8
	pool        uint8 // of tiles that are made of each other (TILE-5, TILE-6), or 0
	extra       uint8 // what it costs as the first of a hex (COST-1)
	disc        bool  // it shows its town by a disc (TILE-5)
}

// What tiles with two tracks cost more than one (COST-1).
const (
	crossing = 2
	beside   = 1
)

// tiles are all kinds: first those without a town, then those for towns (TILE-2, TILE-3).
var tiles = [...]kindOfTile{
	{},
	{"21", "E-W", 48, 1, 0, false},
	{"22", "E-NW", 55, 2, 0, false},
	{"23", "E-NE", 7, 3, 0, false},
	{"41", "NE-SW+NW-SE", 4, 5, crossing, false},
	{"42", "E-W+NW-SW", 4, 4, crossing, false},
	{"43", "NE-W+NW-E", 3, 6, crossing, false},
	{"44", "E-W+NW-NE", 1, 6, beside, false},
	{"45", "NE-W+E-SW", 1, 5, beside, false},
	{"46", "E-SW+NE-NW", 1, 4, beside, false},
	{"47", "E-SW+NW-W", 1, 4, beside, false},
	{"T11", "E", 3, 0, 0, false},
	{"T21", "E+W", 48, 1, 0, true},
	{"T22", "E+NW", 55, 2, 0, true},
	{"T23", "E+NE", 7, 3, 0, true},
	{"T31", "E+NW+SW", 2, 0, 0, false},
	{"T32", "E+W+NE", 2, 0, 0, false},
	{"T33", "E+W+SE", 2, 0, 0, false},
	{"T34", "E+NE+SE", 2, 0, 0, false},
	{"T41", "E+W+SW+NW", 6, 4, 0, true},
	{"T42", "E+W+SE+NW", 5, 5, 0, true},
	{"T43", "E+SE+SW+W", 4, 6, 0, true},
}

// pools are how many tiles there are of each pool.
var pools = [...]uint8{0, 48, 55, 7, 6, 5, 4}

const (
	tileEnd   = Tile(len(tiles))
	firstTile = Tile(11) // for towns: T11
)

// numDiscs is how many town discs there are (BOX-2).
const numDiscs = 8

// String returns the name of a tile.
func (t Tile) String() string {
	if t == 0 || t >= tileEnd {
		return "no tile"
	}
	return tiles[t].name
}

// tileWords are the names of the tiles.
var tileWords = describe.Names(Tile(1), tileEnd-1)

// isTown reports whether a tile is one for towns, and needsDisc whether it takes a disc.
func (t Tile) isTown() bool    { return t >= firstTile }
func (t Tile) needsDisc() bool { return tiles[t].disc }

// A lay is a tile as it lies in a hex: a way of a tile to lie. Each piece, a track or an
// exit, has a slot.
type lay struct {
	tile   Tile
	turn   uint8 // the least that looks so (TILE-4)
	track  track.Tile
	edges  uint8        // the edges with a piece, a bit each
	other  [edges]uint8 // where the piece on an edge leads: an edge, exit or nothing
	slot   [edges]uint8 // where the owner of the piece on an edge stands among the bits of its hex
	pieces uint8
}

const (
	exit    = 6
	nothing = 7
)

// lays are all ways to lie, from 1: first those without a town, then those of towns, behind
// them the eight new cities, and last a printed city. A city is exits on every edge, and no
// piece.
var lays = makeLays()

// firstTown is the first lay of a town, firstCity that of city A, and printedCity the last.
var (
	firstTown   = layOf(firstTile, 0)
	firstCity   = printedCity - newCities
	printedCity = uint8(len(lays)) - 1
)

func makeLays() []lay {
	all := []lay{makeLay(0, 0, 0)}
	for tile := Tile(1); tile < tileEnd; tile++ {
		shows := track.MustParseTile(tiles[tile].shows)
		first := len(all)
		for turn := range 6 {
			l := makeLay(tile, uint8(turn), shows.Rotate(-turn))
			if !slices.ContainsFunc(all[first:], func(before lay) bool { return before.track == l.track }) {
				all = append(all, l)
			}
		}
	}
	city := makeLay(0, 0, track.City)
	city.pieces, city.slot = 0, all[0].slot
	return append(all, slices.Repeat([]lay{city}, newCities+1)...)
}

func makeLay(tile Tile, turn uint8, shows track.Tile) lay {
	l := lay{tile: tile, turn: turn, track: shows}
	for d := range l.other {
		l.other[d], l.slot[d] = nothing, 16 // where no owner stands
	}
	for part := range shows.Parts() {
		for d := range hexmap.Direction(hexmap.NumDirections) {
			if !part.Has(d) {
				continue
			}
			l.edges |= 1 << d
			l.slot[d], l.other[d] = 3*l.pieces, exit
			if other, ok := part.Other(d); ok {
				l.other[d] = uint8(other)
			}
		}
		l.pieces++
	}
	return l
}

// layOf returns the number of a lay; 0 if the tile looks so with a smaller turn, or there
// is none.
func layOf(tile Tile, turn uint8) uint8 {
	for i := range lays {
		if lays[i].tile == tile && lays[i].turn == turn && tile > 0 {
			return uint8(i)
		}
	}
	return 0
}

// A group is the lays without a town, or those of towns, and sets of them with a bit each.
type group struct {
	first, end uint8
	fits       [1 << edges]uint64 // those without an edge of a set
	anchored   [1 << edges]uint64 // those that an edge of a set can anchor in an empty hex (BUILD-6)
}

var groups = [...]group{makeGroup(1, firstTown), makeGroup(firstTown, firstCity)}

func makeGroup(first, end uint8) group {
	g := group{first: first, end: end}
	for number := first; number < end; number++ {
		l, bit := &lays[number], uint64(1)<<(number-first)
		for set := range g.fits {
			at := site{anchor: uint8(set)}
			if l.edges&uint8(set) == 0 {
				g.fits[set] |= bit
			}
			if at.isAnchored(l, l.edges) {
				g.anchored[set] |= bit
			}
		}
	}
	return g
}

// layings are what each lay does to what lies in a hex.
var layings = func() (all [1 << 7][1 << 7]laying) {
	for old := range lays {
		for number := range lays {
			all[old][number] = lays[number].onto(&lays[old])
		}
	}
	return all
}()

// upgrades are, for each lay, those of its group that can take its place, without and with a
// redirection (BUILD-8, REDIRECT-1).
var upgrades = func() (all [2][1 << 7]uint64) {
	for _, g := range groups {
		for old := g.first; old < g.end; old++ {
			for number := g.first; number < g.end; number++ {
				if of := layings[old][number]; of.broken == 0 {
					all[min(of.redirects, 1)][old] |= 1 << (number - g.first)
				}
			}
		}
	}
	return all
}()

// inStock returns the lays whose tiles are left for a hex without a disc.
func (g *group) inStock(left *stock) (set uint64) {
	for number := g.first; number < g.end; number++ {
		if left[0][lays[number].tile] {
			set |= 1 << (number - g.first)
		}
	}
	return set
}
