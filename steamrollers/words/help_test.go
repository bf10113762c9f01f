package words_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/words"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/family/phrases"
)

const allModules = variants.CoalModule | variants.OrderModule | variants.PowerModule | variants.YucataModule

func begun(t *testing.T, setup steamrollers.Setup) *steamrollers.State {
	t.Helper()
	s, err := steamrollers.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return &s
}

func TestHelpAsItIsTold(t *testing.T) {
	full := begun(t, steamrollers.Setup{Players: 4, Modules: allModules, Wall: hexmap.Hard})
	alone := begun(t, steamrollers.Setup{Players: 1, Olive: solo.Machinist})
	for l := range phrases.Languages() {
		t.Run(l.String(), func(t *testing.T) {
			speaker := words.With(phrases.In(l))
			compareWithGolden(t, "help", l, gametest.Help(speaker.Help(full))+"\n"+gametest.Help(speaker.Help(alone)))
		})
	}
}

// TestHelpTellsWhatIsPlayed checks that the help covers exactly the modules in play.
func TestHelpTellsWhatIsPlayed(t *testing.T) {
	for _, test := range []struct {
		setup   steamrollers.Setup
		section []string // of rules that belong to no plain game
	}{
		{steamrollers.Setup{Players: 2}, nil},
		{steamrollers.Setup{Players: 2, Modules: variants.CoalModule}, []string{"COAL"}},
		{steamrollers.Setup{Players: 3, Modules: variants.OrderModule}, []string{"ORDER"}},
		{steamrollers.Setup{Players: 3, Modules: variants.PowerModule}, []string{"POWER"}},
		{steamrollers.Setup{Players: 3, Modules: variants.YucataModule}, []string{"YUCATA"}},
		{steamrollers.Setup{Players: 5, Wall: hexmap.Medium}, []string{"WALL"}},
		{steamrollers.Setup{Players: 1, Olive: solo.Clerk}, []string{"SOLO"}},
	} {
		told := map[string]bool{}
		var gather func(paragraphs []phrases.Paragraph)
		gather = func(paragraphs []phrases.Paragraph) {
			for _, paragraph := range paragraphs {
				for _, rule := range paragraph.Rules {
					section, _, _ := strings.Cut(rule, "-")
					told[section] = true
				}
				gather(paragraph.Parts)
			}
		}
		gather(words.English().Help(begun(t, test.setup)))
		for _, section := range []string{"COAL", "ORDER", "POWER", "YUCATA", "WALL", "SOLO"} {
			if told[section] != slices.Contains(test.section, section) {
				t.Errorf("%v: rules %s are told: %t", test.setup, section, told[section])
			}
		}
	}
	if told := words.With(phrases.In(phrases.German)).Help(new(steamrollers.State)); told != nil {
		t.Errorf("of no position this is told: %v", told)
	}
}

// Before chance has chosen, a tile may be either side; then it is one.
func TestHelpTellsTheTilesThatAreUp(t *testing.T) {
	parts := func(s *steamrollers.State) (titles []string) {
		for _, paragraph := range words.English().Help(s) {
			for _, part := range paragraph.Parts {
				titles = append(titles, part.Title)
			}
		}
		return titles
	}
	before := begun(t, steamrollers.Setup{Players: 2})
	if got, want := strings.Join(parts(before), " "), "Tile 1a Tile 1b Tile 2a Tile 2b Tile 3a Tile 3b Tile 4a Tile 4b Tile 5a Tile 5b Tile 6a Tile 6b"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	record := recordOf(t, "orders")
	after, err := record.Replay()
	if err != nil {
		t.Fatal(err)
	}
	number := map[string]int{}
	for _, title := range parts(&after) {
		kind, _, _ := strings.Cut(title, " ")
		number[kind]++
	}
	if number["Tile"] != variants.NumTiles || number["Order"] != variants.NumTiles {
		t.Errorf("six tiles and six orders are up, and these are told: %v", number)
	}
}
