package steamrollers_test

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/steamrollers"
)

var safeInURLs = regexp.MustCompile(`^[A-Za-z0-9._-]+$`)

func TestStateTextGivesBackTheState(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		all := gamegen.Positions(gamegen.Game().Draw(t, "game"))
		for i := len(all) - 1; i >= 0; i -= 4 {
			s := all[i]
			text := s.String()
			if !safeInURLs.MatchString(text) {
				t.Fatalf("%s is not safe in a URL", text)
			}
			again, err := steamrollers.ParseState(text, s.Setup())
			if err != nil {
				t.Fatalf("%s\n%v", text, err)
			}
			if again != s {
				t.Fatalf("%s\nreads as another position", text)
			}
		}
	})
}

// A line is read in the short way when, and only when, the document of its position
// can be read, and gives the same position.
func TestParseStateReadsAsTheDocument(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		all := gamegen.Positions(gamegen.Game().Draw(t, "game"))
		holdToTheDocument(t, rapid.SampledFrom(all).Draw(t, "position").String(), all[0].Setup())
	})
	names := slices.Sorted(maps.Keys(positions))
	rapid.Check(t, func(t *rapid.T) {
		at := positions[rapid.SampledFrom(names).Draw(t, "position")]
		holdToTheDocument(t, at.setup.ID()+"."+at.line, at.setup)
	})
}

// holdToTheDocument reads a line, and with parts of it replaced, in both ways.
func holdToTheDocument(t *rapid.T, line string, setup steamrollers.Setup) {
	compare := func(line string) {
		want, faults := steamrollers.ParseStateSlowly(line, setup)
		got, err := steamrollers.ParseState(line, setup)
		if got != want || fmt.Sprint(err) != fmt.Sprint(faults) {
			t.Fatalf("%s\nreads as %v: %v\nby its document %v: %v", line, got, err, want, faults)
		}
		if fields := line[len(setup.ID())+1:]; steamrollers.ReadsShortly(fields, setup) != (faults == nil) {
			t.Fatalf("%s\nby its document: %v, and is read in the short way: %t", line, faults, faults != nil)
		}
	}
	compare(line)
	fields := len(setup.ID()) + 1
	for range 20 {
		from := rapid.IntRange(fields, len(line)).Draw(t, "from")
		to := rapid.IntRange(from, min(from+2, len(line))).Draw(t, "to")
		compare(line[:from] + rapid.StringMatching(`[0-9a-fA-CYRGBEKphs._-]{0,2}`).Draw(t, "instead") + line[to:])
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
