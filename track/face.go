package track

import (
	"iter"

	"github.com/railhex/railhex/hexmap"
)

// Rotate returns t turned n times 60° counter-clockwise; a negative n turns it
// clockwise.
func (t Tile) Rotate(n int) Tile {
	for range (n%hexmap.NumDirections + hexmap.NumDirections) % hexmap.NumDirections {
		t = t.next()
	}
	return t
}

// next is t turned by 60°: each digit tells the next edge, and moves to the next
// edge itself.
func (t Tile) next() Tile {
	t += t.edges()
	past := t & (t >> 1) & (t >> 2) & ones // a 7 is one past the last edge, and so the first
	t -= hexmap.NumDirections * past
	const last = digitBits * (hexmap.NumDirections - 1)
	return t<<digitBits&0o777777 | t>>last
}

// Rotations walks the different tiles that t becomes by turning, t first and then
// counter-clockwise: all the ways in which a piece of cardboard that shows t can
// be laid. There are six, three, two or one.
func (t Tile) Rotations() iter.Seq[Tile] {
	return func(yield func(Tile) bool) {
		for turned := t; yield(turned); {
			if turned = turned.next(); turned == t {
				return
			}
		}
	}
}

// Face returns what t shows whichever way it lies: one and the same of its rotations,
// from whichever of them it is asked. Two tiles are one face exactly if one is
// the other turned; a mirrored tile may be another face.
func (t Tile) Face() Tile {
	face := t
	for turned := range t.Rotations() {
		face = min(face, turned)
	}
	return face
}
