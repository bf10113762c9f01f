package steamrollers

import (
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

// A pairPlace is where the set of a pair stands.
type pairPlace struct{ word, shift uint8 }

// pairOfOne is the shift of a city and itself: above all sets of the first word.
const pairOfOne = pairBits * pairsPerWord

// placeOfPair numbers the pairs of different cities 1 to 6 as package delivery
// orders them.
func placeOfPair(pair int) pairPlace {
	return pairPlace{uint8(pair / pairsPerWord), uint8(pairBits * (pair % pairsPerWord))}
}

var pairPlaces = func() (of [7][7]pairPlace) {
	pair := 0
	for a := 1; a <= 6; a++ {
		of[a][a] = pairPlace{0, pairOfOne}
		for b := a + 1; b <= 6; b++ {
			of[a][b] = placeOfPair(pair)
			of[b][a] = of[a][b]
			pair++
		}
	}
	return of
}()

// pairsOf has all bits of the sets of the pairs of each city.
var pairsOf = func() (of [7]reach) {
	for a := 1; a <= 6; a++ {
		for b := 1; b <= 6; b++ {
			if a != b {
				of[a].add(a, b, pairMask)
			}
		}
	}
	return of
}()

// citiesOfPair is the two cities of each pair, bit c for city c.
var citiesOfPair = func() (of [3 * pairsPerWord]uint8) {
	for a := 1; a <= 6; a++ {
		for b := 1; b <= 6; b++ {
			if at := pairPlaces[a][b]; a != b {
				of[int(at.word)*pairsPerWord+int(at.shift)/pairBits] |= 1 << a
			}
		}
	}
	return of
}()

// isEmpty reports whether no two cities are connected.
func (r *reach) isEmpty() bool { return r[0]|r[1]|r[2] == 0 }

// isAlone reports whether a city is connected with no other.
func (r *reach) isAlone(city int) bool {
	pairs := &pairsOf[city]
	return r[0]&pairs[0]|r[1]&pairs[1]|r[2]&pairs[2] == 0
}

// between is the set of distances between two cities; none between a city and itself.
func (r *reach) between(a, b int) delivery.Distances {
	at := pairPlaces[a][b]
	return delivery.Distances(r[at.word] >> (at.shift & 63) & pairMask)
}

// betweenOrNone is the set of distances between two cities, distance 0 if they are
// one.
func (r *reach) betweenOrNone(a, b int) delivery.Distances {
	at := pairPlaces[a][b]
	return delivery.Distances((r[at.word] | 1<<pairOfOne) >> (at.shift & 63) & pairMask)
}

// add adds distances between two different cities.
func (r *reach) add(a, b int, d delivery.Distances) {
	at := pairPlaces[a][b]
	r[at.word] |= uint64(d) & pairMask << (at.shift & 63)
}

// maxLinks is the number of links a sheet can hold: six cities of six edges,
// and every link takes two.
const maxLinks = 18

// linkOver is the link that a track just drawn completes: the two cities it joins and
// its distance, 0 if it completes none. It follows the track both ways over the packed
// sheet; where a blocked border is on it there is no link (WALL-2).
func (s *State) linkOver(seat Seat, site int, t track.Track) (from, to, distance int) {
	sheet, land := s.sheetOf(seat), s.game.land[s.wall]
	a, b := t.Ends()
	if !sheet.goesOn(land, site, a) || !sheet.goesOn(land, site, b) {
		return 0, 0, 0 // as most new track: one look at each end tells it
	}
	from, before := sheet.cityBeyond(land, site, a)
	if from == 0 {
		return 0, 0, 0
	}
	to, behind := sheet.cityBeyond(land, site, b)
	if to == 0 || to == from {
		return 0, 0, 0
	}
	return from, to, 1 + before + int(land[site].towns) + behind // DELIVER-5
}

// goesOn reports whether a city, or track that meets it, lies over an edge of a site.
func (h *sheet) goesOn(land []surroundings, site int, d hexmap.Direction) bool {
	next := int(land[site].beyond[d])
	return next < beyondRim || next >= 0 && onward[h.trackAt(next)][d] != nowhere
}

// cityBeyond follows track from a site over one of its edges to the city where it
// ends, and counts the towns on it. The city is 0 if the track ends elsewhere or
// comes back to the site.
func (h *sheet) cityBeyond(land []surroundings, site int, d hexmap.Direction) (city, towns int) {
	next := int(land[site].beyond[d])
	for next >= 0 && next != site {
		d = onward[h.trackAt(next)][d]
		if d == nowhere {
			return 0, 0
		}
		here := &land[next]
		towns += int(here.towns)
		next = int(here.beyond[d])
	}
	if next >= 0 {
		return 0, 0
	}
	return beyondRim - next, towns
}

// onward is the direction in which track goes on that was entered in another, or
// nowhere.
var onward = func() (of [16][hexmap.NumDirections]hexmap.Direction) {
	for t := range of {
		for d := range of[t] {
			of[t][d] = nowhere
			if exit, joined := track.Track(t).Other(hexmap.Direction(d).Opposite()); joined {
				of[t][d] = exit
			}
		}
	}
	return of
}()

const nowhere = hexmap.Direction(hexmap.NumDirections)

// relink sets what is carried along of a sheet's links.
func (s *State) relink(seat Seat) {
	s.sheetOf(seat).reach = s.reachOf(seat, s.game.tracers[s.wall])
}

// addLink carries on what is known of a sheet's links with a new one between two
// cities.
func (s *State) addLink(seat Seat, from, to, distance int, log *chronicle) {
	sheet := s.sheetOf(seat)
	if sheet.reach.between(from, to) == 0 {
		sheet.reach.bridge(from, to, distance)
	} else {
		s.relink(seat)
	}
	if log != nil {
		if s.game.cities[to] < s.game.cities[from] {
			from, to = to, from
		}
		log.add(Event{Kind: LinkCompleted, Rule: scoreNetwork, Seat: seat, Distance: distance, City: from, To: to})
	}
}

// bridge adds a link between two cities that no route connects. It replaces the search
// for routes. Any route between the cities on its two sides takes this link, so it is a
// route to its near end, the link, and a route from its far end.
func (r *reach) bridge(a, b, distance int) {
	if r.isAlone(a) && r.isAlone(b) {
		r.add(a, b, 1<<distance)
		return
	}
	nears := r.connected(a)
	for fars := r.connected(b); fars != 0; fars &= fars - 1 {
		far := bits.TrailingZeros8(fars)
		over := r.betweenOrNone(b, far) << distance
		for rest := nears; rest != 0; rest &= rest - 1 {
			near := bits.TrailingZeros8(rest)
			r.add(near, far, over.Plus(r.betweenOrNone(near, a)))
		}
	}
}

// connected is the cities that a city is connected with, bit c for city c; it is one
// of them.
func (r *reach) connected(city int) (cities uint8) {
	cities = 1 << city
	for word, sets := range r {
		sets &= pairsOf[city][word]
		for sets != 0 {
			place := bits.TrailingZeros64(sets) / pairBits
			cities |= citiesOfPair[word*pairsPerWord+place]
			sets &^= pairMask << (place * pairBits)
		}
	}
	return cities
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
		at := placeOfPair(pair)
		r[at.word] |= uint64(set) & pairMask << at.shift
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
