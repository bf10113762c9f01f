package steamrollers

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
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
	sentences := map[string]Rule{}
	for r := range Rules() {
		identifier, text := r.String(), r.Text()
		if parsed, err := ParseRule(identifier); err != nil || parsed != r || !r.IsValid() {
			t.Errorf("%s is read back as %s", identifier, parsed.String())
		}
		section, _, _ := strings.Cut(identifier, "-")
		same(t, identifier+": section", r.Section(), section)
		if len(text) < 20 || !strings.HasSuffix(text, ".") {
			t.Errorf("%s has no sentence, but %q", identifier, text)
		}
		if twin, ok := sentences[text]; ok {
			t.Errorf("%s and %s say the same", identifier, twin.String())
		}
		sentences[text] = r
		same(t, identifier+": Error", r.Error(), identifier+": "+text)
		if !errors.Is(fmt.Errorf("refused: %w", r), r) {
			t.Errorf("%s is not found in an error that wraps it", identifier)
		}
	}
	for _, none := range []string{"", "DELIVER", "DELIVER-0", "DELIVER-10", "deliver-6", "DELIVER-06", "TILE-2", "no rule"} {
		if r, err := ParseRule(none); err == nil || r != 0 {
			t.Errorf("%q is read as %s", none, r.String())
		}
	}
	for _, none := range []Rule{0, ruleEnd, NoState, NoMove} {
		if none.IsValid() || none.Section() != "" || none.Ruling() {
			t.Errorf("%s is a rule", none.String())
		}
	}
}

// namesRule finds the rule that a test is named after: TestTILE2aSecondDie is
// about TILE-2a.
var namesRule = regexp.MustCompile(`^(?:Test|Fuzz|Benchmark|Example)([A-Z]{3,})(\d+[ab]?)(?:[A-Z_]|$)`)

// TestRulesHaveTests reads the names of this package's tests.
func TestRulesHaveTests(t *testing.T) {
	files, err := filepath.Glob("*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	tested := map[Rule]bool{}
	for _, file := range files {
		syntax, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, declaration := range syntax.Decls {
			function, ok := declaration.(*ast.FuncDecl)
			if !ok || function.Recv != nil {
				continue
			}
			named := namesRule.FindStringSubmatch(function.Name.Name)
			if named == nil {
				continue
			}
			r, err := ParseRule(named[1] + "-" + named[2])
			if err != nil {
				t.Errorf("%s: %s is named after %s-%s, which is no rule", file, function.Name.Name, named[1], named[2])
			}
			tested[r] = tested[r] || strings.HasPrefix(function.Name.Name, "Test")
		}
	}
	for r := range Rules() {
		if !tested[r] {
			t.Errorf("no test is named after %s: %s", r.String(), r.Text())
		}
	}
}

// TestRulesAreRefusedBy holds the negative cases against the catalogue: every
// rule has one, or a reason why there can be none.
func TestRulesAreRefusedBy(t *testing.T) {
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
