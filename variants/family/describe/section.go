package describe

import "slices"

// A Section is one part of an array. A value v is stored as v × Scale. Conditions, and
// values that are one of several (one-hot), are stored as 1 and 0 with the scale 1.
type Section struct {
	Name   string  `json:"name"`
	Offset int     `json:"offset"`
	Shape  []int   `json:"shape"` // the product is the number of numbers
	Scale  float32 `json:"scale"`
	Fixed  bool    `json:"fixed"` // the same in all positions of a game, from every seat
	Says   string  `json:"says"`  // what it holds
}

// Len returns the number of numbers in the section.
func (s Section) Len() int {
	n := 1
	for _, extent := range s.Shape {
		n *= extent
	}
	return n
}

// Lay returns the sections with their offsets set, one after the other.
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

// Put stores a value at a place of a section, times its scale.
func (w Writer) Put(section, at, value int) {
	s := &w.sections[section]
	w.array[s.Offset+at] = float32(value) * s.Scale
}

// Mark stores 1 at a place of a section.
func (w Writer) Mark(section, at int) { w.array[w.sections[section].Offset+at] = 1 }

// MarkIf stores 1 at a place of a section if a condition holds.
func (w Writer) MarkIf(holds bool, section, at int) {
	if holds {
		w.Mark(section, at)
	}
}
