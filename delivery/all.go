package delivery

import (
	"fmt"
	"math/bits"
)

// MaxPlacesAll is the largest number of places that [AppendAllDistances] takes.
const MaxPlacesAll = 12

// AppendAllDistances appends, for each pair of places a < b in lexicographic
// order, (0,1), (0,2) … (1,2) …, the set of all distances of loop-free routes
// between them.
func AppendAllDistances(dst []Distances, places int, links []Link) []Distances {
	if places < 0 || places > MaxPlacesAll {
		panic(fmt.Sprintf("delivery: %d places, not 0..%d", places, MaxPlacesAll))
	}
	first := len(dst)
	for range places * (places - 1) / 2 {
		dst = append(dst, Distances{})
	}
	var s spread
	for _, link := range links {
		a, b := link.A, link.B
		s.lengths[a][b] = s.lengths[a][b].union(Distances{1}.longer(uint(link.Length)))
		s.lengths[b][a] = s.lengths[a][b]
		s.neighbors[a] |= 1 << b
		s.neighbors[b] |= 1 << a
	}
	rest := dst[first:]
	for from := range places {
		s.found = [MaxPlacesAll]Distances{}
		s.walk(from, (1<<places-1)&^(1<<from), Distances{1})
		rest = rest[copy(rest, s.found[from+1:places]):]
	}
	return dst
}

type spread struct {
	lengths   [MaxPlacesAll][MaxPlacesAll]Distances
	neighbors [MaxPlacesAll]uint16
	found     [MaxPlacesAll]Distances
}

func (s *spread) walk(at int, free uint16, so Distances) {
	for next := s.neighbors[at] & free; next != 0; next &= next - 1 {
		to := bits.TrailingZeros16(next)
		var set Distances
		for length := range s.lengths[at][to].All() {
			set = set.union(so.longer(uint(length)))
		}
		s.found[to] = s.found[to].union(set)
		s.walk(to, free&^(1<<to), set)
	}
}
