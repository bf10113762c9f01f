package parse_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap/parse"
)

func TestAnErrorIsOneSentence(t *testing.T) {
	words := parse.AppendWords(nil, "rows é "+strings.Repeat("y", 50))
	long := `"` + strings.Repeat("y", 40) + `…"`
	for _, test := range []struct {
		err  *parse.Error
		want string
	}{
		{parse.Misread("6", "a digit from 1 to 5"), `found "6", expected a digit from 1 to 5`},
		{parse.Misread("", "a digit"), `found nothing, expected a digit`},
		{parse.Unexpected(words[1], "a number"), `column 6: found "é", expected a number`},
		{parse.Unexpected(words[2], "a number"), `column 8: found ` + long + `, expected a number`},
		{parse.Missing(words[:2], "a number"), `column 8: found the end of the line, expected a number`},
		{parse.Missing(nil, "a number"), `column 1: found the end of the line, expected a number`},
		{&parse.Error{Line: 3, Found: parse.Say("a"), Expected: parse.Say("b"), RuleID: "GRID-1"}, `line 3: found a, expected b (GRID-1)`},
		{&parse.Error{Line: 3, Column: 4, Found: parse.Say("a"), Expected: parse.Say("b")}, `line 3, column 4: found a, expected b`},
		{&parse.Error{More: 7}, `7 more faults`},
	} {
		if got := test.err.Error(); got != test.want {
			t.Errorf("got %s, want %s", got, test.want)
		}
	}
	if input := parse.Unexpected(words[2], "").Input; input != strings.Repeat("y", 40)+"…" {
		t.Errorf("of a long word the error keeps %q", input)
	}
}

func TestFaultsTellWhatEachOfThemAdds(t *testing.T) {
	var faults parse.Faults
	if err := faults.Err(); err != nil {
		t.Errorf("no fault is %v", err)
	}
	words := parse.AppendWords(nil, "rows 3 4")
	faults.Lack(3, 1, parse.EndOfText, "a row", "GRID-3")
	faults.Wrong(2, words[1], "2", "GRID-1")
	faults.Reject(2, words[0], "rows again", "one", "")
	faults.Missing(1, words, "a column", "GRID-2")
	faults.Add(parse.Misread("x", "y"))
	faults.AddAt(4, parse.Missing(words[:1], "a number"))
	faults.AddAt(5, nil)
	want := []error{
		&parse.Error{Input: "x", Found: parse.Quote("x"), Expected: parse.Say("y")},
		&parse.Error{Line: 1, Column: 10, Found: parse.Say("the end of the line"), Expected: parse.Say("a column"), RuleID: "GRID-2"},
		&parse.Error{Input: "rows", Line: 2, Column: 1, Found: parse.Say("rows again"), Expected: parse.Say("one")},
		&parse.Error{Input: "3", Line: 2, Column: 6, Found: parse.Quote("3"), Expected: parse.Say("2"), RuleID: "GRID-1"},
		&parse.Error{Line: 3, Column: 1, Found: parse.Say("the end of the text"), Expected: parse.Say("a row"), RuleID: "GRID-3"},
		&parse.Error{Line: 4, Column: 6, Found: parse.Say("the end of the line"), Expected: parse.Say("a number")},
	}
	if diff := cmp.Diff(want, faultsIn(faults.Err())); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
}

func TestNeedWords(t *testing.T) {
	for line, want := range map[string]string{
		"rows":     "line 5, column 6: found the end of the line, expected how many there are",
		"rows 3":   "",
		"rows 3 4": `line 5, column 8: found "4", expected the end of the line`,
	} {
		var faults parse.Faults
		complete := faults.NeedWords(5, parse.AppendWords(nil, line), "rows", "how many there are")
		got := ""
		if err := faults.Err(); err != nil {
			got = err.Error()
		}
		if got != want || complete != (line != "rows") {
			t.Errorf("%q: %q, %t", line, got, complete)
		}
	}
}

// TestFaultsStandInTheOrderOfTheText: an error lists the faults by line and column,
// those of one place in the order in which they were found. If there are too many,
// it gives the number of those that it leaves out.
func TestFaultsStandInTheOrderOfTheText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		places := rapid.SliceOfN(rapid.IntRange(0, 30), 1, parse.MaxFaults+20).Draw(t, "places")
		var faults parse.Faults
		for i, place := range places {
			faults.Lack(place/6, place%6, parse.Key(fmt.Sprint(i)), "nothing", "")
		}
		told := places[:min(len(places), parse.MaxFaults)]
		order := make([]int, len(told))
		for i := range order {
			order[i] = i
		}
		slices.SortStableFunc(order, func(i, j int) int { return told[i] - told[j] })
		var want []error
		for _, i := range order {
			want = append(want, &parse.Error{Line: told[i] / 6, Column: told[i] % 6, Found: parse.Say(parse.Key(fmt.Sprint(i))), Expected: parse.Say("nothing")})
		}
		if more := len(places) - len(told); more > 0 {
			want = append(want, &parse.Error{More: more})
		}
		if diff := cmp.Diff(want, faultsIn(faults.Err())); diff != "" {
			t.Errorf("mismatch (-want +got)\n%s", diff)
		}
	})
}

func faultsIn(err error) []error { return err.(interface{ Unwrap() []error }).Unwrap() }

func TestUnmarshalChangesNothingOnAnError(t *testing.T) {
	refusal := errors.New("no number")
	one := func(text string) (int, error) {
		if text != "one" {
			return 7, refusal
		}
		return 1, nil
	}
	type unmarshal func(*int, []byte, func(string) (int, error)) error
	for name, test := range map[string]struct {
		unmarshal unmarshal
		empty     int // what the empty text makes of 5
		err       error
	}{
		"Unmarshal":       {parse.Unmarshal[int], 5, refusal},
		"UnmarshalOrZero": {parse.UnmarshalOrZero[int], 0, nil},
	} {
		value := 5
		if err := test.unmarshal(&value, []byte("two"), one); err != refusal || value != 5 {
			t.Errorf("%s of a wrong text: %d, %v", name, value, err)
		}
		if err := test.unmarshal(&value, nil, one); err != test.err || value != test.empty {
			t.Errorf("%s of no text: %d, %v", name, value, err)
		}
		if err := test.unmarshal(&value, []byte("one"), one); err != nil || value != 1 {
			t.Errorf("%s of a right text: %d, %v", name, value, err)
		}
	}
}
