package page

import (
	"encoding/json"
	"io/fs"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/words"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/phrases"
)

func texts(t *testing.T, language phrases.Language) map[string]any {
	t.Helper()
	file, err := Files.ReadFile("text/" + language.String() + ".json")
	if err != nil {
		t.Fatal(err)
	}
	var read map[string]any
	if err := json.Unmarshal(file, &read); err != nil {
		t.Fatalf("%s: %v", language, err)
	}
	return read
}

// TestThePageNamesThingsAsPicturesDo holds the page's names for Olive's levels
// and the charts of blocked borders against those in pictures.
func TestThePageNamesThingsAsPicturesDo(t *testing.T) {
	var keys []string
	for level := range solo.Levels() {
		keys = append(keys, "olive-"+level.String())
	}
	for _, wall := range []hexmap.Difficulty{hexmap.Medium, hexmap.Hard} {
		keys = append(keys, "wall-"+wall.String())
	}
	for language := range phrases.Languages() {
		page, pictures := texts(t, language), words.With(phrases.In(language)).Pictures()
		for _, key := range keys {
			drawn := pictures[strings.Replace(key, "olive-", "level-", 1)]
			if page[key] != drawn {
				t.Errorf("%s: %s is %q in the page, %q in pictures", language, key, page[key], drawn)
			}
		}
	}
}

// TestThePageSpeaksAsTheGameDoes looks in the page for the words that the game
// has for its things, so that they are called the same in both.
func TestThePageSpeaksAsTheGameDoes(t *testing.T) {
	for language := range phrases.Languages() {
		page, speaker := texts(t, language), words.With(phrases.In(language))
		pictures := speaker.Pictures()
		said := func(key string) string { return page[key].(string) }
		region := wordBefore(pictures["hex"], "{region}")
		power, _, _ := strings.Cut(pictures["power"], ":")

		for _, law := range []struct{ where, text, term string }{
			{"hint-draft", said("hint-steamrollers-draft"), region},
			{"hint-power", said("hint-steamrollers-power"), power},
			{"module-power", said("modules-power"), power},
			{"module-order", said("modules-order"), wordBefore(pictures["order"], "{face}")},
			{"module-coal", said("modules-coal"), pictures["coal"]},
			{"the game without blocked borders", speaker.Word(hexmap.Open), said("wall")},
			{"rule SOLO-3", speaker.Rule(steamrollers.MustParseRule("SOLO-3")), said("olive")},
		} {
			for _, word := range missing(law.text, law.term) {
				t.Errorf("%s: %q of %q is not said by %s", language, word, law.term, law.where)
			}
		}
	}
}

// wordBefore is the word that stands before a blank of a text.
func wordBefore(text, blank string) string {
	before, _, _ := strings.Cut(text, blank)
	fields := strings.Fields(before)
	return fields[len(fields)-1]
}

// missing are the words of a term that a text does not have. Words of three
// letters and less are let through; of long ones the last two letters may differ,
// for the plural and the cases.
func missing(text, term string) []string {
	var all []string
	for _, word := range strings.FieldsFunc(term, func(r rune) bool { return !unicode.IsLetter(r) }) {
		letters := []rune(strings.ToLower(word))
		if n := len(letters); n > 5 {
			letters = letters[:n-2]
		}
		if len(letters) > 3 && !strings.Contains(strings.ToLower(text), string(letters)) {
			all = append(all, word)
		}
	}
	return all
}

// TestFrenchSignsBeginNoLine finds spaces before and after them at which a line could break, and straight apostrophes.
func TestFrenchSignsBeginNoLine(t *testing.T) {
	for _, path := range []string{"text/fr.json", "text/guide/fr.json"} {
		file, err := Files.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, found := range regexp.MustCompile(`.{0,20} [:;?!»]|« .{0,20}|\w'\w+`).FindAll(file, -1) {
			t.Errorf("%s: a no-break space or a curved apostrophe belongs in %q", path, found)
		}
	}
}

var blank = regexp.MustCompile(`\{\w+\}`)

// TestEveryLanguageSaysEverything holds the texts of the page against the
// English ones: the same keys, and the same blanks to fill in.
func TestEveryLanguageSaysEverything(t *testing.T) {
	english := texts(t, phrases.English)
	for language := range phrases.Languages() {
		said := texts(t, language)
		for _, key := range slices.Sorted(maps.Keys(english)) {
			want, isText := english[key].(string)
			if !isText {
				if len(said[key].([]any)) != len(english[key].([]any)) {
					t.Errorf("%s: %s has not as many parts as in English", language, key)
				}
				continue
			}
			got, _ := said[key].(string)
			if got == "" || !slices.Equal(sortedBlanks(got), sortedBlanks(want)) {
				t.Errorf("%s: %s is %q, in English %q", language, key, got, want)
			}
		}
		if len(said) != len(english) {
			t.Errorf("%s has %d texts, English has %d", language, len(said), len(english))
		}
	}
}

// TestWhatThePageSaysOfItselfIsWhole looks up the texts that stand in its elements, which nobody fills in.
func TestWhatThePageSaysOfItselfIsWhole(t *testing.T) {
	english := texts(t, phrases.English)
	shell, err := Files.ReadFile("index.html")
	if err != nil {
		t.Fatal(err)
	}
	for _, found := range regexp.MustCompile(`data-(?:text|label)="([a-z-]+)"`).FindAllSubmatch(shell, -1) {
		if text, _ := english[string(found[1])].(string); blank.MatchString(text) {
			t.Errorf("an element says %q: %q", found[1], text)
		}
	}
}

func sortedBlanks(text string) []string {
	return slices.Sorted(slices.Values(blank.FindAllString(text, -1)))
}

// TestThePageSaysNothingUnknown looks up each text that the page asks for.
func TestThePageSaysNothingUnknown(t *testing.T) {
	english := texts(t, phrases.English)
	asked := regexp.MustCompile(`data-(?:text|label)="([a-z-]+)"|say\("([a-z-]+)"[,)]`)
	err := fs.WalkDir(Files, ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		source, err := Files.ReadFile(path)
		for _, found := range asked.FindAllStringSubmatch(string(source), -1) {
			if key := found[1] + found[2]; english[key] == nil {
				t.Errorf("%s asks for the text %q, which there is not", path, key)
			}
		}
		return err
	})
	if err != nil {
		t.Error(err)
	}
	keys := []string{"player-person", "wall-none"}
	for _, player := range games.All().Bots() {
		keys = append(keys, "player-"+player)
	}
	for _, game := range games.All().Choices() {
		for _, line := range game.Choices {
			keys = append(keys, line.Name)
			for _, value := range line.Values {
				switch line.Name { // boards and maps have names of their own
				case "board", "map", "components":
				default:
					keys = append(keys, line.Name+"-"+value)
				}
			}
		}
	}
	for _, phase := range []steamrollers.Phase{
		steamrollers.PhasePower, steamrollers.PhasePlace, steamrollers.PhaseDraft, steamrollers.PhaseSteal,
		steamrollers.PhaseAct, steamrollers.PhaseEnd, steamrollers.PhaseOlive,
	} {
		keys = append(keys, "hint-steamrollers-"+phase.String())
	}
	for face := range variants.Faces() {
		for _, modules := range []variants.Modules{0, variants.YucataModule} {
			rule := steamrollers.TileRule(face, modules).String()
			keys = append(keys, "tile-"+rule, "tile-short-"+rule)
		}
	}
	for _, key := range keys {
		if english[key] == nil {
			t.Errorf("there is no text %q", key)
		}
	}
}
