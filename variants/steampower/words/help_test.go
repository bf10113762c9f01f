package words_test

import (
	"testing"

	"github.com/railhex/railhex/internal/golden"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/words"
)

func TestHelpAsItIsTold(t *testing.T) {
	s, err := steampower.New(steampower.Setup{Players: 3})
	if err != nil {
		t.Fatal(err)
	}
	for l := range phrases.Languages() {
		t.Run(l.String(), func(t *testing.T) {
			golden.Compare(t, "help."+l.String()+".golden", gametest.Help(words.With(phrases.In(l)).Help(&s)))
		})
	}
	if told := words.With(phrases.In(phrases.German)).Help(new(steampower.State)); told != nil {
		t.Errorf("of no position this is told: %v", told)
	}
}
