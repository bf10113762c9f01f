package track

import "iter"

// A Type is the shape of a track: how far apart the two edges are that it
// joins. The zero Type is no type.
type Type uint8

// The three types.
const (
	Straight Type = 1 + iota // joins opposite edges
	Gentle                   // joins edges two apart
	Sharp                    // joins neighbouring edges
)

// Types walks the three types in their order.
func Types() iter.Seq[Type] {
	return func(yield func(Type) bool) {
		for t := Straight; t <= Sharp; t++ {
			if !yield(t) {
				return
			}
		}
	}
}

// IsValid reports whether t is one of the three types.
func (t Type) IsValid() bool { return Straight <= t && t <= Sharp }
