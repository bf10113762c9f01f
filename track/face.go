package track

import (
	"iter"

	"github.com/railhex/railhex/hexmap"
)

// Rotate is t turned n times 60° counter-clockwise; a negative n turns it
// clockwise.
func (t Tile) Rotate(n int) Tile {
	return t.move(func(d hexmap.Direction) hexmap.Direction { return d.Rotate(n) })
}

// Reflect is t mirrored as [hexmap.Direction.Reflect] does.
func (t Tile) Reflect() Tile { return t.move(hexmap.Direction.Reflect) }

// move is t with each edge where another was.
func (t Tile) move(edge func(hexmap.Direction) hexmap.Direction) (moved Tile) {
	for d := range hexmap.Direction(hexmap.NumDirections) {
		if to := t.joins(d); to != 0 {
			moved |= digit(edge(d), edge(hexmap.Direction(to-1)))
		}
	}
	return moved
}

// Rotations walks the different tiles that t becomes by turning, t first and then
// counter-clockwise: all the ways in which a piece of cardboard that shows t can
// be laid. There are six, three, two or one.
func (t Tile) Rotations() iter.Seq[Tile] {
	return func(yield func(Tile) bool) {
		for turned := t; yield(turned); {
			if turned = turned.Rotate(1); turned == t {
				return
			}
		}
	}
}

// Face is what t shows whichever way it lies: one and the same of its rotations,
// from whichever of them it is asked. Two tiles are one face exactly if one is
// the other turned; a mirrored tile may be another face.
func (t Tile) Face() Tile {
	face := t
	for turned := range t.Rotations() {
		face = min(face, turned)
	}
	return face
}
