package family_test

import (
	"os"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/family/phrases"
)

// notation are the keys that are the same in every language.
var notation = []parse.Key{"end", "grid", "layout", "pass", "pointy", "region", "result"}

// TestEveryKeyHasWords holds the files against all keys that the library can say. A test in
// internal/tools/keys holds the list of those in its code.
func TestEveryKeyHasWords(t *testing.T) {
	var keys []string
	for _, key := range append(written(t), computed()...) {
		if !slices.Contains(notation, key) && strings.ContainsFunc(withoutSlots(key), unicode.IsLetter) {
			keys = append(keys, string(key))
		}
	}
	gametest.CheckKeys(t, keys, "w water", "{path}: {expected}")
}

// computed are the keys that the library makes when it runs.
func computed() (keys []parse.Key) {
	for terrain := range hexmap.Terrains() {
		keys = append(keys, parse.Key(string(terrain.Letter())+" "+terrain.String()))
	}
	for mark := range hexmap.Marks() {
		keys = append(keys, parse.Key(string(mark.Letter())+" "+mark.String()))
	}
	return append(keys, "city", "town", "a hex of the map", "a hex of the board")
}

// written are the keys that stand in the code of the library.
func written(t *testing.T) (keys []parse.Key) {
	t.Helper()
	text, err := os.ReadFile("testdata/keys.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		keys = append(keys, parse.Key(strings.TrimSuffix(line, "\n")))
	}
	return keys
}

func withoutSlots(key parse.Key) string {
	for slot := range phrases.Slots(string(key)) {
		key = parse.Key(strings.Replace(string(key), "{"+slot+"}", "", 1))
	}
	return string(key)
}
