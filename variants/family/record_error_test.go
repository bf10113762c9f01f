package family_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
)

func TestARecordErrorIsOneLineWithItsRule(t *testing.T) {
	notNow := family.NewPhrase(sentence("not now"))
	for _, test := range []struct {
		err           error
		message, rule string
	}{
		{&parse.Error{Line: 7, Column: 2, Found: parse.Say("x"), Expected: parse.Say("y")}, "column 2: found x, expected y", ""},
		{&parse.Error{Line: 7, Found: parse.Say("x"), Expected: parse.Say("y"), RuleID: "MAP-2"}, "found x, expected y (MAP-2)", "MAP-2"},
		{&parse.Error{Line: 3, Column: 2, Found: parse.Say("x"), Expected: parse.Say("y")}, "line 3, column 2: found x, expected y", ""}, // of another text
		{&family.MoveError{Move: trick{"play", 1}, Rule: following, Reason: notNow}, "not now", "FOLLOW-1"},
		{fmt.Errorf("in vain: %w", &family.MoveError{Rule: following, Reason: notNow}), "not now", "FOLLOW-1"},
		{&family.SetupError{Field: "table", Rule: following, Reason: notNow}, "not now", "FOLLOW-1"},
		{&family.SetupError{Field: "table", Reason: notNow}, "not now", ""},
		{&family.ResultError{Rule: winning, Reason: notNow}, "not now", "WIN-1"},
		{winning, "the law WIN-1", "WIN-1"},
		{errors.Join(errFallen, errTurn), "that card has fallen; another seat is asked", ""},
	} {
		e := &family.RecordError{Line: 7, Text: "x", Err: test.err}
		if message, rule := e.Message(), e.Rule(); message != test.message || rule != test.rule {
			t.Errorf("%v is %q by rule %q, want %q by %q", test.err, message, rule, test.message, test.rule)
		}
		want := "line 7: " + test.message
		if test.rule != "" && test.message == "not now" {
			want += " (" + test.rule + ")"
		}
		if e.Error() != want {
			t.Errorf("%q, want %q", e.Error(), want)
		}
		if !errors.Is(e, test.err) {
			t.Errorf("%v is not found in its error", test.err)
		}
	}
}

func TestMessageChangesNoError(t *testing.T) {
	malformed := &parse.Error{Line: 7, Found: parse.Say("x"), Expected: parse.Say("y")}
	_ = (&family.RecordError{Line: 7, Err: malformed}).Message()
	if malformed.Line != 7 {
		t.Error("the line of the error is gone")
	}
}
