package hexmap

import (
	"iter"
	"slices"
	"sync/atomic"
)

// A Map is what a hex railway game is played on: a [Grid] of hexes with terrain,
// rivers, towns, cities and their names, and edges that are closed. What else a
// game says, of a city or of the whole map, it keeps as the words that were read.
// It is read by [ParseMap].
//
// A Map has all methods of its Grid: Len, Cell, Hex, Index, Neighbour and the
// others, which go doc hexmap.Grid lists. It never changes: any number of goroutines may share it. It is used by
// pointer. The zero Map has no hexes and cannot be printed.
type Map struct {
	grid
	name    string
	grounds []ground
	lines   []wordLine

	format *MapFormat             // that it was read in
	text   atomic.Pointer[string] // once it was asked for
}

// ground is what a map knows of one of its hexes beside where it is.
type ground struct {
	terrain Terrain
	river   bool
	stop    Mark // Town, City or 0
	closed  [NumDirections]bool
	name    string
	words   []string // of the city, before its name
}

// wordLine is a line of a game's own: its keyword and further words. It is nil if
// the map does not have the line.
type wordLine []string

// ReadIn reports whether [ParseMap] read the map in this very format. Such a map need not
// be read again to know that it has no faults by it.
func (m *Map) ReadIn(format MapFormat) bool { return m.format != nil && m.format.same(&format) }

// Grid returns the hexes of the map without what is on them.
func (m *Map) Grid() *Grid { return &m.grid }

// Name returns the name of the map: one or more words, joined by single spaces.
func (m *Map) Name() string { return m.name }

// Terrain returns the terrain of hex i.
func (m *Map) Terrain(i int) Terrain { return m.grounds[i].terrain }

// HasRiver reports whether a river runs through hex i.
func (m *Map) HasRiver(i int) bool { return m.grounds[i].river }

// IsTown reports whether hex i has a town.
func (m *Map) IsTown(i int) bool { return m.grounds[i].stop == Town }

// IsCity reports whether hex i is a city, or a space for one.
func (m *Map) IsCity(i int) bool { return m.grounds[i].stop == City }

// NameOf returns the name of the town or city in hex i: words joined by single
// spaces. It returns "" for another hex and for a stop without a name.
func (m *Map) NameOf(i int) string { return m.grounds[i].name }

// CityWords returns a fresh slice of what the game says of the city in hex i, one word
// for each of [MapFormat.CityWords]. It is empty if there is no city.
func (m *Map) CityWords(i int) []string { return slices.Clone(m.grounds[i].words) }

// Towns walks the hexes that have a town, in order.
func (m *Map) Towns() iter.Seq[int] { return m.stops(Town) }

// Cities walks the hexes that are cities, in order.
func (m *Map) Cities() iter.Seq[int] { return m.stops(City) }

func (m *Map) stops(stop Mark) iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := range m.grounds {
			if m.grounds[i].stop == stop && !yield(i) {
				return
			}
		}
	}
}

// Closed reports whether the map closes edge d of hex i. It is the same seen from
// the other side. The rim is not closed by the map: there is no [Grid.Neighbour].
func (m *Map) Closed(i int, d Direction) bool {
	return m.grounds[i].closed[d]
}

// ClosedEdges walks the edges that the map closes, in canonical order.
func (m *Map) ClosedEdges() iter.Seq[Edge] {
	return func(yield func(Edge) bool) {
		for edge := range m.Edges() {
			if i, _ := m.sidesOf(edge); m.Closed(i, edge.Direction()) && !yield(edge) {
				return
			}
		}
	}
}

// close closes an edge of the map.
func (m *Map) close(edge Edge) {
	i, j := m.sidesOf(edge)
	m.grounds[i].closed[edge.Direction()] = true
	m.grounds[j].closed[edge.Direction().Opposite()] = true
}

// Line returns a fresh slice of the words after the keyword in a line of the game's
// own, see [MapFormat.Lines]. It reports false if the map has no such line.
func (m *Map) Line(keyword string) (words []string, ok bool) {
	for _, line := range m.lines {
		if line != nil && line[0] == keyword {
			return slices.Clone(line[1:]), true
		}
	}
	return nil, false
}

// Equal reports whether two maps are the same: whether they print the same text,
// or both are nil.
func (m *Map) Equal(o *Map) bool {
	return m == o || m != nil && o != nil && m.String() == o.String()
}
