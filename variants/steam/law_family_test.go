package steam

import (
	"iter"
	"math/rand/v2"
	"slices"
	"testing"
	"testing/fstest"

	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/variants/family"
)

// TestLaws holds random games of any setup to the laws of any game, and to those that
// stand below.
func TestLaws(t *testing.T) {
	laws := append(
		textLaws(),
		family.SafeLaw[*State](),
		family.AllocationsLaw(func(s *State) { readAll(s) }),
		family.EventsLaw((*State).AppendEvents, func(e Event) family.Rule { return e.Rule }),
		family.CompleteLaw(func(s *State) iter.Seq[Move] { return slices.Values(universe(s)) }),
	)
	choose := []func(*State, *rand.Rand) Move{chosen, thrifty}
	for seed := range long.Or[uint64](3, 60) {
		setup := randomSetup(rand.New(rand.NewPCG(seed, 1)))
		s := mustNew(t, setup)
		setup = s.Setup()
		files := fstest.MapFS{
			setup.Map.Name() + ".map":             {Data: []byte(setup.Map.String())},
			setup.Components.Name + ".components": {Data: []byte(setup.Components.String())},
		}
		if err := family.Check(&s, family.Options[State, Move]{
			Seed: seed, Games: 1, Choose: choose[seed%2], Laws: laws, Ahead: ahead,
			Ended: family.RecordBroken[Setup](setup, files), EndSays: family.RecordSays,
		}); err != nil {
			t.Errorf("%d players on %s: %v", setup.Players, setup.Map.Name(), err)
		}
	}
}

// ahead is the order of places, in which an eliminated seat comes last (SCORE-4).
func ahead(s *State, seat, other Seat) bool {
	switch {
	case s.Eliminated(seat):
		return false
	case s.Eliminated(other):
		return true
	}
	return s.Total(seat) > s.Total(other)
}

// textLaws are those of moves and positions as text.
func textLaws() []family.Law[State, Move] {
	return family.TextLaws(ParseMove, func(line string, like *State) (State, error) { return ParseState(line, like.Setup()) })
}
