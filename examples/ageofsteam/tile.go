package ageofsteam

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

// A Tile is one of the kinds of tiles (TILE-2, TILE-3). The zero Tile is none.
type Tile uint8

// The tiles: first those without a town.
const (
	Tile21 Tile = iota + 1
	Tile22
	Tile23
	Tile41
	Tile42
	Tile43
	Tile44
	Tile45
	Tile46
	Tile47
	TileT11
	TileT21
	TileT22
	TileT23
	TileT31
	TileT32
	TileT33
	TileT34
	TileT41
	TileT42
	TileT43
	tileEnd
)

// tiles are the names of the tiles, what they show with turn 0, and how many there are; 0
// for tiles that are made of another one and a disc (TILE-5).
var tiles = [tileEnd]struct {
	name, shows string
	stock       uint8
}{
	{},
	{"21", "E-W", 48},
	{"22", "E-NW", 55},
	{"23", "E-NE", 7},
	{"41", "NE-SW+NW-SE", 4},
	{"42", "E-W+NW-SW", 4},
	{"43", "NE-W+NW-E", 3},
	{"44", "E-W+NW-NE", 1},
	{"45", "NE-W+E-SW", 1},
	{"46", "E-SW+NE-NW", 1},
	{"47", "E-SW+NW-W", 1},
	{"T11", "E", 3},
	{"T21", "E+W", 0},
	{"T22", "E+NW", 0},
	{"T23", "E+NE", 0},
	{"T31", "E+NW+SW", 2},
	{"T32", "E+W+NE", 2},
	{"T33", "E+W+SE", 2},
	{"T34", "E+NE+SE", 2},
	{"T41", "E+W+SW+NW", 0},
	{"T42", "E+W+SE+NW", 0},
	{"T43", "E+SE+SW+W", 0},
}

// numDiscs is how many town discs there are (BOX-2).
const numDiscs = 8

// String returns the name of a tile.
func (t Tile) String() string {
	if t == 0 || t >= tileEnd {
		return "no tile"
	}
	return tiles[t].name
}

// isTown reports whether a tile is one for towns.
func (t Tile) isTown() bool { return t >= TileT11 }

// isCrossing and isBeside say how the two tracks of a tile lie.
func (t Tile) isCrossing() bool { return t >= Tile41 && t <= Tile43 }
func (t Tile) isBeside() bool   { return t >= Tile44 && t <= Tile47 }

// needsDisc reports whether a tile shows its town by a disc (TILE-5).
func (t Tile) needsDisc() bool {
	return t >= TileT21 && t <= TileT23 || t >= TileT41
}

// shares are the kinds of tiles that are made of each other, with how many there are of
// all (TILE-5, TILE-6). No tile is in two of them.
var shares = [...]struct {
	tiles [4]Tile
	stock uint8
}{
	{[4]Tile{Tile21, TileT21}, 48},
	{[4]Tile{Tile22, TileT22}, 55},
	{[4]Tile{Tile23, TileT23}, 7},
	{[4]Tile{TileT41, Tile42, Tile46, Tile47}, 6},
	{[4]Tile{TileT42, Tile41, Tile45}, 5},
	{[4]Tile{TileT43, Tile43, Tile44}, 4},
}

// A lay is a tile as it lies in a hex: a way of a tile to lie. Each piece, a track or an
// exit, has a slot.
type lay struct {
	tile   Tile
	turn   uint8 // the least that looks so (TILE-4)
	track  track.Tile
	edges  uint8                       // the edges with a piece, a bit each
	other  [hexmap.NumDirections]uint8 // where the piece on an edge leads: an edge, exit or nothing
	slot   [hexmap.NumDirections]uint8 // the slot of the piece on an edge
	pieces uint8
}

const (
	exit    = 6
	nothing = 7
)

// lays are all ways to lie, from 1: first those without a town, then those of towns, and
// behind them the eight new cities.
var lays = makeLays()

// firstTown is the first lay of a town, and firstCity that of city A.
var (
	firstTown = layOf(TileT11, 0)
	firstCity = uint8(len(lays)) - newCities
)

func makeLays() []lay {
	all := make([]lay, 1, 120)
	for d := range all[0].other {
		all[0].other[d] = nothing
	}
	for tile := Tile21; tile < tileEnd; tile++ {
		shows := track.MustParseTile(tiles[tile].shows)
		first := len(all)
		for turn := range 6 {
			l := lay{tile: tile, turn: uint8(turn), track: shows.Rotate(-turn)}
			seen := false
			for _, before := range all[first:] {
				seen = seen || before.track == l.track
			}
			if !seen {
				all = append(all, l.filled())
			}
		}
	}
	for range newCities {
		all = append(all, all[0])
	}
	return all
}

// filled returns a lay with what follows from its track.
func (l lay) filled() lay {
	for d := range l.other {
		l.other[d] = nothing
	}
	for part := range l.track.Parts() {
		for d := range hexmap.Direction(hexmap.NumDirections) {
			if !part.Has(d) {
				continue
			}
			l.edges |= 1 << d
			l.slot[d], l.other[d] = l.pieces, exit
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
