package delivery

import (
	"context"
	"math/bits"
)

// BoundedLongest is Longest by branch and bound alone, which otherwise only takes
// over where a network is large and to begin depth-first not enough.
func (n *Network) BoundedLongest(from, to, limit int) int {
	s := newSearch(context.Background(), n, to, 0)
	if s.want(from, 1, limit) {
		s.branchAndBound(from, n.others(from))
	}
	return s.found.AtMost(limit)
}

// Remembering is what a branch and bound search that begins here remembers: each
// call gives those of the distances that are new to it.
func Remembering() func(at int, left uint64, distances Distances) Distances {
	return new(branchAndBound).remember
}

// DepthFirstEnds reports whether the search for the longest distance up to a limit
// is over when it has been depth-first.
func (n *Network) DepthFirstEnds(from, to, limit int) bool {
	s := newSearch(context.Background(), n, to, 0)
	if !s.want(from, 1, limit) {
		return true
	}
	first := depthFirst{search: &s, shortest: &n.shortest[to], steps: depthFirstSteps}
	return first.walk(from, n.others(from), 0) || s.low > s.high
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

// PlacesOnRoutes is the places on routes from a place to another, a bit each, as the
// chain of blocks has them.
func (n *Network) PlacesOnRoutes(from, to int) uint64 {
	c := blockCutChain{neighbours: &n.neighbours, to: to}
	return c.between(from, n.others(from))
}
