package delivery

import (
	"fmt"
	"iter"
	"math/bits"
)

// A Route is the links that it takes, by their indices, in the order in which it
// takes them. It is a comparable value of 128 bytes. The zero Route takes no link.
type Route struct {
	links  [MaxPlaces - 1]uint16
	length uint16
}

// Len returns the number of links.
func (r Route) Len() int { return int(r.length) }

// Link returns the index of the link that the route takes after i others. It panics if i
// is below 0, or is Len or more.
func (r Route) Link(i int) int { return int(r.links[:r.length][i]) }

// Links walks the indices of the links.
func (r Route) Links() iter.Seq[int] {
	return func(yield func(int) bool) {
		for _, link := range r.links[:r.length] {
			if !yield(int(link)) {
				return
			}
		}
	}
}

// String lists the indices of the links, as in "[0 2 4]".
func (r Route) String() string { return fmt.Sprint(r.links[:r.length]) }

func (r *Route) push(link uint16) {
	r.links[r.length] = link
	r.length++
}

// pop takes back what push did, all of it: equal routes are equal values.
func (r *Route) pop() {
	r.length--
	r.links[r.length] = 0
}

// maxLinks is the largest number of links: a Route has 16 bits for each index.
const maxLinks = 1 << 16

// A Query asks for routes: from one place to the first of some others that they
// come to, within limits. The zero limits are none.
type Query struct {
	From int      // the place where the routes begin
	To   PlaceSet // a route ends at the first of these places that it comes to; From does not count

	MaxLinks  int       // a route has so many links at the most; 0: any number; below 0: there is none
	Distances Distances // the distance of a route is one of these; the empty set: any distance

	// Allow, unless it is nil, is asked each time a route grows. The last link of
	// the route is the new one, which leads to the place to. If the result is false
	// no route begins like that. A beginning that it allows may still be refused
	// for what comes later, so it is no place to collect routes.
	Allow func(route Route, to int) bool
}

// A PlaceSet is a set of places, a bit each: place p is in it if bit p is set. The
// zero PlaceSet is empty.
type PlaceSet uint64

// PlaceSetOf returns the set of the given places. It panics if one of them is below 0, or
// is [MaxPlaces] or more.
func PlaceSetOf(places ...int) PlaceSet {
	var set PlaceSet
	for _, place := range places {
		mustBePlace(place)
		set |= 1 << place
	}
	return set
}

// mustBePlace panics if there is no such place.
func mustBePlace(place int) {
	if place < 0 || place >= MaxPlaces {
		panic(fmt.Sprintf("delivery: place %d, want 0 to %d", place, MaxPlaces-1))
	}
}

// Routes walks all loop-free routes over the links that a query asks for. Their order is
// the lexicographic one of the indices of their links: all that begin with the link of
// the lowest index come first.
//
// Nothing is prepared or collected. A loop over the result allocates nothing if
// there are 256 links or fewer and what its body and Allow refer to stays where it
// is. Without Allow, and with no other limit than a number of links or a longest
// distance, the next route is found in time proportional to places times links.
// There may be very many routes, so a loop over them should know when to stop.
//
// The loop panics if From is no place, if a link is faulty, or if there are more than
// 65,536 links.
func Routes(links []Link, q Query) iter.Seq[Route] {
	return func(yield func(Route) bool) { enumerate(links, &q, yield) }
}

// An enumeration lets a route grow link by link, and takes back what it has tried. Before
// each step it finds which free places have a way to an end that keeps the limits, so
// that a route grows to such places alone. The method is that of Rizzi, Sacomoto and
// Sagot, "Efficiently Listing Bounded Length st-Paths", 2014.
type enumeration struct {
	*Query
	ends  uint64 // To, without From
	yield func(Route) bool

	incidences []incidence
	first      [MaxPlaces + 1]uint32 // the incidences of place p are incidences[first[p]:first[p+1]]
	neighbours [MaxPlaces]uint64     // the places that one link leads to, a bit each
	longest    [MaxPlaces]uint8      // of the links of a place

	maxLinks                 int
	measured                 bool // whether distances matter
	minDistance, maxDistance int

	route Route
}

// An incidence is a link as seen from one of its ends.
type incidence struct {
	link       uint16
	to, length uint8
}

// enumerate hands over the routes that a query asks for.
func enumerate(links []Link, q *Query, yield func(Route) bool) {
	mustBePlace(q.From)
	if q.MaxLinks < 0 {
		return
	}
	e := enumeration{
		Query: q, yield: yield, ends: uint64(q.To) &^ (1 << q.From), maxLinks: q.MaxLinks,
		measured: q.Distances != 0, minDistance: q.Distances.Min(), maxDistance: q.Distances.Max(),
	}
	if q.MaxLinks == 0 {
		e.maxLinks = MaxPlaces - 1
	}
	var room [2 * 256]incidence
	if e.incidences = room[:]; 2*len(links) > len(room) {
		e.incidences = make([]incidence, 2*len(links))
	}
	e.arrange(links)
	e.walk(q.From, ^uint64(0)&^(1<<q.From), 0)
}

