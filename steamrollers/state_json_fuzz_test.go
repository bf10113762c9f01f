package steamrollers_test

import (
	"encoding/json"
	"math/rand/v2"
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
		written, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		var again steamrollers.State
		if err := json.Unmarshal(written, &again); err != nil || again != s {
			t.Fatalf("%s\nreads as %v, %v", written, again, err)
		}
		if err := playAndHold(s, rand.New(rand.NewPCG(s.Hash(), 0)), 50); err != nil {
			t.Fatal(err)
		}
	})
}
