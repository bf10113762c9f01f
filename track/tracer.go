package track

import (
	"fmt"

	"github.com/railhex/railhex/hexmap"
)

// A Grid is the hexes that track lies in, numbered from 0. A [hexmap.Grid] is one,
// and so is a [hexmap.Map].
type Grid interface {
	Len() int                                // how many hexes there are
	Hex(i int) hexmap.Hex                    // the place of hex i
	Neighbour(i int, d hexmap.Direction) int // the hex beyond an edge of hex i, or -1 if the grid has none there
}

// A Tracer follows track over one grid. It holds what lies beyond each edge in
// such a way that each step is a look-up in a table. It never changes: any number
// of goroutines may share it. The zero Tracer is one of a grid without hexes.
//
// Its methods take what lies on the grid as a slice with the [Tile] of each hex. That is
// the zero Tile where there is nothing, [City] where there is a city, and exits where a
// town ends track. So whatever changes during a game, a town that becomes a city too,
// changes in that slice alone. They panic if it is not as long as the grid has hexes, or
// if the hex of an End is not on the grid. Whatever lies on the grid they come to an end,
// but they need not if a Tile is invalid.
type Tracer struct {
	hops  [][digitMask + 1]hop // by hex and the digit of the edge it is left by
	towns []uint8              // by hex: 1 if track in it passes through a town
}

// A hop is what lies beyond an edge of a hex.
type hop struct {
	hex   uint16 // the neighbour
	entry uint8  // the edge between as the neighbour sees it, by its digit in a Tile; 0 if nothing lies beyond
	shift uint8  // where that digit stands
	towns uint8  // of the neighbour
}

// nowhere is beyond the rim and closed edges: nothing is ever joined to the edge
// there, as if it were one where all tiles have the digit 0.
var nowhere = hop{shift: digitBits * (digitMask + 3)}

// NewTracer prepares to follow track on a grid where none crosses the closed
// edges. Edges that the grid does not have are ignored. Towns are the hexes where
// a track that is not an exit passes through the town: [Link.Towns] counts them,
// and nothing else depends on them.
//
// A grid has at most 65,536 hexes.
func NewTracer(g Grid, closed []hexmap.Edge, towns []int) *Tracer {
	isClosed := make(map[hexmap.Edge]bool, len(closed))
	for _, edge := range closed {
		isClosed[edge] = true
	}
	t := &Tracer{make([][digitMask + 1]hop, g.Len()), make([]uint8, g.Len())}
	for _, i := range towns {
		t.towns[i] = 1
	}
	for i := range t.hops {
		t.hops[i] = [...]hop{nowhere, nowhere, nowhere, nowhere, nowhere, nowhere, nowhere, nowhere}
		for d := range hexmap.Direction(hexmap.NumDirections) {
			if j := g.Neighbour(i, d); j >= 0 && !isClosed[hexmap.EdgeOf(g.Hex(i), d)] {
				entry := uint8(d.Opposite())
				t.hops[i][d+1] = hop{uint16(j), entry + 1, digitBits * entry, t.towns[j]}
			}
		}
	}
	return t
}

// beyond returns the other side of an edge: the same edge as the hex there sees it. It
// reports false where track cannot go on: at the rim, and at a closed edge.
func (t *Tracer) beyond(e End) (End, bool) {
	h := t.hops[e.Hex][e.Edge+1]
	if h.entry == 0 {
		return End{}, false
	}
	return h.end(), true
}

func (h hop) end() End { return End{h.hex, hexmap.Direction(h.entry - 1)} }

// joins is the digit of the edge that h crosses in the tile that lies beyond it.
func (h hop) joins(tiles []Tile) uint8 { return uint8(tiles[h.hex]>>(h.shift&31)) & digitMask }

// A run is how far track goes on from an end outwards.
type run struct {
	end    End // of a stop, or the open end
	stops  bool
	tracks uint32
	towns  uint16
}

// run follows track from an end of a stop outwards, to where it ends. It cannot go round
// for ever. Every track that is entered is left by its other end. So no end on the way
// can come twice before the first end does, and that one is in the stop.
func (t *Tracer) run(tiles []Tile, from End) run {
	hex, edge := from.Hex, uint8(from.Edge)+1
	var tracks, towns int
	for {
		h := t.hops[hex][edge&digitMask]
		to := h.joins(tiles)
		if to == 0 {
			break
		}
		if to == h.entry {
			return run{h.end(), true, uint32(tracks), uint16(towns)}
		}
		tracks++
		towns += int(h.towns)
		hex, edge = h.hex, to
	}
	return run{End{hex, hexmap.Direction(edge - 1)}, false, uint32(tracks), uint16(towns)}
}

// isBare reports whether what leaves a stop is no link: no link leaves a city
// where it finds neither track nor town.
func isBare(tiles []Tile, from End, r run) bool {
	return r.tracks == 0 && tiles[from.Hex] == City && (!r.stops || tiles[r.end.Hex] == City)
}

func (t *Tracer) mustFit(tiles []Tile) {
	if len(tiles) != len(t.hops) {
		panic(fmt.Sprintf("track: %d tiles for a grid of %d hexes", len(tiles), len(t.hops)))
	}
}
