package steampower

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
	sentences := map[string]Rule{}
	for r := range Rules() {
		identifier, text := r.String(), r.Text()
		if parsed, err := ParseRule(identifier); err != nil || parsed != r || !r.IsValid() {
			t.Errorf("%s is read back as %s", identifier, parsed.String())
		}
		section, _, _ := strings.Cut(identifier, "-")
		equal(t, identifier+": section", r.Section(), section)
		if len(text) < 20 || !strings.HasSuffix(text, ".") {
			t.Errorf("%s has no sentence, but %q", identifier, text)
		}
		if twin, ok := sentences[text]; ok {
			t.Errorf("%s and %s say the same", identifier, twin.String())
		}
		sentences[text] = r
		equal(t, identifier+": Error", r.Error(), identifier+": "+text)
		if !errors.Is(fmt.Errorf("refused: %w", r), r) {
			t.Errorf("%s is not found in an error that wraps it", identifier)
		}
	}
	for _, none := range []string{"", "SHIP", "SHIP-0", "SHIP-10", "ship-5", "SHIP-05", "DELIVER-6", "no rule"} {
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

// namesRules finds the rules that a test is named after: TestTRACK13TheLastTile is
// about TRACK-13, TestSCORE2AndSCORE3 about two.
var namesRules = regexp.MustCompile(`([A-Z]{3,})(\d+)`)

// TestRulesHaveTests reads the names of this package's tests. The test of a rule
// that can be broken names its constant, as what a refusal must cite.
func TestRulesHaveTests(t *testing.T) {
	constants := ruleConstants(t)
	tested, cited := map[Rule]bool{}, map[Rule]bool{}
	for _, function := range functionsOf(t, "*_test.go") {
		name := function.Name.Name
		if !strings.HasPrefix(name, "Test") {
			continue
		}
		for _, named := range namesRules.FindAllStringSubmatch(name, -1) {
			r, err := ParseRule(named[1] + "-" + named[2])
			if err != nil {
				t.Errorf("%s is named after %s-%s, which is no rule", name, named[1], named[2])
				continue
			}
			tested[r] = true
			ast.Inspect(function, func(n ast.Node) bool {
				if ident, ok := n.(*ast.Ident); ok && ident.Name == constants[r] {
					cited[r] = true
				}
				return true
			})
		}
	}
	cannotBeBroken := unbreakable(t)
	for r := range Rules() {
		reason, cannot := cannotBeBroken[r]
		_, stored := brokenInStoredPositions[r]
		switch {
		case !tested[r]:
			t.Errorf("no test is named after %s: %s", r.String(), r.Text())
		case !cannot && !stored && !cited[r]:
			t.Errorf("no test of %s holds that it refuses anything", r.String())
		case cannot && cited[r]:
			t.Errorf("a test of %s refuses something, of which it is said that %s", r.String(), reason)
		}
	}
}

// ruleConstants is the name of the constant of each rule.
func ruleConstants(t *testing.T) map[Rule]string {
	t.Helper()
	syntax, err := parser.ParseFile(token.NewFileSet(), "rule.go", nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	names := map[Rule]string{}
	for _, declaration := range syntax.Decls {
		constants, ok := declaration.(*ast.GenDecl)
		if !ok || constants.Tok != token.CONST {
			continue
		}
		for i, spec := range constants.Specs {
			if r := Rule(i); r.IsValid() && names[r] == "" {
				names[r] = spec.(*ast.ValueSpec).Names[0].Name
			}
		}
	}
	return names
}

// functionsOf is the functions of the files of this package that match a pattern.
func functionsOf(t *testing.T, pattern string) (all []*ast.FuncDecl) {
	t.Helper()
	files, err := filepath.Glob(pattern)
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		syntax, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, declaration := range syntax.Decls {
			if function, ok := declaration.(*ast.FuncDecl); ok && function.Recv == nil {
				all = append(all, function)
			}
		}
	}
	return all
}
