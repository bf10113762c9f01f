package words_test

import (
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/picture"
	"github.com/railhex/railhex/variants/steampower/words"
)

func TestPicturesHaveTheirTextInEveryLanguage(t *testing.T) {
	s, err := steampower.New(steampower.Setup{Players: 2})
	if err != nil {
		t.Fatal(err)
	}
	for l, want := range map[phrases.Language]string{
		0: "Corner of player 2", phrases.English: "Corner of player 2", phrases.French: "Coin du joueur 2",
		phrases.German: "Ecke von Spieler 2", phrases.Dutch: "Hoek van speler 2",
	} {
		text := words.With(phrases.In(l)).Pictures()
		if svg := (picture.Style{Words: text}).Player(&s, 2, 2, picture.Marks{}); !strings.Contains(svg, "<title>"+want+"</title>") {
			t.Errorf("%s: there is no title %q", l.Name(), want)
		}
		if len(text) != len(words.English().Pictures()) {
			t.Errorf("%s: %d texts", l.Name(), len(text))
		}
		clear(text)
		if len(words.With(phrases.In(l)).Pictures()) == 0 {
			t.Errorf("%s: the texts are shared", l.Name())
		}
	}
}
