package delivery

import "math/bits"

// Ways finds the places that lie on a loop-free route from one place to another.
// A search that goes to such places alone never runs into a dead end: every step
// it takes is the beginning of a route.
//
// These are the blocks of the network (what stays joined whichever single place
// is taken out) that lie in a chain between the two places. One walk over all
// places finds them, as Hopcroft and Tarjan do it: from each place on to a
// neighbour not seen before, as long as there is one. Then every link leads to a
// place on the way back, and where nothing beyond a place leads back past it, a
// block ends.
type ways struct {
	around *[MaxPlaces]uint64
	to     int

	unseen uint64 // the places that the walk may still come to
	open   uint64 // the places that it came to and whose block is not yet known
	chain  uint64 // the places of the blocks that lead to the destination
}

// between returns the places of free that lie on a loop-free route over free
// places to the destination, itself included: nothing if there is no route.
func (w *ways) between(from int, free uint64) uint64 {
	w.unseen, w.open, w.chain = free&^(1<<from), 0, 0
	w.visit(from, 0)
	return w.chain
}

// visit walks on from a place, to which the walk came by way of the places in
// back. It returns those of them that the places it came to are joined with.
func (w *ways) visit(at int, back uint64) uint64 {
	around := w.around[at%MaxPlaces]
	here := uint64(1) << at
	joined := around & back
	for {
		rest := around & w.unseen
		if rest == 0 {
			return joined
		}
		next := bits.TrailingZeros64(rest)
		before, ahead := w.open, w.unseen>>w.to&1 // whether the destination is still ahead
		w.open |= 1 << next
		w.unseen &^= 1 << next
		beyond := w.visit(next, back|here)
		joined |= beyond
		if beyond&back == 0 { // a block ends here
			if w.unseen>>w.to&1 != ahead {
				w.chain |= w.open &^ before
			}
			w.open = before
		}
	}
}
