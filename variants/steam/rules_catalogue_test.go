package steam

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
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
	sentences := map[string]bool{}
	for r := range Rules() {
		parsed, err := ParseRule(r.String())
		if err != nil || parsed != r || !r.IsValid() {
			t.Errorf("%s is read back as %s", r.String(), parsed.String())
		}
		if text := r.Text(); len(text) < 20 || !strings.HasSuffix(text, ".") || sentences[text] {
			t.Errorf("%s has no sentence of its own, but %q", r.String(), text)
		}
		sentences[r.Text()] = true
		if !errors.Is(fmt.Errorf("refused: %w", r), r) {
			t.Errorf("%s is not found in an error that wraps it", r.String())
		}
	}
	for _, none := range []string{"", "BUILD", "BUILD-0", "BUILD-11", "build-5", "BUILD-05", "no rule"} {
		if r, err := ParseRule(none); err == nil || r != 0 {
			t.Errorf("%q is read as %s", none, r.String())
		}
	}
}

// named finds what a test is named after: TestCOST1ToCOST5, TestLINK7And8.
var named = regexp.MustCompile(`^Test([A-Z]+)(\d+)(?:(To|And)(?:[A-Z]+)?(\d+))?`)

// TestEveryRuleHasATest: a rule that can be broken is broken in a test named after
// it, and one that cannot is, or says why.
func TestEveryRuleHasATest(t *testing.T) {
	constants := map[string]string{} // identifiers by the names of the constants
	ast.Inspect(parsed(t, "rule.go"), func(n ast.Node) bool {
		if spec, ok := n.(*ast.ValueSpec); ok && len(constants) < NumRules {
			constants[spec.Names[0].Name] = Rule(len(constants) + 1).String()
		}
		return true
	})
	files, err := filepath.Glob("*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	tested, broken := map[string]bool{}, map[string]bool{}
	for _, name := range files {
		for _, declared := range parsed(t, name).Decls {
			function, ok := declared.(*ast.FuncDecl)
			if !ok {
				continue
			}
			rules := rulesOf(function.Name.Name)
			for _, rule := range rules {
				tested[rule] = true
			}
			ast.Inspect(function.Body, func(n ast.Node) bool {
				call, ok := n.(*ast.CallExpr)
				if !ok {
					return true
				}
				if called, ok := call.Fun.(*ast.Ident); ok && (called.Name == "refuses" || called.Name == "refusesText") {
					if rule, ok := call.Args[1].(*ast.Ident); ok && slices.Contains(rules, constants[rule.Name]) {
						broken[constants[rule.Name]] = true
					}
				}
				return true
			})
		}
	}
	cannotBeBroken := unbreakable(t)
	for r := range Rules() {
		_, cannot := cannotBeBroken[r]
		switch {
		case !cannot && (!tested[r.String()] || !broken[r.String()]):
			t.Errorf("%s can be broken, and no test named after it does", r.String())
		case cannot && broken[r.String()]:
			t.Errorf("a test breaks %s, of which it is said that %s", r.String(), cannotBeBroken[r])
		}
	}
}

// rulesOf is the rules that a test is named after.
func rulesOf(name string) (rules []string) {
	m := named.FindStringSubmatch(name)
	if m == nil {
		return nil
	}
	first, _ := strconv.Atoi(m[2])
	last := first
	if m[4] != "" {
		last, _ = strconv.Atoi(m[4])
	}
	for n := first; n <= last; n++ {
		rules = append(rules, fmt.Sprintf("%s-%d", m[1], n))
	}
	return rules
}

func parsed(t *testing.T, name string) *ast.File {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	return file
}

func TestReasonsAreTold(t *testing.T) {
	keys := map[string]bool{}
	for r := range Reasons() {
		if r.String() == "" || r.Template() == "" || keys[r.String()] {
			t.Errorf("reason %d is %q: %q", r, r.String(), r.Template())
		}
		keys[r.String()] = true
	}
	same(t, "number", len(keys), NumReasons)
}
