package delivery

import (
	"fmt"
	"iter"
	"math/bits"
	"strconv"
)

// MaxDistance is the longest distance that a [Distances] can hold.
const MaxDistance = 255

// Distances is a set of distances, each from 0 to [MaxDistance]. It is a
// comparable value of 32 bytes: two sets are equal when they hold the same
// distances. The zero Distances is the empty set.
type Distances [4]uint64

// DistancesOf is the set of the given distances. It panics if one of them
// is below 0 or above [MaxDistance].
func DistancesOf(distances ...int) Distances {
	var d Distances
	for _, n := range distances {
		if n < 0 || n > MaxDistance {
			panic(fmt.Sprintf("delivery: distance %d, want 0 to %d", n, MaxDistance))
		}
		d[n/64] |= 1 << (n % 64)
	}
	return d
}

// DistancesUpTo is the set of all distances from 0 to limit. It panics if that
// is below 0 or above [MaxDistance].
func DistancesUpTo(limit int) Distances {
	d := DistancesOf(limit)
	for i := range limit / 64 {
		d[i] = ^uint64(0)
	}
	d[limit/64] |= d[limit/64] - 1
	return d
}

// Has reports whether n is in the set. It is false for every n below 0 or above
// [MaxDistance].
func (d Distances) Has(n int) bool {
	return n >= 0 && n <= MaxDistance && d[n/64]>>(n%64)&1 != 0
}

// Empty reports whether the set holds nothing.
func (d Distances) Empty() bool { return d == Distances{} }

// Len is the number of distances in the set.
func (d Distances) Len() int {
	n := 0
	for _, word := range d {
		n += bits.OnesCount64(word)
	}
	return n
}

// Min is the shortest distance in the set, 0 if the set is empty.
func (d Distances) Min() int {
	for i, word := range d {
		if word != 0 {
			return i*64 + bits.TrailingZeros64(word)
		}
	}
	return 0
}

// Max is the longest distance in the set, 0 if the set is empty.
func (d Distances) Max() int { return d.AtMost(MaxDistance) }

// AtMost is the longest distance in the set that is not above limit, 0 if
// there is none. As every route has a distance of 1 or more, a result of 0 says
// that no route is short enough.
func (d Distances) AtMost(limit int) int {
	if limit < 0 {
		return 0
	}
	limit = min(limit, MaxDistance)
	i := limit / 64
	for word := d[i] << (63 - limit%64) >> (63 - limit%64); ; word = d[i] {
		if word != 0 {
			return i*64 + bits.Len64(word) - 1
		}
		if i == 0 {
			return 0
		}
		i--
	}
}

// All walks the distances in the set, shortest first.
func (d Distances) All() iter.Seq[int] {
	return func(yield func(int) bool) {
		for i, word := range d {
			for ; word != 0; word &= word - 1 {
				if !yield(i*64 + bits.TrailingZeros64(word)) {
					return
				}
			}
		}
	}
}

// String lists the distances in the set, shortest first, as in "{2 3 7}".
func (d Distances) String() string {
	text := []byte{'{'}
	for n := range d.All() {
		if len(text) > 1 {
			text = append(text, ' ')
		}
		text = strconv.AppendInt(text, int64(n), 10)
	}
	return string(append(text, '}'))
}

func (d Distances) union(o Distances) Distances {
	return Distances{d[0] | o[0], d[1] | o[1], d[2] | o[2], d[3] | o[3]}
}

func (d Distances) without(o Distances) Distances {
	return Distances{d[0] &^ o[0], d[1] &^ o[1], d[2] &^ o[2], d[3] &^ o[3]}
}

// longer is the set with n added to each distance. What would be above
// [MaxDistance] is left out.
func (d Distances) longer(n int) Distances {
	var sum Distances
	words, rest := n/64, uint(n%64)
	for i := words; i < len(d); i++ {
		sum[i] = d[i-words] << rest
		if i > words {
			sum[i] |= d[i-words-1] >> (64 - rest)
		}
	}
	return sum
}

// plus is every sum of a distance in d and a distance in o. What would be
// above [MaxDistance] is left out.
func (d Distances) plus(o Distances) Distances {
	var sums Distances
	for i, word := range o {
		for ; word != 0; word &= word - 1 {
			sums = sums.union(d.longer(i*64 + bits.TrailingZeros64(word)))
		}
	}
	return sums
}
