package delivery

import "math/bits"

// A forest is what the heaviest trees of links say about a network: which places
// are joined at all, and what no route between them can exceed. A tree joins
// places without closing a circle; a loop-free route is a tree, so it is never
// longer than the heaviest one.
type forest struct {
	joined [MaxPlaces]uint64 // the places that can be reached from a place, itself included
	weight [MaxPlaces]int    // the length in total of the heaviest tree that joins them
}

// grow takes the links from the longest to the shortest, and leaves out those
// that would close a circle.
func grow(places int, longestFirst []Link) forest {
	var f forest
	for place := range places {
		f.joined[place] = 1 << place
	}
	for _, link := range longestFirst {
		if f.joined[link.A]>>link.B&1 != 0 {
			continue
		}
		joined := f.joined[link.A] | f.joined[link.B]
		weight := f.weight[link.A] + f.weight[link.B] + int(link.Length)
		for rest := joined; rest != 0; rest &= rest - 1 {
			place := bits.TrailingZeros64(rest)
			f.joined[place], f.weight[place] = joined, weight
		}
	}
	return f
}

// heaviest returns the weight of the heaviest of all trees.
func (f *forest) heaviest() int {
	heaviest := 0
	for _, weight := range f.weight {
		heaviest = max(heaviest, weight)
	}
	return heaviest
}
