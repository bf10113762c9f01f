package family

import (
	"fmt"
	"strings"
)

// A Fault is a law that does not hold in a position of a game.
type Fault[State, Move any] struct {
	Law    string // what should be so
	Seed   uint64 // of the game
	Start  State  // the position in which the game begins
	Moves  []Move // from there to the position: few, if fewer than were played break the law
	Played int    // how many moves were played before the fault was found
	State  State  // the position
	Err    error  // in what way it is not so
}

// Error is what is wrong and where, and below it the position and the moves that lead
// there.
func (f *Fault[State, Move]) Error() string {
	var moves strings.Builder
	for _, m := range f.Moves {
		fmt.Fprintf(&moves, "\n\t%v", m)
	}
	return fmt.Sprintf("seed %d, %s: %s:\n\t%s\nin the position\n\t%v\nafter the moves%s",
		f.Seed, After(f.Played, len(f.Moves)), f.Law, strings.ReplaceAll(f.Err.Error(), "\n", "\n\t"), f.State, moves.String())
}

// After says after how many moves a fault was found, and how many of them are
// needed: "after 312 moves, of which 5 are enough".
func After(played, needed int) string {
	if needed == played {
		return fmt.Sprintf("after %d moves", played)
	}
	return fmt.Sprintf("after %d moves, of which %d are enough", played, needed)
}

// Unwrap is the error without its place.
func (f *Fault[State, Move]) Unwrap() error { return f.Err }
