package delivery

import (
	"context"
	"fmt"
	"iter"
)

// A Route is the links that it takes, by their indices, in the order in which it
// takes them. It is a comparable value of 128 bytes. The zero Route takes no link.
type Route struct {
	links  [MaxPlaces - 1]uint16
	length uint16
}

// Len returns the number of links.
func (r Route) Len() int { return int(r.length) }

// Link returns the index of the link that the route takes after i others. It
// panics if i is below 0, or is Len or more.
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

// Routes walks all loop-free routes between two places, as the function [Routes]
// does. It panics if there is no such place.
func (n *Network) Routes(from, to int) iter.Seq[Route] {
	n.mustHave(from, to)
	return Routes(n.links, Query{From: from, To: PlaceSetOf(to)})
}

// Route returns a loop-free route of exactly that distance between two places: of
// all such routes the one that [Network.Routes] comes to first. The result is false if
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

// firstLink returns the first link from a place with which a route of that
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
