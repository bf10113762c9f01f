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
	rivals   uint8  // by seat: whose links count for MOVE-10
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
type exit uint16

func exitTo(stop uint8, owner Seat) exit { return exit(stop)<<8 | exit(owner) }

func (e exit) to() uint8   { return uint8(e>>8) % MaxStops } // a stop
func (e exit) owner() Seat { return Seat(e & 7) }

// A linkList is complete links, by the stops between which they are.
type linkList struct {
	stops [MaxStops * hexmap.NumDirections / 2][2]uint8
	n     int
}

// add adds a link if it is of the list. To write it in vain costs less than a branch that
// the processor guesses wrong: more is a comparison.
func (l *linkList) add(a, b uint8, isOf bool) {
	more := 0
	if isOf {
		more = 1
	}
	l.stops[l.n] = [...]uint8{a, b}
	l.n += more
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

// endsIn is what ends in a city of a colour, and nothing in a town.
var endsIn = func() (in [8]ends) {
	for colour := range Colours() {
		in[colour] = endsOf(oneLoad(colour))
	}
	return in
}()

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
	owners gains // how many links are each seat's, or nobody's
	most   uint8 // how many links of the seat MOVE-9 and MOVE-10 ask for
}

func (s *State) appendRoutes(dst []Move) []Move {
	seat := s.queue.first()
	if s.playerOf(seat).links == 0 {
		return dst // MOVE-9
	}
	var search routeSearch // filled in place: copying one costs as much as to look up
	search.State, search.moves, search.seat = s, dst, seat
	search.rivals = ^uint8(1<<Nobody | 1<<seat)
	search.lookUp()
	level := s.playerOf(seat).level()
	search.lookAhead(level)
	for i, hex := range s.game.stopHex {
		if goods := endsOf(s.stops[i].goods()) & search.ends[level][i].over(1); goods != 0 { // MOVE-9
			search.move = uint64(KindDeliver) | s.game.packed[hex]
			search.visited = 1 << i
			search.walk(uint8(i), way{most: 1}, goods, level)
		}
	}
	return search.moves
}

// walk goes on from a stop with so many links left. The goods have not come to a
// city of their own yet (MOVE-6).
func (r *routeSearch) walk(from uint8, so way, goods ends, left int) {
	left--
	exits, ahead := &r.exits[from%MaxStops], &r.ends[left]
	for set := r.complete[from%MaxStops]; set != 0; set &= set - 1 {
		d := set.first()
		to, owner := exits[d&7].to(), exits[d&7].owner()
		here, going := r.here[to], goods&(ends(r.visited>>to&1)-1) // MOVE-7
		arriving, passing := going&here, going&^here&ahead[to]
		if arriving|passing == 0 {
			continue
		}
		next := way{so.route.with(d), so.owners.with(owner, 1), so.most}
		next.most = max(so.most, uint8(next.owners.of(owner))*(r.rivals>>owner&1))
		lacking := max(int(next.most)-next.owners.of(r.seat), 0)
		if arriving.over(lacking) != 0 {
			r.moves = append(r.moves, Move{r.move | uint64(r.stops[to].colour())<<colourAt | uint64(next.route)<<routeAt})
		}
		if onward := passing & ahead[to].over(lacking); onward != 0 {
			r.visited |= 1 << to
			r.walk(to, next, onward, left)
			r.visited &^= 1 << to
		}
	}
}

// lookUp finds which colours end in the stops, and where their links lead.
func (r *routeSearch) lookUp() {
	s, g := r.State, r.game
	for stop, hex := range g.stopHex {
		r.here[stop] = endsIn[s.stops[stop].colour()]
		here := s.hexes[hex]
		for set := here.claimed() &^ r.complete[stop]; set != 0; set &= set - 1 {
			d := set.first()
			far := s.farEnd(hex, d)
			if far.open {
				continue
			}
			to, owner := g.stopAt[far.hex]%MaxStops, here.claim(d).owner()
			r.exits[stop][d&7] = exitTo(to, owner)
			r.exits[to][far.edge&7] = exitTo(uint8(stop), owner)
			r.complete[stop] |= 1 << (d & 7)
			r.complete[to] |= 1 << (far.edge & 7)
			r.own.add(uint8(stop), to, owner == r.seat)
			r.others.add(uint8(stop), to, owner != r.seat)
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
