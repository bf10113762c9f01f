package delivery

import (
	"cmp"
	"errors"
	"fmt"
	"math/bits"
	"slices"
)

// MaxPlaces is the largest number of places that a network can have.
const MaxPlaces = 64

// maxLinks is the largest number of links: a Route has 16 bits for each index.
const maxLinks = 1 << 16

// A Link joins two different places and makes a route that takes it longer by
// its length. It can be taken either way. Two places may be joined by any
// number of links, of equal or of different lengths. The zero Link is invalid.
type Link struct {
	A, B   uint8 // the places that it joins, numbered from 0
	Length uint8 // 1 or more
}

// other is the end of the link that is not at. The result is false if at is no end
// of it.
func (l Link) other(at int) (int, bool) {
	switch at {
	case int(l.A):
		return int(l.B), true
	case int(l.B):
		return int(l.A), true
	}
	return 0, false
}

// A NetworkError is one fault of a network: see [NewNetwork].
type NetworkError struct {
	Index int    // of the faulty link, or -1 if it is the network that is at fault
	Link  Link   // the faulty link, zero if there is none
	Fault string // what is wrong with it and what would be right
}

// Error names the link by its index, its two places and its length, and says
// what is wrong with it and what would be right.
func (e *NetworkError) Error() string {
	if e.Index < 0 {
		return "delivery: " + e.Fault
	}
	return fmt.Sprintf("delivery: link %d (places %d and %d, length %d): %s",
		e.Index, e.Link.A, e.Link.B, e.Link.Length, e.Fault)
}

// check is all faults of a network that can be seen without following its links
// from place to place.
func check(places int, links []Link) error {
	var faults []error
	if places < 0 || places > MaxPlaces {
		faults = append(faults, &NetworkError{Index: -1, Fault: fmt.Sprintf("%d places, want 0 to %d", places, MaxPlaces)})
		places = MaxPlaces // judge the links by what would be right at most
	}
	if len(links) > maxLinks {
		faults = append(faults, &NetworkError{Index: -1, Fault: fmt.Sprintf("%d links, want %d or fewer", len(links), maxLinks)})
	}
	for i, link := range links {
		refuse := func(format string, values ...any) {
			faults = append(faults, &NetworkError{Index: i, Link: link, Fault: fmt.Sprintf(format, values...)})
		}
		if int(link.A) >= places {
			refuse("there is no place %d, want places below %d", link.A, places)
		}
		if int(link.B) >= places && link.A != link.B {
			refuse("there is no place %d, want places below %d", link.B, places)
		}
		if link.A == link.B { // what returns to its own place is never part of a route
			refuse("joins place %d to itself, want two different places", link.A)
		}
		if link.Length == 0 {
			refuse("has no length, want 1 or more")
		}
	}
	return errors.Join(faults...)
}

// A Network is a set of places, numbered from 0, and the links between them,
// prepared for searches. It never changes, so any number of goroutines may
// search it at the same time. Make it with [NewNetwork]; the zero Network has
// no places.
type Network struct {
	places int
	links  []Link // as they were given

	arcs       []arc
	lengths    []Distances           // of the links of each arc
	first      [MaxPlaces + 1]uint16 // the arcs of place p are arcs[first[p]:first[p+1]]
	neighbours [MaxPlaces]uint64     // the places that one link leads to, a bit each

	reachable [MaxPlaces]uint64           // from a place, itself included
	shortest  [MaxPlaces][MaxPlaces]uint8 // distances, between places that are joined at all
	period    int                         // see findPeriod
	small     *small                      // nil if the network is too large for it
}

// An arc is all links from one place to another. To a search they differ only in
// their lengths.
type arc struct {
	to                uint8
	longest, shortest uint8
}

// NewNetwork prepares a network of the places 0, 1 … places-1, 64 at most, in
// time proportional to places times links.
//
// It refuses, with a [*NetworkError] for each fault (all joined, as by
// [errors.Join]), links that lead to no place, that join a place to itself or
// that have no length, and more than 65,536 of them; and, if the links are right, a
// network whose routes could be longer than [MaxDistance]. They could if its
// heaviest tree of links, one that joins places without closing a circle, is longer
// than that in total, for every loop-free route is such a tree. So a network of 12
// places is never refused for links of length 23 or less, and one of 64 places not
// for links of length 4 or less.
func NewNetwork(places int, links []Link) (*Network, error) {
	if err := check(places, links); err != nil {
		return nil, err
	}
	n := &Network{places: places, links: slices.Clone(links)}
	longestFirst := slices.Clone(links)
	slices.SortStableFunc(longestFirst, func(a, b Link) int { return cmp.Compare(b.Length, a.Length) })
	reachable, heaviest := heaviestForest(places, longestFirst)
	if heaviest > MaxDistance {
		return nil, &NetworkError{Index: -1, Fault: fmt.Sprintf(
			"routes could be as long as %d, the heaviest tree of links; want %d or less", heaviest, MaxDistance)}
	}
	n.reachable = reachable
	n.join(longestFirst)
	for place := range places {
		n.measure(place)
	}
	n.period = n.findPeriod()
	if places <= maxSmallPlaces && heaviest <= maxSmallDistance {
		n.small = new(small)
		n.small.add(links)
	}
	return n, nil
}

