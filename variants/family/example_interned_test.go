package family_test

import (
	"fmt"
	"strings"

	"github.com/railhex/railhex/variants/family"
)

// A Course is what a race is run on. It stays the same from the first move to the last.
type Course struct{ hexes []string }

// courses holds the courses of all races.
var courses family.Interned[string, Course]

// A Race is a position. A slice of hexes would make it impossible to compare; the pointer
// does not.
type Race struct {
	course *Course
}

func NewRace(course string) Race {
	return Race{course: courses.Get(course, func() *Course { return &Course{strings.Fields(course)} })}
}

// Two positions of the same setup are equal, however they came to be.
func ExampleInterned() {
	one, other := NewRace("a1 b1 c2"), NewRace("a1 b1 c2")
	fmt.Println(one == other, one == NewRace("a1 b1 d2"))
	// Output: true false
}
