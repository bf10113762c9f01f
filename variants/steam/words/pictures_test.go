package words_test

import (
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/picture"
	"github.com/railhex/railhex/variants/steam/words"
)

func TestPicturesHaveTheirTextInEveryLanguage(t *testing.T) {
	s, err := steam.New(steam.Setup{Players: 3})
	if err != nil {
		t.Fatal(err)
	}
	for l, want := range map[phrases.Language]string{
		0: "Map northeast", phrases.English: "Map northeast", phrases.French: "Carte northeast",
		phrases.German: "Landkarte northeast", phrases.Dutch: "Kaart northeast",
	} {
		text := words.With(phrases.In(l)).Pictures()
		if svg := (picture.Style{Words: text}).Map(&s, picture.Marks{}); !strings.Contains(svg, "<title>"+want+"</title>") {
			t.Errorf("%s: there is no title %q", l.Name(), want)
		}
		text["map"] = "changed"
		if words.With(phrases.In(l)).Pictures()["map"] == "changed" {
			t.Errorf("%s: the map of the text is not fresh", l.Name())
		}
	}
}
