package delivery

import "math/bits"

// AppendAllDistances appends, for each pair of places a < b in lexicographic
// order, (0,1), (0,2) … (1,2) …, the set of the distances of all loop-free routes
// between them, as [Network.Distances] finds it. [PairIndex] tells which pair
// stands where. It panics with the error of [NewNetwork] if that would refuse the
// network.
//
// It is meant for the inner loop of a bot: it prepares nothing, and allocates
// nothing if dst has room, the places are 12 or fewer, and the longest link times
// the number of places less one is 63 or less. For other networks it costs what
// NewNetwork and a search for each pair cost.
func AppendAllDistances(dst []Distances, places int, links []Link) []Distances {
	if fitsSmall(places, links) {
		return appendAllSmall(dst, places, links)
	}
	network, err := NewNetwork(places, links)
	if err != nil {
		panic(err)
	}
	for a := range places {
		for b := a + 1; b < places; b++ {
			dst = append(dst, network.Distances(a, b))
		}
	}
	return dst
}

// PairIndex is the index, among all pairs of so many places in the order of
// [AppendAllDistances], of the pair of two different places a and b, in either
// order.
func PairIndex(places, a, b int) int {
	a, b = min(a, b), max(a, b)
	before := a * (2*places - a - 1) / 2 // pairs with a lower first place
	return before + b - a - 1
}

// fitsSmall reports whether the links are right and make a network that is
// surely small.
func fitsSmall(places int, links []Link) bool {
	if places < 0 || places > maxSmallPlaces || len(links) > maxLinks {
		return false
	}
	for _, link := range links {
		if int(max(link.A, link.B)) >= places || link.A == link.B ||
			link.Length == 0 || int(link.Length)*(places-1) > maxSmallDistance {
			return false
		}
	}
	return true
}

// A pairTable holds a set of distances for each pair of places of a small network.
type pairTable struct {
	places int
	sets   []Distances
}

// at is the distances between two different places.
func (t pairTable) at(a, b int) *uint64 { return &t.sets[PairIndex(t.places, a, b)][0] }

// appendAllSmall leaves dead ends aside until it knows the distances between all
// other places. Those are the 2-core of the network (Seidman, "Network Structure
// and Minimum Degree", 1983): what is left when places with one neighbour are taken
// away for as long as there are any.
func appendAllSmall(dst []Distances, places int, links []Link) []Distances {
	first := len(dst)
	for range places * (places - 1) / 2 {
		dst = append(dst, Distances{})
	}
	table := pairTable{places, dst[first:]}
	var network small
	network.add(links)
	core, leaves := network.pruneLeaves()
	switch size := bits.OnesCount16(core); {
	case size > maxCore:
		network.fillPairs(table, core)
	case size > 0:
		network.fillCore(table, core)
	}
	network.graftLeaves(table, core, &leaves)
	return dst
}

// fillPairs finds the distances between the places of a large core, pair by pair.
func (s *small) fillPairs(table pairTable, core uint16) {
	var known [allSets]uint16
	var sets [allSets][maxSmallPlaces]uint64
	recursion := subsetRecursion{small: s, known: known[:], table: sets[:]}
	for a := core; a != 0; a &= a - 1 {
		for b := a & (a - 1); b != 0; b &= b - 1 {
			from, to := bits.TrailingZeros16(a), bits.TrailingZeros16(b)
			*table.at(from, to) = recursion.between(from, to, core)
		}
	}
}

// maxCore is the largest number of places in a core table.
const maxCore = 8

// A coreTable finds the distances between up to eight places of a small network,
// renumbered from 0, all of them at once. It is a subset recursion, too, but one
// that all pairs share, and that needs half of the sets.
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

// Leaves are places with one neighbour, in the order in which they were taken away:
// the neighbour may be the next one.
type leaves struct {
	place, neighbour [maxSmallPlaces]uint8
	count            int
}

// pruneLeaves takes leaves and places without links away for as long as there are
// any. The core is the places that are left.
func (s *small) pruneLeaves() (core uint16, pruned leaves) {
	core = 1<<maxSmallPlaces - 1
	for before := uint16(0); before != core; {
		before = core
		for rest := core; rest != 0; rest &= rest - 1 {
			place := bits.TrailingZeros16(rest)
			neighbours := s.neighbours[place] & core
			if neighbours&(neighbours-1) != 0 {
				continue // there are two or more
			}
			core &^= 1 << place
			if neighbours != 0 {
				pruned.place[pruned.count] = uint8(place)
				pruned.neighbour[pruned.count] = uint8(bits.TrailingZeros16(neighbours))
				pruned.count++
			}
		}
	}
	return core, pruned
}

// graftLeaves finds the distances from and to the leaves once those between the
// other places are known: a route from a leaf leads to its neighbour first.
func (s *small) graftLeaves(table pairTable, core uint16, pruned *leaves) {
	there := core
	for i := pruned.count - 1; i >= 0; i-- {
		leaf, neighbour := int(pruned.place[i]), int(pruned.neighbour[i])
		link := s.lengths[leaf][neighbour]
		for rest := there &^ (1 << neighbour); rest != 0; rest &= rest - 1 {
			place := bits.TrailingZeros16(rest)
			*table.at(leaf, place) = sums(*table.at(neighbour, place), link)
		}
		*table.at(leaf, neighbour) = link
		there |= 1<<leaf | 1<<neighbour
	}
}
