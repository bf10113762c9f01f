package steamrollers_test

import (
	"maps"
	"slices"
	"testing"

	"github.com/railhex/railhex/steamrollers"
)

// Whatever is let out is valid, is written as it was read, and plays on. The
// lines are read without the ID of their setup, which no fuzzing would find.
func FuzzParseState(f *testing.F) {
	names := slices.Sorted(maps.Keys(positions))
	for i, name := range names {
		f.Add(uint8(i), positions[name].line)
	}
	f.Fuzz(func(t *testing.T, setupOf uint8, line string) {
		setup := positions[names[int(setupOf)%len(names)]].setup
		text := setup.ID() + "-" + line
		s, err := steamrollers.ParseState(text, setup)
		if err != nil {
			if s != (steamrollers.State{}) {
				t.Fatalf("a State and an error: %v", err)
			}
			return
		}
		if s.String() != text {
			t.Fatalf("%s\nis written %s", text, s)
		}
		playsOn(t, &s, nil)
	})
}
