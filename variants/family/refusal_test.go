package family_test

import (
	"errors"
	"testing"

	"github.com/railhex/railhex/variants/family"
)

func TestErrorsSayWhatIsRefusedAndByWhichRule(t *testing.T) {
	reason := family.NewPhrase(sentence("{card} is too high"), "card", 9)
	fell := family.NewPhrase(sentence("it fell twice"))
	for _, test := range []struct {
		err  error
		text string
		rule error // nil for none
	}{
		{&family.MoveError{Move: trick{"play", 9}, Rule: following, Reason: reason}, "play 9: 9 is too high (FOLLOW-1)", following},
		{&family.MoveError{Rule: following, Reason: reason}, "9 is too high (FOLLOW-1)", following},
		{&family.MoveError{Move: trick{}, Rule: following, Reason: reason}, "9 is too high (FOLLOW-1)", following},
		{&family.MoveError{Move: trick{"play", 9}, Rule: noLaw, Reason: reason}, "9 is too high", noLaw},
		{&family.MoveError{Move: trick{"play", 9}, Reason: reason}, "9 is too high", nil},
		{&family.SetupError{Field: "table", Rule: following, Reason: reason}, "9 is too high (FOLLOW-1)", following},
		{&family.SetupError{Field: "table", Rule: noLaw, Reason: reason}, "9 is too high", nil},
		{&family.SetupError{Field: "table", Reason: reason}, "9 is too high", nil},
		{&family.StateError{Field: "cards[3]", Rule: following, Reason: fell}, "cards[3]: it fell twice (FOLLOW-1)", following},
		{&family.StateError{Field: "cards[3]", Rule: noLaw, Reason: fell}, "cards[3]: it fell twice", nil},
		{&family.StateError{Field: "cards[3]", Reason: fell}, "cards[3]: it fell twice", nil},
		{&family.ResultError{Rule: winning, Reason: reason}, "9 is too high (WIN-1)", winning},
	} {
		if test.err.Error() != test.text || errors.Unwrap(test.err) != test.rule {
			t.Errorf("%#v says %q by %v, want %q by %v", test.err, test.err, errors.Unwrap(test.err), test.text, test.rule)
		}
	}
}

func TestAPhraseWithoutReasonIsEmpty(t *testing.T) {
	if text := (family.Phrase{}).String(); text != "" {
		t.Errorf("%q", text)
	}
}
