package vectors

import (
	"errors"
	"fmt"
	"strings"
)

// A tally counts what became of the vectors of a file.
type tally struct {
	name                            string
	vectors                         int
	same, differ, unsupported, rest int
	stopped                         error    // why the rest was not asked
	without                         []string // questions that the program passes over
}

// file examines the vectors of one file.
func (e *examination) file(name string, number int, examine func(i int) error) *tally {
	t := &tally{name: name, vectors: number}
	e.without = nil
	defer func() { t.without = e.without }()
	for i := range number {
		err := examine(i)
		var broken *startError
		switch {
		case err == nil:
			t.same++
		case errors.Is(err, errUnsupported):
			t.unsupported++
		case errors.Is(err, errGivenUp), errors.As(err, &broken):
			t.stopped, t.rest = err, number-i
			return t
		default:
			t.differ++
			if t.differ <= e.options.most {
				fmt.Fprintf(e.out, "%s:%d: %s\n", name, i+1, strings.ReplaceAll(err.Error(), "\n", "\n\t"))
			}
		}
	}
	return t
}

// String is a line about a file: "perft.jsonl: 70 of 73 as they should be, 3
// differ".
func (t *tally) String() string {
	text := fmt.Sprintf("%s: %d of %d as they should be", t.name, t.same, t.vectors)
	if t.differ > 0 {
		text += fmt.Sprintf(", %d differ", t.differ)
	}
	if t.unsupported > 0 {
		text += fmt.Sprintf(", %d are not supported", t.unsupported)
	}
	if t.same+t.differ > 0 && len(t.without) > 0 {
		text += fmt.Sprintf(", without %s, which the program does not support", strings.Join(t.without, " and "))
	}
	if t.rest > 0 {
		text += fmt.Sprintf(", %d were not asked: %v", t.rest, t.stopped)
	}
	return text
}
