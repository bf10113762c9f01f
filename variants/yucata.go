package variants

import "iter"

// UsedFaces is the set of the die faces with which an action was performed in a
// round, by anybody (YUCATA-1); the zero UsedFaces is empty. A pass performs
// none (ROUND-5).
type UsedFaces uint8

// With returns the set with face added. It panics unless 1 <= face <= 6.
func (u UsedFaces) With(face int) UsedFaces {
	if uint(face-1) >= NumTiles {
		panic("variants: UsedFaces.With of no die face")
	}
	return u | 1<<face
}

// Has reports whether face, from 1, is in the set. It panics if face is
// negative.
func (u UsedFaces) Has(face int) bool { return u>>face&1 != 0 }

// All walks the faces in ascending order.
func (u UsedFaces) All() iter.Seq[int] {
	return func(yield func(int) bool) {
		for face := 1; face <= NumTiles; face++ {
			if u.Has(face) && !yield(face) {
				return
			}
		}
	}
}
