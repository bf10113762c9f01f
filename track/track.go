package track

import (
	"iter"

	"github.com/railhex/railhex/hexmap"
)

// A Track joins two different edges of a hex. There are 15, the values 1 to
// [NumTracks], in the canonical order of their edges: E-NE, E-NW, E-W, E-SW, E-SE,
// NE-NW and so on up to SW-SE. The zero Track is no track; it has no ends and no
// type. Values above NumTracks are invalid: their methods panic, IsValid and those
// that print aside.
type Track uint8

// NumTracks is the number of tracks: the ways to choose two edges out of six.
const NumTracks = 15

// noEdge stands where a track has no other end.
const noEdge hexmap.Direction = hexmap.NumDirections

// What there is to know of each track, filled by init from the order of the
// edges.
var (
	ends    [NumTracks + 1][2]hexmap.Direction                    // in canonical order
	across  [NumTracks + 1][hexmap.NumDirections]hexmap.Direction // by track and edge: the other end, or noEdge
	between [hexmap.NumDirections][hexmap.NumDirections]Track     // by the two edges it joins
	tiles   [NumTracks + 1]Tile                                   // by the track they hold
)

func init() {
	for d := range across[0] {
		across[0][d] = noEdge
	}
	t := Track(0)
	for a := range hexmap.Direction(hexmap.NumDirections) {
		for b := a + 1; b < hexmap.NumDirections; b++ {
			t++
			ends[t] = [2]hexmap.Direction{a, b}
			across[t] = across[0]
			across[t][a], across[t][b] = b, a
			between[a][b], between[b][a] = t, t
			tiles[t] = digit(a, b) | digit(b, a)
		}
	}
}

// Tracks walks the 15 tracks in their order.
func Tracks() iter.Seq[Track] {
	return func(yield func(Track) bool) {
		for t := Track(1); t <= NumTracks; t++ {
			if !yield(t) {
				return
			}
		}
	}
}

// OfType walks the tracks of one type in their order: the three that are
// straight, the six that are gentle or the six that are sharp.
func OfType(wanted Type) iter.Seq[Track] {
	return func(yield func(Track) bool) {
		for t := range Tracks() {
			if t.Type() == wanted && !yield(t) {
				return
			}
		}
	}
}

// Between returns the track that joins two edges, given in either order. It is the
// zero Track if they are the same edge.
func Between(a, b hexmap.Direction) Track { return between[a][b] }

// IsValid reports whether t is one of the 15 tracks.
func (t Track) IsValid() bool { return 1 <= t && t <= NumTracks }

// Ends returns the two edges that t joins, in canonical order; for the zero Track
// the same edge twice.
func (t Track) Ends() (a, b hexmap.Direction) { return ends[t][0], ends[t][1] }

// Has reports whether t ends on edge d.
func (t Track) Has(d hexmap.Direction) bool { return across[t][d] != noEdge }

// Other returns the edge that t joins to edge d. It reports false if t does not end
// on d.
func (t Track) Other(d hexmap.Direction) (other hexmap.Direction, ok bool) {
	if other = across[t][d]; other == noEdge {
		return 0, false
	}
	return other, true
}

// Type returns the shape of t.
func (t Track) Type() Type {
	a, b := t.Ends()
	switch b - a {
	case 0:
		return 0
	case 1, hexmap.NumDirections - 1: // E and SE, the first and the last, are neighbours
		return Sharp
	case 2, hexmap.NumDirections - 2:
		return Gentle
	}
	return Straight
}

// Rotate returns t turned n times 60° counter-clockwise; a negative n turns it
// clockwise.
func (t Track) Rotate(n int) Track {
	a, b := t.Ends()
	return Between(a.Rotate(n), b.Rotate(n))
}
