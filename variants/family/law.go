package family

import (
	"errors"
	"fmt"
	"math/rand/v2"
)

// A Law is something that is so in every position of a game.
type Law[State, Move any] struct {
	// Says is the law in a sentence.
	Says string
	// Broken returns nil if the law holds, and otherwise in what way it does not.
	Broken func(At[State, Move]) error
}

// An At is a position as a law looks at it.
type At[State, Move any] struct {
	State *State
	// Random chooses what is looked at more closely: the same in the same position.
	Random *rand.Rand
	// Trials are moves most of which are not legal.
	Trials []Move
}

// Faults gathers in what ways a law is broken.
type Faults []error

// Add notes one more way in which the law is broken.
func (f *Faults) Add(format string, args ...any) { *f = append(*f, fmt.Errorf(format, args...)) }

// mostTold is how many ways in which a position breaks a law an error lists.
const mostTold = 12

// Err joins what was gathered, the first of it if it is much of the same; nil if
// there is nothing.
func (f Faults) Err() error {
	if more := len(f) - mostTold; more > 0 {
		f = append(f[:mostTold:mostTold], fmt.Errorf("and %d more", more))
	}
	return errors.Join(f...)
}
