package words_test

import (
	"testing"

	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/words"
)

func TestNothingIsSaidOfNothing(t *testing.T) {
	speaker := words.English()
	var none steampower.State
	if speaker.Prompt(&none) != "" || speaker.Options(&none, nil) != nil || speaker.Result(&none) != "" ||
		speaker.Event(steampower.Event{}) != "" || speaker.Player(steampower.Nobody) != "" || speaker.Refusal(nil) != "" || speaker.Rule(steampower.Rule(0)) != "" {
		t.Error("something is said of nothing")
	}
	if got := speaker.Refusal(none.Explain(steampower.Money())); got == "" {
		t.Error("a move in no position is not refused in words")
	}
}
