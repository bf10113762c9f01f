package steam

import (
	"iter"

	"github.com/railhex/railhex/hexmap"
)

// The goods phase: MOVE and POINTS.

func (s *State) judgeImprove() verdict {
	switch p := s.playerOf(s.queue.first()); {
	case p.has(flagImproved):
		return refused(moveImprove, "improved")
	case p.level() == mostLevel:
		return refused(moveImprove, "tile-top-level")
	}
	return verdict{}
}

func (s *State) applyImprove(log *chronicle) {
	seat := s.queue.first()
	s.playerOf(seat).set(flagImproved)
	s.improve(seat, moveImprove, log)
	s.endGoodsTurn(log)
}

// endGoodsTurn goes on to the next player of the cycle, or to the next cycle.
func (s *State) endGoodsTurn(log *chronicle) {
	s.phase = PhaseMove
	if s.queue = s.queue.rest(); s.queue == 0 {
		s.beginCycle(log)
	}
}

// most returns the seat apart from one with the most points, a point for each of its
// links, and how many they are (MOVE-10). If several have as many it is the first.
func (g gains) most(but Seat) (owner Seat, links int) {
	for seat := Seat(1); seat <= MaxSeats; seat++ {
		if n := g.of(seat); seat != but && n > links {
			owner, links = seat, n
		}
	}
	return owner, links
}

func (s *State) judgeMove(m Move) verdict {
	hex := s.game.hexAt(m.row(), m.column())
	switch {
	case hex == noHex:
		return refused(moveFromCity, "hex-lacking")
	case !s.hexes[hex].isCity():
		return refused(moveFromCity, "no-city")
	case s.stops[s.game.stopAt[hex]].goods().count(m.colour()) == 0:
		return refused(moveFromCity, "good-lacking")
	}
	seat, route := s.queue.first(), m.route()
	var owners gains // POINTS-1
	visited := uint64(1) << s.game.stopAt[hex]
	for i := range route.len() {
		owner, to := s.completeLink(hex, route.at(i))
		if to == noHex {
			return verdict{rule: moveOverCompleteLinks, reason: "link-lacking", hex: hex, edge: route.at(i)}
		}
		stop := s.game.stopAt[to]
		if visited>>stop&1 != 0 {
			return verdict{rule: moveNoStopTwice, reason: "stop-twice", hex: to}
		}
		switch ends, last := s.stops[stop].colour() == m.colour(), i+1 == route.len(); {
		case ends && !last:
			return verdict{rule: moveToColour, reason: "must-stop", hex: to}
		case last && !ends:
			return verdict{rule: moveToColour, reason: "wrong-end", hex: to}
		}
		visited |= 1 << stop
		if owner != Nobody { // MOVE-11
			owners = owners.with(owner, 1)
		}
		hex = to
	}
	if route.len() > s.playerOf(seat).level() {
		return refused(moveWithinLocomotive, "too-far")
	}
	own := owners.of(seat)
	if own == 0 {
		return refused(moveOverOwnLink, "none-own")
	}
	if other, links := owners.most(seat); links > own {
		return verdict{rule: moveNobodyOwnsMore, reason: "others-more", seat: other, number: int16(links), own: int8(own)}
	}
	return verdict{hex: hex, gains: owners}
}

// completeLink returns the owner of the complete link that leaves a stop at an edge,
// and the stop to which it leads; noHex if there is no such link (MOVE-5).
func (s *State) completeLink(hex uint8, d hexmap.Direction) (owner Seat, to uint8) {
	c := s.hexes[hex].claim(d)
	if c == 0 {
		return Nobody, noHex
	}
	far := s.farEnd(hex, d)
	if far.open {
		return Nobody, noHex
	}
	return c.owner(), far.hex
}

func (s *State) applyMove(m Move, v verdict, log *chronicle) {
	s.gains = v.gains
	s.stops[s.game.stopAt[s.game.hexAt(m.row(), m.column())]] -= stop(oneLoad(m.colour()))
	s.bag = s.bag.Add(m.colour(), 1) // MOVE-12
	s.phase = PhasePoints
	if log != nil {
		log.add(Event{
			Kind: GoodDelivered, Rule: moveToColour, Seat: s.queue.first(), Colour: m.colour(),
			Hex: m.Hex(), To: s.game.cells[v.hex], Number: m.route().len(),
		})
	}
}

// nextGain is the seat that takes points next: who moved the good, then the
// others in turn order (POINTS-3).
func (s *State) nextGain() Seat {
	if mover := s.queue.first(); s.gains.of(mover) != 0 {
		return mover
	}
	for list := s.order; list != 0; list = list.rest() {
		if s.gains.of(list.first()) != 0 {
			return list.first()
		}
	}
	return Nobody
}

