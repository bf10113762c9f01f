package archive_test

import (
	"regexp"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/internal/cases"
	"github.com/railhex/railhex/variants/family/archive"
)

const line = "-a.3.-5.y.red.-1.1_2.-1_0_1.YR,y,1_-,n,2:6.G_n_-.one_two~3*4"

func TestALineIsAsItsFieldsSay(t *testing.T) {
	got, err := parseTable(table{}.id() + line)
	if err != nil {
		t.Fatal(err)
	}
	if got.Name != "a" || got.Income != -5 || !got.Over || got.Word != "red" || got.Bid != -1 || len(got.Dice) != 2 || got.Tracks[0] != -1 ||
		len(got.Seats) != 2 || got.Seats[0].Goods != "YR" || !got.Seats[0].Late || got.Seats[1].Goods != "" || len(got.Seats[1].Boxes) != 2 ||
		got.Olive.Goods != "G" || len(got.Extra) != 2 {
		t.Errorf("%+v", got)
	}
}

// TestTheFirstFaultOfALineIsTold reads lines with a fault in them.
func TestTheFirstFaultOfALineIsTold(t *testing.T) {
	for _, test := range cases.Texts(t, "lines.txt", map[string]string{"line": line}) {
		test.Run(t, func(text string) []string {
			_, err := parseTable(table{}.id() + text)
			return []string{err.Error()}
		})
	}
}

// safeInURLs are characters that a fragment and a query of a URL may have, and that no form
// changes.
var safeInURLs = regexp.MustCompile(`^[A-Za-z0-9._~,:=@*/-]+$`)

// TestNoOtherLineIsRead changes characters of a line. What can be read then is
// written so, and what cannot has a fault with its column.
func TestNoOtherLineIsRead(t *testing.T) {
	refused := 0
	rapid.Check(t, func(t *rapid.T) {
		text, _ := tables(lineText).Draw(t, "table").AppendText(nil)
		if !safeInURLs.Match(text) {
			t.Fatalf("%s is not safe in a URL", text)
		}
		changed := edited(t, string(text))
		read, err := parseTable(changed)
		if err == nil {
			if again, _ := read.AppendText(nil); string(again) != changed {
				t.Fatalf("%s is read, and written %s", changed, again)
			}
			return
		}
		refused++
		fault, ok := err.(*parse.Error)
		if !ok || fault.Line != 0 || fault.Column > 1+len(changed) {
			t.Fatalf("%T: %v\n%s", err, err, changed)
		}
	})
	if refused == 0 {
		t.Error("every line was read")
	}
}

// edited is a line behind its ID with some characters changed.
func edited(t *rapid.T, line string) string {
	for range rapid.IntRange(1, 3).Draw(t, "edits") {
		at := rapid.IntRange(17, len(line)).Draw(t, "at")
		piece := rapid.SampledFrom([]string{"", "-", "0", "1", "6", "9", "a", "r", "l", "R", "_", ".", "é", "16", "99999999999999999999"}).Draw(t, "piece")
		line = line[:at] + piece + line[min(at+rapid.IntRange(0, 1).Draw(t, "gone"), len(line)):]
	}
	return line
}

func FuzzReadLine(f *testing.F) {
	f.Add(line[1:])
	f.Add("-.0.0.n.-.0.-.0_0_0.-.-.-")
	f.Fuzz(func(t *testing.T, text string) {
		text = table{}.id() + "-" + text
		read, err := parseTable(text)
		if err != nil {
			return
		}
		if again, _ := read.AppendText(nil); string(again) != text {
			t.Fatalf("%q is read, and written %q", text, again)
		}
	})
}

// A pair may begin with nothing, which is no sign that it is not there.
type pair struct {
	there       bool
	left, right string
}

func (p *pair) fields(a *archive.Archive) {
	if p.there = a.Optional("pair", p.there); p.there {
		archive.Text(a, "left", &p.left, &letters)
		archive.Text(a, "right", &p.right, &letters)
		a.End()
	}
}

func (p pair) AppendText(dst []byte) ([]byte, error) {
	a := archive.AppendLine(dst, table{}.id())
	p.fields(&a)
	return a.Bytes(), nil
}

func TestAnObjectMayBeginWithNothing(t *testing.T) {
	for line, want := range map[string]pair{"--": {}, "--_-": {there: true}, "--_Y": {true, "", "Y"}, "-Y_-": {true, "Y", ""}} {
		got, err := archive.ParseLine(table{}.id()+line, table{}.id(), "table", func(a *archive.Archive) (p pair, err error) {
			p.fields(a)
			return p, a.Close()
		})
		if err != nil || got != want {
			t.Errorf("%s: %+v, %v; want %+v", line, got, err, want)
		}
	}
}