// arrange sorts the links by the places at their ends.
func (e *enumeration) arrange(links []Link) {
	if len(links) > maxLinks {
		panic(fmt.Sprintf("delivery: %d links, want %d or fewer", len(links), maxLinks))
	}
	for i, link := range links {
		mustJoin(MaxPlaces, i, link)
		e.first[link.A+1]++
		e.first[link.B+1]++
	}
	for place := range MaxPlaces {
		e.first[place+1] += e.first[place]
	}
	used := e.first
	for i, link := range links {
		for _, ends := range [2][2]uint8{{link.A, link.B}, {link.B, link.A}} {
			at, to := ends[0], ends[1]
			e.incidences[used[at]] = incidence{link: uint16(i), to: to, length: link.Length}
			used[at]++
			e.neighbours[at] |= 1 << to
			e.longest[at] = max(e.longest[at], link.Length)
		}
	}
}

// walk hands over all routes that go on from a place, reached at some distance,
// over free places. It reports whether more are asked for.
func (e *enumeration) walk(at int, free uint64, distance int) bool {
	near := e.near(at, free)
	var shortest [MaxPlaces]uint8
	atMost := 0
	if e.measured {
		near &= e.measure(free, e.maxDistance-distance, &shortest)
		atMost = e.atMost(near)
	}
	for _, incidence := range e.incidences[e.first[at]:e.first[at+1]] {
		to := int(incidence.to % MaxPlaces)
		if near>>to&1 == 0 {
			continue
		}
		there, ends := distance+int(incidence.length), e.ends>>to&1 != 0
		switch {
		case !e.measured:
		case there+int(shortest[to]) > e.maxDistance,
			ends && !e.Distances.Has(there),
			!ends && there+atMost-int(e.longest[to]) < e.minDistance:
			continue
		}
		e.route.push(incidence.link)
		more := true
		switch {
		case e.Allow != nil && !e.Allow(e.route, to):
		case ends:
			more = e.yield(e.route)
		default:
			more = e.walk(to, free&^(1<<to), there)
		}
		if e.route.pop(); !more {
			return false
		}
	}
	return true
}

// near is the places from which an end can be reached over free places, with one
// link fewer than the route may still grow by. It looks breadth-first from the
// ends, no further than it takes to know of every neighbour of the place where the
// route stands.
func (e *enumeration) near(at int, free uint64) uint64 {
	near := e.ends
	wanted := e.neighbours[at]
	if e.minDistance > 0 {
		wanted = free // they bound what the route can still come to
	}
	layer := near
	for left := e.maxLinks - e.route.Len() - 1; left > 0 && layer != 0 && wanted&free&^near != 0; left-- {
		var next uint64
		for ; layer != 0; layer &= layer - 1 {
			next |= e.neighbours[bits.TrailingZeros64(layer)]
		}
		layer = next & free &^ near
		near |= layer
	}
	return near
}

// measure is the places from which an end is no further than most over free places,
// and fills in how far it is. It is Dijkstra's algorithm in the form of Dial
// ("Algorithm 360: Shortest-Path Forest with Topological Ordering", 1969), in which
// places wait in a list for each distance.
func (e *enumeration) measure(free uint64, most int, shortest *[MaxPlaces]uint8) uint64 {
	var waiting [MaxDistance + 1]uint64
	waiting[0] = e.ends
	left := free
	for distance := 0; distance <= most && left != 0; distance++ {
		for here := waiting[distance] & left; here != 0; here &= here - 1 {
			place := bits.TrailingZeros64(here)
			left &^= 1 << place
			shortest[place] = uint8(distance)
			for _, incidence := range e.incidences[e.first[place]:e.first[place+1]] {
				if there := distance + int(incidence.length); there <= most {
					waiting[there] |= 1 << incidence.to
				}
			}
		}
	}
	return free &^ left
}

// atMost is what the rest of a route over places that are near does not exceed: it
// comes to each by one link, and to one end only.
func (e *enumeration) atMost(near uint64) int {
	sum, longestToEnd := 0, 0
	for rest := near; rest != 0; rest &= rest - 1 {
		place := bits.TrailingZeros64(rest)
		if e.ends>>place&1 != 0 {
			longestToEnd = max(longestToEnd, int(e.longest[place]))
		} else {
			sum += int(e.longest[place])
		}
	}
	return sum + longestToEnd
}