// applyGain takes the points of a delivery (POINTS-2).
func (s *State) applyGain(income bool, log *chronicle) {
	seat := s.nextGain()
	n := s.gains.of(seat)
	s.gains = s.gains.without(seat)
	kind := PointsScored
	if income {
		kind = IncomeRaised
		s.playerOf(seat).income += int16(n)
	} else {
		s.playerOf(seat).points += int16(n)
	}
	if log != nil {
		log.add(Event{Kind: kind, Rule: pointsChosen, Seat: seat, Number: n})
	}
	if s.gains == 0 {
		s.endGoodsTurn(log)
	}
}

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

// The routes of goods. From each city that has goods, and for all of its goods
// at once, links are followed stop by stop as MOVE-5 to MOVE-10 allow. Where each
// link leads is looked up once, and no way is followed of which it is known that
// no good can come to its end on it.

// A routeSearch lists the routes that a seat may take.
type routeSearch struct {
	*State
	moves    []Move
	seat     Seat
	exitOf   *[claimOwnerMask + 1]exit // by the owner in a claim
	move     uint64                    // what the moves from a city have in common
	cities   [MaxStops]uint8           // stops, in their order: goods lie and end in no others
	n        uint8                     // of cities
	complete [MaxStops]edgeSet
	exits    [MaxStops][8]exit // where the complete links lead, by edge
	own      linkList          // the seat's
	others   linkList
	begin    [MaxStops]ends                // the goods in a stop, each in its set
	ends     [mostLevel + 1][MaxStops]ends // in a stop itself and from there on, within so many links
}

// An exit is a complete link as it leaves a stop: the stop to which it leads, where
// [gains] count the links of its owner, and whether that is a rival.
type exit uint16

func (e exit) leadingTo(stop uint8) exit { return e | exit(stop)<<8 }

func (e exit) to() uint8      { return uint8(e>>8) % MaxStops }
func (e exit) gainsAt() uint8 { return uint8(e) & 31 }
func (e exit) ofRival() uint8 { return uint8(e >> 15) } // 1 or 0

// exitsFor is exits that lead nowhere yet, by the seat that moves a good and by the owner in the claim. A
// rival is another seat, not nobody (MOVE-10).
var exitsFor = func() (table [MaxSeats + 1][claimOwnerMask + 1]exit) {
	for seat := range Seat(len(table)) {
		for owner := Nobody; owner <= MaxSeats; owner++ {
			e := &table[seat][claimOf(owner)]
			*e = exit(gainsAt(owner))
			if owner != Nobody && owner != seat {
				*e |= 1 << 15
			}
		}
	}
	return table
}()

// A linkList is complete links, by the stops between which they are.
type linkList struct {
	links [MaxStops * hexmap.NumDirections / 2]link
	n     int
}

// A link is two stops.
type link uint16

func (l link) stops() (a, b uint8) { return uint8(l) % MaxStops, uint8(l>>8) % MaxStops }

// add adds a link if it is of the list. To write it in vain costs less than a branch that
// the processor guesses wrong: more is a comparison.
func (l *linkList) add(a link, isOf bool) {
	more := 0
	if isOf {
		more = 1
	}
	l.links[l.n] = a
	l.n += more
}

// ends say which colours can come to a city of theirs, and over how many links of
// the seat. Each colour has a lane of four bits, where a load counts its goods: bit n
// is set if that many links are possible, or more. So 0x31 is that red can come to an
// end over none, and blue over one.
//
// There are three sets of lanes. A good in a city of its own colour does not end there, so the goods of two such
// cities of each colour have sets of their own, in which their city is no end. All others have the first set.
type ends uint64

const (
	mostLacking      = loadBits - 1 // six links have at most three of the seat to make up for three of another
	lane        ends = loadMask
	firstSet    ends = loadAll / loadMask
	numSets          = 3
	setBits          = loadBits * NumColours
	eachSet     ends = 1 | 1<<setBits | 1<<(2*setBits)
	eachLane    ends = firstSet * eachSet
)

// endsOf is that the colours of goods have come to their end, in the first set.
func endsOf(goods load) ends {
	return ends(goods|goods>>1|goods>>2|goods>>3) & firstSet
}

