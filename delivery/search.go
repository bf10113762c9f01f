package delivery

// A search looks for the longest distance, within bounds, of a route to a place.
// All questions come down to that one: the longest distance up to a limit
// (DELIVER-6) asks it, all distances are the longest one, the longest one below
// it and so on, and for a route of one distance both bounds are that distance.
//
// A search first takes a glance, which tries one route after the other and
// nearly always ends there, for it costs next to nothing a step. A search that is
// not over by then is a hard one, and goes on with a method that is worth its
// price: the subset recursion if the network is small, else the exploration.
type search struct {
	network *Network
	to      int

	low, high int       // the distances wanted; once one is found, only longer ones
	found     Distances // of all routes that it came upon, wanted or not
	effort
}

// glanceSteps is how long a glance may last: long enough for the overhead of what
// comes after it to be small beside it.
const glanceSteps = 512

// seek looks for the longest distance from low to high of a route from a place
// over free places.
func (s *search) seek(from int, free uint64, low, high int) {
	if !s.want(from, low, high) {
		return
	}
	allowed := s.allowed(glanceSteps)
	glance := glance{search: s, shortest: &s.network.shortest[s.to], steps: allowed}
	finished := glance.walk(from, free, 0)
	s.steps += allowed - glance.steps
	switch {
	case finished || s.low > s.high:
	case s.network.small != nil:
		s.arrive(s.network.small.between(from, s.to, uint16(free)))
	default:
		explore(s, from, free)
	}
}

// want sets the bounds of the distances wanted, narrowed to distances that are
// possible. It reports whether there are any.
func (s *search) want(from, low, high int) bool {
	if !s.network.joins(from, s.to) {
		return false
	}
	shortest, stride := int(s.network.shortest[from][s.to]), s.network.stride
	s.low, s.high = max(low, shortest), min(high, MaxDistance)
	if s.low > s.high {
		return false
	}
	s.low += (stride - (s.low-shortest)%stride) % stride
	s.high -= (s.high - shortest) % stride
	return s.low <= s.high
}

// arrive takes note of the distances of routes that the search came upon.
func (s *search) arrive(distances Distances) {
	s.found = s.found.union(distances)
	if longest := distances.AtMost(s.high); longest >= s.low {
		s.low = longest + s.network.stride
	}
}
