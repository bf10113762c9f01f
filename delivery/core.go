package delivery

import "math/bits"

// A coreTable finds the distances between all places of a core, renumbered from 0, at
// once. It is a subset recursion in the manner of Held and Karp ("A Dynamic Programming
// Approach to Sequencing Problems", 1962). They keep the shortest distance; this keeps a
// set of distances, and all pairs share one table.
//
// Cut off the lower one, u, of the two ends of a route to v. What is left is v itself, or
// a route that does not visit u between v and the place w to which the first link leads.
// Cut off its lower end in turn, and so on. What is cut off is then always below the
// higher end. So it is enough to know which places below the higher end the rest may
// visit: above it, all of them are there. The table has an entry for each set of places
// and each place u in it but the highest. The entry holds the distances between u and the
// highest one over places that are in the set or above all of it. With n places these are
// (n-2)·2ⁿ⁻¹+1 sets of distances, for all pairs together.
type coreTable struct {
	network       // of the places by their new numbers
	size      int // the number of places
	names     [maxPairPlaces]int
	distances []Distances // by lower place and set
}

// fillCore finds the distances between the places of a core.
func (n *network) fillCore(pairs pairTable, core uint16) {
	var c coreTable
	for ; core != 0; core &= core - 1 {
		c.names[c.size] = bits.TrailingZeros16(core)
		c.size++
	}
	for i, a := range c.names[:c.size] {
		for j, b := range c.names[:c.size] {
			if lengths := n.lengths[a][b]; lengths != 0 {
				c.lengths[i][j] = lengths
				c.neighbours[i] |= 1 << j
			}
		}
	}
	switch {
	case c.size <= 6: // spares clearing five times as much
		var distances [6 << 6]Distances
		c.distances = distances[:]
		c.fill()
	case c.size <= 8:
		var distances [8 << 8]Distances
		c.distances = distances[:]
		c.fill()
	default:
		c.distances = make([]Distances, c.size<<c.size)
		c.fill()
	}
	for j, b := range c.names[:c.size] {
		for i, a := range c.names[:j] {
			*pairs.at(a, b) = c.distances[i<<c.size|(2<<j-1)]
		}
	}
}

// fill works from the sets with the highest places down, and among those with the
// same highest place from smaller sets to larger ones.
func (c *coreTable) fill() {
	table, size := c.distances, c.size&15 // a shift that needs no check
	for v := size - 1; v > 0; v-- {
		highest := uint16(1) << v
		toHighest := table[v<<size : (v+1)<<size]
		above := uint16(1)<<size - 2*highest
		for set := highest + 1; set < 2*highest; set++ {
			for below := set - highest; below != 0; below &= below - 1 {
				u := bits.TrailingZeros16(below)
				lengths := &c.lengths[u]
				distances := lengths[v]
				left := set &^ (1 << u)
				for rest := c.neighbours[u] & (left - highest); rest != 0; rest &= rest - 1 {
					w := bits.TrailingZeros16(rest)
					distances |= table[w<<size|int(left)].plus(lengths[w])
				}
				for rest := c.neighbours[u] & above; rest != 0; rest &= rest - 1 {
					w := bits.TrailingZeros16(rest)
					upToW := left | (2<<w - highest)
					distances |= toHighest[upToW].plus(lengths[w])
				}
				table[u<<size|int(set)] = distances
			}
		}
	}
}