// join makes arcs of the links, which come longest first. So do the arcs of
// each place then.
func (n *Network) join(longestFirst []Link) {
	for _, link := range longestFirst {
		n.neighbours[link.A] |= 1 << link.B
		n.neighbours[link.B] |= 1 << link.A
	}
	for place := range n.places {
		n.first[place+1] = n.first[place] + uint16(bits.OnesCount64(n.neighbours[place]))
	}
	n.arcs = make([]arc, n.first[n.places])
	n.lengths = make([]Distances, n.first[n.places])
	for _, link := range longestFirst {
		n.addLength(link.A, link.B, link.Length)
		n.addLength(link.B, link.A, link.Length)
	}
}

// addLength adds a length that is not above any other to the arc between two
// places, which is the first one still unused if there is none.
func (n *Network) addLength(from, to, length uint8) {
	arcs := n.from(int(from))
	i := slices.IndexFunc(arcs, func(a arc) bool { return a.longest == 0 || a.to == to })
	if arcs[i].longest == 0 {
		arcs[i] = arc{to: to, longest: length}
	}
	arcs[i].shortest = length
	n.lengthsFrom(int(from))[i][length/64] |= 1 << (length % 64)
}

// from is the arcs of a place, the longest first.
func (n *Network) from(place int) []arc {
	return n.arcs[n.first[place]:n.first[place+1]]
}

// lengthsFrom is the lengths of the arcs of a place.
func (n *Network) lengthsFrom(place int) []Distances {
	return n.lengths[n.first[place]:n.first[place+1]]
}

// others is the other places that can be reached from a place.
func (n *Network) others(place int) uint64 { return n.reachable[place] &^ (1 << place) }

// joins reports whether a route joins two places. None joins a place to itself.
func (n *Network) joins(from, to int) bool { return n.others(from)>>to&1 != 0 }

// NumPlaces is the number of places.
func (n *Network) NumPlaces() int { return n.places }

// NumLinks is the number of links.
func (n *Network) NumLinks() int { return len(n.links) }

// Link is the link of that index: its index in the slice that was given to
// [NewNetwork]. It panics if there is none.
func (n *Network) Link(index int) Link { return n.links[index] }

// measure finds the shortest distance from one place to each that can be reached.
// It is Dijkstra's algorithm in the form of Dial ("Algorithm 360: Shortest-Path
// Forest with Topological Ordering", 1969), in which places wait in a list for each
// distance.
func (n *Network) measure(from int) {
	var waiting [MaxDistance + 1]uint64 // the places that have a route of that distance
	waiting[0] = 1 << from
	left := n.reachable[from]
	for distance := 0; left != 0; distance++ {
		for here := waiting[distance] & left; here != 0; here &= here - 1 {
			place := bits.TrailingZeros64(here)
			left &^= 1 << place
			n.shortest[from][place] = uint8(distance)
			for _, arc := range n.from(place) {
				if there := distance + int(arc.shortest); there <= MaxDistance {
					waiting[there] |= 1 << arc.to
				}
			}
		}
	}
}

// findPeriod is a number by multiples of which all distances between the same two
// places differ, so that a search need not look for others: on a square grid, say,
// they are all even or all odd. The period of a graph is the greatest common
// divisor of the lengths of all ways from a place back to itself, each link going
// there and back among them. So it is that of the lengths of links, or twice that if
// it divides every way from some place to a link, over the link and back.
func (n *Network) findPeriod() int {
	divisor := 0
	for _, link := range n.links {
		divisor = commonDivisor(int(link.Length), divisor)
	}
	for _, link := range n.links {
		start := bits.TrailingZeros64(n.reachable[link.A])
		circle := int(n.shortest[start][link.A]) + int(link.Length) + int(n.shortest[start][link.B])
		if circle%(2*divisor) != 0 {
			return divisor
		}
	}
	return 2 * divisor
}

func commonDivisor(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}
