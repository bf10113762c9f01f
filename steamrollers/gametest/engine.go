package gametest

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"github.com/railhex/railhex/steamrollers"
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
	var faults []error
	for g := range o.games(start) {
		faults = append(faults, g.compare(begin)...)
	}
	return errors.Join(faults...)
}

// compare plays the game to its end, or to the first position in which the
// engine and the library differ.
func (g *game) compare(begin func(steamrollers.Setup) (Engine, error)) (faults []error) {
	fail := func(law string, err error) {
		if err != nil {
			faults = append(faults, g.fault(law, err))
		}
	}
	var e Engine
	fail("the engine begins a game", calmly(func() (err error) {
		e, err = begin(g.record.Setup)
		return err
	}))
	for len(faults) == 0 {
		for _, law := range agreements {
			fail(law.says, calmly(func() error { return law.broken(g, e) }))
		}
		if len(faults) > 0 || g.state.Over() {
			break
		}
		fail(endsLaw, g.endless())
		m := g.next()
		fail("the engine applies what is legal", calmly(func() error { return e.Apply(m.String()) }))
		if len(faults) == 0 {
			fail(playsLaw, g.play(m))
		}
	}
	return faults
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

// agreements are what must be the same in every position.
var agreements = []struct {
	says   string
	broken func(*game, Engine) error
}{
	{"the engine lists the moves that are legal", movesDiffer},
	{"the engine reports the position", reportsDiffer},
	{"the engine refuses what is illegal", refusalsDiffer},
}

func movesDiffer(g *game, e Engine) error {
	if tooMany(g.state.Phase()) {
		return nil
	}
	var wrong faults
	var want []string
	for m := range g.state.Moves() {
		want = append(want, m.String())
	}
	slices.Sort(want)
	got := slices.Sorted(slices.Values(e.Legal()))
	for i, m := range got {
		if i > 0 && got[i-1] == m {
			wrong.add("%s: listed twice", m)
		} else if _, legal := slices.BinarySearch(want, m); !legal {
			wrong.add("%s: listed, and illegal: %w", m, g.explain(m))
		}
	}
	for _, m := range want {
		if _, listed := slices.BinarySearch(got, m); !listed {
			wrong.add("%s: legal, and not listed", m)
		}
	}
	return wrong.err()
}

// explain says why a move is illegal, or what is wrong with its text.
func (g *game) explain(text string) error {
	m, err := steamrollers.ParseMove(text)
	if err != nil {
		return err
	}
	if err := g.state.Explain(m); err != nil {
		return err
	}
	return fmt.Errorf("it should be spelled %q", m.String())
}

func reportsDiffer(g *game, e Engine) error {
	report := e.Report()
	if report == nil {
		return nil
	}
	got, err := json.Marshal(report)
	if err != nil {
		return err
	}
	want, err := g.state.Report().AppendJSON(nil)
	if err != nil {
		return err
	}
	lines, err := Differences(got, want)
	if err != nil {
		return err
	}
	var wrong faults
	for _, line := range lines {
		wrong.add("%s", line)
	}
	return wrong.err()
}

func refusalsDiffer(g *game, e Engine) error {
	var tried []steamrollers.Move
	for _, m := range g.trials(illegalTried) {
		if g.state.Check(m) == nil {
			continue
		}
		if err := e.Apply(m.String()); err == nil {
			return fmt.Errorf("applied, and illegal: %w", g.state.Explain(m)) // and the engine has left the position
		}
		tried = append(tried, m)
	}
	if err := reportsDiffer(g, e); err != nil {
		return fmt.Errorf("refusing %v has changed the position: %w", tried, err)
	}
	return nil
}

// illegalTried is how many moves are tried on an engine in each position that
// are most likely illegal.
const illegalTried = 4
