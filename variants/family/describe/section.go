package describe

import (
	"slices"

	"github.com/railhex/railhex/variants/family"
)

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

// packed returns the sections with the offsets that they have in a packed position, and how many
// marks and numbers that has. What is fixed is at negative places.
func packed(sections []Section) (laid []Section, marks, numbers int) {
	laid = slices.Clone(sections)
	for i := range laid {
		switch s, n := &laid[i], laid[i].Len(); {
		case s.Fixed:
			s.Offset = -n
		case s.Scale == 1:
			s.Offset = marks
			marks += n
		default:
			s.Offset = numbers
			numbers += n
		}
	}
	return laid, marks, numbers
}

// A Writer puts values into the sections of an array.
type Writer struct {
	*puts
	sections []Section

	from, seats int  // the seat that looks, and how many there are, in Filled sections
	varying     bool // whether Filled sections leave out what is fixed
}

// puts are what a Writer has put: the places of ones, and other values. To note them and then to write them
// costs less than to write at once, where each place is one of a dense or of a packed position.
type puts struct {
	ones   []int32
	values []put
}

type put struct {
	at, value int32
	scale     float32
}

// into writes what was put into an array.
func (p *puts) into(dst []float32) {
	for _, at := range p.ones {
		dst[at] = 1
	}
	for _, v := range p.values {
		dst[v.at] = float32(v.value) * v.scale
	}
}

// pack writes what was put into a packed position.
func (p *puts) pack(marks []uint8, numbers []int16) {
	for _, at := range p.ones {
		if at >= 0 {
			marks[at] = 1
		}
	}
	for _, v := range p.values {
		switch {
		case v.at < 0:
		case v.scale == 1:
			marks[v.at] = uint8(v.value)
		default:
			numbers[v.at] = int16(v.value)
		}
	}
}

// Seat returns the seat that looks, and Turned the number of a seat as that one counts: 0 is
// their own. They are known in [Filled] sections alone.
func (w Writer) Seat() family.Seat { return family.Seat(w.from) }

// Turned returns the number of a seat: see [Writer.Seat].
func (w Writer) Turned(seat family.Seat) int {
	n := int(seat) - w.from
	if n < 0 {
		n += w.seats
	}
	return n
}

// Put stores a value at a place of a section, times its scale.
func (w Writer) Put(section, at, value int) {
	if value != 0 {
		s := &w.sections[section]
		w.values = append(w.values, put{int32(s.Offset + at), int32(value), s.Scale})
	}
}

// Mark stores 1 at a place of a section.
func (w Writer) Mark(section, at int) { w.ones = append(w.ones, int32(w.sections[section].Offset+at)) }

// MarkIf stores 1 at a place of a section if a condition holds.
func (w Writer) MarkIf(holds bool, section, at int) {
	if holds {
		w.Mark(section, at)
	}
}

// A Filled is a [Section] with what fills it.
type Filled[State any] struct {
	section Section
	write   func(w Writer, s *State) // nil if what fills the one before it fills this one, too
}

// Varying returns a Section whose numbers change in a game. Write puts them there, as section 0
// of its Writer; the sections that follow are 1, 2 …, as long as their own write is nil.
func Varying[State any](name string, scale float32, says string, write func(w Writer, s *State), shape ...int) Filled[State] {
	return Filled[State]{Section{Name: name, Shape: shape, Scale: scale, Says: says}, write}
}

// Fixed returns a Section that is the same in all positions of a game, from every seat.
func Fixed[State any](name string, scale float32, says string, write func(w Writer, s *State), shape ...int) Filled[State] {
	f := Varying(name, scale, says, write, shape...)
	f.section.Fixed = true
	return f
}

// Fill returns the Sections and the Write of [Arrays].
func Fill[State any, P interface {
	*State
	Seats() int
}](filled ...Filled[State]) (sections []Section, write func(w Writer, s *State, seat family.Seat)) {
	for _, f := range filled {
		sections = append(sections, f.section)
	}
	return Lay(sections), func(w Writer, s *State, seat family.Seat) {
		w.from, w.seats = int(seat), P(s).Seats()
		if w.from < 1 || w.from > w.seats {
			return
		}
		all := w.sections
		for i, f := range filled {
			if f.write != nil && !(f.section.Fixed && w.varying) {
				w.sections = all[i:]
				f.write(w, s)
			}
		}
	}
}

// Count fills a section with one number, 1 for true.
func Count[State any, V int | bool](of func(s *State) V) func(w Writer, s *State) {
	return func(w Writer, s *State) { w.Put(0, 0, number(of(s))) }
}

// number returns a number, 1 for true.
func number[V int | bool](value V) int {
	switch value := any(value).(type) {
	case int:
		return value
	case bool:
		return One(value)
	}
	return 0
}

// OneSeat fills a section with a seat, one-hot; with zeros for Nobody.
func OneSeat[State any](of func(s *State) family.Seat) func(w Writer, s *State) {
	return func(w Writer, s *State) {
		if seat := of(s); seat != family.Nobody {
			w.Mark(0, w.Turned(seat))
		}
	}
}

// BySeat fills a section with a number of each seat, 1 for true.
func BySeat[State any, V int | bool](of func(s *State, seat family.Seat) V) func(w Writer, s *State) {
	return EachSeat(func(w Writer, s *State, seat family.Seat, n int) { w.Put(0, n, number(of(s, seat))) })
}

// EachSeat fills sections seat by seat; n is the Turned seat.
func EachSeat[State any](put func(w Writer, s *State, seat family.Seat, n int)) func(w Writer, s *State) {
	return func(w Writer, s *State) {
		for seat := family.Seat(1); int(seat) <= w.seats; seat++ {
			put(w, s, seat, w.Turned(seat))
		}
	}
}
