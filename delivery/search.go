package delivery

import (
	"context"
	"fmt"
)

// Shortest is the shortest distance between two places, 0 if no route joins
// them. It only looks it up. It panics if there is no such place.
func (n *Network) Shortest(from, to int) int {
	n.mustHave(from, to)
	return int(n.shortest[from][to])
}

// Distances is the distances of all loop-free routes between two places:
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

// Longest is the longest distance of a loop-free route between two places that is
// not above limit, 0 if there is none. Any limit of
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

// Route is a loop-free route of exactly that distance between two places: of all
// such routes the one that [Network.Routes] comes to first. The result is false if
// there is none, which is to say that the distance is not in [Network.Distances].
// It panics if there is no such place.
func (n *Network) Route(from, to, distance int) (Route, bool) {
	route, ok, _ := n.RouteContext(context.Background(), from, to, distance, 0)
	return route, ok
}

// RouteContext is [Network.Route] with a bound on the time it takes. It stops
// when the context ends or when it has taken that many steps, if steps is above
// 0. It then returns an [*UnfinishedError] and no route: whether there is one is
// not known.
func (n *Network) RouteContext(ctx context.Context, from, to, distance, steps int) (Route, bool, error) {
	n.mustHave(from, to)
	if !n.joins(from, to) {
		return Route{}, false, nil
	}
	s := newSearch(ctx, n, to, steps)
	var route Route
	for at, free, left := from, n.others(from), distance; at != to; {
		i, next, ok := s.firstLink(at, free, left)
		if !ok {
			return Route{}, false, s.unfinished(from)
		}
		route.push(uint16(i))
		at, free, left = next, free&^(1<<next), left-int(n.links[i].Length)
	}
	return route, true, nil
}

// firstLink is the first link from a place with which a route of that
// distance can begin, and the place that it leads to. The result is false if
// there is none, and if the search is stopped.
func (s *search) firstLink(at int, free uint64, distance int) (link, next int, ok bool) {
	for i, link := range s.network.links {
		next, ok := link.other(at)
		if ok && free>>next&1 != 0 && s.has(next, free&^(1<<next), distance-int(link.Length)) {
			return i, next, true
		}
		if s.stopped != nil {
			break
		}
	}
	return 0, 0, false
}

// has reports whether there is a route of that distance from a place over free
// places. At the destination itself none is needed if no distance is left.
func (s *search) has(at int, free uint64, distance int) bool {
	if at == s.to {
		return distance == 0
	}
	s.found = Distances{}
	s.seek(at, free, distance, distance)
	return s.found.Has(distance)
}

// A search looks for the longest distance, within bounds, of a route to a place.
// All questions come down to that one: the longest distance up to a limit asks it,
// all distances are the longest one, the longest one below it and so on, and for a
// route of one distance both bounds are that distance.
//
// A search begins depth-first, and nearly always ends there, for that costs next to
// nothing a step. A search that is not over by then is a hard one, and goes on with
// a method that is worth its price: the subset recursion if the network is small,
// else branch and bound.
type search struct {
	network *Network
	to      int

	low, high int       // the distances wanted; once one is found, only longer ones
	found     Distances // of all routes that it came upon, wanted or not
	budget
}

// depthFirstSteps is how long a search may be depth-first: long enough for the
// overhead of what comes after it to be small beside it.
const depthFirstSteps = 512

// seek looks for the longest distance from low to high of a route from a place
// over free places.
func (s *search) seek(from int, free uint64, low, high int) {
	if !s.want(from, low, high) {
		return
	}
	allowed := s.allowed(depthFirstSteps)
	first := depthFirst{search: s, shortest: &s.network.shortest[s.to], steps: allowed}
	finished := first.walk(from, free, 0)
	s.steps += allowed - first.steps
	switch {
	case finished || s.low > s.high:
	case s.network.small != nil:
		s.arrive(s.network.small.between(from, s.to, uint16(free)))
	default:
		s.branchAndBound(from, free)
	}
}

// want sets the bounds of the distances wanted, narrowed to distances that are
// possible. It reports whether there are any.
func (s *search) want(from, low, high int) bool {
	if !s.network.joins(from, s.to) {
		return false
	}
	shortest, period := int(s.network.shortest[from][s.to]), s.network.period
	s.low, s.high = max(low, shortest), min(high, MaxDistance)
	if s.low > s.high {
		return false
	}
	s.low += (period - (s.low-shortest)%period) % period
	s.high -= (s.high - shortest) % period
	return s.low <= s.high
}

// arrive takes note of the distances of routes that the search came upon.
func (s *search) arrive(distances Distances) {
	s.found = s.found.union(distances)
	if longest := distances.AtMost(s.high); longest >= s.low {
		s.low = longest + s.network.period
	}
}
