package steamrollers_test

import (
	"encoding/json"
	"testing"

	"github.com/railhex/railhex/steamrollers"
)

// Whatever is let out is valid, has one text, and plays on.
func FuzzStateJSON(f *testing.F) {
	for name := range positions {
		s := positionNamed(f, name)
		text, err := json.Marshal(s)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
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
