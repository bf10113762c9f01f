package main

import (
	"encoding/json"
	"io/fs"
	"maps"
	"net/http"
	"net/http/httptest"
	"regexp"
	"slices"
	"testing"

	"github.com/railhex/railhex/examples/web/session"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/words"
	"github.com/railhex/railhex/variants"
)

func texts(t *testing.T, language words.Language) map[string]any {
	t.Helper()
	file, err := files.ReadFile("page/text/" + language.String() + ".json")
	if err != nil {
		t.Fatal(err)
	}
	var read map[string]any
	if err := json.Unmarshal(file, &read); err != nil {
		t.Fatalf("%s: %v", language, err)
	}
	return read
}

// TestThePageCallsLevelsAsTheGameDoes holds the page's names for Olive's levels
// against those in pictures.
func TestThePageCallsLevelsAsTheGameDoes(t *testing.T) {
	for language := range words.Languages() {
		page, pictures := texts(t, language), words.In(language).Pictures()
		for level := range solo.AllLevels() {
			key := "level-" + level.String()
			if page[key] != pictures[key] {
				t.Errorf("%s: %s is %q in the page, %q in pictures", language, key, page[key], pictures[key])
			}
		}
	}
}

var blank = regexp.MustCompile(`\{\w+\}`)

// TestEveryLanguageSaysEverything holds the texts of the page against the
// English ones: the same keys, and the same blanks to fill in.
func TestEveryLanguageSaysEverything(t *testing.T) {
	english := texts(t, words.English)
	for language := range words.Languages() {
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

func sortedBlanks(text string) []string {
	return slices.Sorted(slices.Values(blank.FindAllString(text, -1)))
}

// TestThePageSaysNothingUnknown looks up each text that the page asks for.
func TestThePageSaysNothingUnknown(t *testing.T) {
	english := texts(t, words.English)
	asked := regexp.MustCompile(`data-text="([a-z-]+)"|say\("([a-z-]+)"[,)]`)
	err := fs.WalkDir(files, "page", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		source, err := files.ReadFile(path)
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
	keys := []string{"wall-none"}
	for level := range solo.AllLevels() {
		keys = append(keys, "level-"+level.String())
	}
	for module := range variants.AllModules.All() {
		keys = append(keys, "module-"+module.String())
	}
	for _, wall := range []hexmap.Difficulty{hexmap.Medium, hexmap.Hard} {
		keys = append(keys, "wall-"+wall.String())
	}
	for _, player := range session.Players() {
		keys = append(keys, "player-"+player)
	}
	for _, phase := range []steamrollers.Phase{
		steamrollers.PhasePower, steamrollers.PhasePlace, steamrollers.PhaseDraft, steamrollers.PhaseSteal,
		steamrollers.PhaseAct, steamrollers.PhaseEnd, steamrollers.PhaseOlive,
	} {
		keys = append(keys, "hint-"+phase.String())
	}
	for _, key := range keys {
		if english[key] == nil {
			t.Errorf("there is no text %q", key)
		}
	}
}

func TestThePageLoadsNothingFromElsewhere(t *testing.T) {
	server := httptest.NewServer(handler(engine{}))
	defer server.Close()
	reply, err := http.Get(server.URL)
	if err != nil {
		t.Fatal(err)
	}
	defer reply.Body.Close()
	if reply.StatusCode != http.StatusOK || reply.Header.Get("Content-Security-Policy") != policy {
		t.Errorf("the page comes with status %d and the policy %q", reply.StatusCode, reply.Header.Get("Content-Security-Policy"))
	}
}
