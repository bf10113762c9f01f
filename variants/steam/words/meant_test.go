package words_test

import (
	"math/rand/v2"
	"testing"

	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/words"
)

func TestWhatWasMeant(t *testing.T) {
	s := *newGame(t, steam.Setup{Players: 3})
	for random := rand.New(rand.NewPCG(1, 1)); s.Chance(); {
		next, err := s.Apply(s.Sample(random))
		if err != nil {
			t.Fatal(err)
		}
		s = next
	}
	speaker := words.With(phrases.In(phrases.Dutch))
	for text, want := range map[string]string{
		"bid 3": "",
		"Bid 3": "Bedoeld is wellicht ‘bid 3’. Hier zijn hoofdletters en kleine letters anders dan in de notatie.",
		"bdi 3": "Bedoeld is wellicht ‘bid 3’. Hier is een woord verkeerd geschreven.",
		"fly":   "",
	} {
		if got := speaker.Meant(&s, text); got != want {
			t.Errorf("%q:\n got %q\nwant %q", text, got, want)
		}
	}
	if told := speaker.Meant(new(steam.State), "Bid 3"); told != "" {
		t.Errorf("in no position this was meant: %s", told)
	}
}
