package delivery

import (
	"fmt"
	"iter"
	"math/bits"
	"strconv"
)

// MaxDistance is the longest distance that a [Distances] can hold.
const MaxDistance = 63

// Distances is a set of distances from 0 to [MaxDistance]. Distance d is in the set if
// bit d is set, so the distances 2 and 5 are 0b100100. The zero Distances is the empty
// set.
type Distances uint64

// DistancesOf returns the set of the given distances. It panics if one of them
// is below 0 or above [MaxDistance].
func DistancesOf(distances ...int) (d Distances) {
	for _, n := range distances {
		mustBeDistance(n)
		d |= 1 << n
	}
	return d
}

func mustBeDistance(n int) {
	if n < 0 || n > MaxDistance {
		panic(fmt.Sprintf("delivery: distance %d, want 0 to %d", n, MaxDistance))
	}
}

// Has reports whether n is in the set. It is false for every n below 0 or above
// [MaxDistance].
func (d Distances) Has(n int) bool { return n >= 0 && d>>n&1 != 0 }

// Min returns the shortest distance in the set, 0 if the set is empty.
func (d Distances) Min() int { return bits.TrailingZeros64(uint64(d)) & MaxDistance }

// Max returns the longest distance in the set, 0 if the set is empty.
func (d Distances) Max() int { return max(bits.Len64(uint64(d)), 1) - 1 }

// AtMost returns the longest distance in the set that is not above limit, 0 if
// there is none. As every route has a distance of 1 or more, a result of 0 says
// that no route is short enough.
func (d Distances) AtMost(limit int) int {
	if limit < 0 {
		return 0
	}
	return (d & (2<<limit - 1)).Max()
}

// Plus returns every sum of a distance in d and a distance in o. Sums above
// [MaxDistance] are left out.
func (d Distances) Plus(o Distances) Distances {
	if o == 0 {
		return 0
	}
	return d.plus(o)
}

// plus is Plus for another set that is not empty.
func (d Distances) plus(o Distances) Distances {
	sums := d << (bits.TrailingZeros64(uint64(o)) & MaxDistance)
	for o &= o - 1; o != 0; o &= o - 1 {
		sums |= d << (bits.TrailingZeros64(uint64(o)) & MaxDistance)
	}
	return sums
}

// All walks the distances in the set, shortest first.
func (d Distances) All() iter.Seq[int] {
	return func(yield func(int) bool) {
		for ; d != 0; d &= d - 1 {
			if !yield(d.Min()) {
				return
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
