package archive_test

import (
	"math"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap/parse"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/railhex/railhex/variants/family/archive"
)

// A table is a value with one field of each kind.
type table struct {
	Name   string   `json:"name"`
	Round  int      `json:"round"`
	Income int8     `json:"income"`
	Over   bool     `json:"over"`
	Colour uint8    `json:"-"`
	Word   string   `json:"colour"`
	Bid    int      `json:"bid"`
	Dice   []int    `json:"dice"`
	Tracks [3]int16 `json:"tracks"`
	Seats  []seat   `json:"seats"`
	Olive  *seat    `json:"olive"`
	Extra  []string `json:"extra"`
}

type seat struct {
	Goods string `json:"goods"`
	Late  bool   `json:"late"`
	Boxes []int  `json:"boxes"`
}

const longest = 5

var colours = archive.Choices{
	Words: []string{"", "red", "reddish"}, Expected: parse.Say("none, red or reddish"),
}

func (x *table) fields(a *archive.Archive) {
	a.String("name", &x.Name)
	archive.Number(a, "round", &x.Round, 0, math.MaxInt32)
	archive.Number(a, "income", &x.Income, math.MinInt8, math.MaxInt8)
	a.Bool("over", &x.Over)
	archive.Choice(a, "colour", &x.Colour, &colours)
	x.Word = colours.Words[x.Colour]
	archive.Number(a, "bid", &x.Bid, -1, 99)
	n := len(x.Dice)
	if a.Reading() {
		x.Dice = []int{}
	}
	for a.List("dice", n, longest); a.Next(); {
		if a.Reading() {
			x.Dice = append(x.Dice, 0)
		}
		archive.Number(a, "", &x.Dice[a.Index()], 0, 6)
	}
	for a.Array("tracks", len(x.Tracks)); a.Next(); {
		archive.Number(a, "", &x.Tracks[a.Index()], math.MinInt16, math.MaxInt16)
	}
	n = len(x.Seats)
	if a.Reading() {
		x.Seats = []seat{}
	}
	for a.List("seats", n, longest); a.Next(); {
		if a.Reading() {
			x.Seats = append(x.Seats, seat{})
		}
		a.Object("")
		x.Seats[a.Index()].fields(a) // Index is that of the list, also within the object
		a.End()
	}
	if a.Optional("olive", x.Olive != nil) {
		if a.Reading() {
			x.Olive = new(seat)
		}
		x.Olive.fields(a)
		a.End()
	}
	n = len(x.Extra)
	if a.Reading() {
		x.Extra = []string{}
	}
	for a.List("extra", n, longest); a.Next(); {
		if a.Reading() {
			x.Extra = append(x.Extra, "")
		}
		a.String("", &x.Extra[a.Index()])
	}
}

var letters = archive.Form[string]{
	Append:   func(dst []byte, text string) []byte { return append(dst, text...) },
	Parse:    func(text string) (string, bool) { return text, strings.Trim(text, "YRGB") == "" },
	Expected: parse.Say("goods by their letters"),
}

func (x *seat) fields(a *archive.Archive) {
	archive.Text(a, "goods", &x.Goods, &letters)
	a.Bool("late", &x.Late)
	n := len(x.Boxes)
	if a.Reading() {
		x.Boxes = []int{}
	}
	for a.List("boxes", n, longest); a.Next(); {
		if a.Reading() {
			x.Boxes = append(x.Boxes, 0)
		}
		archive.Number(a, "", &x.Boxes[a.Index()], 0, 9)
	}
}

// tables draws tables whose names and extra words are of the characters given.
func tables(words *rapid.Generator[string]) *rapid.Generator[table] {
	digits := rapid.SliceOfN(rapid.IntRange(0, 6), 0, longest)
	seats := rapid.Custom(func(t *rapid.T) seat {
		return seat{rapid.StringMatching("[YRGB]{0,4}").Draw(t, "goods"), rapid.Bool().Draw(t, "late"), digits.Draw(t, "boxes")}
	})
	track := rapid.Int16()
	return rapid.Custom(func(t *rapid.T) table {
		colour := rapid.Uint8Range(0, 2).Draw(t, "colour")
		return table{
			words.Draw(t, "name"), rapid.IntRange(0, math.MaxInt32).Draw(t, "round"), rapid.Int8().Draw(t, "income"), rapid.Bool().Draw(t, "over"),
			colour, colours.Words[colour], rapid.IntRange(-1, 99).Draw(t, "bid"), digits.Draw(t, "dice"),
			[3]int16{track.Draw(t, "track"), track.Draw(t, "track"), track.Draw(t, "track")},
			rapid.SliceOfN(seats, 0, longest).Draw(t, "seats"), rapid.Ptr(seats, true).Draw(t, "olive"),
			rapid.SliceOfN(words, 0, longest).Draw(t, "extra"),
		}
	})
}

func (x table) id() string { return archive.ID("table") }

// AppendText appends the line of a table.
func (x table) AppendText(dst []byte) ([]byte, error) {
	a := archive.AppendLine(dst, x.id())
	x.fields(&a)
	return a.Bytes(), nil
}

// MarshalJSON is the table in JSON.
func (x table) MarshalJSON() ([]byte, error) {
	a := archive.AppendJSON(nil)
	x.fields(&a)
	return a.Bytes(), nil
}

// readTable reads a table to its end.
func readTable(a *archive.Archive) (x table, err error) {
	x.fields(a)
	return x, a.Close()
}

func parseTable(text string) (table, error) {
	return archive.ParseLine(text, table{}.id(), "table", readTable)
}

func unmarshalTable(text string) (table, error) {
	a := archive.ReadJSON(text)
	return readTable(&a)
}

// anyText is text that JSON must escape, too; lineText is text that fits into a line.
var (
	anyText  = rapid.OneOf(rapid.StringN(0, 4, -1), rapid.SampledFrom([]string{`"`, `\`, "\n", "é", "\u2028", "<>&", "a\x00b", "\x7f", "\t\r\b\f"}))
	lineText = rapid.StringMatching("[a-zA-Z0-9/ +][a-zA-Z0-9/ +-]{0,3}")
)

func TestWhatIsWrittenIsRead(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		want := tables(anyText).Draw(t, "table")
		text, _ := want.MarshalJSON()
		got, err := unmarshalTable(string(text))
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Fatalf("mismatch (-want +got)\n%s\n%s", diff, text)
		}
		want = tables(lineText).Draw(t, "table")
		line, _ := want.AppendText(nil)
		if got, err = parseTable(string(line)); err != nil {
			t.Fatalf("%v\n%s", err, line)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Fatalf("mismatch (-want +got)\n%s\n%s", diff, line)
		}
	})
}
