package steam

import (
	"math/bits"

	"github.com/railhex/railhex/hexmap"
)

// The routes of goods. From each city that has goods, and for all of its goods
// at once, links are followed stop by stop as MOVE-5 to MOVE-10 allow. Where each
// link leads is looked up once, and no way is followed of which it is known that
// no good can come to its end on it.

// A routeSearch lists the routes that a seat may take.
type routeSearch struct {
	*State
	moves    []Move
	seat     Seat
	move     uint64 // what the moves from a city have in common
	visited  uint64 // stops
	complete [MaxStops]edgeSet
	exits    [MaxStops][hexmap.NumDirections]exit // where the complete links lead
	ends     [mostLevel][MaxStops]ends            // within so many links of a stop
}

// An exit is a complete link as it leaves a stop.
type exit struct {
	to    uint8 // a stop
	owner Seat
}

// ends say which colours can come to a city of theirs, and over how many links of
// the seat: each colour has a lane of eight bits, of which bit n is set if that
// many are possible, or more.
type ends uint64

const (
	laneBits      = 8
	eachLane ends = 1 | 1<<laneBits | 1<<(2*laneBits) | 1<<(3*laneBits) | 1<<(4*laneBits)
	lane     ends = 1<<laneBits - 1
)

// laneOf is the lane of a colour, and endsOf that this colour has come to its end.
func laneOf(c Colour) ends { return lane << (laneBits * (c - 1) & 63) }
func endsOf(c Colour) ends { return 1 << (laneBits * (c - 1) & 63) }

// overOwn is what is possible with one link of the seat before it.
func (e ends) overOwn() ends { return e<<1 | e&eachLane }

// over is those that are possible over n links of the seat, or more, as bit 0 of
// each lane.
func (e ends) over(n int) ends { return e >> (n & 7) & eachLane }

// A way is what is known of the beginning of a route.
type way struct {
	route  route
	owners gains // a point for each link (POINTS-1)
	own    uint8 // links of the seat
	others uint8 // the most that another seat has
}

// lacking is how many links of the seat MOVE-9 and MOVE-10 still ask for.
func (w way) lacking() int { return max(int(max(w.others, 1))-int(w.own), 0) }

func (s *State) appendRoutes(dst []Move) []Move {
	seat := s.queue.first()
	if s.playerOf(seat).links == 0 {
		return dst // MOVE-9
	}
	search := routeSearch{State: s, moves: dst, seat: seat}
	search.lookUp()
	level := s.playerOf(seat).level()
	search.lookAhead(level)
	for i, city := range s.stops[:len(s.game.stopHex)] {
		if search.complete[i] == 0 {
			continue
		}
		var goods ends
		for set := city.goods().colours(); set != 0; set &= set - 1 {
			goods |= endsOf(Colour(bits.TrailingZeros8(set)) + 1)
		}
		if goods == 0 {
			continue
		}
		search.move = uint64(KindMove) | s.game.packed[s.game.stopHex[i]]
		search.visited = 1 << i
		search.walk(uint8(i), way{}, goods, level)
	}
	return search.moves
}

// walk goes on from a stop with so many links left. The goods have not come to a
// city of their own yet (MOVE-6).
func (r *routeSearch) walk(from uint8, so way, goods ends, left int) {
	left--
	for set := r.complete[from]; set != 0; set &= set - 1 {
		d := set.first()
		exit := r.exits[from][d]
		if r.visited>>exit.to&1 != 0 { // MOVE-7
			continue
		}
		next := so
		next.route = so.route.with(d)
		switch exit.owner {
		case r.seat:
			next.own++
		case Nobody: // MOVE-11
		default:
			next.owners = so.owners.with(exit.owner, 1)
			next.others = max(so.others, uint8(next.owners.of(exit.owner)))
		}
		onward, lacking := goods, next.lacking()
		if colour := r.stops[exit.to].colour(); colour != 0 {
			if goods&endsOf(colour) != 0 && lacking == 0 {
				r.moves = append(r.moves, Move{r.move | uint64(colour)<<colourAt | uint64(next.route)<<routeAt})
			}
			onward &^= endsOf(colour)
		}
		if onward &= r.ends[left][exit.to].over(lacking); onward != 0 {
			r.visited |= 1 << exit.to
			r.walk(exit.to, next, onward, left)
			r.visited &^= 1 << exit.to
		}
	}
}

// lookUp finds where the links of all stops lead.
func (r *routeSearch) lookUp() {
	for stop, hex := range r.game.stopHex {
		for set := r.hexes[hex].claimed() &^ r.complete[stop]; set != 0; set &= set - 1 {
			d := set.first()
			if far := r.farEnd(hex, d); !far.open {
				to, owner := r.game.stopAt[far.hex], r.hexes[hex].claim(d).owner()
				r.exits[stop][d] = exit{to, owner}
				r.exits[to][far.edge] = exit{uint8(stop), owner}
				r.complete[stop] |= 1 << d
				r.complete[to] |= 1 << far.edge
			}
		}
	}
}

// lookAhead works out which ends lie ahead of the stops, within each number of
// links up to one less than the level.
func (r *routeSearch) lookAhead(level int) {
	for n := 1; n < level; n++ {
		for stop := range r.game.stopHex {
			var all ends
			for set := r.complete[stop]; set != 0; set &= set - 1 {
				exit := r.exits[stop][set.first()]
				ahead := r.ends[n-1][exit.to]
				if colour := r.stops[exit.to].colour(); colour != 0 {
					ahead = ahead&^laneOf(colour) | endsOf(colour)
				}
				if exit.owner == r.seat {
					ahead = ahead.overOwn()
				}
				all |= ahead
			}
			r.ends[n][stop] = all
		}
	}
}
