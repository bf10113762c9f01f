package delivery

import "math/bits"

// heaviestTrees returns, for each place, the places that can be reached from it,
// itself included, and the weight of the heaviest tree of links: one that joins
// places without closing a circle. A loop-free route is such a tree, so none is
// longer.
//
// It takes the links from the longest to the shortest, and leaves out those that
// would close a circle.
func heaviestTrees(places int, longestFirst []Link) (joined [MaxPlaces]uint64, heaviest int) {
	var weight [MaxPlaces]int // of the tree that a place is part of
	for place := range places {
		joined[place] = 1 << place
	}
	for _, link := range longestFirst {
		if joined[link.A]>>link.B&1 != 0 {
			continue
		}
		both := joined[link.A] | joined[link.B]
		total := weight[link.A] + weight[link.B] + int(link.Length)
		for rest := both; rest != 0; rest &= rest - 1 {
			place := bits.TrailingZeros64(rest)
			joined[place], weight[place] = both, total
		}
		heaviest = max(heaviest, total)
	}
	return joined, heaviest
}
