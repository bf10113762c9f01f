package delivery

import "math/bits"

// measure finds the shortest distance from one place to each that can be reached.
func (n *Network) measure(from int) {
	var waiting [MaxDistance + 1]uint64 // the places that have a route of that distance
	waiting[0] = 1 << from
	left := n.joined[from]
	for distance := 0; left != 0; distance++ {
		for here := waiting[distance] & left; here != 0; here &= here - 1 {
			place := bits.TrailingZeros64(here)
			left &^= 1 << place
			n.shortest[from][place] = uint8(distance)
			for _, joint := range n.from(place) {
				if there := distance + int(joint.shortest); there <= MaxDistance {
					waiting[there] |= 1 << joint.to
				}
			}
		}
	}
}

// findStride returns a number by multiples of which all distances between the
// same two places differ, so that a search need not look for others: on a square
// grid, say, they are all even or all odd. It is the greatest common divisor of
// all lengths, or twice that if from some place it divides the way to each link,
// over the link and back.
func (n *Network) findStride() int {
	divisor := 0
	for _, link := range n.links {
		divisor = commonDivisor(int(link.Length), divisor)
	}
	for _, link := range n.links {
		start := bits.TrailingZeros64(n.joined[link.A])
		circle := int(n.shortest[start][link.A]) + int(link.Length) + int(n.shortest[start][link.B])
		if circle%(2*divisor) != 0 {
			return divisor
		}
	}
	return 2 * divisor
}

func commonDivisor(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}
