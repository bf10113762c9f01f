package delivery

import "math/bits"

// Dead ends are places with one neighbour, in the order in which they were taken
// away: the neighbour may be the next one.
type deadEnds struct {
	place, neighbour [maxSmallPlaces]uint8
	count            int
}

// trim takes dead ends and places without links away for as long as there are any,
// and returns the places that are left.
func (s *small) trim() (core uint16, ends deadEnds) {
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
				ends.place[ends.count] = uint8(place)
				ends.neighbour[ends.count] = uint8(bits.TrailingZeros16(neighbours))
				ends.count++
			}
		}
	}
	return core, ends
}

// putBack finds the distances from and to the dead ends once those between the
// other places are known: a route from a dead end leads to its neighbour first.
func (s *small) putBack(table pairTable, core uint16, ends *deadEnds) {
	there := core
	for i := ends.count - 1; i >= 0; i-- {
		end, neighbour := int(ends.place[i]), int(ends.neighbour[i])
		link := s.lengths[end][neighbour]
		for rest := there &^ (1 << neighbour); rest != 0; rest &= rest - 1 {
			place := bits.TrailingZeros16(rest)
			*table.at(end, place) = sums(*table.at(neighbour, place), link)
		}
		*table.at(end, neighbour) = link
		there |= 1<<end | 1<<neighbour
	}
}
