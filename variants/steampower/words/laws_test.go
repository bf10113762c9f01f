package words_test

import (
	"testing"

	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/words"
)

func TestGamesAreTold(t *testing.T) {
	begin := func(seed uint64) (steampower.State, error) {
		return steampower.New(steampower.Setup{Players: 2 + int(seed/3)%4})
	}
	gametest.CheckTold(t, long.Or(40, 400), words.In, begin, func(e steampower.Entry) family.Rule { return e.Rule },
		steampower.KindDone, steampower.KindDraw)
}

func TestNothingIsSaidOfNothing(t *testing.T) {
	var speaker words.Speaker
	var none steampower.State
	if speaker.Prompt(&none) != "" || speaker.Options(&none) != nil || speaker.Result(&none) != "" ||
		speaker.Event(steampower.Event{}) != "" || speaker.Entry(steampower.Entry{}) != "" ||
		speaker.Player(steampower.Nobody) != "" || speaker.Refusal(nil) != "" || speaker.Rule(0) != "" {
		t.Error("something is said of nothing")
	}
	if got := speaker.Refusal(none.Explain(steampower.Money())); got == "" {
		t.Error("a move in no position is not refused in words")
	}
}
