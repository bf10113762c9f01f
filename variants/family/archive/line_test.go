package archive_test

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family/archive"
)

const line = ".a.3.-5.y.r.-.12.-1_0_1.YRl~1_~26.G_-.one_two"

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

// Each row changes a part of the line. The error is the first thing wrong.
func TestTheFirstFaultOfALineIsTold(t *testing.T) {
	for _, test := range []struct{ name, old, new, want string }{
		{"nothing behind the ID", line, "", `column 17: found the end of the text, expected "." and field "name"`},
		{"an empty word", ".a.", "..", `column 18: found nothing, expected name to be a string`},
		{"a number with a zero before it", ".3.", ".03.", `column 20: found "03", expected round to be a number from 0 to 2147483647`},
		{"a number and more", ".3.", ".3x.", `column 20: found "3x", expected round to be a number from 0 to 2147483647`},
		{"a number out of range", ".-5.", ".-129.", `column 22: found "-129", expected income to be a number from -128 to 127`},
		{"no number", ".-5.", ".-.", `column 22: found "-", expected income to be a number from -128 to 127`},
		{"a word for yes or no", ".y.", ".yes.", `column 25: found "yes", expected over to be y or n`},
		{"a word that is none of a few", ".r.", ".re.", `column 27: found "re", expected colour to be none, red or reddish`},
		{"a number or none", ".-.12", ".x.12", `column 29: found "x", expected bid to be a number from 0 to 99, or -`},
		{"a die of seven", ".12.", ".17.", `column 32: found "7", expected dice[1] to be a number from 0 to 6`},
		{"no dice but a field", ".12.", "..", `column 31: found nothing, expected dice[0] to be a number from 0 to 6`},
		{"too many dice", ".12.", ".123456.", `column 36: found "6", expected dice to end after 5 values`},
		{"a track too few", "-1_0_1", "-1_0", `column 38: found nothing, expected "_" and field "tracks[2]"`},
		{"a track too many", "-1_0_1", "-1_0_1_2", `column 40: found "_2", expected "." and field "seats"`},
		{"no seat but a field", ".YRl~1_~26.", "..", `column 41: found nothing, expected "~" and field "seats[0].boxes"`},
		{"a part too many", "YRl~1_", "YRl~1~2_", `column 46: found "~2_~26", expected "." and field "olive"`},
		{"other letters", "YRl", "YRx", `column 43: found "x", expected "~" and field "seats[0].boxes"`},
		{"a field too many", "one_two", "one_two.1", `column 62: found ".1", expected the end of the text`},
		{"the end in the middle", ".G_-.one_two", "", `column 50: found the end of the text, expected "." and field "olive"`},
	} {
		t.Run(test.name, func(t *testing.T) {
			text := table{}.id() + strings.Replace(line, test.old, test.new, 1)
			if _, err := parseTable(text); err == nil || err.Error() != test.want {
				t.Errorf("got  %v\nwant %s\nof   %s", err, test.want, text)
			}
		})
	}
}

// TestNoOtherLineIsRead changes characters of a line. What can be read then is
// written so, and what cannot has a fault with its column.
func TestNoOtherLineIsRead(t *testing.T) {
	refused := 0
	rapid.Check(t, func(t *rapid.T) {
		text, _ := tables(lineText).Draw(t, "table").AppendText(nil)
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
	f.Add(line)
	f.Add(".-.0.0.n.-.0.-.0_0_0.-.-.-")
	f.Fuzz(func(t *testing.T, text string) {
		text = table{}.id() + "." + text
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
	if p.there = a.Optional("pair", '_', p.there); p.there {
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
	for line, want := range map[string]pair{".-": {}, ".-_-": {there: true}, ".-_Y": {true, "", "Y"}, ".Y_-": {true, "Y", ""}} {
		got, err := archive.ParseLine(table{}.id()+line, table{}.id(), "table", func(a *archive.Archive) (p pair, err error) {
			p.fields(a)
			return p, a.Close()
		})
		if err != nil || got != want {
			t.Errorf("%s: %+v, %v; want %+v", line, got, err, want)
		}
	}
}
