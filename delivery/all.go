package delivery

import "math/bits"

// AppendAllDistances appends, for each pair of places a < b in lexicographic
// order, (0,1), (0,2) … (1,2) …, the set of the distances of all loop-free routes
// between them, as [Network.Distances] returns it. It panics with the error of
// [NewNetwork] if that would refuse the network.
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

// fitsSmall reports whether the links are right and make a network that is
// surely small.
func fitsSmall(places int, links []Link) bool {
	if places < 0 || places > maxSmallPlaces {
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

// A pairTable holds a set of distances for each pair of places, in the order of
// [AppendAllDistances].
type pairTable struct {
	places int
	sets   []Distances
}

// at returns the distances between two different places of a small network.
func (t pairTable) at(a, b int) *uint64 {
	a, b = min(a, b), max(a, b)
	before := a * (2*t.places - a - 1) / 2 // pairs with a lower first place
	return &t.sets[before+b-a-1][0]
}

// appendAllSmall takes dead ends away until there are none, finds the distances
// between the places that are left, the core, and puts the dead ends back in turn:
// a route from a dead end leads to its only neighbour first.
func appendAllSmall(dst []Distances, places int, links []Link) []Distances {
	first := len(dst)
	for range places * (places - 1) / 2 {
		dst = append(dst, Distances{})
	}
	table := pairTable{places, dst[first:]}
	var network small
	network.add(links)
	core, ends := network.trim()

	switch size := bits.OnesCount16(core); {
	case size > maxCore:
		network.fillPairs(table, core)
	case size > 0:
		network.fillCore(table, core)
	}
	there := core
	for i := ends.count - 1; i >= 0; i-- {
		end, hub := int(ends.place[i]), int(ends.hub[i])
		link := network.lengths[end][hub]
		for rest := there &^ (1 << hub); rest != 0; rest &= rest - 1 {
			place := bits.TrailingZeros16(rest)
			*table.at(end, place) = sums(*table.at(hub, place), link)
		}
		*table.at(end, hub) = link
		there |= 1<<end | 1<<hub
	}
	return dst
}

// deadEnds are places in the order in which they were taken away, each with the
// only neighbour that it then had.
type deadEnds struct {
	place, hub [maxSmallPlaces]uint8
	count      int
}

// trim returns the places that are left when dead ends, and places without any
// link, have been taken away for as long as there are any.
func (s *small) trim() (core uint16, ends deadEnds) {
	core = 1<<maxSmallPlaces - 1
	for before := uint16(0); before != core; {
		before = core
		for rest := core; rest != 0; rest &= rest - 1 {
			place := bits.TrailingZeros16(rest)
			neighbors := s.neighbors[place] & core
			if neighbors&(neighbors-1) != 0 {
				continue // it has two or more
			}
			core &^= 1 << place
			if neighbors != 0 {
				ends.place[ends.count] = uint8(place)
				ends.hub[ends.count] = uint8(bits.TrailingZeros16(neighbors))
				ends.count++
			}
		}
	}
	return core, ends
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
