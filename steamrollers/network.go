package steamrollers

import (
	"iter"
	"math/bits"

	"github.com/railhex/railhex/delivery"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

// What a State carries along of the links on a sheet: for each pair of cities
// the set of all distances over which a good can go from one to the other. It
// is a function of the track drawn and the borders blocked, and nothing else;
// it is set whenever a new track may complete a link.

// reach holds the set of distances of each of the fifteen pairs of cities, in
// twelve bits each: bit d stands for distance d. On a route no city comes twice
// (DELIVER-4), so it has five links at the most, and there are six towns in
// all: no distance is above eleven.
type reach [3]uint64

const (
	pairBits     = 12
	pairsPerWord = 5
	pairMask     = 1<<pairBits - 1
)

// pairOf numbers the pairs of different cities 1 to 6, as package delivery
// orders them.
var pairOf = func() (of [7][7]uint8) {
	n := uint8(0)
	for a := 1; a <= 6; a++ {
		for b := a + 1; b <= 6; b++ {
			of[a][b], of[b][a] = n, n
			n++
		}
	}
	return of
}()

// distances is a set of distances up to eleven.
type distances uint16

func (d distances) has(n int) bool { return n < pairBits && d>>n&1 != 0 }

// longestWithin is the longest distance of a set that is not above a limit; 0 if
// there is none.
func (d distances) longestWithin(limit int) int {
	for n := min(limit, pairBits-1); n > 0; n-- {
		if d.has(n) {
			return n
		}
	}
	return 0
}

// plus is every sum of a distance of d and one of o.
func (d distances) plus(o distances) (sums distances) {
	for ; d != 0; d &= d - 1 {
		sums |= o << bits.TrailingZeros16(uint16(d))
	}
	return sums
}

// all walks a set of distances in ascending order.
func (d distances) all() iter.Seq[int] {
	return func(yield func(int) bool) {
		for n := range pairBits {
			if d.has(n) && !yield(n) {
				return
			}
		}
	}
}

// isEmpty reports whether no two cities are connected.
func (r *reach) isEmpty() bool { return r[0]|r[1]|r[2] == 0 }

// between is the set of distances between two different cities.
func (r *reach) between(a, b int) distances {
	pair := pairOf[a][b]
	return distances(r[pair/pairsPerWord] >> (pairBits * (pair % pairsPerWord)) & pairMask)
}

// betweenOrNone is the set of distances between two cities, distance 0 if they are
// one.
func (r *reach) betweenOrNone(a, b int) distances {
	if a == b {
		return 1
	}
	return r.between(a, b)
}

// add adds distances between two different cities.
func (r *reach) add(a, b int, d distances) {
	pair := pairOf[a][b]
	r[pair/pairsPerWord] |= uint64(d) & pairMask << (pairBits * (pair % pairsPerWord))
}

// maxLinks is the number of links a sheet can hold: six cities of six edges,
// and every link takes two.
const maxLinks = 18

// completes reports whether a track just drawn completes a stretch between two
// different cities. Whether a border on it is blocked it does not ask.
func (s *State) completes(seat Seat, site int, t track.Track) bool {
	a, b := t.Ends()
	from := s.cityBeyond(seat, site, a)
	if from == 0 {
		return false
	}
	to := s.cityBeyond(seat, site, b)
	return to != 0 && to != from
}

// cityBeyond follows track from a site over one of its edges to the city where
// it ends, 0 if it ends elsewhere or comes back to the site.
func (s *State) cityBeyond(seat Seat, site int, d hexmap.Direction) int {
	sheet := s.sheetOf(seat)
	next := int(s.game.beyond[site][d])
	for next >= 0 && next != site {
		entry := d.Opposite()
		var joined bool
		if d, joined = sheet.trackAt(next).Other(entry); !joined {
			return 0
		}
		next = int(s.game.beyond[next][d])
	}
	if next >= 0 {
		return 0
	}
	return beyondRim - next
}

// relink sets what is carried along of a sheet's links.
func (s *State) relink(seat Seat) {
	s.sheetOf(seat).reach = s.reachOf(seat, s.game.tracers[s.wall])
}

// addLink carries on what is known of a sheet's links after a track that completes
// a stretch between two cities. If a blocked border is on it there is no new link.
func (s *State) addLink(seat Seat, site int, log *chronicle) {
	var tiles [MaxHexes]track.Tile
	sheet := s.sheetOf(seat)
	edge, _ := sheet.trackAt(site).Ends()
	at := track.End{Hex: uint16(s.game.sites[site]), Edge: edge}
	link, _ := s.game.tracers[s.wall].LinkThrough(s.unpack(seat, &tiles), at)
	if link.Kind != track.Complete {
		return
	}
	from, to := int(s.game.cityAt[link.From.Hex]), int(s.game.cityAt[link.To.Hex])
	distance := 1 + int(link.Towns) // DELIVER-5
	if sheet.reach.between(from, to) == 0 {
		sheet.reach.bridge(from, to, distance)
	} else {
		s.relink(seat)
	}
	if log != nil {
		log.add(Event{Kind: LinkCompleted, Rule: ScoreNetwork, Seat: seat, Distance: distance, City: from, To: to})
	}
}

// bridge adds a link between two cities that no route connects. It spares the
// search for routes: any between the cities on its two sides takes this link, so it
// is a route to its near end, the link, and a route from its far end.
func (r *reach) bridge(a, b, distance int) {
	before := *r
	for near := 1; near <= 6; near++ {
		toLink := before.betweenOrNone(near, a)
		if toLink == 0 {
			continue
		}
		for far := 1; far <= 6; far++ {
			if fromLink := before.betweenOrNone(b, far); fromLink != 0 {
				r.add(near, far, toLink.plus(fromLink)<<distance)
			}
		}
	}
}

// reachOf finds all distances on a sheet with a tracer.
func (s *State) reachOf(seat Seat, tracer *track.Tracer) (r reach) {
	var (
		found [maxLinks]track.Link
		links [maxLinks]delivery.Link
		sets  [15]delivery.Distances
		tiles [MaxHexes]track.Tile
	)
	all := tracer.AppendLinksFrom(found[:0], s.unpack(seat, &tiles), s.game.stops, track.Complete)
	network := s.game.weigh(links[:0], all)
	for pair, set := range delivery.AppendAllDistances(sets[:0], 6, network) {
		r[pair/pairsPerWord] |= set[0] & pairMask << (pairBits * (pair % pairsPerWord))
	}
	return r
}

// unpack lays out what lies on a sheet by board index.
func (s *State) unpack(seat Seat, tiles *[MaxHexes]track.Tile) []track.Tile {
	for pair, two := range s.sheetOf(seat).tracks {
		if first := track.Track(two & 15); first != 0 {
			tiles[s.game.sites[2*pair]] = first.Tile()
		}
		if second := track.Track(two >> 4); second != 0 {
			tiles[s.game.sites[2*pair+1]] = second.Tile()
		}
	}
	for _, i := range s.game.stops {
		tiles[i] = track.City
	}
	return tiles[:s.game.board.Len()]
}

// appendLinks appends the links on a sheet: those that carry goods and score.
func (s *State) appendLinks(dst []track.Link, seat Seat) []track.Link {
	var tiles [MaxHexes]track.Tile
	return s.game.tracers[s.wall].AppendLinksFrom(dst, s.unpack(seat, &tiles), s.game.stops, track.Complete)
}
