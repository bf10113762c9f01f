package delivery

import "math/bits"

const (
	maxSmallPlaces   = 12
	maxSmallDistance = 63
)

// A small network has at most 12 places and no route longer than 63. So a set of
// its places fits in 16 bits, a set of its distances in 64, and all that a subset
// recursion remembers on the stack.
type small struct {
	lengths    [maxSmallPlaces][maxSmallPlaces]uint64 // of the links between two places
	neighbours [maxSmallPlaces]uint16
}

func (s *small) add(links []Link) {
	for _, link := range links {
		s.lengths[link.A][link.B] |= 1 << link.Length
		s.lengths[link.B][link.A] |= 1 << link.Length
		s.neighbours[link.A] |= 1 << link.B
		s.neighbours[link.B] |= 1 << link.A
	}
}

// sums is every sum of a distance in one set and a length in the other,
// which is not empty.
func sums(distances, lengths uint64) uint64 {
	all := distances << (bits.TrailingZeros64(lengths) % 64)
	for lengths &= lengths - 1; lengths != 0; lengths &= lengths - 1 { // parallel links
		all |= distances << (bits.TrailingZeros64(lengths) % 64)
	}
	return all
}

// A subsetRecursion finds the distances between two places of a small network, in
// the manner of Held and Karp ("A Dynamic Programming Approach to Sequencing
// Problems", 1962), with a set of distances where they keep the shortest.
//
// From a place a route goes on over any link to any place not visited. What is
// possible from there depends on that place and on the set of places not visited
// alone, not on how the route came there, so it is worked out once for each such
// set and place: with k places between the two, at most k·2ᵏ⁻¹+1 times with k
// links each.
type subsetRecursion struct {
	*small
	to        int
	low, high int // the lower and the higher one of the two places, which are in no set

	known []uint16                 // by set: the places worked out
	table [][maxSmallPlaces]uint64 // by set and place: the distances from there
}

const (
	allSets = 1 << (maxSmallPlaces - 2) // of places between two
	fewSets = 1 << (6 - 2)
)

// between is the distances of all routes between two places over free ones.
func (s *small) between(from, to int, free uint16) Distances {
	if free|1<<from|1<<to < 1<<6 { // spares clearing a large table
		var known [fewSets]uint16
		var table [fewSets][maxSmallPlaces]uint64
		r := subsetRecursion{small: s, known: known[:], table: table[:]}
		return Distances{r.between(from, to, free)}
	}
	var known [allSets]uint16
	var table [allSets][maxSmallPlaces]uint64
	r := subsetRecursion{small: s, known: known[:], table: table[:]}
	return Distances{r.between(from, to, free)}
}

// between is the same, and can be asked again and again. Only the places known are cleared.
func (r *subsetRecursion) between(from, to int, free uint16) uint64 {
	r.to, r.low, r.high = to, min(from, to), max(from, to)
	clear(r.known)
	return r.from(from, free&^(1<<from|1<<to))
}

// from is the distances from a place to the destination over free places.
func (r *subsetRecursion) from(at int, free uint16) uint64 {
	set := r.index(free)
	if r.known[set]>>at&1 != 0 {
		return r.table[set][at]
	}
	distances := r.lengths[at][r.to]
	for rest := r.neighbours[at] & free; rest != 0; rest &= rest - 1 {
		next := bits.TrailingZeros16(rest)
		distances |= sums(r.from(next, free&^(1<<next)), r.lengths[at][next])
	}
	r.known[set] |= 1 << at
	r.table[set][at] = distances
	return distances
}

// index numbers the sets of places between the two.
func (r *subsetRecursion) index(set uint16) uint16 {
	return drop(drop(set, r.high), r.low)
}

// drop is the set without the bit of a place, which is not in it: the higher bits
// move down.
func drop(set uint16, place int) uint16 {
	below := set & (1<<place - 1)
	return below | (set-below)>>1
}
