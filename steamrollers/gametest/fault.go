package gametest

import (
	"fmt"
	"strings"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family"
)

// A Fault is a law that does not hold in a position of a game. Of the game that was
// played those moves are left without which the law is not broken: most often a few
// of hundreds.
type Fault struct {
	Law    string              // what should be so
	Seed   uint64              // of the game
	Record steamrollers.Record // the game from its beginning to the position
	State  steamrollers.State  // the position
	Err    error               // in what way it is not so
	Played int                 // how many moves were played before it was found
	Games  int                 // in how many games the law is broken; this is the one that shows it with the fewest moves
}

// Error is what is wrong and where, and below it the position on one line and the
// record of the game, which a referee replays.
func (f *Fault) Error() string {
	return fmt.Sprintf("%s, %s, phase %s: %s:\n\t%s\nin the position\n\t%s\nafter the game\n\t%s",
		family.In(f.Seed, f.Games), family.After(f.Played, len(f.Record.Moves)), f.State.Phase(), f.Law, indented(f.Err.Error()), f.State, indented(f.Record.String()))
}

// Unwrap is the error without its place.
func (f *Fault) Unwrap() error { return f.Err }

func indented(text string) string {
	return strings.ReplaceAll(strings.TrimSuffix(text, "\n"), "\n", "\n\t")
}
