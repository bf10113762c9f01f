package steam

import (
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/railhex/railhex/variants/family"
)

// TestWhyAKindIsNotAskedFor holds the reason of a move whose kind is not asked for: the
// game is over, chance is asked, or a player is.
func TestWhyAKindIsNotAskedFor(t *testing.T) {
	moves, seen := map[Kind]Move{}, map[Reason]bool{}
	for seed := range uint64(3) {
		var game []State
		walk(t, randomSetup(rand.New(rand.NewPCG(seed, 3))), seed, chosen, func(s *State, m Move) {
			moves[m.Kind()] = m
			game = append(game, *s)
		})
		delete(moves, 0)
		for i := range game {
			at := &game[i]
			want := ReasonNotAskedOf
			switch {
			case at.Over():
				want = reasonOver
			case at.Chance():
				want = ReasonNotAsked
			}
			for kind, m := range moves {
				if askedIn[at.phase].has(kind) {
					continue
				}
				refused, ok := errors.AsType[*family.MoveError](at.Explain(m))
				if !ok || refused.Reason.Reason != want {
					t.Fatalf("%v in the phase %v: %v, want %v", m, at.phase, refused, want)
				}
				seen[want] = true
			}
		}
	}
	if len(seen) != 3 {
		t.Errorf("the reasons were only %v", seen)
	}
}
