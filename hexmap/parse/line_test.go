package parse_test

import (
	"errors"
	"math"
	"strconv"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap/parse"
)

// Each row reads a line: a verb, a number from 1 to 6, a hex, then text.
func TestWordsAreReadToTheFirstFault(t *testing.T) {
	for _, test := range []struct {
		line, want string // as read, or the error
	}{
		{"draft 4 c5 and so  on # all", "0 4 c5 and so on"},
		{"take 1 a1 x", "1 1 a1 x"},
		{"", "column 1: found the end of the line, expected draft or take"},
		{"drift 9", `column 1: found "drift", expected draft or take`},
		{"draft", "column 7: found the end of the line, expected a die"},
		{"draft 0 ?", `column 7: found "0", expected a die`},
		{"draft 7", `column 7: found "7", expected a die`},
		{"draft 04", `column 7: found "04", expected a die`},
		{"draft 4 ?? x", `column 9: found "??", expected a hex`},
		{"draft 4 c5", "column 12: found the end of the line, expected text"},
	} {
		words := parse.AppendWords(nil, test.line)
		r := parse.NewLine(words)
		verb, n := r.Choice("draft", "take"), r.Number("a die", 1, 6)
		cell, text := parse.Value(r, "a hex", parseHex), r.Rest("text")
		got := strconv.Itoa(verb) + " " + strconv.Itoa(n) + " " + cell + " " + text
		if err := r.End("the end"); err != nil {
			got = err.Error()
			if r.More() || r.Word("more") != (parse.Word{}) || r.Number("more", 3, 6) != 3 || r.Choice("", "b") != 0 || r.Rest("more") != "" || r.Err() != err {
				t.Errorf("%q is read on after its fault", test.line)
			}
			if parse.Value(r, "more", func(string) (int, error) { return 1, nil }) != 0 {
				t.Errorf("after its fault %q has a value", test.line)
			}
		}
		if got != test.want {
			t.Errorf("%q is read as %s, want %s", test.line, got, test.want)
		}
	}
}

// parseHex reads names such as c5.
func parseHex(text string) (string, error) {
	if len(text) != 2 || text[0] < 'a' || text[0] > 'z' || text[1] < '1' || text[1] > '9' {
		return "", errors.New("no hex")
	}
	return text, nil
}

func TestEndIsWhereNothingIsLeft(t *testing.T) {
	words := parse.AppendWords(nil, "end now")
	r := parse.NewLine(words)
	r.Word("end")
	if !r.More() {
		t.Error("one word of two is all")
	}
	r.Back()
	if word := r.Word("end"); word != words[0] {
		t.Errorf("after going back, %v is read", word)
	}
	want := &parse.Error{Input: "now", Column: 5, Found: parse.Quote("now"), Expected: parse.Say("the end of the move")}
	if diff := cmp.Diff(error(want), r.End("the end of the move")); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
	if r = parse.NewLine(words[:1]); r.Word("end") != words[0] || r.End("the end") != nil || r.Err() != nil || r.More() {
		t.Error("a line that is read whole has a fault, or goes on")
	}
}

func TestAtLineNumbersWhatHasNoLine(t *testing.T) {
	other := errors.New("other")
	for _, test := range []struct {
		err, want error
	}{
		{parse.Misread("x", "y"), &parse.Error{Input: "x", Line: 7, Found: parse.Quote("x"), Expected: parse.Say("y")}},
		{&parse.Error{Line: 2}, &parse.Error{Line: 2}},
	} {
		if diff := cmp.Diff(test.want, parse.AtLine(test.err, 7)); diff != "" {
			t.Errorf("mismatch (-want +got)\n%s", diff)
		}
	}
	if parse.AtLine(other, 7) != other || parse.AtLine(nil, 7) != nil {
		t.Error("another error is changed")
	}
}

func TestNumbersAreReadAsTheyArePrinted(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n, most := rapid.IntRange(math.MinInt32, math.MaxInt32).Draw(t, "n"), rapid.IntRange(0, math.MaxInt32).Draw(t, "most")
		text := strconv.Itoa(n)
		natural, isNatural := parse.Natural(text, most)
		if fits := 0 <= n && n <= most; fits != isNatural || fits && natural != n {
			t.Fatalf("Natural(%q, %d) = %d, %v", text, most, natural, isNatural)
		}
		clamped, isClamped := parse.Clamped(text, most)
		if fits := n >= 0; fits != isClamped || fits && clamped != min(n, most) {
			t.Fatalf("Clamped(%q, %d) = %d, %v", text, most, clamped, isClamped)
		}
		integer, isInteger := parse.Integer(text, most)
		if fits := -most <= n && n <= most; fits != isInteger || fits && integer != n {
			t.Fatalf("Integer(%q, %d) = %d, %v", text, most, integer, isInteger)
		}
	})
}

func TestNumbersOfOtherFormsAreRefused(t *testing.T) {
	for _, text := range []string{"", "-", "+1", "00", "07", "-0", "-01", "1.0", "1e2", "0x1", "1_0", " 1", "1 ", "١", "one"} {
		_, natural := parse.Natural(text, 100)
		_, clamped := parse.Clamped(text, 100)
		_, integer := parse.Integer(text, 100)
		if natural || clamped || integer {
			t.Errorf("%q is read as a number: %v, %v, %v", text, natural, clamped, integer)
		}
	}
	const long = "99999999999999999999999"
	if n, ok := parse.Clamped(long, 100); n != 100 || !ok {
		t.Errorf("a number of many digits is clamped to %d, %v", n, ok)
	}
	if _, ok := parse.Natural(long, math.MaxInt32); ok {
		t.Error("a number of many digits is at most another")
	}
}
