package delivery

import "math/bits"

// AppendAllDistances appends, for each pair of places a < b in lexicographic
// order, (0,1), (0,2) … (1,2) …, the set of the distances of all loop-free routes
// between them, as [Network.Distances] returns it. [PairIndex] tells which pair
// stands where. It panics with the error of [NewNetwork] if that would refuse the
// network.
//
// It is meant for the inner loop of a bot: it prepares nothing, and allocates
// nothing if dst has room, the places are 12 or fewer, and the longest link times
// the number of places less one is 63 or less. For other networks it costs what
// NewNetwork and a search for each pair cost.
func AppendAllDistances(dst []Distances, places int, links []Link) []Distances {
	if fitsSmall(places, links) {
		return appendAllSmall(dst, places, links)
	}
	network, err := NewNetwork(places, links)
	if err != nil {
		panic(err)
	}
	for a := range places {
		for b := a + 1; b < places; b++ {
			dst = append(dst, network.Distances(a, b))
		}
	}
	return dst
}

// PairIndex returns the index, among all pairs of so many places in the order of
// [AppendAllDistances], of the pair of two different places a and b, in either
// order.
func PairIndex(places, a, b int) int {
	a, b = min(a, b), max(a, b)
	before := a * (2*places - a - 1) / 2 // pairs with a lower first place
	return before + b - a - 1
}

// fitsSmall reports whether the links are right and make a network that is
// surely small.
func fitsSmall(places int, links []Link) bool {
	if places < 0 || places > maxSmallPlaces {
		return false
	}
	for _, link := range links {
		if int(max(link.A, link.B)) >= places || link.A == link.B ||
			link.Length == 0 || int(link.Length)*(places-1) > maxSmallDistance {
			return false
		}
	}
	return true
}

// A pairTable holds a set of distances for each pair of places of a small network.
type pairTable struct {
	places int
	sets   []Distances
}

// at returns the distances between two different places.
func (t pairTable) at(a, b int) *uint64 { return &t.sets[PairIndex(t.places, a, b)][0] }

// appendAllSmall leaves dead ends aside until it knows the distances between all
// other places, the core.
func appendAllSmall(dst []Distances, places int, links []Link) []Distances {
	first := len(dst)
	for range places * (places - 1) / 2 {
		dst = append(dst, Distances{})
	}
	table := pairTable{places, dst[first:]}
	var network small
	network.add(links)
	core, ends := network.trim()
	switch size := bits.OnesCount16(core); {
	case size > maxCore:
		network.fillPairs(table, core)
	case size > 0:
		network.fillCore(table, core)
	}
	network.putBack(table, core, &ends)
	return dst
}

// fillPairs finds the distances between the places of a large core, pair by pair.
func (s *small) fillPairs(table pairTable, core uint16) {
	var known [allSets]uint16
	var sets [allSets][maxSmallPlaces]uint64
	recursion := subsetRecursion{small: s, known: known[:], table: sets[:]}
	for a := core; a != 0; a &= a - 1 {
		for b := a & (a - 1); b != 0; b &= b - 1 {
			from, to := bits.TrailingZeros16(a), bits.TrailingZeros16(b)
			*table.at(from, to) = recursion.between(from, to, core)
		}
	}
}
