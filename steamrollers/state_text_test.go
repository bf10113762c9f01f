package steamrollers_test

import (
	"maps"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/steamrollers"
)

// TestNoOtherLineIsRead replaces parts of lines. What is read then is written so.
func TestNoOtherLineIsRead(t *testing.T) {
	names := slices.Sorted(maps.Keys(positions))
	read := 0
	rapid.Check(t, func(t *rapid.T) {
		at := positions[rapid.SampledFrom(names).Draw(t, "position")]
		id := at.setup.ID() + "."
		for range 20 {
			from := rapid.IntRange(0, len(at.line)).Draw(t, "from")
			to := rapid.IntRange(from, min(from+2, len(at.line))).Draw(t, "to")
			line := id + at.line[:from] + rapid.StringMatching(`[0-9a-fA-CYRGBEKphs._-]{0,2}`).Draw(t, "instead") + at.line[to:]
			s, err := steamrollers.ParseState(line, at.setup)
			if err == nil && s.String() != line || err != nil && s != (steamrollers.State{}) {
				t.Fatalf("%s\nis read as %v, %v", line, s, err)
			}
			if err == nil {
				read++
			}
		}
	})
	if read == 0 {
		t.Error("no line was read")
	}
}
