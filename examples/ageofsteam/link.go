package ageofsteam

import (
	"iter"
	"math/bits"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
)

// The number of edges of a hex, as the type of what counts them, and all of them as a set.
const (
	edges    = uint8(hexmap.NumDirections)
	allEdges = 1<<edges - 1
)

func opposite(d uint8) uint8 { return (d + edges/2) % edges }

// step crosses an edge of a hex. It returns the hex on the other side, the edge of that hex which is crossed, and
// where the piece of track on that edge leads: to another edge, to exit at a stop, or to nothing without a piece.
func (s *State) step(hex, edge uint8) (beyond, held, leads uint8) {
	beyond, held = s.game.next[hex][edge], opposite(edge)
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
func (s *State) owner(hex, edge uint8) Seat {
	return Seat(s.owners[hex] >> lays[s.lay[hex]].slot[edge] & 7)
}

func (s *State) setOwner(hex, edge uint8, seat Seat) {
	shift := lays[s.lay[hex]].slot[edge]
	s.owners[hex] = s.owners[hex]&^(7<<shift) | uint16(seat)<<shift
}

// owns reports whether a piece in a hex is a seat's, or nobody's.
func (s *State) owns(hex uint8, seat Seat) bool {
	owners := s.owners[hex]
	for range lays[s.lay[hex]].pieces {
		if Seat(owners&7) == seat {
			return true
		}
		owners >>= 3
	}
	return false
}

// paint gives the whole link of a piece to a seat.
func (s *State) paint(p piece, seat Seat) {
	s.setOwner(p.hex, p.a, seat)
	for _, edge := range [...]uint8{p.a, lays[s.lay[p.hex]].other[p.a]} {
		at := p.hex
		for n := 0; edge < exit && n <= 2*MaxHexes; n++ {
			beyond, held, leads := s.step(at, edge)
			if leads == nothing || s.isCity(beyond) {
				break
			}
			s.setOwner(beyond, held, seat)
			at, edge = beyond, leads
		}
	}
}

// A piece is a track or an exit where it lies: with both its edges, or twice the same for
// an exit.
type piece struct{ hex, a, b uint8 }

func (s *State) piece(hex, edge uint8) piece {
	if other := lays[s.lay[hex]].other[edge]; other < exit {
		return piece{hex, edge, other}
	}
	return piece{hex, edge, edge}
}

// pieces walks the pieces in a hex that end on some edges, each once.
func (s *State) pieces(hex, on uint8) iter.Seq[piece] {
	return func(yield func(piece) bool) {
		for left := on & lays[s.lay[hex]].edges; left != 0; left &= left - 1 {
			if p := s.piece(hex, uint8(bits.TrailingZeros8(left))); p.a <= p.b && !yield(p) {
				return
			}
		}
	}
}

// allPieces walks all pieces on the map.
func (s *State) allPieces(yield func(piece) bool) {
	for hex := range uint8(s.game.board.Len()) {
		if s.lay[hex] == 0 || s.isCity(hex) {
			continue
		}
		for p := range s.pieces(hex, allEdges) {
			if !yield(p) {
				return
			}
		}
	}
}

// piecesOf walks the pieces of a seat.
func (s *State) piecesOf(seat Seat) iter.Seq[piece] {
	return func(yield func(piece) bool) {
		for p := range s.allPieces {
			if s.owner(p.hex, p.a) == seat && !yield(p) {
				return
			}
		}
	}
}

// A link is the stops where it ends, none where it ends open, and how many pieces it has.
type link struct {
	ends   [2]uint8
	pieces int
}

// link returns the link of a piece.
func (s *State) link(p piece) link {
	there, here := s.follow(p.hex, p.a), run{stop: p.hex}
	if p.a != p.b {
		here = s.follow(p.hex, p.b)
	}
	return link{[2]uint8{here.stop, there.stop}, here.pieces + 1 + there.pieces}
}

// isFinished reports whether both ends are at stops (LINK-2).
func (l link) isFinished() bool { return l.ends[0] != none && l.ends[1] != none }

// links counts the links of a seat, finished or not (BUILD-14): each joint between two of
// their pieces makes one of two.
func (s *State) links(seat Seat) int {
	pieces, joined := 0, 0
	for p := range s.piecesOf(seat) {
		pieces++
		for n, edge := range [...]uint8{p.a, p.b} {
			if beyond, _, leads := s.step(p.hex, edge); (n == 0 || p.a != p.b) && leads != nothing && !s.isCity(beyond) {
				joined++
			}
		}
	}
	return pieces - joined/2
}

// Tracks returns how many pieces the finished links of a seat have (SCORE-1).
func (s *State) Tracks(seat Seat) (n int) {
	if s.game == nil || seat == 0 {
		return 0
	}
	for p := range s.piecesOf(seat) {
		if s.link(p).isFinished() {
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
	for p := range s.piecesOf(s.seat) {
		for _, edge := range [...][2]uint8{{p.a, p.b}, {p.b, p.a}} {
			if held, open := edge[0], edge[1]; s.meets(p.hex, open) || lays[before.lay[p.hex]].other[held] == nothing {
				continue
			}
			was := before.piece(p.hex, edge[0])
			if !before.meets(p.hex, was.b) && before.link(was).pieces >= s.link(p).pieces {
				s.paint(p, family.Nobody)
			}
		}
	}
}
