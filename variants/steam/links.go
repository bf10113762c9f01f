package steam

import (
	"math/bits"

	"github.com/railhex/railhex/hexmap"
)

// Links: who owns what, where links end, and what a tile does to them. All that
// the rules say of links is answered here, from what lies on the hexes alone.
//
// A link is track from a stop to another stop or to an open end (LINK-1). It is
// kept edge by edge: each hex has a claim on each of its six edges, which says
// whether a link comes to that edge inside the hex, and whose it is. All claims
// along a link are the same. A city is exits on every edge and no track: it has
// a claim where a link ends at it, so that a complete link lies between two
// claims on either side of an edge even where it has no track (CITY-7).
//
// So an edge with claims on both its sides is one that a link crosses, and an
// edge with a claim on one side is an open end. No open end lies against a city.

// A hexState is what lies on a hex, a content in its low bits, and above it the
// claims on its edges, four bits each.
type hexState uint32

const (
	contentMask hexState = 1<<7 - 1 // nothing on the board goes beyond: see faces
	claimsAt             = 8
	claimBits            = 4
	claimMask            = 1<<claimBits - 1
	claimsMask  hexState = 1<<(claimBits*hexmap.NumDirections) - 1
)

func (h hexState) content() content { return content(h & contentMask) }

func (h hexState) isCity() bool { return h&contentMask == hexState(cityContent) }

func (h hexState) claim(d hexmap.Direction) claim {
	return claim(uint64(h) >> ((claimsAt + claimBits*d) & 63) & claimMask)
}

func (h hexState) withContent(c content) hexState { return h&^contentMask | hexState(c) }

func (h hexState) withClaim(d hexmap.Direction, c claim) hexState {
	at := claimsAt + claimBits*d
	return h&^(claimMask<<at) | hexState(c)<<at
}

// claimed is the edges that have a claim.
func (h hexState) claimed() edgeSet {
	c := h >> claimsAt
	c = (c | c>>1 | c>>2) & (claimsMask / claimMask) // the lowest bit of each claim
	c = (c | c>>3) & 0x030303                        // and these moved together: two, two and two
	return edgeSet(c*(1<<12|1<<6|1)>>12) & allEdges
}

// isOf reports whether a link of a seat comes to an edge inside the hex: for a
// stop, whether one ends there.
func (h hexState) isOf(seat Seat) bool {
	const each = claimsMask / claimMask // one in the bits of every edge
	// What is left of a claim's owner is zero where the seats are the same;
	// adding seven carries into the fourth bit where it is not.
	other := (h>>claimsAt ^ each*hexState(claimOf(seat))) & (7 * each)
	return ^(other+7*each)&(8*each) != 0
}

// A claim says of a link whose it is, and while it is incomplete whether it was
// extended in the present build turn (LINK-5). The zero claim is that there is no
// link.
type claim uint8

const (
	claimOfNobody  claim = 1
	claimExtended  claim = 8
	claimOwnerMask claim = 7
)

// claimOf is that of a seat, or of nobody.
func claimOf(seat Seat) claim { return claim(seat) + claimOfNobody }

// owner is the seat whose link it is; Nobody also where there is none.
func (c claim) owner() Seat {
	if c == 0 {
		return Nobody
	}
	return Seat(c&claimOwnerMask - claimOfNobody)
}

func (c claim) isOf(seat Seat) bool { return c&claimOwnerMask == claimOf(seat) }

func (c claim) extended() bool { return c&claimExtended != 0 }

// An end is where a link ends: at the stop of a hex, on the edge where it leaves
// it, or openly on an edge of the last hex.
type end struct {
	hex  uint8
	edge hexmap.Direction
	open bool
}

// cross is the other side of an edge. It is noHex where the edge is closed.
func (g *game) cross(hex uint8, d hexmap.Direction) (beyond uint8, back hexmap.Direction) {
	return g.beyond[hex][d&7], opposite[d&7]
}

var opposite = [8]hexmap.Direction{
	hexmap.West, hexmap.SouthWest, hexmap.SouthEast, hexmap.East, hexmap.NorthEast, hexmap.NorthWest, noEdge, noEdge,
}

// claimBeyond is the claim on the other side of an edge.
func (s *State) claimBeyond(hex uint8, d hexmap.Direction) claim {
	beyond, back := s.game.cross(hex, d)
	if int(beyond) >= len(s.hexes) {
		return 0
	}
	return s.hexes[beyond].claim(back)
}

