package gametest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/conformance"
)

// An Engine plays one game by the rules of SteamRollers in its own way. Moves
// are text, in the notation.
type Engine interface {
	// Legal is the moves that are legal now, in any order: of the players, or
	// what dice and bag may decide. It is not asked for the goods of the cities
	// and Olive's influence, of which there are too many.
	Legal() []string
	// Apply makes a move. On an illegal one it changes nothing and gives an
	// error.
	Apply(move string) error
	// Report is the report of the position, which is marshalled to JSON and
	// compared with that of [steamrollers.State.Report]. It is nil if the
	// engine makes no reports.
	Report() any
}

// Compare plays random games with an engine and with this library side by
// side. In each position the legal moves and the reports must be the same, and
// what the library refuses the engine must refuse, too, and be left unchanged.
// begin makes the engine of one game, about to draw the goods of the cities.
//
// The error joins all differences, each a [*Fault]; a panic of the engine is
// one as well. A setup that the rules forbid has the error of
// [steamrollers.New].
func Compare(setup steamrollers.Setup, o Options, begin func(steamrollers.Setup) (Engine, error)) error {
	start, err := steamrollers.New(setup)
	if err != nil {
		return err
	}
	setup = start.Setup()
	var e Engine
	options := o.of(setup)
	for _, law := range agreements {
		options.Laws = append(options.Laws, family.Law[steamrollers.State, steamrollers.Move]{
			Says: law.says,
			Broken: func(at family.At[steamrollers.State, steamrollers.Move]) error {
				return calmly(func() error { return law.broken(at, e) })
			},
		})
	}
	return joined(family.Follow(&start, options, family.Follower[steamrollers.Move]{
		Begins: "the engine begins a game",
		Begin: func() error {
			return calmly(func() (err error) {
				e, err = begin(setup)
				return err
			})
		},
		Plays: "the engine applies what is legal",
		Play:  func(m steamrollers.Move) error { return calmly(func() error { return e.Apply(m.String()) }) },
	}))
}

// beside is a position of the library, beside which an engine stands in its own.
type beside = family.At[steamrollers.State, steamrollers.Move]

// calmly makes a panic an error.
func calmly(do func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("it panics: %v", p)
		}
	}()
	return do()
}

// agreements are what must be the same in every position.
var agreements = []struct {
	says   string
	broken func(beside, Engine) error
}{
	{"the engine lists the moves that are legal", movesDiffer},
	{"the engine reports the position", reportsDiffer},
	{"the engine refuses what is illegal", refusalsDiffer},
}

func movesDiffer(at beside, e Engine) error {
	if tooMany(at.State.Phase()) {
		return nil
	}
	var wrong family.Faults
	var want []string
	for m := range at.State.Moves() {
		want = append(want, m.String())
	}
	slices.Sort(want)
	got := slices.Sorted(slices.Values(e.Legal()))
	for i, m := range got {
		if i > 0 && got[i-1] == m {
			wrong.Add("%s: listed twice", m)
		} else if _, legal := slices.BinarySearch(want, m); !legal {
			wrong.Add("%s: listed, and illegal: %w", m, explain(at.State, m))
		}
	}
	for _, m := range want {
		if _, listed := slices.BinarySearch(got, m); !listed {
			wrong.Add("%s: legal, and not listed", m)
		}
	}
	return wrong.Err()
}

// explain says why a move is illegal, or what is wrong with its text.
func explain(s *steamrollers.State, text string) error {
	m, err := steamrollers.ParseMove(text)
	if err != nil {
		return err
	}
	if err := s.Explain(m); err != nil {
		return err
	}
	return fmt.Errorf("it should be spelled %q", m.String())
}

func reportsDiffer(at beside, e Engine) error {
	report := e.Report()
	if report == nil {
		return nil
	}
	got, err := json.Marshal(report)
	if err != nil {
		return err
	}
	want, err := at.State.Report().AppendJSON(nil)
	if err != nil {
		return err
	}
	if bytes.Equal(got, want) {
		return nil
	}
	lines, err := conformance.Differences(got, want)
	if err != nil {
		return err
	}
	var wrong family.Faults
	for _, line := range lines {
		wrong.Add("%s", line)
	}
	return wrong.Err()
}

func refusalsDiffer(at beside, e Engine) error {
	var tried []steamrollers.Move
	for _, m := range at.Trials[:min(len(at.Trials), illegalTried)] {
		if at.State.Check(m) == nil {
			continue
		}
		if err := e.Apply(m.String()); err == nil {
			return fmt.Errorf("applied, and illegal: %w", at.State.Explain(m)) // and the engine has left the position
		}
		tried = append(tried, m)
	}
	if err := reportsDiffer(at, e); err != nil {
		return fmt.Errorf("refusing %v has changed the position: %w", tried, err)
	}
	return nil
}

// illegalTried is how many moves are tried on an engine in each position that
// are most likely illegal.
const illegalTried = 4
