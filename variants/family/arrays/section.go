package arrays

import "slices"

// A Section is one part of an array. A value v is stored as v × Scale; what is one
// of several, or yes or no, is stored as 1 and 0 and has the scale 1.
type Section struct {
	Name   string  `json:"name"`
	Offset int     `json:"offset"`
	Shape  []int   `json:"shape"` // its product is the number of numbers
	Scale  float32 `json:"scale"`
	Fixed  bool    `json:"fixed"` // the same in all positions of a game, from every seat
	Says   string  `json:"says"`  // what it holds
}

// Len is the number of numbers in the section.
func (s Section) Len() int {
	n := 1
	for _, extent := range s.Shape {
		n *= extent
	}
	return n
}

// Lay is the sections, each with its offset behind the one before.
func Lay(sections []Section) []Section {
	laid := slices.Clone(sections)
	offset := 0
	for i := range laid {
		laid[i].Offset = offset
		offset += laid[i].Len()
	}
	return laid
}

// A Writer puts values into the sections of an array.
type Writer struct {
	array    []float32
	sections []Section
}

// NewWriter is a Writer into an array that has room for the sections.
func NewWriter(array []float32, sections []Section) Writer { return Writer{array, sections} }

// Put stores a value at a place of a section, in units of its scale.
func (w Writer) Put(section, at, value int) {
	s := &w.sections[section]
	w.array[s.Offset+at] = float32(value) * s.Scale
}

// Mark stores 1 at a place of a section.
func (w Writer) Mark(section, at int) { w.array[w.sections[section].Offset+at] = 1 }

// MarkIf is Mark where that is so.
func (w Writer) MarkIf(so bool, section, at int) {
	if so {
		w.Mark(section, at)
	}
}
