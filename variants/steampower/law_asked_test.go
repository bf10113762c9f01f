package steampower

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
	random := rand.New(rand.NewPCG(1, 3))
	for _, one := range aGame(random, aSetup(random), 700) {
		if one.move.IsValid() {
			moves[one.move.Kind()] = one.move
		}
	}
	for _, at := range examples() {
		want := ReasonNotAskedOf
		switch {
		case at.Over():
			want = reasonOver
		case at.Chance():
			want = ReasonNotAsked
		}
		for kind, m := range moves {
			if at.asks().has(kind) {
				continue
			}
			refused, ok := errors.AsType[*family.MoveError](at.Explain(m))
			if !ok || refused.Reason.Reason != want {
				t.Fatalf("%v in the phase %v: %v, want %v", m, at.phase, refused, want)
			}
			seen[want] = true
		}
	}
	if len(seen) != 3 {
		t.Errorf("the reasons were only %v", seen)
	}
}
