package words_test

import (
	"testing"

	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/words"
)

func TestNothingIsSaidOfNothing(t *testing.T) {
	var speaker words.Speaker
	var none steampower.State
	if speaker.Prompt(&none) != "" || speaker.Options(&none, 1) != nil || speaker.Result(&none) != "" ||
		speaker.Event(steampower.Event{}) != "" || speaker.Entry(steampower.Entry{}) != "" ||
		speaker.Player(steampower.Nobody) != "" || speaker.Refusal(nil) != "" || speaker.Rule(0) != "" {
		t.Error("something is said of nothing")
	}
	if got := speaker.Refusal(none.Explain(steampower.Money())); got == "" {
		t.Error("a move in no position is not refused in words")
	}
}
