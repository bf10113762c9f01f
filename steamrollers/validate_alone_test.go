package steamrollers_test

import (
	"encoding/json"
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family"

	"github.com/railhex/railhex/steamrollers"
)

// A clause is one fault that a position may have, by the sentence that tells it.
type clause struct {
	at    token.Position
	tells *regexp.Regexp
	alone bool // something breaks it and nothing else
}

var verb = regexp.MustCompile(`%[dqsv]`)

// clauses are all faults that the inspection of a position can tell.
func clauses(t *testing.T) (all []*clause) {
	files, err := filepath.Glob("validate*.go")
	if err != nil || len(files) == 0 {
		t.Fatal("there are no files of the inspection:", err)
	}
	set := token.NewFileSet()
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		syntax, err := parser.ParseFile(set, file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for node := range ast.Preorder(syntax) {
			call, ok := node.(*ast.CallExpr)
			if !ok {
				continue
			}
			format := map[string]int{"fault": 2, "faultOf": 3}
			method, ok := call.Fun.(*ast.SelectorExpr)
			if !ok || format[method.Sel.Name] == 0 {
				continue
			}
			text, ok := call.Args[format[method.Sel.Name]].(*ast.BasicLit)
			if !ok {
				continue // passes on the sentence of another
			}
			sentence, err := strconv.Unquote(text.Value)
			if err != nil {
				t.Fatal(err)
			}
			pattern := "^" + verb.ReplaceAllString(regexp.QuoteMeta(sentence), "(?s:.*)") + "$"
			all = append(all, &clause{at: set.Position(call.Pos()), tells: regexp.MustCompile(pattern)})
		}
	}
	return all
}

// TestEveryClauseOfValidationIsBrokenAlone asks for each fault that the inspection
// tells whether some broken position has it and no other.
func TestEveryClauseOfValidationIsBrokenAlone(t *testing.T) {
	all := clauses(t)
	note := func(err error) {
		joined, ok := err.(interface{ Unwrap() []error })
		if !ok || len(joined.Unwrap()) != 1 {
			return
		}
		var fault *family.StateError
		if !errors.As(err, &fault) {
			return
		}
		for _, c := range all {
			c.alone = c.alone || c.tells.MatchString(fault.Reason)
		}
	}
	for _, test := range brokenDocuments {
		s := positionNamed(t, test.position)
		note(json.Unmarshal(test.edits.of(t, &s), &s))
	}
	for _, err := range steamrollers.ValidateSpoilt(t) {
		note(err)
	}
	for _, c := range all {
		if !c.alone {
			t.Errorf("%s: no position breaks it alone: %s", c.at, c.tells)
		}
	}
}
