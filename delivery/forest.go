package delivery

import "math/bits"

// heaviestForest is, for each place, the places that can be reached from it,
// itself included, and the weight of the heaviest tree of links: one that joins
// places without closing a circle. A loop-free route is such a tree, so none is
// longer.
//
// It is Kruskal's algorithm ("On the Shortest Spanning Subtree of a Graph and the
// Traveling Salesman Problem", 1956) for the heaviest spanning forest: it takes the
// links from the longest to the shortest, and leaves out those that would close a
// circle.
func heaviestForest(places int, longestFirst []Link) (reachable [MaxPlaces]uint64, heaviest int) {
	var weight [MaxPlaces]int // of the tree that a place is part of
	for place := range places {
		reachable[place] = 1 << place
	}
	for _, link := range longestFirst {
		if reachable[link.A]>>link.B&1 != 0 {
			continue
		}
		both := reachable[link.A] | reachable[link.B]
		total := weight[link.A] + weight[link.B] + int(link.Length)
		for rest := both; rest != 0; rest &= rest - 1 {
			place := bits.TrailingZeros64(rest)
			reachable[place], weight[place] = both, total
		}
		heaviest = max(heaviest, total)
	}
	return reachable, heaviest
}
