package delivery

import (
	"context"
	"iter"
)

// Routes walks all loop-free routes between two places. A route is the indices of
// its links, in the order in which they are taken (DELIVER-3). The routes come in
// lexicographic order of these indices: all that begin with the link of the
// lowest index come first.
//
// Nothing is collected: the next route is looked for when it is asked for, and
// found in time proportional to places times links. Each route is handed over in
// the same slice; clone it to keep it. There may be very many routes, so a loop
// over them should know when to stop.
//
// It panics if there is no such place.
func (n *Network) Routes(from, to int) iter.Seq[[]int] {
	n.mustHave(from, to)
	return func(yield func([]int) bool) {
		if !n.joins(from, to) {
			return
		}
		w := walker{network: n, ways: ways{around: &n.around, to: to}, yield: yield}
		w.walk(from, n.others(from))
	}
}

// A walker hands over one route after the other.
type walker struct {
	network *Network
	ways    ways
	route   []int
	yield   func([]int) bool
}

// walk hands over all routes that go on from a place over free places. It reports
// whether more are asked for.
func (w *walker) walk(at int, free uint64) bool {
	if at == w.ways.to {
		return w.yield(w.route)
	}
	left := w.ways.between(at, free)
	for i, link := range w.network.links {
		next, ok := link.other(at)
		if !ok || left>>next&1 == 0 {
			continue
		}
		w.route = append(w.route, i)
		if !w.walk(next, left&^(1<<next)) {
			return false
		}
		w.route = w.route[:len(w.route)-1]
	}
	return true
}

// Route returns a loop-free route of exactly that distance between two places,
// as the indices of its links in the order in which they are taken: of all such
// routes the one that [Network.Routes] comes to first. The result is false if
// there is none, which is to say that the distance is not in [Network.Distances].
// It panics if there is no such place.
func (n *Network) Route(from, to, distance int) ([]int, bool) {
	route, ok, _ := n.RouteContext(context.Background(), from, to, distance, 0)
	return route, ok
}

// RouteContext is [Network.Route] with a bound on the time it takes. It stops
// when the context ends or when it has taken that many steps, if steps is above
// 0. It then returns an [*UnfinishedError] and no route: whether there is one is
// not known.
func (n *Network) RouteContext(ctx context.Context, from, to, distance, steps int) ([]int, bool, error) {
	n.mustHave(from, to)
	if !n.joins(from, to) {
		return nil, false, nil
	}
	s := newSearch(ctx, n, to, steps)
	var route []int
	for at, free, left := from, n.others(from), distance; at != to; {
		i, next, ok := s.firstLink(at, free, left)
		if !ok {
			return nil, false, s.unfinished(from)
		}
		route = append(route, i)
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
