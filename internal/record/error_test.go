package record_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/internal/record"
)

type law string

func (l law) Error() string  { return "the law " + string(l) }
func (l law) String() string { return string(l) }

// A refusal has a reason and wraps a law.
type refusal struct{ reason string }

func (e *refusal) Error() string { return e.reason + " (LAW-1)" }
func (e *refusal) Unwrap() error { return law("LAW-1") }

func TestAnErrorIsToldOnOneLineWithItsRule(t *testing.T) {
	for _, test := range []struct {
		err           error
		message, rule string
	}{
		{&parse.Error{Line: 7, Column: 2, Found: "x", Expected: "y"}, "column 2: found x, expected y", ""},
		{&parse.Error{Line: 7, Found: "x", Expected: "y", RuleID: "MAP-2"}, "found x, expected y (MAP-2)", "MAP-2"},
		{&parse.Error{Line: 3, Column: 2, Found: "x", Expected: "y"}, "line 3, column 2: found x, expected y", ""}, // of another text
		{&refusal{"not now"}, "not now", "LAW-1"},
		{fmt.Errorf("in vain: %w", &refusal{"not now"}), "not now", "LAW-1"},
		{law("LAW-2"), "the law LAW-2", "LAW-2"},
		{errors.Join(errHeld, errSum), "that card was played; the points are others", ""},
	} {
		e := record.Error{Line: 7, Text: "x", Err: test.err}
		message := e.Message(func(err error) (string, bool) {
			if refused, ok := errors.AsType[*refusal](err); ok {
				return refused.reason, true
			}
			return "", false
		})
		if rule := record.RuleOf[law](test.err); message != test.message || rule != test.rule {
			t.Errorf("%v is told as %q by rule %q, want %q by %q", test.err, message, rule, test.message, test.rule)
		}
	}
	malformed := &parse.Error{Line: 7, Found: "x", Expected: "y"}
	e := record.Error{Line: 7, Err: malformed}
	e.Message(func(error) (string, bool) { return "", false })
	if malformed.Line != 7 {
		t.Error("telling an error changes it")
	}
}
