package words_test

import (
	"strings"
	"testing"

	"github.com/railhex/railhex/internal/golden"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/words"
)

func newGame(t *testing.T, setup steam.Setup) *steam.State {
	t.Helper()
	s, err := steam.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return &s
}

func TestHelpAsItIsTold(t *testing.T) {
	base, standard := newGame(t, steam.Setup{Players: 4, Order: steam.OrderRandom}), newGame(t, steam.Setup{Players: 3, Variant: steam.Standard})
	for l := range phrases.Languages() {
		t.Run(l.String(), func(t *testing.T) {
			speaker := words.With(phrases.In(l))
			golden.Compare(t, "help."+l.String()+".golden", gametest.Help(speaker.Help(base))+"\n"+gametest.Help(speaker.Help(standard)))
		})
	}
}

// The base game knows nothing of the standard game, and an auction nothing of chance.
func TestHelpTellsWhatIsPlayed(t *testing.T) {
	for _, test := range []struct {
		setup       steam.Setup
		told, never []string
	}{
		{steam.Setup{Players: 3, Order: steam.OrderAuctioned}, []string{"ORDER-3 ", "MONEY-2 "}, []string{"STD-", "ORDER-2 "}},
		{steam.Setup{Players: 3, Order: steam.OrderRandom}, []string{"ORDER-2 ", "MONEY-2 "}, []string{"STD-", "ORDER-3 "}},
		{steam.Setup{Players: 3, Variant: steam.Standard}, []string{"STD-1 ", "STD-8)"}, []string{"MONEY-", "ORDER-2 ", "ORDER-3 ", "(ACTION-1)"}},
	} {
		told := gametest.Help(words.English().Help(newGame(t, test.setup)))
		for _, want := range test.told {
			if !strings.Contains(told, want) {
				t.Errorf("%v: %s is not told", test.setup, want)
			}
		}
		for _, never := range test.never {
			if strings.Contains(told, never) {
				t.Errorf("%v: %s is told", test.setup, never)
			}
		}
	}
	if told := words.With(phrases.In(phrases.German)).Help(new(steam.State)); told != nil {
		t.Errorf("of no position this is told: %v", told)
	}
}
