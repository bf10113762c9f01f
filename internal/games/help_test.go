package games_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/steam"
)

// Help explains each game in each language, with rules to link to and with what is
// chosen in the setup.
func TestHelpTellsEachGame(t *testing.T) {
	for _, test := range []struct {
		header string
		rule   string // that only this game has
		part   string // of some paragraph, in English
	}{
		{"game steamrollers\nplayers 3\nboard standard\ncomponents standard\nmodule coal\nwall hard\n", "WALL-2", "Tile 4b"},
		{"game steampower\nplayers 2\nmap valley\ncomponents standard\n", "SHIP-1", "Draw contracts"},
		{"game steam\nplayers 4\nmap northeast\ncomponents standard\nrules standard\n", "STD-5", "Engineer (3)"},
	} {
		titles := map[string]bool{}
		for _, language := range []string{"en", "fr", "de", "nl"} {
			told, err := games.All().Help(test.header, describe.Manner{Language: language})
			if err != nil {
				t.Fatal(err)
			}
			var rules, parts []string
			for _, paragraph := range told {
				rules = append(rules, paragraph.Rules...)
				for _, part := range paragraph.Parts {
					parts = append(parts, part.Title)
				}
			}
			if !slices.Contains(rules, test.rule) || language == "en" && !slices.Contains(parts, test.part) {
				t.Errorf("%s: %q does not tell %s and %s: %q, %q", language, test.header, test.rule, test.part, rules, parts)
			}
			titles[told[0].Title] = true
		}
		if len(titles) != 4 {
			t.Errorf("four languages begin with %v", titles)
		}
	}
	for _, header := range []string{"", "game chess\n", "game steam\nplayers 9\n"} {
		if told, err := games.All().Help(header, describe.Manner{}); err == nil || told != nil {
			t.Errorf("%q: %v", header, told)
		}
	}
}

// TestHelpNamesComponents: the pieces that help is about are parts of pictures, and its
// sentences are its text.
func TestHelpNamesComponents(t *testing.T) {
	for name, want := range map[string]int{"steamrollers": variants.NumTiles, "steam": steam.NumActionTiles} {
		p, err := game(t, name).Begin([]byte(`{"players": 3}`))
		for random := rand.New(rand.NewPCG(1, 1)); err == nil && p.Chance(); {
			p, _ = p.Fall(random)
		}
		if err != nil {
			t.Fatal(err)
		}
		var drawn strings.Builder
		for _, picture := range p.View(0, describe.Manner{}).Pictures {
			svg, _ := p.Picture(picture, describe.Everyone, describe.Manner{}, describe.Look{}, describe.Last{})
			drawn.WriteString(svg)
		}
		pieces, sentences := 0, 0
		for _, paragraph := range p.Help(describe.Manner{}) {
			sentences += len(paragraph.Sentences)
			if len(paragraph.Sentences) > 0 && strings.Join(paragraph.Sentences, " ") != paragraph.Text {
				t.Errorf("%s: %q is the text, and %q its sentences", name, paragraph.Text, paragraph.Sentences)
			}
			for _, part := range paragraph.Parts {
				if part.Piece == "" {
					continue
				}
				if pieces++; !strings.Contains(drawn.String(), "/"+part.Piece+`"`) {
					t.Errorf("%s: %q is about %s, and no picture has that part", name, part.Title, part.Piece)
				}
			}
		}
		if sentences == 0 {
			t.Errorf("%s: no paragraph has sentences", name)
		}
		if pieces != want {
			t.Errorf("%s: help is about %d components, want %d", name, pieces, want)
		}
	}
}
