package delivery

import "math/bits"

// maxCore is the largest number of places that a core can have.
const maxCore = 8

// A core is up to eight places of a small network, renumbered from 0, and finds
// the distances between all of them at once.
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
type core struct {
	size      int
	names     [maxCore]int // the places by their new numbers
	lengths   [maxCore][maxCore]uint64
	neighbors [maxCore]uint16
}

// fillCore finds the distances between the places of a core.
func (s *small) fillCore(pairs pairTable, places uint16) {
	var c core
	for ; places != 0; places &= places - 1 {
		c.names[c.size] = bits.TrailingZeros16(places)
		c.size++
	}
	for i, a := range c.names[:c.size] {
		for j, b := range c.names[:c.size] {
			if lengths := s.lengths[a][b]; lengths != 0 {
				c.lengths[i][j] = lengths
				c.neighbors[i] |= 1 << j
			}
		}
	}
	if c.size <= 6 { // spares clearing four times as much
		var table [1 << 6][maxCore]uint64
		c.solve(pairs, table[:])
	} else {
		var table [1 << maxCore][maxCore]uint64
		c.solve(pairs, table[:])
	}
}

// solve works out the table, and takes the distances between the places from it.
func (c *core) solve(pairs pairTable, table [][maxCore]uint64) {
	c.fill(table)
	for j, b := range c.names[:c.size] {
		for i, a := range c.names[:j] {
			*pairs.at(a, b) = table[2<<j-1][i]
		}
	}
}

// fill works out the table, from the sets with the highest places down, and among
// those with the same highest place from smaller sets to larger ones.
func (c *core) fill(table [][maxCore]uint64) {
	for v := c.size - 1; v > 0; v-- {
		highest := uint16(1) << v
		above := uint16(1)<<c.size - 2*highest
		for set := highest + 1; set < 2*highest; set++ {
			for below := set - highest; below != 0; below &= below - 1 {
				u := bits.TrailingZeros16(below) % maxCore
				lengths := &c.lengths[u]
				distances := lengths[v]
				left := set &^ (1 << u)
				for rest := c.neighbors[u] & (left - highest); rest != 0; rest &= rest - 1 {
					w := bits.TrailingZeros16(rest) % maxCore
					distances |= sums(table[left][w], lengths[w])
				}
				for rest := c.neighbors[u] & above; rest != 0; rest &= rest - 1 {
					w := bits.TrailingZeros16(rest) % maxCore
					upToW := left | (2<<w - highest)
					distances |= sums(table[upToW][v], lengths[w])
				}
				table[set][u] = distances
			}
		}
	}
}
