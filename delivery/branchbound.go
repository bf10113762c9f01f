package delivery

import "math/bits"

// A branchAndBound search (Land and Doig, "An Automatic Method of Solving Discrete
// Programming Problems", 1960) looks ahead at every step. It walks from place to
// place with the set of all distances at which it can have come there, so parallel
// links are one step, and it turns back
//
//   - from places that are on no route to the destination any more: it keeps to
//     the chain of blocks that is left, and never runs into a dead end;
//   - where no distance is wanted that lies between the shortest and the longest
//     that are still possible: the distances in the whole network bound it from
//     below, the longest links between the places left from above;
//   - where it has been before, with the same places left before it and the same
//     distances behind it: a table remembers that.
//
// The table has a fixed size. What an entry overwrites is forgotten, which costs
// time and never a distance.
type branchAndBound struct {
	*search
	chain blockCutChain
	table [1 << tableBits]memory
}

const tableBits = 10

// A memory says with which distances the search went on from a place when those
// places were left.
type memory struct {
	left      uint64
	distances Distances
	at        uint8
}

// branchAndBound searches on from a place over free places.
func (s *search) branchAndBound(from int, free uint64) {
	b := branchAndBound{search: s, chain: blockCutChain{neighbours: &s.network.neighbours, to: s.to}}
	b.walk(from, b.chain.between(from, free), DistancesOf(0))
}

// walk goes on from a place that was reached at some distances. The places left
// are those on routes to the destination.
func (b *branchAndBound) walk(at int, left uint64, distances Distances) {
	lengths := b.network.lengthsFrom(at)
	for i, arc := range b.network.from(at) {
		next := int(arc.to)
		switch {
		case left>>next&1 == 0: // visited already, or on no route
		case next == b.to:
			b.arrive(distances.plus(lengths[i]))
		case distances.Min()+int(arc.shortest)+int(b.network.shortest[next][b.to]) > b.high:
		default:
			ahead := b.chain.between(next, left&^(1<<next))
			if distances.Max()+int(arc.longest)+b.network.bound(next, b.to, ahead) >= b.low {
				b.enter(next, ahead, distances.plus(lengths[i]))
			}
		}
		if b.low > b.high || b.stopped != nil {
			return
		}
	}
}

// enter goes on from a place unless it has done so before.
func (b *branchAndBound) enter(at int, left uint64, distances Distances) {
	distances = b.remember(at, left, distances)
	if !distances.Empty() && b.step() {
		b.walk(at, left, distances)
	}
}

// remember is those of the distances that the search has not yet gone on with from
// a place with those places left. The entry is found by multiplicative hashing
// (Knuth, "The Art of Computer Programming", volume 3, section 6.4).
func (b *branchAndBound) remember(at int, left uint64, distances Distances) Distances {
	const scatter, turn = 0x9E3779B97F4A7C15, 0xD1B54A32D192ED03 // odd numbers without a pattern
	memory := &b.table[(left*scatter+uint64(at)*turn)>>(64-tableBits)]
	if memory.left != left || int(memory.at) != at {
		memory.left, memory.at, memory.distances = left, uint8(at), Distances{}
	}
	distances = distances.without(memory.distances)
	memory.distances = memory.distances.union(distances)
	return distances
}

// bound is what no route exceeds that leads from one place to another over places
// that are left. It is the half-sum of the two best links of each place, as it is
// known from the travelling salesman.
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
		for _, arc := range n.from(place) { // the longest come first
			if left>>(arc.to%MaxPlaces)&1 == 0 {
				continue
			}
			halves += int(arc.longest)
			if links--; links == 0 {
				break
			}
		}
	}
	return halves / 2
}
