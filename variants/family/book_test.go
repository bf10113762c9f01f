package family_test

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/variants/family"
)

type rule uint8

const (
	moveOnce rule = iota + 1
	moveFar
	endSoon
	endOfRules
)

var book = family.BookOf[rule](`
# The rules
Nothing stands here.

## MOVE

**Ruling** Of no rule.

### MOVE-1

Everybody moves ` + "`once`" + `.
They may *also* pass.

### MOVE-2

Nobody moves far.

**Ruling** Far is three steps.
Two are not.

**Ruling** Another.
## END

**Ruling** Of no rule.

### END-1

The end is near.
`)

func TestEachRuleIsFoundByItsIdentifier(t *testing.T) {
	for r := rule(1); r < endOfRules; r++ {
		if found, ok := book.Find(book.Identifier(r)); !ok || found != r {
			t.Errorf("%s is rule %d, and found as %d", book.Identifier(r), r, found)
		}
		if book.Ruling(r) != (r == moveFar) {
			t.Errorf("%s is not what the page says", book.Identifier(r))
		}
	}
}

func TestOnlyRulesAreFound(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		identifier := rapid.StringMatching(`(MOVE|END|)-?[0-3]?|no rule`).Draw(t, "identifier")
		if r, ok := book.Find(identifier); ok && book.Identifier(r) != identifier || !ok && r != 0 {
			t.Fatalf("%q is found as %s", identifier, book.Identifier(r))
		}
	})
}

func TestRulesAreTold(t *testing.T) {
	for _, test := range []struct {
		rule                       rule
		identifier, section, whole string
	}{
		{moveOnce, "MOVE-1", "MOVE", "MOVE-1: Everybody moves once."},
		{moveFar, "MOVE-2", "MOVE", "MOVE-2: Nobody moves far."},
		{endSoon, "END-1", "END", "END-1: The end is near."},
		{0, "no rule", "", "no rule"},
		{endOfRules, "no rule", "", "no rule"},
		{253, "no rule", "", "no rule"},
		{family.NoState, "no state", "", "no state: the zero State is no position: New makes one"},
		{family.NoMove, "no move", "", "no move: the zero Move is no move: the constructors and ParseMove make one"},
	} {
		identifier, section, whole := book.Identifier(test.rule), book.Section(test.rule), book.Error(test.rule)
		if identifier != test.identifier || section != test.section || whole != test.whole {
			t.Errorf("rule %d is %q of %q: %q", test.rule, identifier, section, whole)
		}
		if test.section == "" && book.Ruling(test.rule) {
			t.Errorf("%s is a ruling", identifier)
		}
	}
}
