package steamrollers_test

import (
	"maps"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/internal/gamegen"
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

func TestTracksAreCounted(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		all := gamegen.Positions(gamegen.Game().Draw(t, "game"))
		s := rapid.SampledFrom(all).Draw(t, "position")
		for seat := steamrollers.Seat(1); int(seat) <= s.Setup().Players; seat++ {
			if got, want := steamrollers.CountedTracks(&s, seat), steamrollers.TracksOneByOne(&s, seat); got != want {
				t.Fatalf("%s\nseat %d has %d tracks, want %d", s, seat, got, want)
			}
		}
	})
}
