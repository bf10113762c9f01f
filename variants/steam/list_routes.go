package steam

import "github.com/railhex/railhex/hexmap"

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
	exits    [MaxStops][8]exit // where the complete links lead, by edge
	own      linkList          // the seat's
	others   linkList
	here     [MaxStops]ends                // in a stop itself
	ends     [mostLevel + 1][MaxStops]ends // from a stop on, within so many links
}

// An exit is a complete link as it leaves a stop.
type exit struct {
	to    uint8 // a stop
	owner Seat
}

// A linkList is complete links, by the stops between which they are.
type linkList struct {
	stops [MaxStops * hexmap.NumDirections / 2][2]uint8
	n     int
}

func (l *linkList) add(a, b uint8) {
	l.stops[l.n] = [...]uint8{a, b}
	l.n++
}

// ends say which colours can come to a city of theirs, and over how many links of
// the seat. Each colour has a lane of four bits, where a load counts its goods: bit n
// is set if that many links are possible, or more. So 0x31 is that red can come to an
// end over none, and blue over one.
type ends uint32

const (
	mostLacking      = loadBits - 1 // six links have at most three of the seat to make up for three of another
	lane        ends = loadMask
	eachLane    ends = loadAll / loadMask
)

// endsOf is that the colours of goods have come to their end.
func endsOf(goods load) ends {
	return ends(goods|goods>>1|goods>>2|goods>>3) & eachLane
}

// before is what is possible before a stop where the colours of here end, and
// from where on e is (MOVE-6).
func (e ends) before(here ends) ends { return e&^(here*lane) | here }

// overOwn is what is possible with one link of the seat before it.
func (e ends) overOwn() ends { return e&(lane>>1*eachLane)<<1 | e&eachLane }

// over is those that are possible over n links of the seat, or more, as bit 0 of
// each lane.
func (e ends) over(n int) ends {
	if n > mostLacking {
		return 0
	}
	return e >> (n & mostLacking) & eachLane
}

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
	var search routeSearch // filled in place: copying one costs as much as to look up
	search.State, search.moves, search.seat = s, dst, seat
	search.lookUp()
	level := s.playerOf(seat).level()
	search.lookAhead(level)
	for i, hex := range s.game.stopHex {
		reachable := search.ends[level][i].over(1) // MOVE-9
		if reachable == 0 {
			continue
		}
		if goods := endsOf(s.stops[i].goods()) & reachable; goods != 0 {
			search.move = uint64(KindDeliver) | s.game.packed[hex]
			search.visited = 1 << i
			search.walk(uint8(i), way{}, goods, level)
		}
	}
	return search.moves
}

// walk goes on from a stop with so many links left. The goods have not come to a
// city of their own yet (MOVE-6).
func (r *routeSearch) walk(from uint8, so way, goods ends, left int) {
	left--
	exits, ahead := &r.exits[from%MaxStops], &r.ends[left]
	for set := r.complete[from]; set != 0; set &= set - 1 {
		d := set.first()
		exit := exits[d&7]
		if r.visited>>exit.to&1 != 0 { // MOVE-7
			continue
		}
		here := r.here[exit.to%MaxStops]
		arriving, passing := goods&here, goods&^here&ahead[exit.to%MaxStops]
		if arriving|passing == 0 {
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
		lacking := next.lacking()
		if arriving != 0 && lacking == 0 {
			colour := r.stops[exit.to].colour()
			r.moves = append(r.moves, Move{r.move | uint64(colour)<<colourAt | uint64(next.route)<<routeAt})
		}
		if onward := passing & ahead[exit.to%MaxStops].over(lacking); onward != 0 {
			r.visited |= 1 << exit.to
			r.walk(exit.to, next, onward, left)
			r.visited &^= 1 << exit.to
		}
	}
}

// lookUp finds which colours end in the stops, and where their links lead.
func (r *routeSearch) lookUp() {
	for stop, hex := range r.game.stopHex {
		if colour := r.stops[stop].colour(); colour != 0 {
			r.here[stop] = endsOf(oneLoad(colour))
		}
		here := r.hexes[hex]
		if here.unclaimed() {
			continue
		}
		for set := here.claimed() &^ r.complete[stop]; set != 0; set &= set - 1 {
			d := set.first()
			if far := r.farEnd(hex, d); !far.open {
				to, owner := r.game.stopAt[far.hex]%MaxStops, here.claim(d).owner()
				r.exits[stop][d&7] = exit{to, owner}
				r.exits[to][far.edge&7] = exit{uint8(stop), owner}
				r.complete[stop] |= 1 << d
				r.complete[to] |= 1 << far.edge
				if owner == r.seat {
					r.own.add(uint8(stop), to)
				} else {
					r.others.add(uint8(stop), to)
				}
			}
		}
	}
}

// lookAhead works out the ends from each stop on, for each number of links up to
// the level: those that lie beyond one link with one link less.
func (r *routeSearch) lookAhead(level int) {
	for n := 1; n <= level; n++ {
		var beyond [MaxStops]ends
		for stop := range r.game.stopHex {
			beyond[stop] = r.ends[n-1][stop].before(r.here[stop])
		}
		ends := &r.ends[n]
		for _, link := range r.own.stops[:r.own.n] {
			a, b := link[0]%MaxStops, link[1]%MaxStops
			ends[a] |= beyond[b].overOwn()
			ends[b] |= beyond[a].overOwn()
		}
		for _, link := range r.others.stops[:r.others.n] {
			a, b := link[0]%MaxStops, link[1]%MaxStops
			ends[a] |= beyond[b]
			ends[b] |= beyond[a]
		}
	}
}
