package games_test

import (
	"slices"
	"testing"

	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/variants/family/describe"
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
