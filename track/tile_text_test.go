package track_test

import (
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap/parse"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

func TestParseTileSaysWhatIsWrong(t *testing.T) {
	const (
		part     = "a track, such as E-NE, or an exit: E, NE, NW, W, SW or SE"
		twoEdges = "two different edges out of E, NE, NW, W, SW and SE, joined by a hyphen, such as E-NE"
		apart    = "tracks and exits that end on different edges"
	)
	long := strings.Repeat("é", 100)
	for _, test := range []struct {
		text            string
		column          int
		found, expected string
	}{
		{"", 1, "nothing", part},
		{"+", 1, "nothing", part},
		{"E+", 3, "nothing", part},
		{"+E", 1, "nothing", part},
		{"E-W+", 5, "nothing", part},
		{"E-W++E", 5, "nothing", part},
		{"E-W NE-SW", 3, `"W NE-SW"`, twoEdges},
		{"E-W+NE-", 8, "nothing", twoEdges},
		{"E-W+NE-NE", 8, `"NE"`, twoEdges},
		{"E-W+NE-SW-E", 8, `"SW-E"`, twoEdges},
		{"E+NW+N", 6, `"N"`, part},
		{"e", 1, `"e"`, part},
		{"nothing", 1, `"nothing"`, part},
		{"E+NE-W+SW-W", 8, `"SW-W" beside E+NE-W`, apart},
		{"W+W", 3, `"W" beside W`, apart},
		{"E-W+W-E", 5, `"W-E" beside E-W`, apart},
		{"E+é", 3, `"é"`, part},
		{"E+" + long, 3, `"` + long[:80] + `…"`, part},
		{strings.Repeat("E+", 50), 3, `"E" beside E`, apart},
	} {
		got, err := track.ParseTile(test.text)
		want := &hexmap.ParseError{
			Input:  parse.Clip(test.text),
			Column: test.column, Found: parse.Say(parse.Key(test.found)), Expected: parse.Say(parse.Key(test.expected)),
		}
		if diff := cmp.Diff(error(want), err, cmp.Transformer("told", parse.Phrase.String)); diff != "" || got != 0 {
			t.Errorf("%q: %v, mismatch (-want +got)\n%s", test.text, got, diff)
		}
	}
}

// plainParseTile takes the text apart and looks each part up.
func plainParseTile(text string) (track.Tile, bool) {
	p := plainTile{}
	for part := range strings.SplitSeq(text, "+") {
		each, d := plainParse(part), hexmap.Direction(0)
		a, b := each.Ends()
		for each == 0 && d < hexmap.NumDirections && part != d.String() {
			d++
		}
		if each == 0 {
			a, b = d, d
		}
		_, hasA := p[a]
		_, hasB := p[b]
		if d == hexmap.NumDirections || hasA || hasB {
			return 0, false
		}
		p[a], p[b] = b, a
	}
	return p.tile(), true
}

func FuzzParseTile(f *testing.F) {
	for _, text := range []string{
		"", "+", "E", "E-W", "SW-NE+W-E", "E+NW+SW", "E-W+NE+SE", "E+NE+NW+W+SW+SE", "E-NE+NW-W+SW-SE",
		"E+E", "E-W+W", "E+", "+E", "E-W+-", "E+é", "\xff+E", "E-E+W", "E+NE+NW+W+SW+SE+E",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		got, err := track.ParseTile(text)
		want, ok := plainParseTile(text)
		if got != want || (err == nil) != ok {
			t.Fatalf("%q is read as %v, %v, not %v", text, got, err, want)
		}
		if err == nil {
			if again, err := track.ParseTile(got.String()); again != got || err != nil {
				t.Fatalf("%v is read as %v, %v", got, again, err)
			}
			return
		}
		checkFault(t, text, err)
	})
}
