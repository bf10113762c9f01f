package conformance

import (
	"encoding/json"
	"fmt"
	"slices"

	"github.com/railhex/railhex/variants/family"
)

// An Engine plays one game by the same rules in its own way. Moves are texts, in the
// notation of the game.
type Engine interface {
	// Legal returns the moves that are legal now, in any order: of the players, or what
	// chance may decide. It is not asked where the library lists no moves, because
	// chance has too many.
	Legal() []string
	// Apply makes a move. On an illegal one it changes nothing and returns an error.
	Apply(move string) error
	// Report returns the report of the position, which is compared as JSON with that of
	// the library. It is nil if the engine makes no reports.
	Report() any
}

// Compare plays random games with an engine and with the library side by side. In each
// position the legal moves and the reports must be the same, and what the library
// refuses the engine must refuse, too, and be left unchanged. Parse reads a move, report makes
// the whole report of a position, and begin makes the engine of one game, at its start.
//
// The error joins all differences, each a [*family.Fault]; a panic of the engine is one
// as well.
func Compare[P family.Pointer[State, Move], State comparable, Move family.Written, Report any](
	start P, o family.Options[State, Move], parse func(text string) (Move, error), report func(*State) Report,
	begin func() (Engine, error),
) error {
	c := comparing[P, State, Move]{parse: parse, report: func(s P) any { return report(s) }}
	for _, law := range []family.Law[State, Move]{
		{Says: "the engine lists the moves that are legal", Broken: c.movesDiffer},
		{Says: "the engine reports the position", Broken: c.reportsDiffer},
		{Says: "the engine refuses what is illegal", Broken: c.refusalsDiffer},
	} {
		broken := law.Broken
		law.Broken = func(at family.At[State, Move]) error { return calmly(func() error { return broken(at) }) }
		o.Laws = append(slices.Clip(o.Laws), law)
	}
	return family.Follow(start, o, family.Follower[Move]{
		Begins: "the engine begins a game",
		Begin: func() error {
			return calmly(func() (err error) {
				c.engine, err = begin()
				return err
			})
		},
		Plays: "the engine applies what is legal",
		Play:  func(m Move) error { return calmly(func() error { return c.engine.Apply(m.String()) }) },
	})
}

// comparing is an engine beside the library.
type comparing[P family.Pointer[State, Move], State comparable, Move family.Written] struct {
	parse  func(string) (Move, error)
	report func(P) any
	engine Engine
}

// calmly makes a panic an error.
func calmly(do func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("it panics: %v", p)
		}
	}()
	return do()
}

func (c *comparing[P, State, Move]) movesDiffer(at family.At[State, Move]) error {
	s := P(at.State)
	var want []string
	for _, m := range s.AppendMoves(nil) {
		want = append(want, m.String())
	}
	if len(want) == 0 && s.Chance() {
		return nil
	}
	slices.Sort(want)
	var wrong family.Faults
	got := slices.Sorted(slices.Values(c.engine.Legal()))
	for i, m := range got {
		if i > 0 && got[i-1] == m {
			wrong.Add("%s: listed twice", m)
		} else if _, legal := slices.BinarySearch(want, m); !legal {
			wrong.Add("%s: listed, and illegal: %w", m, c.why(s, m))
		}
	}
	for _, m := range want {
		if _, listed := slices.BinarySearch(got, m); !listed {
			wrong.Add("%s: legal, and not listed", m)
		}
	}
	return wrong.Err()
}

// why says why a move is illegal, or what is wrong with its text.
func (c *comparing[P, State, Move]) why(s P, text string) error {
	m, err := c.parse(text)
	if err != nil {
		return err
	}
	if _, err := s.Apply(m); err != nil {
		return err
	}
	return fmt.Errorf("it should be spelled %q", m.String())
}

func (c *comparing[P, State, Move]) reportsDiffer(at family.At[State, Move]) error {
	report := c.engine.Report()
	if report == nil {
		return nil
	}
	got, err := json.Marshal(report)
	if err != nil {
		return err
	}
	want, err := json.Marshal(c.report(at.State))
	if err != nil {
		return err
	}
	lines, err := Differences(got, want)
	if err != nil {
		return err
	}
	var wrong family.Faults
	for _, line := range lines {
		wrong.Add("%s", line)
	}
	return wrong.Err()
}

// illegalTried is how many moves are tried on an engine in each position that are most
// likely illegal.
const illegalTried = 4

func (c *comparing[P, State, Move]) refusalsDiffer(at family.At[State, Move]) error {
	var tried []Move
	for _, m := range at.Trials[:min(len(at.Trials), illegalTried)] {
		_, refused := P(at.State).Apply(m)
		if refused == nil {
			continue
		}
		if err := c.engine.Apply(m.String()); err == nil {
			return fmt.Errorf("applied, and illegal: %w", refused) // and the engine has left the position
		}
		tried = append(tried, m)
	}
	if err := c.reportsDiffer(at); err != nil {
		return fmt.Errorf("refusing %v has changed the position: %w", tried, err)
	}
	return nil
}
