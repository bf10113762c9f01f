package track_test

import (
	"errors"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/railhex/railhex/hexmap/parse"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

func TestParseSaysWhatIsWrong(t *testing.T) {
	const twoEdges = "two different edges out of E, NE, NW, W, SW and SE, joined by a hyphen, such as E-NE"
	long := strings.Repeat("é", 100)
	for _, test := range []struct {
		text   string
		column int
		found  parse.Key
	}{
		{"", 1, "nothing"},
		{"E", 3, "nothing"},
		{"E-", 3, "nothing"},
		{"-E", 1, "nothing"},
		{"E-E", 3, `"E"`},
		{"NE-NE", 4, `"NE"`},
		{"N-E", 1, `"N"`},
		{"NE-S", 4, `"S"`},
		{"e-w", 1, `"e"`},
		{"ENE", 1, `"ENE"`},
		{"E-NE-W", 3, `"NE-W"`},
		{"E -W", 1, `"E "`},
		{"no track", 1, `"no track"`},
		{"é-E", 1, `"é"`},
		{"E-é", 3, `"é"`},
		{long, 1, parse.Key(`"` + long[:80] + `…"`)},
	} {
		got, err := track.Parse(test.text)
		want := &hexmap.ParseError{
			Input:  parse.Clip(test.text),
			Column: test.column, Found: parse.Say(test.found), Expected: parse.Say(twoEdges),
		}
		if diff := cmp.Diff(error(want), err, cmp.Transformer("told", parse.Phrase.String)); diff != "" || got != 0 {
			t.Errorf("%q: %v, mismatch (-want +got)\n%s", test.text, got, diff)
		}
	}
}

func TestParseType(t *testing.T) {
	for each := range track.Types() {
		if got, err := track.ParseType(each.String()); got != each || err != nil || !each.IsValid() {
			t.Errorf("%v is read as %v, %v", each, got, err)
		}
	}
	for _, text := range []string{"", "no type", "Straight", "straight ", "Type(4)"} {
		got, err := track.ParseType(text)
		if parseError := new(hexmap.ParseError); got != 0 || !errors.As(err, &parseError) || parseError.Column != 1 {
			t.Errorf("%q is read as %v, %v", text, got, err)
		}
	}
}

// plainParse looks the text up among all the texts there are.
func plainParse(text string) track.Track {
	for a := range hexmap.Direction(hexmap.NumDirections) {
		for b := range hexmap.Direction(hexmap.NumDirections) {
			if text == a.String()+"-"+b.String() {
				return track.Between(a, b)
			}
		}
	}
	return 0
}

func FuzzParse(f *testing.F) {
	for each := range track.Tracks() {
		f.Add(each.String())
	}
	for _, text := range []string{"", "-", "W-E", "E-E", "E-NE-W", "é-é", "\xff-E", strings.Repeat("E", 50) + "-W"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		got, err := track.Parse(text)
		if got != plainParse(text) || (err == nil) != got.IsValid() {
			t.Fatalf("%q is read as %v, %v", text, got, err)
		}
		if err == nil {
			if again, err := track.Parse(got.String()); again != got || err != nil {
				t.Fatalf("%v is read as %v, %v", got, again, err)
			}
			return
		}
		checkFault(t, text, err)
	})
}

// checkFault looks whether an error is of the type that is promised, and whether
// it points into the text.
func checkFault(t *testing.T, text string, err error) {
	t.Helper()
	parseError := new(hexmap.ParseError)
	if !errors.As(err, &parseError) {
		t.Fatalf("%q: the error is a %T", text, err)
	}
	// What is missing is missing after the end, or after a hyphen to be.
	if last := utf8.RuneCountInString(text) + 2; parseError.Column < 1 || parseError.Column > last {
		t.Fatalf("%q: column %d", text, parseError.Column)
	}
}
