package gamelaws

import (
	"math/rand/v2"
	"testing"

	"github.com/railhex/railhex/variants/family"
)

// mostFuzzed is how many moves a fuzz target makes at the most, and mostHeld how many it
// makes after them, with all laws.
const (
	mostFuzzed = 200
	mostHeld   = 1
)

// PlaysOn plays on from a position that a fuzz target has read or come to. It makes the
// moves that the bytes choose, up to a decision. The position there, and one after it, are
// held to the laws of any game and to those of the game's own. A position with notes on it,
// to which no game comes, is held to the laws of any game alone: the game's own speak of
// what games come to. Ahead is as in [family.Options].
func PlaysOn[P family.Pointer[State, Move], State, Move comparable](
	t *testing.T, s P, choices []byte, ahead func(s *State, seat, other family.Seat) bool, laws ...family.Law[State, Move],
) {
	t.Helper()
	if noted, ok := any(s).(interface{ Validate() error }); ok && noted.Validate() != nil {
		laws = nil
	}
	random := rand.New(rand.NewPCG(s.Hash(), 0))
	var moves []Move
	choices = choices[:min(len(choices), mostFuzzed)]
	for !s.Over() && (s.Chance() || len(choices) > 0) {
		m := s.Sample(random)
		if !s.Chance() {
			moves = s.AppendMoves(moves[:0])
			m, choices = moves[int(choices[0])*len(moves)>>8], choices[1:]
		}
		if err := s.ApplyTo(s, m); err != nil {
			t.Fatal(err)
		}
	}
	if err := family.Check(s, family.Options[State, Move]{
		Seed: s.Hash(), Games: 1, Moves: mostHeld, Midway: true, Ahead: ahead, Laws: laws,
	}); err != nil {
		t.Fatal(err)
	}
}
