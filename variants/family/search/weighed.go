package search

import (
	"cmp"
	"slices"
)

// A Weighed is a legal move and what a player makes of it.
type Weighed[Move any] struct {
	Move  Move
	Worth float64 // in points, to compare it with other moves of the position
}

// FirstBest returns the move that is worth most, the first of those that are worth the same. It
// panics if there are no moves.
func FirstBest[Move any](legal []Move, worth func(Move) float64) Move {
	best, most := 0, worth(legal[0])
	for i, m := range legal[1:] {
		if worth := worth(m); worth > most {
			best, most = i+1, worth
		}
	}
	return legal[best]
}

// AppendWeighed appends the moves with what they are worth, the best first; those that
// are worth the same stay in their order.
func AppendWeighed[Move any](dst []Weighed[Move], legal []Move, worth func(Move) float64) []Weighed[Move] {
	first := len(dst)
	for _, m := range legal {
		dst = append(dst, Weighed[Move]{m, worth(m)})
	}
	slices.SortStableFunc(dst[first:], func(a, b Weighed[Move]) int { return cmp.Compare(b.Worth, a.Worth) })
	return dst
}
