package steamrollers

import (
	"slices"
	"testing"

	"github.com/railhex/railhex/variants/family/rulebook/rulebooktest"
)

// unbreakable is every rule that no move, no setup and no file can break, and why, as
// the book has it, which says each rule as the catalogue does.
func unbreakable(t *testing.T) map[Rule]string {
	t.Helper()
	return rulebooktest.Unbreakable(t, "RULES.md", Rules())
}

func TestRulesAreThoseOfTheBook(t *testing.T) {
	same(t, "NumRules", NumRules, len(slices.Collect(Rules())))
	if len(unbreakable(t)) == 0 {
		t.Error("the book does not say what cannot be broken")
	}
}

func TestRulesSayWhatTheyAre(t *testing.T) {
	misread := []string{"", "DELIVER", "DELIVER-0", "DELIVER-10", "deliver-6", "DELIVER-06", "TILE-2", "no rule"}
	rulebooktest.Names(t, Rules(), ParseRule, misread, 0, ruleEnd, NoState, NoMove)
}

func TestRulesHaveTests(t *testing.T) {
	tests := rulebooktest.Tests(t, ParseRule)
	for r := range Rules() {
		if tests[r] == nil {
			t.Errorf("no test is named after %s: %s", r.String(), r.Text())
		}
	}
}

// TestRulesAreRefusedBy holds the negative cases against the catalogue: every
// rule has one, or a reason why there can be none.
func TestRulesAreRefusedBy(t *testing.T) {
	rulebooktest.Constants(t, "rule.go", Rules())
	broken := map[Rule]bool{}
	for _, r := range allRefusals {
		broken[r.rule] = true
		t.Run(r.rule.String()+" "+r.move, r.check)
	}
	for _, f := range allSetupFaults {
		broken[f.rule] = true
		t.Run(f.rule.String()+" setup", f.check)
	}
	for _, f := range allFileFaults {
		broken[f.cites] = true
		t.Run(f.of.String()+" "+f.file, f.check)
	}
	cannotBeBroken := unbreakable(t)
	for r := range Rules() {
		reason, cannot := cannotBeBroken[r]
		switch {
		case !broken[r] && !cannot:
			t.Errorf("no case breaks %s: %s", r.String(), r.Text())
		case broken[r] && cannot:
			t.Errorf("a case breaks %s, of which it is said that %s", r.String(), reason)
		}
	}
}
