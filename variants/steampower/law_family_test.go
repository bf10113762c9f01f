package steampower

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
	random := rand.New(rand.NewPCG(1, 1))
	laws := append(
		textLaws(),
		family.HiddenLaw(func(s *State, seat Seat) string { return string(s.AppendReport(nil, seat)) }),
		family.SafeLaw[*State](),
		family.AllocationsLaw(readAll, func(s *State) { scratch.state = s.Redealt(1, random) }),
		family.EventsLaw((*State).appendEvents, func(e Event) family.Rule { return e.Rule }),
		family.CompleteLaw(func(s *State) iter.Seq[Move] { return slices.Values(everyMove(s)) }),
	)
	for seed := range long.Or[uint64](2, 60) {
		setup := aSetup(rand.New(rand.NewPCG(seed, 1)))
		setup.Players = MaxSeats - int(seed)%4
		s, err := New(setup)
		if err != nil {
			continue // too few contracts
		}
		setup = s.Setup()
		files := fstest.MapFS{
			setup.Map.Name() + ".map":             {Data: []byte(setup.Map.String())},
			setup.Components.Name + ".components": {Data: []byte(setup.Components.String())},
		}
		if err := family.Check(&s, family.Options[State, Move]{
			Seed: seed, Games: 1, Choose: lively, Laws: laws, Ended: family.RecordBroken[Setup](setup, files), EndSays: family.RecordSays,
		}); err != nil {
			t.Errorf("%d players on %s: %v", setup.Players, setup.Map.Name(), err)
		}
	}
}

// textLaws are those of moves and positions as text.
func textLaws() []family.Law[State, Move] {
	return family.TextLaws(ParseMove, func(line string, like *State) (State, error) { return ParseState(line, like.Setup()) })
}
