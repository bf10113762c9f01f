package solo_test

import (
	"errors"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
)

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
