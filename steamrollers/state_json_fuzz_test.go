package steamrollers_test

import (
	"encoding/json"
	"maps"
	"slices"
	"testing"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/gametest"
)

// Whatever is let out is valid, has one text, and plays on.
func FuzzStateJSON(f *testing.F) {
	var texts [][]byte
	for _, name := range slices.Sorted(maps.Keys(positions)) {
		s := positionNamed(f, name)
		text, err := json.Marshal(s)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
		texts = append(texts, text)
	}
	gametest.AddEdited(f, texts)
	f.Add([]byte("null"))
	f.Fuzz(func(t *testing.T, text []byte) {
		var s steamrollers.State
		if err := s.UnmarshalJSON(text); err != nil {
			if s != (steamrollers.State{}) {
				t.Fatalf("a State and an error: %v", err)
			}
			return
		}
		if s == (steamrollers.State{}) {
			return // null
		}
		if !json.Valid(text) {
			t.Fatal("this is not JSON")
		}
		playsOn(t, &s, nil)
	})
}
