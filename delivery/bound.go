package delivery

import "math/bits"

// bound returns what no route exceeds that leads from one place to another over
// places that are left.
//
// A route touches each place on its way with two links, which lead to two
// different places, and each of its ends with one. If half of each link is counted
// at either of its ends, every place counts at most for half of the longest links
// that it has.
func (n *Network) bound(from, to int, left uint64) int {
	left |= 1 << from
	ends := uint64(1)<<from | 1<<to
	halves := 0
	for rest := left; rest != 0; rest &= rest - 1 {
		place := bits.TrailingZeros64(rest)
		links := 2 - int(ends>>place&1)
		for _, joint := range n.from(place) { // the longest come first
			if left>>(joint.to%MaxPlaces)&1 == 0 {
				continue
			}
			halves += int(joint.longest)
			if links--; links == 0 {
				break
			}
		}
	}
	return halves / 2
}