// follow follows the link that comes to an edge inside a hex, into the hex and on
// to its other end.
func (s *State) follow(hex uint8, d hexmap.Direction) end {
	out := otherEnd[s.hexes[hex].content()][d&7]
	if out == d {
		return end{hex, d, false} // the exit of a town, or a city
	}
	return s.farEnd(hex, out)
}

// farEnd is the other end of the link that leaves a hex at an edge.
func (s *State) farEnd(hex uint8, d hexmap.Direction) end {
	for {
		beyond := s.game.beyond[hex][d&7]
		if int(beyond) >= len(s.hexes) {
			return end{hex, d, true}
		}
		switch out := leadsTo[s.hexes[beyond].content()][d&7]; out {
		case noEdge:
			return end{hex, d, true}
		case stopsThere:
			return end{beyond, opposite[d&7], false}
		default:
			hex, d = beyond, out
		}
	}
}

// eachLink walks all links by their ends, in the order of the first.
func (s *State) eachLink(yield func(from, to end) bool) {
	for _, hex := range s.game.stopHex {
		for edges := s.hexes[hex].claimed(); edges != 0; edges &= edges - 1 {
			d := edges.first()
			far := s.farEnd(hex, d)
			if !far.open && (far.hex < hex || far.hex == hex && far.edge < d) {
				continue // told from its other end
			}
			if !yield(end{hex: hex, edge: d}, far) {
				return
			}
		}
	}
}

// mark gives a claim to all of a link from an edge inside a hex to its other end.
func (s *State) mark(hex uint8, d hexmap.Direction, c claim) {
	for {
		out := otherEnd[s.hexes[hex].content()][d]
		h := s.hexes[hex].withClaim(d, c)
		if out == d {
			s.hexes[hex] = h
			return
		}
		s.hexes[hex] = h.withClaim(out, c)
		beyond, back := s.game.cross(hex, out)
		if beyond == noHex || s.hexes[beyond].claim(back) == 0 {
			return
		}
		hex, d = beyond, back
	}
}

// openEdges is the edges of a hex on which links end openly.
func (s *State) openEdges(hex uint8) (open edgeSet) {
	for set := s.hexes[hex].claimed(); set != 0; set &= set - 1 {
		if s.claimBeyond(hex, set.first()) == 0 {
			open |= set & -set
		}
	}
	return open
}

// noteEnds notes whether links end openly in a hex.
func (s *State) noteEnds(hex uint8) {
	if s.openEdges(hex) != 0 {
		s.ends.add(hex)
	} else {
		s.ends.remove(hex)
	}
}

// mayClaim reports whether a seat could claim an unowned link that begins at the stop of
// a hex. The stop must be a city, or a town where one of their links ends (LINK-6).
func (s *State) mayClaim(seat Seat, hex uint8) bool {
	return s.hexes[hex].isCity() || s.hexes[hex].isOf(seat)
}

// A meeting is what new track of a seat meets beyond an edge of its hex.
type meeting uint8

const (
	meetsNothing meeting = iota // the edge is open, and nothing comes to it
	meetsClosed                 // MAP-4
	meetsCity                   // a stop at once
	meetsOwn                    // an incomplete link of theirs
	meetsUnowned                // one that is unowned and that LINK-6 gives them
	meetsBarred                 // one that it does not give them
	meetsOther                  // another player's
)

// meet is what new track of a seat on an edge of a hex meets, and the stop at
// which that begins.
func (s *State) meet(hex uint8, d hexmap.Direction, seat Seat) (met meeting, stop uint8) {
	beyond, back := s.game.cross(hex, d)
	if beyond == noHex {
		return meetsClosed, 0
	}
	there := s.hexes[beyond]
	c := there.claim(back)
	switch {
	case there.isCity():
		return meetsCity, beyond
	case c == 0:
		return meetsNothing, 0
	}
	stop = s.follow(beyond, back).hex
	return s.meetsLink(c, stop, seat), stop
}

// meetsLink is what an incomplete link that begins at a stop is to new track of a
// seat.
func (s *State) meetsLink(c claim, stop uint8, seat Seat) meeting {
	switch {
	case c.isOf(seat):
		return meetsOwn
	case !c.isOf(Nobody):
		return meetsOther
	case s.mayClaim(seat, stop):
		return meetsUnowned
	}
	return meetsBarred
}

// Surroundings are what new track of a seat would meet on the edges of a hex on
// which nothing ends yet.
type surroundings struct {
	free   edgeSet                     // nothing
	joins  edgeSet                     // a city, an own link, or an unowned one that LINK-6 gives them: what connects by BUILD-5
	others edgeSet                     // another player's link: BUILD-6
	barred edgeSet                     // an unowned link that LINK-6 does not give them
	stop   [hexmap.NumDirections]uint8 // where what it meets begins
}

