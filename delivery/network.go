package delivery

import (
	"cmp"
	"fmt"
	"math/bits"
	"slices"
)

// A Network is a set of places, numbered from 0, and the links between them,
// prepared for searches. It never changes, so any number of goroutines may
// search it at the same time. Make it with [NewNetwork]; the zero Network has
// no places.
type Network struct {
	places int
	links  []Link // as they were given

	joints  []joint
	lengths []Distances           // of the links of each joint
	first   [MaxPlaces + 1]uint16 // the joints of place p are joints[first[p]:first[p+1]]
	around  [MaxPlaces]uint64     // the places that one link leads to, a bit each

	joined   [MaxPlaces]uint64           // the places that can be reached from a place, itself included
	shortest [MaxPlaces][MaxPlaces]uint8 // distances, between places that are joined at all
	stride   int                         // see findStride
	small    *small                      // nil if the network is too large for it
}

// A joint is all links from one place to another. To a search they differ only
// in their lengths.
type joint struct {
	to                uint8
	longest, shortest uint8
}

// NewNetwork prepares a network of the places 0, 1 … places-1, 64 at most, in
// time proportional to places times links.
//
// It refuses, with a [*NetworkError] for each fault (all joined, as by
// [errors.Join]), links that lead to no place, that join a place to itself or
// that have no length, and more than 65,536 of them; and, if the links are right, a network whose routes could be
// longer than [MaxDistance]. They could if its heaviest tree of links, one that
// joins places without closing a circle, is longer than that in total, for every
// loop-free route is such a tree. So a network of 12 places is never refused for
// links of length 23 or less, and one of 64 places not for links of length 4 or
// less.
func NewNetwork(places int, links []Link) (*Network, error) {
	if err := check(places, links); err != nil {
		return nil, err
	}
	n := &Network{places: places, links: slices.Clone(links)}
	longestFirst := slices.Clone(links)
	slices.SortStableFunc(longestFirst, func(a, b Link) int { return cmp.Compare(b.Length, a.Length) })
	joined, heaviest := heaviestTrees(places, longestFirst)
	if heaviest > MaxDistance {
		return nil, &NetworkError{Index: -1, Fault: fmt.Sprintf(
			"routes could be as long as %d, the heaviest tree of links; want %d or less", heaviest, MaxDistance)}
	}
	n.joined = joined
	n.join(longestFirst)
	for place := range places {
		n.measure(place)
	}
	n.stride = n.findStride()
	if places <= maxSmallPlaces && heaviest <= maxSmallDistance {
		n.small = new(small)
		n.small.add(links)
	}
	return n, nil
}

// join makes joints of the links, which come longest first. So do the joints of
// each place then.
func (n *Network) join(longestFirst []Link) {
	for _, link := range longestFirst {
		n.around[link.A] |= 1 << link.B
		n.around[link.B] |= 1 << link.A
	}
	for place := range n.places {
		n.first[place+1] = n.first[place] + uint16(bits.OnesCount64(n.around[place]))
	}
	n.joints = make([]joint, n.first[n.places])
	n.lengths = make([]Distances, n.first[n.places])
	for _, link := range longestFirst {
		n.addLength(link.A, link.B, link.Length)
		n.addLength(link.B, link.A, link.Length)
	}
}

// addLength adds a length that is not above any other to the joint between two
// places, which is the first one still unused if there is none.
func (n *Network) addLength(from, to, length uint8) {
	joints := n.from(int(from))
	i := slices.IndexFunc(joints, func(j joint) bool { return j.longest == 0 || j.to == to })
	if joints[i].longest == 0 {
		joints[i] = joint{to: to, longest: length}
	}
	joints[i].shortest = length
	n.lengthsFrom(int(from))[i][length/64] |= 1 << (length % 64)
}

// from returns the joints of a place, the longest first.
func (n *Network) from(place int) []joint {
	return n.joints[n.first[place]:n.first[place+1]]
}

// lengthsFrom returns the lengths of the joints of a place.
func (n *Network) lengthsFrom(place int) []Distances {
	return n.lengths[n.first[place]:n.first[place+1]]
}

// others returns the places that can be reached from a place.
func (n *Network) others(place int) uint64 { return n.joined[place] &^ (1 << place) }

// joins reports whether a route joins two places. None joins a place to itself
// (DELIVER-4).
func (n *Network) joins(from, to int) bool { return n.others(from)>>to&1 != 0 }

// Places returns the number of places.
func (n *Network) Places() int { return n.places }

// Links returns the number of links.
func (n *Network) Links() int { return len(n.links) }

// Link returns the link of that index: its index in the slice that was given to
// [NewNetwork]. It panics if there is none.
func (n *Network) Link(index int) Link { return n.links[index] }
