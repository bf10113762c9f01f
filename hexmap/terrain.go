package hexmap

import (
	"iter"
	"strconv"
)

// A Terrain is what the ground of a hex of a [Map] is. Plain is the zero value;
// values of [NumTerrains] and above are invalid: Letter panics for them.
type Terrain uint8

// The terrains, in canonical order.
const (
	Plain Terrain = iota
	Hill
	Mountain
	Water

	// NumTerrains is how many there are: 4.
	NumTerrains = 4
)

var terrainNames = [NumTerrains]string{"plain", "hill", "mountain", "water"}

// Terrains walks all terrains in canonical order.
func Terrains() iter.Seq[Terrain] { return upTo(Plain, NumTerrains-1) }

// IsValid reports whether t is one of the terrains.
func (t Terrain) IsValid() bool { return t < NumTerrains }

// Letter returns the letter for the terrain in the grid of a map: p, h, m or w.
func (t Terrain) Letter() byte { return terrainNames[t][0] }

// String returns plain, hill, mountain or water.
func (t Terrain) String() string {
	if !t.IsValid() {
		return "Terrain(" + strconv.Itoa(int(t)) + ")"
	}
	return terrainNames[t]
}

// A Mark is what a hex can bear beside its terrain. The zero Mark is invalid:
// Letter panics for it, as for values above City.
type Mark uint8

// The marks, in the order in which they are written.
const (
	River Mark = 1 + iota
	Town
	City

	// NumMarks is how many there are: 3.
	NumMarks = 3
)

var markNames = [...]string{River: "river", Town: "town", City: "city"}

const markLetters = "~o*"

// Marks walks all marks in the order in which they are written.
func Marks() iter.Seq[Mark] { return upTo(River, NumMarks) }

// IsValid reports whether m is one of the marks.
func (m Mark) IsValid() bool { return m >= River && m <= City }

// Letter returns the sign for the mark in the grid of a map: ~ river, o town, * city.
func (m Mark) Letter() byte { return markLetters[m-1] }

// String returns river, town or city.
func (m Mark) String() string {
	if !m.IsValid() {
		return "Mark(" + strconv.Itoa(int(m)) + ")"
	}
	return markNames[m]
}

// upTo walks the values from first to last.
func upTo[T ~uint8](first, last T) iter.Seq[T] {
	return func(yield func(T) bool) {
		for value := first; value <= last; value++ {
			if !yield(value) {
				return
			}
		}
	}
}
