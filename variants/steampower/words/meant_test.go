package words_test

import (
	"math/rand/v2"
	"testing"

	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/words"
)

func TestWhatWasMeant(t *testing.T) {
	s, err := steampower.New(steampower.Setup{Players: 2})
	if err != nil {
		t.Fatal(err)
	}
	for random := rand.New(rand.NewPCG(1, 1)); s.Chance(); {
		if s, err = s.Apply(s.Sample(random)); err != nil {
			t.Fatal(err)
		}
	}
	speaker := words.English()
	for text, want := range map[string]string{
		"money":  "",
		"Mony":   "Probably meant: “money”. Here a word is misspelt.",
		"drew":   "Probably meant: “draw”. Here a word is misspelt.",
		"tea":    "",
		"done 3": "",
	} {
		if got := speaker.Meant(&s, text); got != want {
			t.Errorf("%q:\n got %q\nwant %q", text, got, want)
		}
	}
	if told := speaker.Meant(new(steampower.State), "mony"); told != "" {
		t.Errorf("in no position this was meant: %s", told)
	}
}
