package ageofsteam

import (
	"iter"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
)

// The number of edges of a hex, as the type of what counts them.
const edges = uint8(hexmap.NumDirections)

// A piece is a track or an exit. It is named by an edge of a hex on which it ends, a track by either.

// step crosses an edge of a hex. It returns the hex on the other side, the edge of that hex which is crossed, and
// where the piece of track on that edge leads: to another edge, to exit at a stop, or to nothing without a piece.
func (s *State) step(hex, edge uint8) (beyond, held, leads uint8) {
	beyond, held = s.game.next[hex][edge], [edges]uint8{3, 4, 5, 0, 1, 2}[edge]
	if beyond == none {
		return none, held, nothing
	}
	return beyond, held, lays[s.lay[beyond]].other[held]
}

// meets reports whether a city or a piece joins an edge of a hex from beyond.
func (s *State) meets(hex, edge uint8) bool {
	_, _, leads := s.step(hex, edge)
	return leads != nothing
}

// A run is where a chain of pieces leads from an edge of a hex.
type run struct {
	stop   uint8 // the hex of the stop where it ends; none if it ends open
	pieces int   // those beyond the edge
	back   bool  // it comes back to the hex in which it begins
}

// follow follows a chain of pieces out of a hex over one of its edges (LINK-1).
func (s *State) follow(hex, edge uint8) run {
	r := run{stop: none}
	for at := hex; r.pieces <= 2*MaxHexes; { // a ring without a stop never ends
		beyond, _, leads := s.step(at, edge)
		r.back = r.back || beyond == hex
		if leads == exit {
			r.stop = beyond
		}
		if leads == nothing || s.isCity(beyond) {
			break
		}
		r.pieces++
		if leads == exit {
			break
		}
		at, edge = beyond, leads
	}
	return r
}

// owner returns who owns the piece on an edge of a hex; 0 if there is none, or nobody does.
func (s *State) owner(hex, edge uint8) Seat { return Seat(s.owners[hex] >> (3 * edge) & 7) }

func (s *State) setOwner(hex, edge uint8, seat Seat) {
	for _, end := range [...]uint8{edge, s.otherEnd(hex, edge)} {
		s.owners[hex] = s.owners[hex]&^(7<<(3*end)) | uint32(seat)<<(3*end)
	}
}

// otherEnd returns the other edge of a track, and of an exit the same.
func (s *State) otherEnd(hex, edge uint8) uint8 {
	if leads := lays[s.lay[hex]].other[edge]; leads < exit {
		return leads
	}
	return edge
}

// owned walks the edges on which pieces of a seat end: of a track both.
func (s *State) owned(seat Seat) iter.Seq2[uint8, uint8] {
	return func(yield func(hex, edge uint8) bool) {
		for hex := range uint8(s.game.board.Len()) {
			if s.owners[hex] == 0 {
				continue
			}
			for edge := range edges {
				if s.owner(hex, edge) == seat && !yield(hex, edge) {
					return
				}
			}
		}
	}
}

// owns reports whether a piece in a hex is a seat's, or nobody's.
func (s *State) owns(hex uint8, seat Seat) bool {
	for edge, leads := range lays[s.lay[hex]].other {
		if leads != nothing && s.owner(hex, uint8(edge)) == seat {
			return true
		}
	}
	return false
}

// paint gives the whole link of a piece to a seat. What lies beyond a piece of the seat is hers.
func (s *State) paint(hex, edge uint8, seat Seat) {
	s.setOwner(hex, edge, seat)
	for _, out := range [...]uint8{edge, s.otherEnd(hex, edge)} {
		for at := hex; out < exit; {
			beyond, held, leads := s.step(at, out)
			if leads == nothing || s.isCity(beyond) || s.owner(beyond, held) == seat {
				break
			}
			s.setOwner(beyond, held, seat)
			at, out = beyond, leads
		}
	}
}

// A link is the stops where it ends, none where it ends open, and how many pieces it has.
type link struct {
	ends   [2]uint8
	pieces int
}

// link returns the link of a piece.
func (s *State) link(hex, edge uint8) link {
	there, here := s.follow(hex, edge), run{stop: hex}
	if back := s.otherEnd(hex, edge); back != edge {
		here = s.follow(hex, back)
	}
	return link{[2]uint8{here.stop, there.stop}, here.pieces + 1 + there.pieces}
}

// isFinished reports whether both ends are at stops (LINK-2).
func (l link) isFinished() bool { return l.ends[0] != none && l.ends[1] != none }

// isJoined reports whether a piece of the seat that is asked meets one in a hex over an edge.
func (s *State) isJoined(hex, edge uint8) bool {
	beyond, held, leads := s.step(hex, edge)
	return leads != nothing && !s.isCity(beyond) && s.owner(beyond, held) == s.seat
}

// countLinks counts the links of the seat that is asked, finished or not (BUILD-14): where two pieces
// meet these are of one.
func (s *State) countLinks() uint8 {
	ends := 0 // of links, two each
	for hex, edge := range s.owned(s.seat) {
		ends += 1 + describe.One(s.otherEnd(hex, edge) == edge) - describe.One(s.isJoined(hex, edge))
	}
	return uint8(ends / 2)
}

// Tracks returns how many pieces the finished links of a seat have (SCORE-1).
func (s *State) Tracks(seat Seat) (n int) {
	if s.game == nil || seat == 0 {
		return 0
	}
	for hex, edge := range s.owned(seat) {
		if s.otherEnd(hex, edge) <= edge && s.link(hex, edge).isFinished() { // each track once
			n++
		}
	}
	return n
}

// loseIdle makes the unfinished links nobody's that their owner has not built on to in her
// building turn (LINK-6): those with an open end that was there before, held at the same edge
// of the same hex, of a link with at least as many pieces.
func (s *State) loseIdle() {
	before := *s
	for i := s.changed; i > 0; i-- {
		before.lay[s.changes[i-1].hex] = s.changes[i-1].before
	}
	for hex, open := range s.owned(s.seat) {
		held := s.otherEnd(hex, open)
		if s.meets(hex, open) || lays[before.lay[hex]].other[held] == nothing {
			continue
		}
		if !before.meets(hex, before.otherEnd(hex, held)) && before.link(hex, held).pieces >= s.link(hex, held).pieces {
			s.paint(hex, held, family.Nobody)
		}
	}
}
