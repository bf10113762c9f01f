package delivery

import "math/bits"

// A blockCutChain finds the places that lie on a loop-free route from one place to
// another. A search that goes to such places alone never runs into a dead end:
// every step it takes is the beginning of a route.
//
// These are the blocks of the network (what stays joined whichever single place
// is taken out) on the path between the two in the tree of blocks and cut vertices.
// One walk over all places finds them, as Hopcroft and Tarjan do it ("Algorithm
// 447: Efficient Algorithms for Graph Manipulation", 1973): from each place on to a
// neighbour not seen before, as long as there is one. Then every link leads to a
// place on the way back, and where nothing beyond a place leads back past it, a
// block ends.
type blockCutChain struct {
	neighbours *[MaxPlaces]uint64
	to         int

	unseen uint64 // the places that the walk may still come to
	open   uint64 // the places that it came to and whose block is not yet known
	chain  uint64 // the places of the blocks that lead to the destination
}

// between is the places of free that lie on a loop-free route over free places to
// the destination, itself included: none if there is no route.
func (c *blockCutChain) between(from int, free uint64) uint64 {
	c.unseen, c.open, c.chain = free&^(1<<from), 0, 0
	c.visit(from, 0)
	return c.chain
}

// visit walks on from a place, to which the walk came by way of the places in
// back. It gives those of them that the places it came to are joined with.
func (c *blockCutChain) visit(at int, back uint64) uint64 {
	neighbours := c.neighbours[at%MaxPlaces]
	here := uint64(1) << at
	joined := neighbours & back
	for {
		rest := neighbours & c.unseen
		if rest == 0 {
			return joined
		}
		next := bits.TrailingZeros64(rest)
		before, ahead := c.open, c.unseen>>c.to&1 // whether the destination is still ahead
		c.open |= 1 << next
		c.unseen &^= 1 << next
		beyond := c.visit(next, back|here)
		joined |= beyond
		if beyond&back == 0 { // a block ends here
			if c.unseen>>c.to&1 != ahead {
				c.chain |= c.open &^ before
			}
			c.open = before
		}
	}
}
