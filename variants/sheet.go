package variants

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

// NewTracer returns the tracer that finds the links on a sheet of board b. Only
// those that are [track.Complete] are links of this game (SCORE-2). No link crosses a
// blocked border (WALL-2), and its towns are those that track passes through (BUILD-8).
func NewTracer(b *hexmap.Board, blocked []hexmap.Edge) *track.Tracer {
	var towns []int
	for region := 1; region <= hexmap.NumRegions; region++ {
		towns = append(towns, b.Town(region))
	}
	return track.NewTracer(b, blocked, towns)
}

// BlankSheet returns what lies on the hexes of board b before track is drawn: the
// cities, which end it on whatever edge it comes (BUILD-7), and nothing else.
func BlankSheet(b *hexmap.Board) []track.Tile {
	tiles := make([]track.Tile, b.Len())
	for region := 1; region <= hexmap.NumRegions; region++ {
		tiles[b.City(region)] = track.City
	}
	return tiles
}
