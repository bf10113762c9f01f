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

// sums returns every sum of a distance in one set and a length in the other,
// which is not empty.
func sums(distances, lengths uint64) uint64 {
	all := distances << (bits.TrailingZeros64(lengths) % 64)
	for lengths &= lengths - 1; lengths != 0; lengths &= lengths - 1 { // parallel links
		all |= distances << (bits.TrailingZeros64(lengths) % 64)
	}
	return all
}
