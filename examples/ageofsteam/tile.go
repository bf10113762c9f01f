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
	extra       uint8 // what it costs as the first of a hex besides (COST-1)
	disc        bool  // it shows its town by a disc (TILE-5)
}

// What tiles with two tracks cost more than one (COST-1).
const (
	crossing = 2
	beside   = 1
)

// tiles are all kinds: first those without a town, then those for towns (TILE-2, TILE-3).
var tiles = [...]kindOfTile{
	{name: "no tile"},
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

// pools has the number of tiles in each pool. Tiles outside all pools, 0, never run out.
var pools = [...]uint8{255, 48, 55, 7, 6, 5, 4}

const (
	tileEnd   = Tile(len(tiles))
	firstTile = Tile(11) // for towns: T11
)

// numDiscs is how many town discs there are (BOX-2).
const numDiscs = 8

// String returns the name of a tile.
func (t Tile) String() string { return tiles[min(t, tileEnd)%tileEnd].name }

// tileWords are the names of the tiles.
var tileWords = describe.Names(Tile(1), tileEnd-1)

// isTown reports whether a tile is one for towns, and group returns which of the groups has it.
func (t Tile) isTown() bool { return t >= firstTile }
func (t Tile) group() int   { return describe.One(t.isTown()) }

// A lay is a tile as it lies in a hex: a way of a tile to lie. Its pieces are its tracks and exits.
type lay struct {
	tile   Tile
	turn   uint8 // the least that looks so (TILE-4)
	track  track.Tile
	edges  uint8        // the edges with a piece, a bit each
	owners uint32       // the bits of a hex that say whose these are
	other  [edges]uint8 // where the piece on an edge leads: an edge, exit or nothing
	pieces uint8
	extra  uint8 // what it costs as the first of a hex besides (COST-1, COST-2)
}

const (
	exit    = 6
	nothing = 7
)

// lays are all ways to lie, from 1: first those without a town, then those of towns, behind
// them the eight new cities, and last a printed city.
var lays = [numLays]lay(makeLays())

const (
	numLays     = 117
	printedCity = numLays - 1
	firstCity   = printedCity - newCities // city A
	mostPieces  = 4                       // of a tile
)

func makeLays() []lay {
	all := []lay{makeLay(0, 0, 0)}
	for tile := Tile(1); tile < tileEnd; tile++ {
		shows := track.MustParseTile(tiles[tile].shows)
		for turn := range len(slices.Collect(shows.Rotations())) {
			all = append(all, makeLay(tile, uint8(turn), shows.Rotate(-turn)))
		}
	}
	return append(all, slices.Repeat([]lay{makeLay(0, 0, track.City)}, newCities+1)...)
}

func makeLay(tile Tile, turn uint8, shows track.Tile) lay {
	l := lay{tile: tile, turn: turn, track: shows, edges: shows.Edges(), extra: tiles[tile].extra}
	l.pieces = uint8(shows.NumTracks() + shows.NumExits())
	if tile.isTown() {
		l.extra = l.pieces
	}
	for d := range edges {
		l.other[d] = nothing
		if other, joined := shows.Other(hexmap.Direction(d)); joined {
			l.other[d] = uint8(other)
		} else if shows.HasExit(hexmap.Direction(d)) {
			l.other[d] = exit
		}
		if tile > 0 && l.other[d] != nothing {
			l.owners |= 7 << (3 * d)
		}
	}
	return l
}

// layOf returns the number of a lay; 0 if the tile looks so with a smaller turn, or there
// is none.
func layOf(tile Tile, turn uint8) uint8 {
	return uint8(max(0, slices.IndexFunc(lays[:], func(l lay) bool { return tile > 0 && l.tile == tile && l.turn == turn })))
}

// A laying is what a tile changes in its hex.
type laying struct {
	added   uint8 // the edges of new and changed pieces
	pieces  uint8 // how many these are
	changed uint8 // an edge of each old track that is changed
	broken  Rule  // if pieces would be lost or nothing is new (BUILD-8, BUILD-9, REDIRECT-1)
}

// onto compares a tile with what lies in its hex.
func (l *lay) onto(old *lay) (of laying) {
	come, lost := l.track.Minus(old.track), old.track.Minus(l.track)
	of.added, of.pieces = come.Edges(), uint8(come.NumTracks()+come.NumExits())
	switch {
	case lost.NumExits() > 0:
		of.broken = BuildKeeps
	case come == 0:
		of.broken = BuildNew
	}
	for t := range lost.Tracks() {
		kept, left := t.Ends()
		of.changed |= 1 << kept
		if come.Has(left) {
			kept, left = left, kept
		}
		if to, joined := come.Other(kept); !joined || come.Has(left) || old.track.Has(to) {
			of.broken = BuildKeeps
		}
	}
	return of
}

// layings are what each lay does to what lies in a hex.
var layings = func() (all [numLays][numLays]laying) {
	for old := range lays {
		for number := range lays {
			all[old][number] = lays[number].onto(&lays[old])
		}
	}
	return all
}()

// A group is the lays without a town, or those of towns, and sets of them: a bit each, from the first.
type group struct {
	first    uint8
	shows    [tileEnd]uint64        // each tile
	onto     [numLays]uint64        // what can take the place of each lay (BUILD-8, REDIRECT-1)
	keeps    [numLays]uint64        // and that without changing an old track
	fits     [1 << edges]uint64     // those without an edge of a set
	anchored [1 << edges]uint64     // those that an edge of a set can anchor in an empty hex (BUILD-6)
	within   [mostPieces + 1]uint64 // those that cost no more than so much besides, as the first of a hex
}

var groups = [...]group{makeGroup(1, layOf(firstTile, 0)), makeGroup(layOf(firstTile, 0), firstCity)}

func makeGroup(first, end uint8) group {
	g := group{first: first}
	for number := first; number < end; number++ {
		l, bit := &lays[number], uint64(1)<<(number-first)
		g.shows[l.tile] |= bit
		for old := range lays {
			if of := layings[old][number]; of.broken == 0 {
				g.onto[old] |= bit
				g.keeps[old] |= bit * uint64(describe.One(of.changed == 0))
			}
		}
		for set := range g.fits {
			at := site{anchor: uint8(set)}
			if l.edges&uint8(set) == 0 {
				g.fits[set] |= bit
			}
			if at.isAnchored(l, l.edges) {
				g.anchored[set] |= bit
			}
		}
		for more := int(l.extra); more < len(g.within); more++ {
			g.within[more] |= bit
		}
	}
	return g
}
