package steampower

import (
	"go/ast"
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

// brokenInStoredPositions are the rules that only a stored position can break.
var brokenInStoredPositions = map[Rule]string{
	LinkOneUnderConstruction: "a second link is never begun: TRACK-9",
}

func TestRulesAreThoseOfTheBook(t *testing.T) {
	equal(t, "NumRules", NumRules, len(slices.Collect(Rules())))
	if len(unbreakable(t)) == 0 {
		t.Error("the book does not say what cannot be broken")
	}
}

func TestRulesSayWhatTheyAre(t *testing.T) {
	misread := []string{"", "SHIP", "SHIP-0", "SHIP-10", "ship-5", "SHIP-05", "DELIVER-6", "no rule"}
	rulebooktest.Names(t, Rules(), ParseRule, misread, 0, ruleEnd, NoState, NoMove)
}

// TestRulesHaveTests reads the names of this package's tests. The test of a rule
// that can be broken names its constant, as what a refusal must cite.
func TestRulesHaveTests(t *testing.T) {
	constants := rulebooktest.Constants(t, "rule.go", Rules())
	tests, cannotBeBroken := rulebooktest.Tests(t, ParseRule), unbreakable(t)
	for r := range Rules() {
		cited := false
		for _, test := range tests[r] {
			ast.Inspect(test, func(n ast.Node) bool {
				ident, ok := n.(*ast.Ident)
				cited = cited || ok && ident.Name == constants[r]
				return true
			})
		}
		reason, cannot := cannotBeBroken[r]
		_, stored := brokenInStoredPositions[r]
		switch {
		case tests[r] == nil:
			t.Errorf("no test is named after %s: %s", r.String(), r.Text())
		case !cannot && !stored && !cited:
			t.Errorf("no test of %s holds that it refuses anything", r.String())
		case cannot && cited:
			t.Errorf("a test of %s refuses something, of which it is said that %s", r.String(), reason)
		}
	}
}

func TestReasonsStandInTheText(t *testing.T) { rulebooktest.Reasons(t, "reason.go", Reasons()) }
