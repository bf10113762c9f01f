package steamrollers_test

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/cases"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

func TestParseStateRefusesWhatIsNotWritten(t *testing.T) {
	for _, test := range cases.Read(t, "broken_lines.txt") {
		t.Run(test.Name, func(t *testing.T) {
			setup, text := lineOf(t, test.Of("position"), test.Of("old"), test.Of("new"))
			s, err := steamrollers.ParseState(text, setup)
			var malformed *hexmap.ParseError
			if !errors.As(err, &malformed) || strings.Contains(err.Error(), "\n") {
				t.Fatalf("%v is not one *ParseError", err)
			}
			if !strings.HasPrefix(malformed.Expected.String(), test.Of("fault")) {
				t.Errorf("expected %s", malformed.Expected)
			}
			if there := text[malformed.Column-1:]; !strings.HasPrefix(there, malformed.Input) {
				t.Errorf("column %d is not that of %s", malformed.Column, malformed.Input)
			}
			if s != (steamrollers.State{}) {
				t.Error("there is a State")
			}
		})
	}
}

// TestParseStateReadsNoNumberAsAnother raises each number of a line by what a byte and
// two bytes lose: whatever is read is written the same.
func TestParseStateReadsNoNumberAsAnother(t *testing.T) {
	lines := map[steamrollers.Setup][]string{}
	for _, at := range positions {
		lines[at.setup] = append(lines[at.setup], at.setup.ID()+"."+at.line)
	}
	alone, err := steamrollers.New(steamrollers.Setup{Players: 1, Olive: solo.Conductor})
	if err != nil {
		t.Fatal(err)
	}
	lines[alone.Setup()] = append(lines[alone.Setup()], alone.String())
	number := regexp.MustCompile(`[0-9]+`)
	for setup, all := range lines {
		for _, line := range all {
			for _, at := range number.FindAllStringIndex(line, -1) {
				n, err := strconv.Atoi(line[at[0]:at[1]])
				if err != nil {
					continue // a piece of the ID
				}
				for _, more := range []int{1 << 8, 1 << 16} {
					raised := line[:at[0]] + strconv.Itoa(n+more) + line[at[1]:]
					if s, err := steamrollers.ParseState(raised, setup); err == nil && s.String() != raised {
						t.Errorf("%s is read as %s", raised, s)
					}
				}
			}
		}
	}
}

// lineOf is the line of a position with a part replaced.
func lineOf(t *testing.T, name, old, replacement string) (steamrollers.Setup, string) {
	t.Helper()
	at := positions[name]
	changed := strings.Replace(at.line, old, replacement, 1)
	if changed == at.line {
		t.Fatalf("%s is not in %s", old, at.line)
	}
	return at.setup, at.setup.ID() + "." + changed
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

// What can be read is held to the invariants, as JSON is.
func TestParseStateRefusesWhatCannotBe(t *testing.T) {
	for _, test := range []struct {
		name     string
		position string
		old, new string
		want     []string
	}{
		{"GOODS-1 a good too many", "act", "Y6R4", "Y7R4", []string{"bag GOODS-1"}},
		{"SETUP-1 Olive in company", "act", ".-.1356_", ".0_0_0_0_0_0_0_-.1356_", []string{"olive SETUP-1"}},
		{"SOLO-1 no Olive", "second action", ".2_0_0_0_0_1_0_-.", ".-.", []string{"olive SOLO-1"}},
		{"WALL-1 a chart that is not played with", "act", ".ss.0.", ".ss.3.", []string{"wall WALL-1"}},
		{"several", "act", "act.12.2.0.4.44.", "act.12.2.10.0.4.", []string{"dice SETUP-7", "die ROUND-2", "quiet END-2"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			setup, text := lineOf(t, test.position, test.old, test.new)
			_, err := steamrollers.ParseState(text, setup)
			if diff := cmp.Diff(test.want, faultsOf(t, err)); diff != "" {
				t.Errorf("mismatch (-want +got)\n%s\n%v", diff, err)
			}
		})
	}
}
