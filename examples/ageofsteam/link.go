package ageofsteam

import (
	"math/bits"

	"github.com/railhex/railhex/hexmap"
)

// The number of edges of a hex, as the type of what counts them.
const edges = uint8(hexmap.NumDirections)

func opposite(d uint8) uint8 { return (d + edges/2) % edges }

// A run is where a chain of pieces leads from an edge of a hex.
type run struct {
	stop   uint8 // the hex of the stop where it ends; none if it ends open
	hex    uint8 // the hex of the last piece, or of the first one if no other follows
	held   uint8 // the edge of its hex by which the last piece is held; none if no piece follows
	pieces int   // those beyond the edge
	back   bool  // it comes back to the hex in which it begins
}

// follow follows a chain of pieces out of a hex over one of its edges (LINK-1).
func (s *State) follow(hex, edge uint8) run { return s.followWith(hex, edge, none, 0) }

// followWith follows a chain as if another lay were in a hex.
func (s *State) followWith(hex, edge, at, number uint8) run {
	r, start := run{stop: none, hex: hex, held: none}, hex
	for r.pieces <= 2*MaxHexes { // a ring without a stop never ends
		beyond := s.game.next[hex][edge]
		if beyond == none {
			break
		}
		if s.isCity(beyond) {
			r.stop = beyond
			break
		}
		r.back = r.back || beyond == start
		lies := s.lay[beyond]
		if beyond == at {
			lies = number
		}
		back := opposite(edge)
		leads := lays[lies].other[back]
		if leads == nothing {
			break
		}
		r.hex, r.held = beyond, back
		r.pieces++
		if leads == exit {
			r.stop = beyond
			break
		}
		hex, edge = beyond, leads
	}
	return r
}

// owner returns who owns the piece on an edge of a hex; 0 if there is none, or nobody does.
func (s *State) owner(hex, edge uint8) Seat {
	l := &lays[s.lay[hex]]
	if l.edges>>edge&1 == 0 {
		return 0
	}
	return Seat(s.owners[hex] >> (3 * l.slot[edge]) & 7)
}

func (s *State) setOwner(hex, edge uint8, seat Seat) {
	shift := 3 * lays[s.lay[hex]].slot[edge]
	s.owners[hex] = s.owners[hex]&^(7<<shift) | uint16(seat)<<shift
}

// paint gives the whole link of a piece to a seat.
func (s *State) paint(hex, edge uint8, seat Seat) {
	s.setOwner(hex, edge, seat)
	s.paintFrom(hex, edge, seat)
	if other := lays[s.lay[hex]].other[edge]; other < exit {
		s.paintFrom(hex, other, seat)
	}
}

// paintFrom gives what follows beyond an edge to a seat.
func (s *State) paintFrom(hex, edge uint8, seat Seat) {
	for range 2 * MaxHexes {
		beyond := s.game.next[hex][edge]
		if beyond == none || s.isCity(beyond) {
			return
		}
		back := opposite(edge)
		leads := lays[s.lay[beyond]].other[back]
		if leads == nothing {
			return
		}
		s.setOwner(beyond, back, seat)
		if leads == exit {
			return
		}
		hex, edge = beyond, leads
	}
}

// A piece is a track or an exit where it lies: with both its edges, or twice the same for
// an exit.
type piece struct {
	hex, a, b uint8
	exit      bool
}

// pieces walks the pieces in a hex, each once.
func (s *State) pieces(hex uint8, yield func(piece) bool) bool {
	l := &lays[s.lay[hex]]
	for left := l.edges; left != 0; left &= left - 1 {
		a := uint8(bits.TrailingZeros8(left))
		switch b := l.other[a]; {
		case b == exit:
			if !yield(piece{hex, a, a, true}) {
				return false
			}
		case b > a:
			if !yield(piece{hex, a, b, false}) {
				return false
			}
		}
	}
	return true
}

// allPieces walks all pieces on the map.
func (s *State) allPieces(yield func(piece) bool) {
	for hex := range uint8(s.game.board.Len()) {
		if s.lay[hex] != 0 && !s.pieces(hex, yield) {
			return
		}
	}
}

// isFinished reports whether the link of a piece has both ends at stops (LINK-2).
func (s *State) isFinished(p piece) bool {
	return s.follow(p.hex, p.a).stop != none && (p.exit || s.follow(p.hex, p.b).stop != none)
}

// length returns how many pieces the link of a piece has.
func (s *State) length(p piece) int {
	n := 1 + s.follow(p.hex, p.a).pieces
	if !p.exit {
		n += s.follow(p.hex, p.b).pieces
	}
	return n
}

// ends reports how many ends of links of a seat are on a piece: each link has two.
func (s *State) ends(p piece) (n int) {
	end := func(edge uint8) {
		beyond := s.game.next[p.hex][edge]
		if beyond == none || s.isCity(beyond) || lays[s.lay[beyond]].other[opposite(edge)] == nothing {
			n++
		}
	}
	end(p.a)
	if p.exit {
		return n + 1
	}
	end(p.b)
	return n
}

// links counts the links of a seat, finished or not (BUILD-14).
func (s *State) links(seat Seat) int {
	ends := 0
	for p := range s.allPieces {
		if s.owner(p.hex, p.a) == seat {
			ends += s.ends(p)
		}
	}
	return ends / 2
}

// Tracks returns how many pieces the finished links of a seat have (SCORE-1).
func (s *State) Tracks(seat Seat) (n int) {
	if s.game == nil || seat == 0 {
		return 0
	}
	for p := range s.allPieces {
		if s.owner(p.hex, p.a) == seat && s.isFinished(p) {
			n++
		}
	}
	return n
}

// loseIdle makes the unfinished links nobody's that their owner has not built on to in her
// building turn (LINK-6).
func (s *State) loseIdle() {
	before := *s
	for i := s.changed; i > 0; i-- {
		before.lay[s.changes[i-1].hex] = s.changes[i-1].before
	}
	var lost [2 * MaxLinks]piece
	n := 0
	idle := func(p piece, held, open uint8) bool {
		return s.follow(p.hex, open).held == none && s.follow(p.hex, open).stop == none && before.wasEnd(p.hex, held, s.length(p))
	}
	for p := range s.allPieces {
		if s.owner(p.hex, p.a) == s.seat && n < len(lost) && (idle(p, p.a, p.b) || !p.exit && idle(p, p.b, p.a)) {
			lost[n] = p
			n++
		}
	}
	for _, p := range lost[:n] {
		s.paint(p.hex, p.a, 0)
	}
}

// wasEnd reports whether an open end is held at an edge of a hex, of a link with at least
// as many pieces.
func (s *State) wasEnd(hex, held uint8, pieces int) bool {
	open := lays[s.lay[hex]].other[held]
	p := piece{hex, held, open, false}
	switch open {
	case nothing:
		return false
	case exit:
		p = piece{hex, held, held, true}
	}
	r := s.follow(hex, p.b)
	return r.stop == none && r.held == none && s.length(p) >= pieces
}
