package steam

import (
	"iter"

	"github.com/railhex/railhex/hexmap"
)

// A LinkEnd is where a link ends. It ends at the stop of a hex, by the edge at which it
// leaves it, or openly, on an edge of the hex of its last tile.
type LinkEnd struct {
	Hex  hexmap.Cell
	Edge hexmap.Direction
}

// String returns the end in the notation of reports, as in "c5/E".
func (e LinkEnd) String() string { return e.Hex.String() + "/" + e.Edge.String() }

// A Link is track from a stop to another, or to an open end (LINK-1). If
// both ends are stops, From is the first by row, then column.
type Link struct {
	From, To LinkEnd
	Complete bool
	Owner    Seat // Nobody if it is unowned
	Extended bool // an incomplete one that was extended in the present build turn (LINK-5)
}

// Links walks all links in the order of their From.
func (s *State) Links() iter.Seq[Link] {
	return func(yield func(Link) bool) {
		if s.game == nil {
			return
		}
		for from, to := range s.eachLink {
			c := s.hexes[from.hex].claim(from.edge)
			if !yield(Link{
				From: LinkEnd{s.game.cells[from.hex], from.edge}, To: LinkEnd{s.game.cells[to.hex], to.edge},
				Complete: !to.open, Owner: c.owner(), Extended: c.extended(),
			}) {
				return
			}
		}
	}
}

// OwnerAt returns the owner of the link that comes to an edge inside a hex, [Nobody] if it
// is unowned. It reports false where no link comes.
func (s *State) OwnerAt(hex hexmap.Cell, d hexmap.Direction) (owner Seat, ok bool) {
	i, there := s.hexIndex(hex)
	if !there || !d.IsValid() {
		return Nobody, false
	}
	c := s.hexes[i].claim(d)
	return c.owner(), c != 0
}

// Leads returns where the complete link leads that leaves a stop at an edge. It reports
// false where none does (MOVE-5).
func (s *State) Leads(from hexmap.Cell, d hexmap.Direction) (to hexmap.Cell, ok bool) {
	i, there := s.hexIndex(from)
	if !there || s.game.stopAt[i] == noStop || !d.IsValid() {
		return hexmap.Cell{}, false
	}
	if _, hex := s.completeLink(i, d); hex != noHex {
		return s.game.cells[hex], true
	}
	return hexmap.Cell{}, false
}

// A Section is the two edges that a link crosses from stop to stop in one hex.
type Section struct {
	Hex      hexmap.Cell
	From, To hexmap.Direction // the same edge for the exit of a town
}

// Sections walks the hexes of the link that leaves a stop at an edge, from the
// stop on: the track or exit by which it crosses each. Cities have none.
func (s *State) Sections(from hexmap.Cell, d hexmap.Direction) iter.Seq[Section] {
	return func(yield func(Section) bool) {
		hex, there := s.hexIndex(from)
		if !there || s.game.stopAt[hex] == noStop || !d.IsValid() || s.hexes[hex].claim(d) == 0 {
			return
		}
		if !s.hexes[hex].isCity() && !yield(Section{from, d, d}) {
			return
		}
		for {
			beyond, back := s.game.cross(hex, d)
			if beyond == noHex || s.hexes[beyond].claim(back) == 0 || s.hexes[beyond].isCity() {
				return
			}
			out := otherEnd[s.hexes[beyond].content()][back]
			if !yield(Section{s.game.cells[beyond], back, out}) || out == back {
				return
			}
			hex, d = beyond, out
		}
	}
}
