package hexmap

import "iter"

// Ring walks the hexes at distance radius from h: six times radius of them,
// counter-clockwise from the one in the East. Radius 0 is h itself, and no hex
// is at a negative distance.
func (h Hex) Ring(radius int) iter.Seq[Hex] {
	return func(yield func(Hex) bool) {
		if radius == 0 {
			yield(h)
			return
		}
		at := h.Add(steps[East].Scale(radius))
		for side := range Direction(NumDirections) {
			along := side.Rotate(2)
			for range radius {
				if !yield(at) {
					return
				}
				at = at.Neighbour(along)
			}
		}
	}
}

// Range walks the hexes at distance radius or less from h, h first and then
// ring by ring. It walks nothing if radius is negative.
func (h Hex) Range(radius int) iter.Seq[Hex] {
	return func(yield func(Hex) bool) {
		for distance := range radius + 1 {
			for at := range h.Ring(distance) {
				if !yield(at) {
					return
				}
			}
		}
	}
}
