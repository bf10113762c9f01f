package steam

import (
	"iter"

	"github.com/railhex/railhex/hexmap"
)

// A Route is the links over which a good goes, in the order in which it takes
// them.
type Route []RouteStep

// A RouteStep is one link of a route: the stops that it joins, the edge at which
// it leaves the first, and whose it is. [State.Sections] walks its track.
type RouteStep struct {
	From, To hexmap.Cell
	Edge     hexmap.Direction
	Owner    Seat // Nobody if it is unowned
}

// Routes walks the one route that m names. It walks none if m moves no good, or if one of
// its edges bears no complete link.
func (s *State) Routes(m Move) iter.Seq[Route] {
	return func(yield func(Route) bool) {
		hex, ok := s.hexIndex(m.Hex())
		if !ok || m.Kind() != KindDeliver || s.game.stopAt[hex] == noStop {
			return
		}
		var route Route
		for d := range m.Edges() {
			owner, to := s.completeLink(hex, d)
			if to == noHex {
				return
			}
			route = append(route, RouteStep{s.game.cells[hex], s.game.cells[to], d, owner})
			hex = to
		}
		yield(route)
	}
}
