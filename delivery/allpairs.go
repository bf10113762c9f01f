package delivery

import (
	"fmt"
	"math/bits"
)

// maxPairPlaces is the largest number of places of which all pairs are asked for.
const maxPairPlaces = 12

// AppendAllDistances appends, for each pair of places a < b in lexicographic
// order, (0,1), (0,2) … (1,2) …, the set of the distances of all loop-free routes
// between them. [PairIndex] tells which pair stands where. Distances above
// [MaxDistance] are left out.
//
// It prepares nothing, and allocates nothing if dst has room and there are eight
// places or fewer. It panics if there are more than 12 places, or if a link is
// faulty.
func AppendAllDistances(dst []Distances, places int, links []Link) []Distances {
	if places < 0 || places > maxPairPlaces {
		panic(fmt.Sprintf("delivery: %d places, want 0 to %d", places, maxPairPlaces))
	}
	first := len(dst)
	for range places * (places - 1) / 2 {
		dst = append(dst, 0)
	}
	table := pairTable{places, dst[first:]}
	var n network
	for i, link := range links {
		mustJoin(places, i, link)
		n.add(link)
	}
	core, leaves := n.pruneLeaves()
	if core != 0 {
		n.fillCore(table, core)
	}
	n.graftLeaves(table, core, &leaves)
	return dst
}

// PairIndex returns the index, among all pairs of so many places in the order of
// [AppendAllDistances], of the pair of two different places a and b, in either
// order.
func PairIndex(places, a, b int) int {
	a, b = min(a, b), max(a, b)
	before := a * (2*places - a - 1) / 2 // pairs with a lower first place
	return before + b - a - 1
}

// A pairTable holds a set of distances for each pair of places.
type pairTable struct {
	places int
	sets   []Distances
}

// at is the distances between two different places.
func (t pairTable) at(a, b int) *Distances { return &t.sets[PairIndex(t.places, a, b)] }

// A network is what links make of their places.
type network struct {
	lengths    [maxPairPlaces][maxPairPlaces]Distances // of the links between two places
	neighbours [maxPairPlaces]uint16                   // a bit each
}

func (n *network) add(link Link) {
	if link.Length > MaxDistance {
		return // no route that takes it is short enough
	}
	n.lengths[link.A][link.B] |= 1 << link.Length
	n.lengths[link.B][link.A] |= 1 << link.Length
	n.neighbours[link.A] |= 1 << link.B
	n.neighbours[link.B] |= 1 << link.A
}

// Leaves are places with one neighbour, in the order in which they were taken away:
// the neighbour may be the next one.
type leaves struct {
	place, neighbour [maxPairPlaces]uint8
	count            int
}

// pruneLeaves takes leaves and places without links away for as long as there are
// any. The places that are left are the 2-core of the network (Seidman, "Network
// Structure and Minimum Degree", 1983).
func (n *network) pruneLeaves() (core uint16, pruned leaves) {
	core = 1<<maxPairPlaces - 1
	for before := uint16(0); before != core; {
		before = core
		for rest := core; rest != 0; rest &= rest - 1 {
			place := bits.TrailingZeros16(rest)
			neighbours := n.neighbours[place] & core
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
func (n *network) graftLeaves(table pairTable, core uint16, pruned *leaves) {
	there := core
	for i := pruned.count - 1; i >= 0; i-- {
		leaf, neighbour := int(pruned.place[i]), int(pruned.neighbour[i])
		link := n.lengths[leaf][neighbour]
		for rest := there &^ (1 << neighbour); rest != 0; rest &= rest - 1 {
			place := bits.TrailingZeros16(rest)
			*table.at(leaf, place) = table.at(neighbour, place).plus(link)
		}
		*table.at(leaf, neighbour) = link
		there |= 1<<leaf | 1<<neighbour
	}
}
