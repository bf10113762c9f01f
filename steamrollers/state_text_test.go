package steamrollers_test

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
)

// TestNoOtherLineIsRead replaces parts of lines. What is read then is written so.
func TestNoOtherLineIsRead(t *testing.T) {
	names := slices.Sorted(maps.Keys(positions))
	read := 0
	rapid.Check(t, func(t *rapid.T) {
		at := positions[rapid.SampledFrom(names).Draw(t, "position")]
		id := at.setup.ID() + "-"
		for range 20 {
			from := rapid.IntRange(0, len(at.line)).Draw(t, "from")
			to := rapid.IntRange(from, min(from+2, len(at.line))).Draw(t, "to")
			line := id + at.line[:from] + rapid.StringMatching(`[0-9a-fny/YRGBEKNWS._,:=@~-]{0,2}`).Draw(t, "instead") + at.line[to:]
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

func TestUnmarshalTextKnowsWhatShips(t *testing.T) {
	for name := range positions {
		s := positionNamed(t, name)
		text, err := s.MarshalText()
		if err != nil {
			t.Fatal(err)
		}
		var read steamrollers.State
		err = read.UnmarshalText(text)
		if s.Setup().Components.Name == "standard" {
			if err != nil || read != s {
				t.Errorf("%s reads as %v, %v", text, read, err)
			}
			continue
		}
		var mismatch *family.SetupMismatchError
		if !errors.As(err, &mismatch) || mismatch.Found != s.Setup().ID() || mismatch.Expected != "" || !strings.Contains(err.Error(), "do not ship") {
			t.Errorf("%s: %v", text, err)
		}
		if read != (steamrollers.State{}) {
			t.Error("there is a State")
		}
	}
}

// An ID is that of a text that anybody can write.
func TestSetupIDIsTheHashOfItsText(t *testing.T) {
	setup := steamrollers.Setup{Players: 2, Modules: variants.CoalModule | variants.YucataModule, Wall: hexmap.Hard}
	text := "game steamrollers\nplayers 2\nboard standard\ncomponents standard\nmodule coal yucata\nwall hard\n" +
		hexmap.Standard().String() + variants.StandardComponents().String()
	sum := sha256.Sum256([]byte(text))
	if got, want := setup.ID(), hex.EncodeToString(sum[:])[:16]; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if got := (steamrollers.Setup{Players: 9}).ID(); got != "" {
		t.Errorf("nine players have ID %s", got)
	}
}

// What can be read is held to the rules, as JSON is.
func TestParseStateRefusesWhatCannotBe(t *testing.T) {
	at := positions["act"]
	text := at.setup.ID() + "-" + strings.Replace(at.line, "act.12.2.2.0.4.4_4.", "act.12.2.2.10.0.4.", 1)
	_, err := steamrollers.ParseState(text, at.setup)
	want := []string{"dice SETUP-7", "die ROUND-2", "quiet END-2"}
	if diff := cmp.Diff(want, faultsOf(t, err)); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s\n%v", diff, err)
	}
}
