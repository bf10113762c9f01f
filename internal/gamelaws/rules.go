package gamelaws

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"iter"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// cited is a rule that a refusal cites as an error.
type cited interface {
	Rule
	error
	IsValid() bool
}

// CheckRules tests what the rules of a game say of themselves. Each must have an identifier
// that parse reads back, the section with which it begins, and a sentence that no other
// rule has. It must be found in an error that wraps it. What is in misread is no
// identifier, and what is in none is no rule.
func CheckRules[R cited](t *testing.T, rules iter.Seq[R], parse func(string) (R, error), misread []string, none ...R) {
	t.Helper()
	sentences := map[string]R{}
	for r := range rules {
		identifier, text := r.String(), r.Text()
		if parsed, err := parse(identifier); err != nil || parsed != r || !r.IsValid() {
			t.Errorf("%s is read back as %s", identifier, parsed.String())
		}
		if section, _, _ := strings.Cut(identifier, "-"); r.Section() != section {
			t.Errorf("%s stands in section %s", identifier, r.Section())
		}
		if len(text) < 20 || !strings.HasSuffix(text, ".") {
			t.Errorf("%s has no sentence, but %q", identifier, text)
		}
		if twin, ok := sentences[text]; ok {
			t.Errorf("%s and %s say the same", identifier, twin.String())
		}
		sentences[text] = r
		if r.Error() != identifier+": "+text {
			t.Errorf("%s is the error %q", identifier, r.Error())
		}
		if !errors.Is(fmt.Errorf("refused: %w", r), r) {
			t.Errorf("%s is not found in an error that wraps it", identifier)
		}
	}
	for _, text := range misread {
		var zero R
		if r, err := parse(text); err == nil || r != zero {
			t.Errorf("%q is read as %s", text, r.String())
		}
	}
	for _, r := range none {
		if r.IsValid() || r.Section() != "" || r.Ruling() {
			t.Errorf("%s is a rule", r.String())
		}
	}
}

// named finds the rules that a test is named after: TestTRACK13TheLastTile is about
// TRACK-13, TestSCORE2And3 about two, TestCOST1To5 about five.
var named = regexp.MustCompile(`([A-Z]{3,})(\d+[ab]?)(?:(?:To|And)([A-Z]{3,})?(\d+))?`)

// TestsOfRules returns the tests of the package in the working directory that are named after
// rules, by rule. It reports those that are named after what is no rule.
func TestsOfRules[R Rule](t *testing.T, parse func(string) (R, error)) map[R][]*ast.FuncDecl {
	t.Helper()
	files, err := filepath.Glob("*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	tests := map[R][]*ast.FuncDecl{}
	for _, file := range files {
		syntax, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, declared := range syntax.Decls {
			function, ok := declared.(*ast.FuncDecl)
			if !ok || function.Recv != nil {
				continue
			}
			for _, identifier := range identifiers(function.Name.Name) {
				r, err := parse(identifier)
				if err != nil {
					t.Errorf("%s: %s is named after %s, which is no rule", file, function.Name.Name, identifier)
					continue
				}
				if strings.HasPrefix(function.Name.Name, "Test") {
					tests[r] = append(tests[r], function)
				}
			}
		}
	}
	return tests
}

// identifiers returns the rules in the name of a test.
func identifiers(test string) (all []string) {
	for _, m := range named.FindAllStringSubmatch(test, -1) {
		section, first, lastSection, last := m[1], m[2], m[3], m[4]
		all = append(all, section+"-"+first)
		if lastSection != "" && lastSection != section {
			all = append(all, lastSection+"-"+last)
			continue
		}
		from, _ := strconv.Atoi(first)
		to, _ := strconv.Atoi(last)
		for n := from + 1; n <= to; n++ {
			all = append(all, fmt.Sprintf("%s-%d", section, n))
		}
	}
	return all
}
