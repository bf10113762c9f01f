package track

import (
	"fmt"
	"iter"

	"github.com/railhex/railhex/hexmap"
)

// A Sheet is a map of hexes with the track drawn on it, in the general form
// that railway games on hexes need: of any size and shape, with several tracks
// in a hex as long as no two of them end on the same edge, and with towns that
// have exits. An exit leads from an edge to the town and ends there, so that
// such a town is a stop: it ends stretches as a city does, but only on the edges
// where it has exits. Track that passes through a town is drawn by
// [Sheet.Draw]. A game of one track a hex that only asks for links is served
// faster by a [Tracer].
//
// The zero Sheet is an empty map, ready for use. A Sheet must not be changed
// while it is in use by others.
type Sheet struct {
	sites   map[hexmap.Hex]site
	blocked map[hexmap.Edge]bool
}

// site is a hex of the map and what is drawn in it.
type site struct {
	ground Ground
	joins  [hexmap.NumDirections]hexmap.Direction // what track on each edge leads to: an edge, toStop, or noEdge if there is none
}

// toStop stands where track leads from an edge to the stop inside the hex.
const toStop = noEdge + 1

var bare = [hexmap.NumDirections]hexmap.Direction{noEdge, noEdge, noEdge, noEdge, noEdge, noEdge}

// NewSheet is a sheet with the hexes, cities and towns of a board and some
// blocked edges, and no track.
func NewSheet(b *hexmap.Board, blocked []hexmap.Edge) *Sheet {
	s := new(Sheet)
	for i := range b.Len() {
		s.SetGround(b.Hex(i), groundOf(b, i))
	}
	for _, edge := range blocked {
		s.Block(edge)
	}
	return s
}

// SetGround makes h a hex of the map, or makes something else of it, and erases
// all track in it. The zero Ground takes h off the map.
func (s *Sheet) SetGround(h hexmap.Hex, g Ground) {
	if g == 0 {
		delete(s.sites, h)
		return
	}
	if s.sites == nil {
		s.sites = make(map[hexmap.Hex]site)
	}
	s.sites[h] = site{g, bare}
}

// Ground is what h is; zero if it is off the map.
func (s *Sheet) Ground(h hexmap.Hex) Ground { return s.sites[h].ground }

// Block blocks an edge. Track may still be drawn on both sides of it and joins
// there, but what crosses it is no link. WALL-2, WALL-3
func (s *Sheet) Block(e hexmap.Edge) {
	if s.blocked == nil {
		s.blocked = make(map[hexmap.Edge]bool)
	}
	s.blocked[e] = true
}

// Draw draws a track in h. It fails if h is off the map or a city, or if there
// is track on one of the two edges already.
func (s *Sheet) Draw(h hexmap.Hex, t Track) error {
	if !t.IsValid() {
		return fmt.Errorf("track: %v cannot be drawn in hex %v: it is not a track", t, h)
	}
	at := s.sites[h]
	if at.ground != Plain && at.ground != Town {
		return fmt.Errorf("track: %v cannot be drawn in hex %v: found %v, expected plain ground or a town", t, h, at.ground)
	}
	a, b := t.Ends()
	for _, d := range []hexmap.Direction{a, b} {
		if at.joins[d] != noEdge {
			return fmt.Errorf("track: %v cannot be drawn in hex %v: there is track on edge %v already", t, h, d)
		}
	}
	at.joins[a], at.joins[b] = b, a
	s.sites[h] = at
	return nil
}

// DrawExit draws track from edge d of h to the town in h, which it ends in. It
// fails if h is not a town, or if there is track on the edge already.
func (s *Sheet) DrawExit(h hexmap.Hex, d hexmap.Direction) error {
	at := s.sites[h]
	if at.ground != Town {
		return fmt.Errorf("track: exit %v cannot be drawn in hex %v: found %v, expected a town", d, h, at.ground)
	}
	if at.joins[d] != noEdge {
		return fmt.Errorf("track: exit %v cannot be drawn in hex %v: there is track on that edge already", d, h)
	}
	at.joins[d] = toStop
	s.sites[h] = at
	return nil
}

// Erase removes all tracks and exits from h.
func (s *Sheet) Erase(h hexmap.Hex) { s.SetGround(h, s.Ground(h)) }

// At walks the tracks in h in canonical order.
func (s *Sheet) At(h hexmap.Hex) iter.Seq[Track] {
	return func(yield func(Track) bool) {
		for d := range hexmap.Direction(hexmap.NumDirections) {
			other := s.joins(End{h, d})
			if d < other && other < noEdge && !yield(Between(d, other)) {
				return
			}
		}
	}
}

// Exits walks the edges of h from which an exit leads to the town in it, in
// canonical order.
func (s *Sheet) Exits(h hexmap.Hex) iter.Seq[hexmap.Direction] {
	return func(yield func(hexmap.Direction) bool) {
		for d := range hexmap.Direction(hexmap.NumDirections) {
			if s.joins(End{h, d}) == toStop && !yield(d) {
				return
			}
		}
	}
}

// joins is the edge that the track on an edge leads to, toStop or noEdge.
func (s *Sheet) joins(e End) hexmap.Direction {
	if at, ok := s.sites[e.Hex]; ok {
		return at.joins[e.Edge]
	}
	return noEdge
}
