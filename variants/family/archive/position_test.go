package archive_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/variants/family/archive"
)

// A heap is the position of a game that is played with two heaps of matches, of so
// many at the most.
type (
	heap  struct{ most, left, right int }
	rules struct{ most int }
)

var errTooMany = errors.New("too many matches")

func (r rules) id() string { return archive.ID(fmt.Sprint("matches ", r.most)) }

func (h *heap) fields(a *archive.Archive) {
	archive.Number(a, "left", &h.left, 0, 99)
	archive.Number(a, "right", &h.right, 0, 99)
}

func (h heap) AppendText(dst []byte) ([]byte, error) {
	a := archive.AppendLine(dst, rules{h.most}.id())
	h.fields(&a)
	return a.Bytes(), nil
}

func (h heap) String() string {
	text, _ := h.AppendText(nil)
	return string(text)
}

func (h heap) MarshalJSON() ([]byte, error) {
	a := archive.AppendJSON(nil)
	h.fields(&a)
	return a.Bytes(), nil
}

// read reads a heap. A heap of matches is read as the smaller one first, so that one
// position could have two texts.
func (r rules) read(a *archive.Archive) (heap, error) {
	h := heap{most: r.most}
	h.fields(a)
	h.left, h.right = min(h.left, h.right), max(h.left, h.right)
	if err := a.Close(); err != nil {
		return heap{}, err
	}
	if h.left+h.right > r.most {
		return heap{}, errTooMany
	}
	return h, nil
}

func parseHeap(text string, r rules) (heap, error) {
	return archive.ParseLine(text, r.id(), "table", r.read)
}

// known are the rules of at most nine matches.
func known() map[string]rules {
	all := map[string]rules{}
	for most := range 10 {
		all[rules{most}.id()] = rules{most}
	}
	return all
}

func TestPositionsComeBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		most := rapid.IntRange(0, 12).Draw(t, "most")
		left := rapid.IntRange(0, most/2).Draw(t, "left")
		want := heap{most, left, most - left}
		if got, err := parseHeap(want.String(), rules{most}); err != nil || got != want {
			t.Fatalf("%v is read as %v, %v", want, got, err)
		}
		before := heap{99, 9, 9}
		got := before
		err := archive.UnmarshalText(&got, []byte(want.String()), "table", known, parseHeap)
		if ships := most <= 9; ships != (err == nil) || ships && got != want || !ships && got != before {
			t.Fatalf("%v is read as %v, %v", want, got, err)
		}
		text := fmt.Appendf(nil, `{"right": %d, "left": %d}`, want.right, want.left)
		if err := archive.UnmarshalJSON(&got, text, rules{most}.read); err != nil || got != want {
			t.Fatalf("%s is read as %v, %v", text, got, err)
		}
	})
}

func TestOnePositionHasOneText(t *testing.T) {
	nine := rules{9}.id()
	if s, err := parseHeap(nine+"-5.1", rules{9}); err == nil || err.Error() != `column 18: found "5", expected left to be 1` || s != (heap{}) {
		t.Errorf("%v, %v", s, err)
	}
	var s heap
	err := archive.UnmarshalJSON(&s, []byte(`{"left": 5, "right":1}`), rules{9}.read)
	if err == nil || err.Error() != `line 1, column 10: found "5", expected left to be 1` || s != (heap{}) {
		t.Errorf("%v, %v", s, err)
	}
}

func TestWhatIsWrongWithALineIsTold(t *testing.T) {
	nine, ten := rules{9}.id(), rules{10}.id()
	for text, want := range map[string]string{
		"":                             "column 1: found nothing, expected the ID of a setup, 16 hexadecimal digits, and -",
		"1-2":                          `column 1: found "1-2", expected the ID of a setup, 16 hexadecimal digits, and -`,
		strings.ToUpper(nine) + "-1.2": `column 1: found "` + strings.ToUpper(nine) + `-1", expected the ID of a setup, 16 hexadecimal digits, and -`,
		nine:                           `column 1: found "` + nine + `", expected the ID of a setup, 16 hexadecimal digits, and -`,
		nine + ".1.2":                  `column 1: found "` + nine + `.1.2", expected ` + archive.OlderLine,
		ten + "-1.2":                   "the position is of setup " + ten + ", and the setup given is " + nine,
		nine + "-x.12y":                `column 18: found "x", expected left to be a number from 0 to 99`,
		nine + "-1":                    `column 19: found the end of the text, expected "." and field "right"`,
		nine + "-":                     `column 18: found the end of the text, expected left to be a number from 0 to 99`,
		nine + "-1.2.5":                `column 21: found ".5", expected the end of the text`,
		nine + "-5.5":                  errTooMany.Error(),
		nine + "-01.2":                 `column 18: found "01", expected left to be a number from 0 to 99`,
		nine + "-1~.2":                 `column 18: found "1~", expected left to be a number from 0 to 99`,
	} {
		if s, err := parseHeap(text, rules{9}); err == nil || err.Error() != want || s != (heap{}) {
			t.Errorf("%q is read as %v:\n%v\nwant\n%s", text, s, err, want)
		}
	}
}

func TestWhatCannotBeReadChangesNothing(t *testing.T) {
	before := heap{9, 1, 2}
	got := before
	for text, want := range map[string]string{
		"x":                     `column 1: found "x", expected the ID of a setup, 16 hexadecimal digits, and -`,
		rules{10}.id() + "-1.2": "the position is of setup " + rules{10}.id() + ", whose table or components do not ship: ParseState reads it against that setup",
		rules{9}.id() + "-9.9":  errTooMany.Error(),
	} {
		if err := archive.UnmarshalText(&got, []byte(text), "table", known, parseHeap); err == nil || err.Error() != want || got != before {
			t.Errorf("%q: %v, and %v stands there; want %s", text, err, got, want)
		}
	}
	for text, fails := range map[string]bool{" null\n": false, `{"left": 9, "right": 9}`: true, `{"left": 1}`: true, "": true} {
		if err := archive.UnmarshalJSON(&got, []byte(text), rules{9}.read); (err != nil) != fails || got != before {
			t.Errorf("%q: %v, and %v stands there", text, err, got)
		}
	}
	if err := archive.UnmarshalText(&got, nil, "table", known, parseHeap); err != nil || got != (heap{}) {
		t.Errorf("no text is %v, %v; want no position", got, err)
	}
}

// A part of a setup is a name that ships, or a whole text.
func TestPartsOfSetups(t *testing.T) {
	shipped := func(name string) (int, bool) { return 7, name == "seven" }
	read := func(text string) (int, error) {
		if text != "eight\n" {
			return 0, errTooMany
		}
		return 8, nil
	}
	for text, want := range map[string]string{
		`"seven"`:   "7 <nil>",
		`"eight\n"`: "8 <nil>",
		`"nine\n"`:  "0 setup.map: too many matches",
		`"nine"`:    `0 setup.map: found "nine", expected a name that ships, or a whole text`,
		`9`:         `0 line 1, column 17: found "9", expected setup.map to be a string`,
	} {
		a := archive.ReadJSON(`{"setup":{"map":` + text + `}}`)
		var board int
		a.Object("setup")
		archive.Shipped(&a, "map", &board, "", shipped, read)
		a.End()
		if got := fmt.Sprint(board, a.Close()); got != want {
			t.Errorf("%s: got %s, want %s", text, got, want)
		}
	}
}