// endsIn is what ends in a city of a colour, and nothing in a town.
var endsIn = func() (in [8]ends) {
	for colour := range Colours() {
		in[colour] = endsOf(oneLoad(colour)) * eachSet
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
	visited uint64 // stops
	route   route
	owners  gains // how many links are each seat's, or nobody's
	most    uint8 // how many links of the seat MOVE-9 and MOVE-10 ask for
}

func (s *State) appendRoutes(dst []Move) []Move {
	seat := s.queue.first()
	if s.playerOf(seat).links == 0 {
		return dst // MOVE-9
	}
	var search routeSearch // filled in place: copying one costs as much as to look up
	search.State, search.moves, search.seat = s, dst, seat
	search.exitOf = &exitsFor[seat]
	search.lookUp()
	level := s.playerOf(seat).level()
	search.lookAhead(level)
	for _, city := range search.cities[:search.n] {
		if goods := search.begin[city%MaxStops] & search.ends[level][city%MaxStops].over(1); goods != 0 { // MOVE-9
			search.move = uint64(KindDeliver) | s.game.packed[s.game.stopHex[city]]
			search.walk(city, way{visited: 1 << city, most: 1}, goods, level)
		}
	}
	return search.moves
}

// walk goes on from a stop with so many links left. The goods have not come to a
// city of their own yet (MOVE-6).
func (r *routeSearch) walk(from uint8, so way, goods ends, left int) {
	left--
	exits, all := &r.exits[from%MaxStops], &r.ends[left]
	for set := r.complete[from%MaxStops]; set != 0; set &= set - 1 {
		d := set.first()
		exit := exits[d&7]
		to := exit.to()
		going, ahead := goods&(ends(so.visited>>to&1)-1), all[to] // MOVE-7
		if going&ahead == 0 {
			continue
		}
		next := way{so.visited | 1<<to, so.route.with(d), so.owners + 1<<exit.gainsAt(), so.most}
		next.most = max(so.most, uint8(next.owners>>exit.gainsAt()&15)*exit.ofRival())
		lacking := max(int(next.most)-next.owners.of(r.seat), 0)
		here := r.ends[0][to]
		if (going & here).over(lacking) != 0 {
			r.moves = append(r.moves, Move{r.move | uint64(r.stops[to].colour())<<colourAt | uint64(next.route)<<routeAt})
		}
		if onward := going &^ here & ahead.over(lacking); onward != 0 {
			r.walk(to, next, onward, left)
		}
	}
}

// lookUp finds which goods begin and end in the stops, and where their links lead.
func (r *routeSearch) lookUp() {
	s, g := r.State, r.game
	var used [8]uint8 // sets of goods in a city of their colour
	for stop, hex := range g.stopHex {
		here := s.hexes[hex]
		if colour := s.stops[stop].colour() & 7; colour != 0 {
			goods, ends := endsOf(s.stops[stop].goods()), endsIn[colour]
			if own := goods & ends; own != 0 && used[colour] < numSets-1 {
				used[colour]++
				moved := own << (used[colour] * uint8(setBits))
				goods, ends = goods&^own|moved, ends&^moved
			}
			r.begin[stop], r.ends[0][stop] = goods, ends
			r.cities[r.n%MaxStops] = uint8(stop)
			r.n++
		}
		if here>>claimsAt == 0 {
			continue
		}
		for set := here.claimed() &^ r.complete[stop]; set != 0; set &= set - 1 {
			d := set.first()
			far := s.farEnd(hex, d)
			if far.open {
				continue
			}
			to, claim := g.stopAt[far.hex]%MaxStops, here.claim(d)
			exit := r.exitOf[claim&claimOwnerMask]
			r.exits[stop][d&7] = exit.leadingTo(to)
			r.exits[to][far.edge&7] = exit.leadingTo(uint8(stop))
			r.complete[stop] |= 1 << (d & 7)
			r.complete[to] |= 1 << (far.edge & 7)
			link := link(stop) | link(to)<<8
			own := claim.isOf(r.seat)
			r.own.add(link, own)
			r.others.add(link, !own)
		}
	}
}

// lookAhead works out the ends from each stop on, for each number of links up to
// the level: those that lie beyond one link with one link less. At the level itself
// it leaves out those in the stop, where a good does not end that begins there.
func (r *routeSearch) lookAhead(level int) {
	for n := 1; n <= level; n++ {
		beyond, ends := &r.ends[n-1], &r.ends[n]
		for _, link := range r.own.links[:r.own.n] {
			a, b := link.stops()
			ends[a] |= beyond[b].overOwn()
			ends[b] |= beyond[a].overOwn()
		}
		for _, link := range r.others.links[:r.others.n] {
			a, b := link.stops()
			ends[a] |= beyond[b]
			ends[b] |= beyond[a]
		}
		if n == level {
			break
		}
		for _, city := range r.cities[:r.n] {
			ends[city%MaxStops] = ends[city%MaxStops].before(r.ends[0][city%MaxStops])
		}
	}
}