// met is the edges on which a link ends that new track would complete or extend.
func (around *surroundings) met() edgeSet { return around.joins | around.others | around.barred }

func (s *State) surround(hex uint8, seat Seat) (around surroundings) {
	for d := range (s.game.open[hex] &^ s.hexes[hex].claimed()).all {
		if met, stop := s.meet(hex, d, seat); met == meetsNothing {
			around.free |= 1 << d
		} else {
			around.add(d, met, stop)
		}
	}
	return around
}

// add notes what is met on an edge.
func (around *surroundings) add(d hexmap.Direction, met meeting, stop uint8) {
	switch met {
	case meetsOther:
		around.others |= 1 << d
	case meetsBarred:
		around.barred |= 1 << d
	default:
		around.joins |= 1 << d
	}
	around.stop[d] = stop
}

// connected is the tracks that BUILD-4 to BUILD-7 and LINK-6 let a seat lay into a hex
// without a town, one by one. Two tracks of one tile are as independent as two tiles: no
// link comes back to the hex that it leaves, since one of its ends is a stop.
func (around *surroundings) connected() trackSet {
	set := tracksWithin[around.free|around.joins] & tracksTouching[around.joins]
	if around.joins&(around.joins-1) != 0 {
		set &^= around.returning()
	}
	return set
}

// returning is the tracks that would begin and end a link in one stop (BUILD-7).
func (around *surroundings) returning() (set trackSet) {
	for a := range around.joins.all {
		for b := range (around.joins &^ (1<<(a+1) - 1)).all {
			if around.stop[a] == around.stop[b] {
				set |= tracksWithin[1<<a|1<<b]
			}
		}
	}
	return set
}

// returns is the edges of a town on which new exits would begin and end a link in
// it (BUILD-7).
func (around *surroundings) returns(town uint8) (set edgeSet) {
	for d := range around.met().all {
		if around.stop[d] == town {
			set |= 1 << d
		}
	}
	return set
}

// lay lays what a hex holds from now on, for a seat: all that it held, and more
// (LINK-3, LINK-5, TOWN-3, TOWN-4). The tiles are not counted here.
func (s *State) lay(hex uint8, laid content, seat Seat) {
	before := s.hexes[hex].content()
	added := edgesOf[laid] &^ edgesOf[before]
	s.hexes[hex] = s.hexes[hex].withContent(laid)
	for d := range added.all {
		out := otherEnd[laid][d]
		if out < d {
			continue // the other end of a track that is laid
		}
		s.laySection(hex, d, out, claimOf(seat))
	}
	for d := range added.all {
		if beyond, back := s.game.cross(hex, d); s.hexes[beyond].claim(back) != 0 {
			s.noteEnds(beyond)
		}
	}
	s.noteEnds(hex)
}

// laySection lays a track from edge to edge, or an exit, which is twice the same
// edge, and joins what it meets to one link.
func (s *State) laySection(hex uint8, a, b hexmap.Direction, c claim) {
	meetsA, meetsB := s.comesTo(hex, a), true // an exit meets its town
	if a != b {
		meetsB = s.comesTo(hex, b)
	}
	if !c.isOf(Nobody) && a == b {
		if there := s.claimBeyond(hex, a); there != 0 && !there.isOf(Nobody) {
			c = there & claimOwnerMask // TOWN-4: complete, and whose it was
		}
	}
	complete := meetsA && meetsB
	if complete {
		s.countLink(c.owner(), +1)
	} else {
		c |= claimExtended
	}
	s.hexes[hex] = s.hexes[hex].withClaim(a, c).withClaim(b, c)
	s.markBeyond(hex, a, c)
	if a != b {
		s.markBeyond(hex, b, c)
	}
}

// comesTo reports whether track on an edge would meet a city or a link.
func (s *State) comesTo(hex uint8, d hexmap.Direction) bool {
	beyond, back := s.game.cross(hex, d)
	return beyond != noHex && (s.hexes[beyond].isCity() || s.hexes[beyond].claim(back) != 0)
}

// markBeyond gives a claim to what track on an edge meets.
func (s *State) markBeyond(hex uint8, d hexmap.Direction, c claim) {
	if s.comesTo(hex, d) {
		beyond, back := s.game.cross(hex, d)
		s.mark(beyond, back, c)
	}
}

// countLink counts a complete link more or less of a seat.
func (s *State) countLink(owner Seat, more int) {
	if owner != Nobody {
		s.playerOf(owner).links += uint16(more)
	}
}

