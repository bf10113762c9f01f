package steam

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

func TestRulesAreThoseOfTheBook(t *testing.T) {
	same(t, "NumRules", NumRules, len(slices.Collect(Rules())))
	if len(unbreakable(t)) == 0 {
		t.Error("the book does not say what cannot be broken")
	}
}

func TestRulesSayWhatTheyAre(t *testing.T) {
	misread := []string{"", "BUILD", "BUILD-0", "BUILD-11", "build-5", "BUILD-05", "no rule"}
	rulebooktest.Names(t, Rules(), ParseRule, misread, 0, ruleEnd, NoState, NoMove)
}

// TestRulesHaveTests: a rule that can be broken is broken in a test named after it,
// and one that cannot is not.
func TestRulesHaveTests(t *testing.T) {
	constants := rulebooktest.Constants(t, "rule.go", Rules())
	tests, cannotBeBroken := rulebooktest.Tests(t, ParseRule), unbreakable(t)
	for r := range Rules() {
		broken := false
		for _, test := range tests[r] {
			ast.Inspect(test, func(n ast.Node) bool {
				if call, ok := n.(*ast.CallExpr); ok {
					called, _ := call.Fun.(*ast.Ident)
					if called != nil && (called.Name == "refuses" || called.Name == "refusesText") {
						rule, ok := call.Args[1].(*ast.Ident)
						broken = broken || ok && rule.Name == constants[r]
					}
				}
				return true
			})
		}
		reason, cannot := cannotBeBroken[r]
		switch {
		case !cannot && !broken:
			t.Errorf("%s can be broken, and no test named after it does", r.String())
		case cannot && broken:
			t.Errorf("a test breaks %s, of which it is said that %s", r.String(), reason)
		}
	}
}

func TestReasonsStandInTheText(t *testing.T) {
	same(t, "NumReasons", NumReasons, len(slices.Collect(Reasons())))
	rulebooktest.Reasons(t, "reason.go", Reasons())
}
