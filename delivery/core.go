package delivery

import "math/bits"

// maxCore is the largest number of places in a core table.
const maxCore = 8

// A coreTable finds the distances between up to eight places of a small network,
// renumbered from 0, all of them at once.
//
// Cut off the lower one, u, of the two ends of a route to v. What is left is v
// itself, or a route that does not visit u between v and the place w to which the
// first link leads. Cut off its lower end in turn, and so on. What is cut off is
// then always below the higher end, so of the places that the rest may visit it is
// enough to know those below its higher end: above it, all of them are there. The
// table holds, for each set of places and each place u of it but the highest,
// the distances between u and the highest one over places that are in the set or
// above all of it. With n places these are (n-2)·2ⁿ⁻¹+1 sets of distances, for all
// pairs together.
type coreTable struct {
	size       int
	names      [maxCore]int // the places by their new numbers
	lengths    [maxCore][maxCore]uint64
	neighbours [maxCore]uint16
	distances  [][maxCore]uint64 // by set and lower place
}

// fillCore finds the distances between the places of a core.
func (s *small) fillCore(pairs pairTable, core uint16) {
	var c coreTable
	for ; core != 0; core &= core - 1 {
		c.names[c.size] = bits.TrailingZeros16(core)
		c.size++
	}
	for i, a := range c.names[:c.size] {
		for j, b := range c.names[:c.size] {
			if lengths := s.lengths[a][b]; lengths != 0 {
				c.lengths[i][j] = lengths
				c.neighbours[i] |= 1 << j
			}
		}
	}
	if c.size <= 6 { // spares clearing four times as much
		var distances [1 << 6][maxCore]uint64
		c.distances = distances[:]
		c.solve(pairs)
	} else {
		var distances [1 << maxCore][maxCore]uint64
		c.distances = distances[:]
		c.solve(pairs)
	}
}

// solve fills the table, and takes the distances between the places from it.
func (c *coreTable) solve(pairs pairTable) {
	c.fill()
	for j, b := range c.names[:c.size] {
		for i, a := range c.names[:j] {
			*pairs.at(a, b) = c.distances[2<<j-1][i]
		}
	}
}

// fill works from the sets with the highest places down, and among those with the
// same highest place from smaller sets to larger ones.
func (c *coreTable) fill() {
	table := c.distances
	for v := c.size - 1; v > 0; v-- {
		highest := uint16(1) << v
		above := uint16(1)<<c.size - 2*highest
		for set := highest + 1; set < 2*highest; set++ {
			for below := set - highest; below != 0; below &= below - 1 {
				u := bits.TrailingZeros16(below) % maxCore
				lengths := &c.lengths[u]
				distances := lengths[v]
				left := set &^ (1 << u)
				for rest := c.neighbours[u] & (left - highest); rest != 0; rest &= rest - 1 {
					w := bits.TrailingZeros16(rest) % maxCore
					distances |= sums(table[left][w], lengths[w])
				}
				for rest := c.neighbours[u] & above; rest != 0; rest &= rest - 1 {
					w := bits.TrailingZeros16(rest) % maxCore
					upToW := left | (2<<w - highest)
					distances |= sums(table[upToW][v], lengths[w])
				}
				table[set][u] = distances
			}
		}
	}
}
