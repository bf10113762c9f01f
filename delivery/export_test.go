package delivery

import (
	"context"
	"math/bits"
)

// ExploreLongest is Longest by exploration alone, which otherwise only takes over
// where a network is large and a glance at it not enough.
func (n *Network) ExploreLongest(from, to, limit int) int {
	s := newSearch(context.Background(), n, to, 0)
	if s.want(from, 1, limit) {
		explore(&s, from, n.others(from))
	}
	return s.found.AtMost(limit)
}

// RecurseDistances is Distances by subset recursion alone. The network must be
// small enough.
func (n *Network) RecurseDistances(from, to int) Distances {
	return n.small.between(from, to, uint16(n.others(from)))
}

// SearchDistances is Distances as it is for networks that are too large for the
// subset recursion.
func (n *Network) SearchDistances(from, to int) Distances {
	large := *n
	large.small = nil
	return large.Distances(from, to)
}

// RecursionSize is how many sets of distances a subset recursion works out.
func (n *Network) RecursionSize(from, to int) int {
	r := subsetRecursion{small: n.small, known: make([]uint16, allSets), table: make([][maxSmallPlaces]uint64, allSets)}
	r.between(from, to, uint16(n.others(from)))
	size := 0
	for _, places := range r.known {
		size += bits.OnesCount16(places)
	}
	return size
}

// PlacesOnRoutes are the places on the ways from a place to another, a bit each.
func (n *Network) PlacesOnRoutes(from, to int) uint64 {
	w := ways{around: &n.around, to: to}
	return w.between(from, n.others(from))
}
