package stored_test

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/internal/stored"
)

// A heap is the position of a game that is played with two heaps of matches, of so
// many at the most; a document is what is stored of it.
type (
	heap     struct{ most, left, right int }
	document struct{ Left, Right int }
	rules    struct{ most int }
)

var errTooMany = errors.New("too many matches")

func (r rules) id() string { return stored.ID(fmt.Sprint("matches ", r.most)) }

func (h heap) String() string {
	return strings.Join([]string{rules{h.most}.id(), strconv.Itoa(h.left), strconv.Itoa(h.right)}, ".")
}

func readFields(fields *stored.Fields) *document {
	doc := new(document)
	number := func(into *int) func(string) {
		return func(field string) {
			n, err := strconv.Atoi(field)
			if err != nil {
				fields.Misread(field, "a number of matches")
			}
			*into = n
		}
	}
	fields.Read(number(&doc.Left), number(&doc.Right))
	return doc
}

func (r rules) position(doc *document) (heap, error) {
	if doc.Left+doc.Right > r.most {
		return heap{}, errTooMany
	}
	return heap{r.most, doc.Left, doc.Right}, nil
}

func parse(text string, r rules) (heap, error) {
	return stored.ParseLine(text, r.id(), elsewhere, readFields, r.position)
}

func elsewhere(m stored.Mismatch) error { return errors.New(m.Message("table")) }

// known are the rules of at most nine matches.
func known() map[string]rules {
	all := map[string]rules{}
	for most := range 10 {
		all[rules{most}.id()] = rules{most}
	}
	return all
}

func TestWhatIsWrittenIsRead(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		most := rapid.IntRange(0, 12).Draw(t, "most")
		left := rapid.IntRange(0, most).Draw(t, "left")
		want := heap{most, left, most - left}
		if got, err := parse(want.String(), rules{most}); err != nil || got != want {
			t.Fatalf("%v is read as %v, %v", want, got, err)
		}
		before := heap{99, 9, 9}
		got := before
		err := stored.UnmarshalLine(&got, []byte(want.String()), known, elsewhere, parse)
		if ships := most <= 9; ships != (err == nil) || ships && got != want || !ships && got != before {
			t.Fatalf("%v is read as %v, %v", want, got, err)
		}
		text := fmt.Appendf(nil, `{"Left": %d, "Right": %d}`, want.left, want.right)
		if err := stored.UnmarshalJSON(&got, text, 1, rules{most}.position); err != nil || got != want {
			t.Fatalf("%s is read as %v, %v", text, got, err)
		}
	})
}

// Nothing but what is written is read, in whatever place another character stands.
func TestOnePositionHasOneLine(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		line := heap{9, rapid.IntRange(0, 4).Draw(t, "left"), rapid.IntRange(0, 4).Draw(t, "right")}.String()
		at := rapid.IntRange(0, len(line)).Draw(t, "at")
		other := line[:at] + rapid.StringMatching(`[0-9a-f.+-]?`).Draw(t, "other") + line[min(at+1, len(line)):]
		if s, err := parse(other, rules{9}); err == nil && s.String() != other {
			t.Fatalf("%s is read, and written as %s", other, s)
		}
	})
}

func TestWhatIsWrongWithALineIsTold(t *testing.T) {
	nine, ten := rules{9}.id(), rules{10}.id()
	for text, want := range map[string]string{
		"":                             "column 1: found nothing, expected the ID of a setup, 16 hexadecimal digits",
		"1.2":                          `column 1: found "1", expected the ID of a setup, 16 hexadecimal digits`,
		strings.ToUpper(nine) + ".1.2": `column 1: found "` + strings.ToUpper(nine) + `", expected the ID of a setup, 16 hexadecimal digits`,
		ten + ".1.2":                   "the position is of setup " + ten + ", and the setup given is " + nine,
		nine + ".x.12y":                `column 18: found "x", expected a number of matches` + "\n" + `column 20: found "12y", expected a number of matches`,
		nine + ".1":                    "column 20: found nothing, expected 3 fields, not 2",
		nine:                           "column 18: found nothing, expected 3 fields, not 1",
		nine + ".1.2.5":                `column 22: found "5", expected the end after 3 fields`,
		nine + ".5.5":                  errTooMany.Error(),
		nine + ".01.2":                 `found "` + nine + `.01.2", expected ` + nine + ".1.2",
	} {
		if s, err := parse(text, rules{9}); err == nil || err.Error() != want || s != (heap{}) {
			t.Errorf("%q is read as %v:\n%v\nwant\n%s", text, s, err, want)
		}
	}
}

func TestWhatCannotBeReadChangesNothing(t *testing.T) {
	before := heap{9, 1, 2}
	got := before
	for text, want := range map[string]string{
		"x":                     `column 1: found "x", expected the ID of a setup, 16 hexadecimal digits`,
		rules{10}.id() + ".1.2": "the position is of setup " + rules{10}.id() + ", whose table or components do not ship: ParseState reads it against that setup",
		rules{9}.id() + ".9.9":  errTooMany.Error(),
	} {
		if err := stored.UnmarshalLine(&got, []byte(text), known, elsewhere, parse); err == nil || err.Error() != want || got != before {
			t.Errorf("%q: %v, and %v stands there; want %s", text, err, got, want)
		}
	}
	for text, fails := range map[string]bool{" null\n": false, `{"Left": 9, "Right": 9}`: true, `{"Left": 1}`: true, "": true} {
		if err := stored.UnmarshalJSON(&got, []byte(text), 1, rules{9}.position); (err != nil) != fails || got != before {
			t.Errorf("%q: %v, and %v stands there", text, err, got)
		}
	}
	if err := stored.UnmarshalLine(&got, nil, known, elsewhere, parse); err != nil || got != (heap{}) {
		t.Errorf("no text is %v, %v; want no position", got, err)
	}
}

func TestWhatIsEmptyIsWritten(t *testing.T) {
	for text, want := range map[string]string{"": stored.Nothing, "a": "a"} {
		if got := stored.OrNothing(text); got != want {
			t.Errorf("%q is written %q", text, got)
		}
	}
}
