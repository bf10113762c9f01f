package steam

import (
	"iter"
	"math/bits"
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

// AppendMoves appends all legal moves, in a fixed order of its own: where chance
// decides, those that [State.AppendOutcomes] lists. It allocates nothing if dst has
// room.
func (s *State) AppendMoves(dst []Move) []Move {
	switch s.phase {
	case PhaseBid:
		for sum := int(s.auction.high) + 1; sum <= min(s.means(s.auction.asked), maxNumber); sum++ {
			dst = append(dst, Bid(sum))
		}
		dst = append(dst, Pass())
	case PhaseCapital:
		for loans := range min(s.playerOf(s.asked()).loans(), maxNumber) + 1 {
			dst = append(dst, Capital(loans))
		}
	case PhaseAction:
		dst = s.appendActions(dst)
	case PhaseBuild:
		dst = s.appendBuilds(dst)
	case PhaseMove:
		if s.judgeImprove().legal() {
			dst = append(dst, Improve())
		}
		dst = append(s.appendRoutes(dst), Pass())
	case PhasePoints:
		dst = append(dst, TakeIncome(), TakePoints())
	case PhaseGoods, PhaseDeal:
		dst = s.appendFalls(dst)
	}
	return dst
}

// mostOutcomes is how many sets of six goods there are of five colours.
const mostOutcomes = 10 * 9 * 8 * 7 / (4 * 3 * 2)

// appendFalls appends the moves of chance.
func (s *State) appendFalls(dst []Move) []Move {
	var room [mostOutcomes]Outcome
	for _, outcome := range s.AppendOutcomes(room[:0]) {
		dst = append(dst, outcome.Move)
	}
	return dst
}

// Moves walks all legal moves in the order of [State.AppendMoves]. It walks those
// of a copy, so the loop may give its State another value.
func (s *State) Moves() iter.Seq[Move] {
	position := *s
	return func(yield func(Move) bool) { slices.Values(position.AppendMoves(nil))(yield) }
}

// appendActions appends the tiles that the seat may take, and those that it may take and
// pass: what [State.judgeAction] finds legal.
func (s *State) appendActions(dst []Move) []Move {
	taken, seat := s.taken(), s.asked()
	none := s.takesNone(seat)
	for free := allActions &^ taken; free != 0; free &= free - 1 {
		tile := free.first()
		if s.judgeTaking(tile, false, seat).legal() {
			dst = append(dst, Take(tile))
		}
		if none || s.judgeTaking(tile, true, seat).legal() {
			dst = append(dst, TakePassing(tile))
		}
	}
	return dst
}

// The moves of a build turn. What may come into a hex is worked out as sets of
// contents, all at once, from the same surroundings that judge one tile: what is
// connected, what has a face that is left, what can be paid.

func (s *State) appendBuilds(dst []Move) []Move {
	if s.left > 0 {
		look := s.game.outlook
		look.add(s, s.queue.first())
		dst = s.appendLays(dst, &look)
		dst = s.appendRedirects(dst, &look)
	}
	switch p := s.playerOf(s.queue.first()); {
	case !p.has(flagPending):
	case p.action == UrbaniseTile:
		dst = s.appendUrbanisations(dst)
	case p.action == GrowthTile:
		dst = s.appendGrowths(dst)
	}
	if s.judgeDone().legal() {
		dst = append(dst, Done())
	}
	return dst
}

// A lister appends the tiles that a seat may lay.
type lister struct {
	*State
	moves    []Move
	seat     Seat
	means    int
	showable [2]contentSet // what the faces left can show: tracks, and exits
}

// takeShort takes away what no face is left to show.
func (l *lister) takeShort() {
	for short := l.short; short != 0; short &= short - 1 {
		face := short.first()
		l.showable[l.game.exitFace(face)] &^= l.game.shown[face]
	}
}

// exitFace is 1 for a face of towns and 0 for another.
func (g *game) exitFace(face int) int { return int(g.exits >> face & 1) }

// showableFor is what the faces can show when that of a content has gone back
// (COMP-5).
func (l *lister) showableFor(before content, exits int) contentSet {
	set, back := l.showable[exits], l.game.faceOf[before]
	if back == NoFace || l.short&l.game.stock.group[back] == 0 {
		return set
	}
	for face := range (l.short & l.game.stock.group[back]).all {
		if l.game.exitFace(face) == exits && l.canLay(int8(face), back) {
			set |= l.game.shown[face]
		}
	}
	return set
}

// appendLays appends new tiles and upgrades: in hexes beside a city, beside an
// open end, and in towns that a link of the player leads to. Nowhere else does
// BUILD-5 let them build.
func (s *State) appendLays(dst []Move, look *outlook) []Move {
	seat := s.queue.first()
	l := lister{State: s, moves: dst, seat: seat, means: s.means(seat), showable: s.game.showable}
	l.takeShort()
	for i, word := range look.at {
		for ; word != 0; word &= word - 1 {
			hex := uint8(64*i + bits.TrailingZeros64(word))
			before := s.hexes[hex].content()
			switch {
			case before == cityContent:
			case s.game.ground[hex] == groundTown:
				l.town(look, hex, before)
			case before == 0:
				l.empty(look, hex)
			case before.isSingle() && look.around[hex].joins&^edgesOf[before] != 0: // BUILD-5
				l.crossing(look, hex, before)
			}
		}
	}
	return l.moves
}

// isSingle reports whether c is one track.
func (c content) isSingle() bool { return c-singleTracks < track.NumTracks }

// singleTrack is the track of a content that is one.
func (c content) singleTrack() track.Track { return track.Track(c-singleTracks) + 1 }

// empty lists the tiles for an empty hex without a town.
func (l *lister) empty(look *outlook, hex uint8) {
	const single, pair = 2, 4 // edges that are paid (COST-1)
	set := l.showable[0]
	switch left := l.means - int(l.game.cost[hex]); {
	case left < single:
		return
	case left < pair:
		set &= allSingles
	}
	if !look.told.has(hex) {
		set &= l.game.beside[hex]
	} else {
		around := look.around[hex]
		around.keep(l.game.open[hex], 0)
		set &= around.connectedContents(0)
	}
	l.add(KindBuild, hex, set, singleTracks)
}

// crossing lists the upgrades of one track to two.
func (l *lister) crossing(look *outlook, hex uint8, before content) {
	const pair = 4
	if l.means < pair {
		return
	}
	around := look.around[hex]
	around.keep(l.game.open[hex], edgesOf[before])
	set := around.connectedContents(edgesOf[before]) & contentsOf[before.singleTrack()] &^ allSingles
	if set != 0 {
		l.add(KindUpgrade, hex, set&l.showableFor(before, 0), singleTracks)
	}
}

// connectedContents is the contents of a hex without a town that have only tracks
// which [surroundings.connected] lets lay, or which hold its edges already.
func (around *surroundings) connectedContents(held edgeSet) contentSet {
	set := contentsWithin[around.free|around.joins|held] & contentsTouching[around.joins|held]
	if around.joins&(around.joins-1) != 0 {
		for returning := around.returning(); returning != 0; returning &= returning - 1 {
			set &^= contentsOf[returning.first()]
		}
	}
	return set
}

// town lists the tiles for a town, new ones and upgrades.
func (l *lister) town(look *outlook, hex uint8, before content) {
	held := edgesOf[before]
	around := look.around[hex]
	around.keep(l.game.open[hex], held)
	connected := l.hexes[hex].isOf(l.seat)
	if !connected && around.joins == 0 {
		return
	}
	may := held | (around.free|around.joins|around.others)&^around.returns(hex)
	set := exitsWithin[may] & exitsWith[held] &^ (1 << before)
	if !connected {
		set &^= exitsWithin[may&^around.joins]
	}
	kind, cost := KindBuild, int(l.game.cost[hex])
	if before != 0 {
		kind, cost = KindUpgrade, costOfTown
	}
	set &= exitsUpTo[min(max(l.means-cost, 0), hexmap.NumDirections)]
	if set != 0 {
		l.add(kind, hex, set&l.showableFor(before, 1), 0)
	}
}

// add appends the moves that lay a set of contents into a hex.
func (l *lister) add(kind Kind, hex uint8, set contentSet, from content) {
	first, moves := uint64(kind)|l.game.packed[hex]|uint64(from)<<contentAt, l.moves
	for ; set != 0; set &= set - 1 {
		moves = append(moves, Move{first + uint64(bits.TrailingZeros64(uint64(set)))<<contentAt})
	}
	l.moves = moves
}

// appendRedirects appends what REDIRECT allows: for each open end outside a town
// the tiles that turn its track.
func (s *State) appendRedirects(dst []Move, look *outlook) []Move {
	seat := s.queue.first()
	means := s.means(seat)
	for hex := range s.ends.all {
		before := s.hexes[hex].content()
		if before.isExits() || means < edgesOf[before].len() {
			continue
		}
		move := uint64(KindRedirect) | s.game.packed[hex]
		for from := range look.open[hex].all {
			if c := s.hexes[hex].claim(from); !c.isOf(Nobody) && !c.isOf(seat) {
				continue // REDIRECT-1
			}
			kept := otherEnd[before][from]
			first, v := s.judgeLastTrack(hex, kept, from, seat)
			if !v.legal() {
				continue
			}
			rest := tracksOf[before] &^ (1 << (track.Between(kept, from) - 1))
			for to := range (s.game.open[hex] &^ edgesOf[before]).all {
				laid := singleContent(track.Between(kept, to))
				if rest != 0 {
					laid = pairOf[track.Between(kept, to)][rest.first()]
				}
				face := s.game.faceOf[laid]
				if laid != 0 && face != NoFace && s.canLay(face, s.game.faceOf[before]) &&
					s.judgeTurnedEnd(hex, to, first, seat).legal() {
					dst = append(dst, Move{move | uint64(laid)<<contentAt})
				}
			}
		}
	}
	return dst
}

func singleContent(t track.Track) content { return singleTracks + content(t) - 1 }

func (s *State) appendUrbanisations(dst []Move) []Move {
	for _, stop := range s.game.towns {
		hex := s.game.stopHex[stop]
		if s.hexes[hex].isCity() || s.wouldReturn(hex) {
			continue
		}
		for colour := range Colours() {
			if s.newCities[colour] > 0 {
				move := uint64(KindUrbanise) | s.game.packed[hex] | uint64(colour)<<colourAt
				dst = s.appendSpaces(dst, move, !s.hasSet())
			}
		}
	}
	return dst
}

func (s *State) appendGrowths(dst []Move) []Move {
	if s.growth == 0 {
		return dst
	}
	for i, stop := range s.stops[:len(s.game.stopHex)] {
		if stop.isCity() && !stop.grown() {
			dst = s.appendSpaces(dst, uint64(KindGrow)|s.game.packed[s.game.stopHex[i]], false)
		}
	}
	return dst
}

// appendSpaces appends a move once for each space with a set, or as it is.
func (s *State) appendSpaces(dst []Move, move uint64, asItIs bool) []Move {
	if asItIs {
		return append(dst, Move{move})
	}
	for i, set := range s.supply[:s.game.spaces] {
		if set != 0 {
			dst = append(dst, Move{move | uint64(i+1)<<spaceAt})
		}
	}
	return dst
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
	rivals   uint8  // by seat: whose links count for MOVE-10
	move     uint64 // what the moves from a city have in common
	complete [MaxStops]edgeSet
	exits    [MaxStops][8]exit // where the complete links lead, by edge
	own      linkList          // the seat's
	others   linkList
	begin    [MaxStops]ends                // the goods in a stop, each in its set
	here     [MaxStops]ends                // in a stop itself
	ends     [mostLevel + 1][MaxStops]ends // in a stop and from there on, within so many links
}

// An exit is a complete link as it leaves a stop: the stop to which it leads, where
// [gains] count the links of its owner, and whether that is a rival.
type exit uint16

func exitTo(stop uint8, owner Seat, rival exit) exit {
	return rival<<15 | exit(stop)<<8 | exit(gainsAt(owner))
}

func (e exit) to() uint8      { return uint8(e>>8) % MaxStops }
func (e exit) gainsAt() uint8 { return uint8(e) & 31 }
func (e exit) ofRival() uint8 { return uint8(e >> 15) } // 1 or 0

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
	search.rivals = ^uint8(1<<Nobody | 1<<seat)
	search.lookUp()
	level := s.playerOf(seat).level()
	search.lookAhead(level)
	for i, hex := range s.game.stopHex {
		if goods := search.begin[i] & search.ends[level][i].over(1); goods != 0 { // MOVE-9
			search.move = uint64(KindDeliver) | s.game.packed[hex]
			search.walk(uint8(i), way{visited: 1 << i, most: 1}, goods, level)
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
		here := r.here[to]
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
		colour := s.stops[stop].colour() & 7
		goods, ends := endsOf(s.stops[stop].goods()), endsIn[colour]
		if own := goods & ends; own != 0 && used[colour] < numSets-1 {
			used[colour]++
			moved := own << (used[colour] * uint8(setBits))
			goods, ends = goods&^own|moved, ends&^moved
		}
		r.begin[stop], r.here[stop], r.ends[0][stop] = goods, ends, ends
		here := s.hexes[hex]
		for set := here.claimed() &^ r.complete[stop]; set != 0; set &= set - 1 {
			d := set.first()
			far := s.farEnd(hex, d)
			if far.open {
				continue
			}
			to, owner := g.stopAt[far.hex]%MaxStops, here.claim(d).owner()
			rival := exit(r.rivals >> owner & 1)
			r.exits[stop][d&7] = exitTo(to, owner, rival)
			r.exits[to][far.edge&7] = exitTo(uint8(stop), owner, rival)
			r.complete[stop] |= 1 << (d & 7)
			r.complete[to] |= 1 << (far.edge & 7)
			r.own.add(uint8(stop), to, owner == r.seat)
			r.others.add(uint8(stop), to, owner != r.seat)
		}
	}
}

// lookAhead works out the ends from each stop on, for each number of links up to
// the level: those that lie beyond one link with one link less. At the level itself
// it leaves out those in the stop, where a good does not end that begins there.
func (r *routeSearch) lookAhead(level int) {
	for n := 1; n <= level; n++ {
		beyond, ends := &r.ends[n-1], &r.ends[n]
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
		if n == level {
			break
		}
		for stop := range r.game.stopHex {
			ends[stop] = ends[stop].before(r.here[stop])
		}
	}
}
