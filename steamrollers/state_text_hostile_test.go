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
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// Each row replaces a part of a position's line, so that one field is not what
// would be written.
func TestParseStateRefusesWhatIsNotWritten(t *testing.T) {
	for _, test := range []struct {
		name     string
		position string
		old, new string
		field    string
	}{
		{"a phase", "act", "act.", "acts.", "phase"},
		{"a number with a zero before it", "act", "act.12.", "act.012.", "round"},
		{"a number that is too large", "act", "act.12.2.", "act.12.6.", "turnOf"},
		{"a number below nothing", "act", "act.12.2.0.", "act.12.2.-1.", "quiet"},
		{"a die", "act", ".4.44.", ".7.44.", "die"},
		{"dice of seven", "act", ".4.44.", ".4.47.", "dice"},
		{"dice out of order", "steal", ".566.", ".656.", "dice"},
		{"sixteen dice", "act", ".4.44.", ".4." + strings.Repeat("4", 16) + ".", "dice"},
		{"no dice but a field", "act", ".4.44.", ".4..", "dice"},
		{"a reserved die", "stolen", ".51.", ".5.", "reserved"},
		{"a reserved die for seat 6", "stolen", ".51.", ".56.", "reserved"},
		{"a black die", "act", ".ss.", ".hh.", "black"},
		{"a tile less", "act", "b0a0.-.RGBE", "b0.-.RGBE", "tiles"},
		{"a side c", "act", "b0a0.-.RGBE", "b0c0.-.RGBE", "tiles"},
		{"a tile sideways in the centre", "act", "a0b0a1", "A0b0a1", "tiles"},
		{"a tile of a seat that does not play", "act", "a0b0a1", "a0b0a3", "tiles"},
		{"an order of a seat that does not play", "tile 2a held", "a0a0b0a0a0b0", "a5a0b0a0a0b0", "orders"},
		{"a power of a seat that does not play", "first roll", ".23010.", ".23014.", "powers"},
		{"two powers of a seat", "first roll", ".23010.", ".23012.", "powers"},
		{"a personal good of nobody", "act", "E6K6.R1B1E1.-.-.", "E6K6.R1B1E1.-.Y3.", "own"},
		{"a personal good of two letters", "powers", ".05043.R.", ".05043.RR.", "own"},
		{"an order sideways", "order fulfilled", ".a1a0b0a0a0b0.", ".A1a0b0a0a0b0.", "orders"},
		{"seven cities", "act", "RGBE_", "RGBE_R_", `"." and field "bag"`},
		{"goods that are none", "act", "RGBE_", "RGBW_", "supply"},
		{"no goods but a field", "over", ".-_BE_", "._BE_", "supply"},
		{"a bag out of order", "act", "Y6R4", "R4Y6", "bag"},
		{"a bag with a kind twice", "act", "Y6R4", "Y3Y3R4", "bag"},
		{"a bag with sixteen", "act", "Y6R4", "Y16R4", "bag"},
		{"a bag without numbers", "act", "Y6R4", "YR", "bag"},
		{"powers", "powers", ".05043.", ".05063.", "powers"},
		{"a personal good", "powers", ".05043.R.", ".05043.R7.", "own"},
		{"a personal good on no city", "powers", ".05043.R.", ".05043.R0.", "own"},
		{"tiles used", "yucata", ".5.-.2.p.", ".55.-.2.p.", "used"},
		{"marks", "order fulfilled", ".pf.", ".fp.", "marks"},
		{"marks unknown", "order fulfilled", ".pf.", ".pfx.", "marks"},
		{"too many hexes", "second action", ".2_0_0_0_0_1_0_-.", ".256_0_0_0_0_1_0_-.", "olive"},
		{"a step", "second action", ".2_0_0_0_0_1_0_-.", ".2_0_0_0_0_1_0_step.", "olive"},
		{"a seat", "act", "1356_1_-_", "1356_1_", "players[0]"},
		{"boxes out of order", "act", "1356_1_-_", "1536_1_-_", "players[0]"},
		{"a box of seven", "act", "1356_1_-_", "7_1_-_", "players[0]"},
		{"hexes without a number", "second action", ".2_0_0_0_0_1_0_-.", ".2_0_0_0_0_x_0_-.", "olive"},
		{"track beyond the board", "act", "35nccf9", "35nccf10", "players[0]"},
		{"track short of the board", "act", "35nccf9", "35nccf8", "players[0]"},
		{"a track that is none", "act", "35nccf9", "35nccp9", "players[0]"},
		{"empty hexes apart", "act", "35nccf9", "5330nccf9", "players[0]"},
	} {
		t.Run(test.name, func(t *testing.T) {
			setup, text := lineOf(t, test.position, test.old, test.new)
			s, err := steamrollers.ParseState(text, setup)
			var malformed *steamrollers.ParseError
			if !errors.As(err, &malformed) || strings.Contains(err.Error(), "\n") {
				t.Fatalf("%v is not one *ParseError", err)
			}
			if !strings.HasPrefix(malformed.Expected.String(), test.field) {
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

func TestParseStateErrors(t *testing.T) {
	plain := steamrollers.Setup{Players: 2}
	act := positions["act"].line
	for _, test := range []struct {
		name, text, want string
	}{
		{"nothing", "", `column 1: found nothing, expected the ID of a setup, 16 hexadecimal digits`},
		{"no ID", act, `column 1: found "act", expected the ID of a setup, 16 hexadecimal digits`},
		{"half an ID", "c578b117.", `column 1: found "c578b117", expected the ID of a setup, 16 hexadecimal digits`},
		{"an ID in capitals", "C578B11791BD7000.", `column 1: found "C578B11791BD7000", expected the ID of a setup, 16 hexadecimal digits`},
		{"nothing after the ID", plain.ID(), `column 17: found the end of the text, expected "." and field "phase"`},
		{"a field too few", plain.ID() + ".act.12", `column 24: found the end of the text, expected "." and field "turnOf"`},
		{"a field too many", plain.ID() + "." + act + ".", `column 155: found ".", expected the end of the text`},
		{"two fields", plain.ID() + "." + strings.Replace(act, "act.12.2.0.4.", "acts.12.2.0.7.", 1), `column 18: found "acts", expected phase to be a phase of the game, such as draft`},
		{"another setup", steamrollers.Setup{Players: 3}.ID() + "." + act, "the position is of setup " + steamrollers.Setup{Players: 3}.ID() + ", and the setup given is " + plain.ID()},
	} {
		t.Run(test.name, func(t *testing.T) {
			s, err := steamrollers.ParseState(test.text, plain)
			if err == nil || err.Error() != test.want {
				t.Errorf("got  %v\nwant %s", err, test.want)
			}
			if s != (steamrollers.State{}) {
				t.Error("there is a State")
			}
		})
	}
	if _, err := steamrollers.ParseState(plain.ID()+"."+act, steamrollers.Setup{}); !errors.Is(err, steamrollers.SetupPlayers) {
		t.Errorf("no setup: %v", err)
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

func TestStateTextOfNoPosition(t *testing.T) {
	var zero steamrollers.State
	if text, err := zero.MarshalText(); len(text) != 0 || err != nil {
		t.Errorf("the zero State is written %s, %v", text, err)
	}
	if got := zero.String(); got != "no position" {
		t.Errorf("the zero State is %s", got)
	}
	s := positionNamed(t, "act")
	if err := s.UnmarshalText(nil); err != nil || s != zero {
		t.Errorf("nothing reads as %v, %v", s, err)
	}
	s = positionNamed(t, "act")
	before := s
	for _, line := range []string{"no position", steamrollers.Setup{Players: 2}.ID() + ".act", "0123456789abcdef.act"} {
		if err := s.UnmarshalText([]byte(line)); err == nil || s != before {
			t.Errorf("%s reads as %v, %v", line, s, err)
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
