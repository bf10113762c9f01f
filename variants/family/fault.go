package family

import (
	"encoding"
	"errors"
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
	Games  int    // in how many games the law is broken; this is the one that shows it with the fewest moves
	State  State  // the position
	Err    error  // in what way it is not so
}

// Error returns what is wrong and where, and below it the position and the moves that lead
// there. The position is written by the String of the State, or else as the text or the JSON
// that it has, or else with the names of its fields, as far as a person reads them.
func (f *Fault[State, Move]) Error() string {
	var moves strings.Builder
	for _, m := range f.Moves {
		fmt.Fprintf(&moves, "\n\t%v", m)
	}
	led := "after the moves"
	if len(f.Moves) == 0 {
		led = "in which the game begins"
	}
	return fmt.Sprintf("%s, %s: %s:\n\t%s\nin the position\n\t%s\n%s%s",
		in(f.Seed, f.Games), after(f.Played, len(f.Moves)), f.Law, strings.ReplaceAll(f.Err.Error(), "\n", "\n\t"), said(&f.State), led, moves.String())
}

// said writes a State for people.
func said[State any](s *State) string {
	var text []byte
	err := errors.ErrUnsupported
	switch s := any(s).(type) {
	case fmt.Stringer:
		return s.String()
	case encoding.TextMarshaler:
		text, err = s.MarshalText()
	case interface{ MarshalJSON() ([]byte, error) }: // without encoding/json, which engines of the web do not link
		text, err = s.MarshalJSON()
	}
	if err == nil {
		return string(text)
	}
	fields := fmt.Sprintf("%+v", *s)
	if len(fields) > mostRead {
		return fields[:mostRead] + "… (a String, a text or JSON of the State would stand here)"
	}
	return fields
}

// mostRead is how much of the fields of a State anybody reads.
const mostRead = 300

// byLaw returns the faults as one error, those of the same law as one fault.
func byLaw[State, Move any](faults []*Fault[State, Move]) error {
	var all []error
	least := make(map[string]*Fault[State, Move])
	for _, f := range faults {
		first := least[f.Law]
		if first == nil {
			least[f.Law] = f
			all = append(all, f)
			continue
		}
		games := first.Games + 1
		if len(f.Moves) < len(first.Moves) {
			*first = *f
		}
		first.Games = games
	}
	return errors.Join(all...)
}

// in says in which games a fault was found: "seed 5 and 2 more games".
func in(seed uint64, games int) string {
	switch games {
	case 0, 1:
		return fmt.Sprintf("seed %d", seed)
	case 2:
		return fmt.Sprintf("seed %d and 1 more game", seed)
	}
	return fmt.Sprintf("seed %d and %d more games", seed, games-1)
}

// after says after how many moves a fault was found, and how many of them are
// needed: "after 312 moves, of which 5 are enough".
func after(played, needed int) string {
	if needed == played {
		return fmt.Sprintf("after %d moves", played)
	}
	return fmt.Sprintf("after %d moves, of which %d are enough", played, needed)
}

// Unwrap returns the error without its place.
func (f *Fault[State, Move]) Unwrap() error { return f.Err }