// turnEnd ends the last track of an incomplete link, which comes to an edge of
// its hex, on another edge than before (REDIRECT-3). It stays whose it was unless
// that completes it (REDIRECT-5).
func (s *State) turnEnd(hex uint8, laid content, kept, from, to hexmap.Direction, seat Seat) {
	c := s.hexes[hex].claim(kept)
	h := s.hexes[hex].withContent(laid).withClaim(from, 0)
	if s.comesTo(hex, to) {
		c = claimOf(seat)
		s.countLink(seat, +1)
	}
	s.hexes[hex] = h.withClaim(kept, c).withClaim(to, c)
	s.markBeyond(hex, kept, c)
	s.markBeyond(hex, to, c)
	if beyond, _ := s.game.cross(hex, to); s.hexes[beyond].claimed() != 0 {
		s.noteEnds(beyond)
	}
	s.noteEnds(hex)
}

// lastTrack returns the track of a hex that REDIRECT-3 turns into what a move says. It
// has the edge that stays, the open end that it leaves, and the edge on which it ends
// then. It is not ok if what the move says is anything else.
func lastTrack(before, after content) (kept, from, to hexmap.Direction, ok bool) {
	gone, come := tracksOf[before]&^tracksOf[after], tracksOf[after]&^tracksOf[before]
	if gone == 0 || come == 0 || gone&(gone-1) != 0 || come&(come-1) != 0 {
		return 0, 0, 0, false
	}
	a, b := gone.first().Ends()
	for _, ends := range [...][2]hexmap.Direction{{a, b}, {b, a}} {
		if other, has := come.first().Other(ends[0]); has {
			return ends[0], ends[1], other, true
		}
	}
	return 0, 0, 0, false
}

// foundCity ends the links of a town in the city that is put there (CITY-4,
// CITY-5, CITY-7).
func (s *State) foundCity(hex uint8, seat Seat) {
	h := s.hexes[hex].withContent(cityContent)
	s.hexes[hex] = h
	for d := range s.game.open[hex].all {
		inside, outside := h.claim(d), s.claimBeyond(hex, d)
		switch {
		case inside != 0 && outside == 0:
			s.hexes[hex] = s.hexes[hex].withClaim(d, 0) // CITY-7: an exit to nothing is gone
		case inside == 0 && outside != 0:
			c := outside & claimOwnerMask
			if c.isOf(Nobody) {
				c = claimOf(seat) // CITY-5
			}
			s.hexes[hex] = s.hexes[hex].withClaim(d, c)
			s.markBeyond(hex, d, c)
			s.countLink(c.owner(), +1)
			beyond, _ := s.game.cross(hex, d)
			s.noteEnds(beyond)
		}
	}
	s.ends.remove(hex)
}

// wouldReturn reports whether a link would begin and end in a town if that became
// a city (CITY-6): one that leaves it at an exit and comes to another edge.
func (s *State) wouldReturn(hex uint8) bool {
	for d := range (s.game.open[hex] &^ s.hexes[hex].claimed()).all {
		beyond, back := s.game.cross(hex, d)
		if s.hexes[beyond].claim(back) != 0 && s.follow(beyond, back).hex == hex {
			return true
		}
	}
	return false
}

// endTurnOfLinks is LINK-4: the incomplete links of a seat that were not extended
// become unowned, and those that were have to be extended again.
func (s *State) endTurnOfLinks(seat Seat) (lost int) {
	for hex := range s.ends.all {
		for d := range s.openEdges(hex).all {
			c := s.hexes[hex].claim(d)
			if !c.isOf(seat) {
				continue
			}
			if c.extended() {
				s.mark(hex, d, claimOf(seat))
			} else {
				s.mark(hex, d, claimOfNobody)
				lost++
			}
		}
	}
	return lost
}

// all walks the set in order.
func (set *hexSet) all(yield func(uint8) bool) {
	for i, word := range set {
		for ; word != 0; word &= word - 1 {
			if !yield(uint8(64*i + bits.TrailingZeros64(word))) {
				return
			}
		}
	}
}

// abandonLinks makes all links of a seat unowned (INCOME-4).
func (s *State) abandonLinks(seat Seat) {
	for hex := range s.hexes {
		for d := range s.hexes[hex].claimed().all {
			if s.hexes[hex].claim(d).isOf(seat) {
				s.hexes[hex] = s.hexes[hex].withClaim(d, claimOfNobody)
			}
		}
	}
	s.playerOf(seat).links = 0
}
