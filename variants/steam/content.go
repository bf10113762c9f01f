package steam

import (
	"math/bits"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

// A content is what a hex holds, a [track.Tile], as a number that fits a byte.
// Exits are the set of their edges, bit d for edge d, so that six exits, which
// no tile shows, stand for a city. Behind them come single tracks, pairs of
// tracks, and, for moves only, what no face can show (COMP-3): two sharp curves,
// and three tracks.
type content uint8

const (
	cityContent  content = 63 // exits on every edge: see [track.City]
	singleTracks content = 64 // the first of the single tracks
	trackPairs           = singleTracks + track.NumTracks
	sharpPairs           = trackPairs + numTrackPairs
	trackTriples         = sharpPairs + numSharpPairs
	contentEnd           = trackTriples + numTrackTriples

	numTrackPairs   = 36 // those without the pairs of sharp curves
	numSharpPairs   = 9
	numTrackTriples = 15
)

// What there is to know of each content, filled by init.
var (
	tileOf    [contentEnd]track.Tile
	contentOf = make(map[track.Tile]content, contentEnd)
	edgesOf   [contentEnd]edgeSet
	otherEnd  [contentEnd][8]hexmap.Direction // by edge; the same edge for an exit, or noEdge
	leadsTo   [contentEnd][8]hexmap.Direction // by edge of the hex beside; stopsThere for an exit, or noEdge
	tracksOf  [contentEnd]trackSet
	pairOf    [track.NumTracks + 1][track.NumTracks + 1]content // of two tracks, 0 where there is none
)

// noEdge stands where nothing of a content ends on an edge.
const noEdge hexmap.Direction = hexmap.NumDirections

// stopsThere stands in leadsTo for the exit of a town, or a city.
const stopsThere = noEdge + 1

var noEnds = [8]hexmap.Direction{noEdge, noEdge, noEdge, noEdge, noEdge, noEdge, noEdge, noEdge}

func init() {
	otherEnd[0], leadsTo[0] = noEnds, noEnds
	for exits := content(1); exits <= cityContent; exits++ {
		tile := track.Tile(0)
		for d := range edgeSet(exits).all {
			tile |= track.Exit(d)
		}
		define(exits, tile)
	}
	next := [...]content{singleTracks, trackPairs, sharpPairs, trackTriples}
	add := func(group int, tile track.Tile) content {
		c, known := contentOf[tile]
		if !known {
			c = next[group]
			next[group]++
			define(c, tile)
		}
		return c
	}
	for a := range track.Tracks() {
		add(0, a.Tile())
		for b := range track.Tracks() {
			pair, ok := a.Tile().Plus(b.Tile())
			if !ok {
				continue
			}
			group := 1
			if a.Type() == track.Sharp && b.Type() == track.Sharp {
				group = 2
			}
			c := add(group, pair)
			if group == 1 {
				pairOf[a][b] = c
			}
			for third := range track.Tracks() {
				if triple, ok := pair.Plus(third.Tile()); ok {
					add(3, triple)
				}
			}
		}
	}
}

// define notes what there is to know of a content.
func define(c content, tile track.Tile) {
	tileOf[c], contentOf[tile] = tile, c
	otherEnd[c], leadsTo[c], edgesOf[c] = noEnds, noEnds, edgeSet(tile.Edges())
	for d := range hexmap.Direction(hexmap.NumDirections) {
		if other, ok := tile.Other(d); ok {
			otherEnd[c][d], leadsTo[c][opposite[d]] = other, other
		} else if tile.HasExit(d) {
			otherEnd[c][d], leadsTo[c][opposite[d]] = d, stopsThere
		}
	}
	for t := range tile.Tracks() {
		tracksOf[c] = tracksOf[c].with(t)
	}
}

// isExits reports whether c is exits, and so of a town, or a city.
func (c content) isExits() bool { return c-1 < cityContent }

// An edgeSet is a set of edges, bit d for edge d.
type edgeSet uint8

const allEdges edgeSet = 1<<hexmap.NumDirections - 1

func (set edgeSet) has(d hexmap.Direction) bool { return set>>d&1 != 0 }

func (set edgeSet) len() int { return bits.OnesCount8(uint8(set)) }

// first is the first edge of a set that has one.
func (set edgeSet) first() hexmap.Direction {
	return hexmap.Direction(bits.TrailingZeros8(uint8(set)))
}

// all walks the set in canonical order.
func (set edgeSet) all(yield func(hexmap.Direction) bool) {
	for ; set != 0; set &= set - 1 {
		if !yield(set.first()) {
			return
		}
	}
}

// A trackSet is a set of tracks, bit t-1 for track t.
type trackSet uint16

func (set trackSet) with(t track.Track) trackSet { return set | 1<<(t-1) }
func (set trackSet) has(t track.Track) bool      { return set>>(t-1)&1 != 0 }

// first is the first track of a set that has one.
func (set trackSet) first() track.Track { return track.Track(bits.TrailingZeros16(uint16(set))) + 1 }

// tracksWithin is the tracks both of whose edges are in a set of edges, and
// tracksTouching those of which one edge is at least.
var tracksWithin, tracksTouching = func() (within, touching [allEdges + 1]trackSet) {
	for set := range allEdges + 1 {
		for t := range track.Tracks() {
			a, b := t.Ends()
			if set.has(a) && set.has(b) {
				within[set] = within[set].with(t)
			}
			if set.has(a) || set.has(b) {
				touching[set] = touching[set].with(t)
			}
		}
	}
	return within, touching
}()

// A contentSet is a set of what may come into a hex. In a town, bit e is that
// of the exits on the set of edges e; elsewhere bit i is that of content
// singleTracks+i.
type contentSet uint64

// exitsWithin is all sets of exits within a set of edges, none left out, and
// exitsWith those that have all of its edges.
var exitsWithin, exitsWith = func() (within, with [allEdges + 1]contentSet) {
	for set := range allEdges + 1 {
		for exits := edgeSet(1); exits < allEdges; exits++ {
			if exits&^set == 0 {
				within[set] |= 1 << exits
			}
			if set&^exits == 0 {
				with[set] |= 1 << exits
			}
		}
	}
	return within, with
}()

// exitsUpTo is the sets of so many exits at the most.
var exitsUpTo = func() (sets [hexmap.NumDirections + 1]contentSet) {
	for n := range sets {
		for exits := edgeSet(1); exits < allEdges; exits++ {
			if exits.len() <= n {
				sets[n] |= 1 << exits
			}
		}
	}
	return sets
}()

// allSingles is all contents of one track.
const allSingles contentSet = 1<<track.NumTracks - 1

// These tables hold contents of one track or two that a face can show. Indexed by track
// are those that have it. Indexed by a set of edges are those with all edges in the set,
// and those whose every track has an edge in it.
var (
	contentsOf       [track.NumTracks + 1]contentSet
	contentsWithin   [allEdges + 1]contentSet
	contentsTouching [allEdges + 1]contentSet
)

func init() {
	for c := singleTracks; c < sharpPairs; c++ {
		one := contentSet(1) << (c - singleTracks)
		for t := range track.Tracks() {
			if tracksOf[c].has(t) {
				contentsOf[t] |= one
			}
		}
		for set := range allEdges + 1 {
			if edgesOf[c]&^set == 0 {
				contentsWithin[set] |= one
			}
			if tracksOf[c]&^tracksTouching[set] == 0 {
				contentsTouching[set] |= one
			}
		}
	}
}
