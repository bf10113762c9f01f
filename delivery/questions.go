package delivery

import (
	"context"
	"fmt"
)

// Shortest returns the shortest distance between two places, 0 if no route joins
// them. It only looks it up. It panics if there is no such place.
func (n *Network) Shortest(from, to int) int {
	n.mustHave(from, to)
	return int(n.shortest[from][to])
}

// Distances returns the distances of all loop-free routes between two places:
// none if no route joins them, and none between a place and itself. It panics if
// there is no such place.
func (n *Network) Distances(from, to int) Distances {
	distances, _ := n.DistancesContext(context.Background(), from, to, 0)
	return distances
}

// DistancesContext is [Network.Distances] with a bound on the time it takes. It
// stops when the context ends or, if steps is above 0, when it has taken that
// many steps. It then returns the distances found so far and an
// [*UnfinishedError]: there is a route for each of them, and there may be others.
//
// A step is one place entered, with a look ahead from there. A network small enough
// for the subset recursion is always searched to the end.
func (n *Network) DistancesContext(ctx context.Context, from, to, steps int) (Distances, error) {
	n.mustHave(from, to)
	if !n.joins(from, to) {
		return Distances{}, nil
	}
	if n.small != nil {
		return n.small.between(from, to, uint16(n.others(from))), nil
	}
	s := newSearch(ctx, n, to, steps)
	for limit := MaxDistance; limit > 0 && s.stopped == nil; limit = s.found.AtMost(limit) - 1 {
		if !s.found.Has(limit) {
			s.seek(from, n.others(from), s.found.AtMost(limit)+1, limit)
		}
	}
	return s.found, s.unfinished(from)
}

// Longest returns the longest distance of a loop-free route between two places
// that is not above limit (DELIVER-6), 0 if there is none. Any limit of
// [MaxDistance] or more is none. It stops as soon as it has found a route that
// reaches the limit. It panics if there is no such place.
func (n *Network) Longest(from, to, limit int) int {
	longest, _ := n.LongestContext(context.Background(), from, to, limit, 0)
	return longest
}

// LongestContext is [Network.Longest] with a bound on the time it takes, as in
// [Network.DistancesContext]. If it is stopped it returns the longest distance
// within the limit that it has found so far, and an [*UnfinishedError]: there is
// a route for it, and there may be a longer one. It is 0 if none was found yet.
func (n *Network) LongestContext(ctx context.Context, from, to, limit, steps int) (int, error) {
	n.mustHave(from, to)
	s := newSearch(ctx, n, to, steps)
	s.seek(from, n.others(from), 1, limit)
	return s.found.AtMost(limit), s.unfinished(from)
}

// mustHave panics if a place is not in the network.
func (n *Network) mustHave(from, to int) {
	if min(from, to) < 0 || max(from, to) >= n.places {
		panic(fmt.Sprintf("delivery: there are no places %d and %d in a network of %d places", from, to, n.places))
	}
}
