package solo_test

import (
	"errors"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
)

func TestSOLO3Levels(t *testing.T) {
	words := []string{"clerk", "conductor", "machinist", "engineer", "investor", "baron"}
	if len(words) != solo.NumLevels {
		t.Fatalf("%d levels", solo.NumLevels)
	}
	i := 0
	for level := range solo.Levels() {
		if level.String() != words[i] || level.Dice() != i+1 || !level.IsValid() {
			t.Errorf("level %d is %v with %d dice", i+1, level, level.Dice())
		}
		if again, err := solo.ParseLevel(words[i]); err != nil || again != level {
			t.Errorf("%s reads as %v", words[i], again)
		}
		i++
	}
	if i != solo.NumLevels {
		t.Errorf("%d levels are walked", i)
	}
	if got := solo.Baron.Title(); got != "rail baron" {
		t.Errorf("a baron's title is %q", got)
	}
	if got := solo.Machinist.Title(); got != "machinist" {
		t.Errorf("a machinist's title is %q", got)
	}
}

func TestNoLevelIsNothing(t *testing.T) {
	for _, level := range []solo.Level{0, solo.NumLevels + 1, 255} {
		if level.IsValid() || level.Dice() != 0 || level.String() != "" || level.Title() != "" {
			t.Errorf("level %d is %q with %d dice", level, level, level.Dice())
		}
	}
	for _, word := range []string{"", "Clerk", "rail baron", "barons"} {
		level, err := solo.ParseLevel(word)
		var fault *hexmap.ParseError
		if !errors.As(err, &fault) || fault.Input != word || fault.Found.Key == "" || level != 0 {
			t.Errorf("%q reads as %v: %v", word, level, err)
		}
	}
	for range solo.Levels() {
		break
	}
}
