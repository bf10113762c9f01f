package solo_test

import (
	"testing"

	"github.com/railhex/railhex/solo"
)

func TestTurnIsValidOnlyWithDieAndStep(t *testing.T) {
	for die := range uint8(9) {
		for step := range solo.Won + 2 {
			want := die >= 1 && die <= 6 && step >= solo.OfferReroll && step <= solo.Won
			if got := (solo.Turn{Die: die, Next: step}).IsValid(); got != want {
				t.Errorf("die %d, step %d: %t", die, step, got)
			}
		}
	}
}

func TestTurnPanicsOutOfStep(t *testing.T) {
	room := solo.Room{8, 8, 8, 8, 8, 8}
	for step := range solo.Won + 1 {
		turn := solo.Turn{Die: 3, Next: step}
		for name, test := range map[string]struct {
			f     func()
			right bool
		}{
			"Play":   {func() { turn.Play(solo.Sheet{}, room, solo.Table{}) }, step.Plays()},
			"Answer": {func() { turn.Answer(true) }, step.Offers()},
			"Reroll": {func() { turn.Reroll(1) }, step.Rerolls()},
		} {
			if panicked := panics(test.f); panicked == test.right {
				t.Errorf("%s where %q comes next: panics %t", name, step, panicked)
			}
		}
	}
	for _, face := range []int{-1, 0, 7, 257} {
		if !panics(func() { solo.Begin(face, false) }) {
			t.Errorf("a turn begins with die %d", face)
		}
		if !panics(func() { solo.Turn{Die: 1, Next: solo.RerollForCity}.Reroll(face) }) {
			t.Errorf("%d falls", face)
		}
	}
}
