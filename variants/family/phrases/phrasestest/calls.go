package phrasestest

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// CheckCalls reads the Go files of a folder, tests aside, and holds the calls of
// a function against the sentences: a call whose first argument is the key of a
// sentence gives, by name and value in turn, what that sentence names and nothing
// else. It also asks that every key of a sentence be used.
//
// A key is a constant that stands before a text in a composite literal. Calls
// whose key is computed, or whose names are, are not looked at.
func CheckCalls(t *testing.T, folder, function string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	var read []*ast.File
	at := token.NewFileSet()
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(at, name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		read = append(read, file)
	}
	for _, fault := range callFaults(at, read, function) {
		t.Error(fault)
	}
}

// callFaults is what CheckCalls finds wrong.
func callFaults(at *token.FileSet, files []*ast.File, function string) (faults []string) {
	sentences, keys := sentencesIn(files)
	if len(sentences) == 0 {
		return []string{"there are no sentences"}
	}
	used := map[string]bool{}
	for _, file := range files {
		for _, declared := range file.Decls {
			if constants, ok := declared.(*ast.GenDecl); ok && constants.Tok == token.CONST {
				continue
			}
			for node := range ast.Preorder(declared) {
				switch node := node.(type) {
				case *ast.Ident:
					used[node.Name] = used[node.Name] || !keys[node]
				case *ast.CallExpr:
					if fault := faultOfCall(node, function, sentences); fault != "" {
						faults = append(faults, fmt.Sprintf("%v: %s", at.Position(node.Pos()), fault))
					}
				}
			}
		}
	}
	for name, sentence := range sentences {
		if !used[name] {
			faults = append(faults, fmt.Sprintf("nothing says %s: %q", name, sentence))
		}
	}
	slices.Sort(faults)
	return faults
}

// sentencesIn is the sentences in composite literals by the constants before
// them, and where these constants stand.
func sentencesIn(files []*ast.File) (sentences map[string]string, keys map[*ast.Ident]bool) {
	sentences, keys = map[string]string{}, map[*ast.Ident]bool{}
	for _, file := range files {
		for node := range ast.Preorder(file) {
			pair, ok := node.(*ast.KeyValueExpr)
			if !ok {
				continue
			}
			key, isName := pair.Key.(*ast.Ident)
			text, isText := textOf(pair.Value)
			if isName && isText {
				sentences[key.Name], keys[key] = text, true
			}
		}
	}
	return sentences, keys
}

// faultOfCall is what is wrong with a call, if it is one of the function.
func faultOfCall(call *ast.CallExpr, function string, sentences map[string]string) string {
	if nameOf(call.Fun) != function || len(call.Args) == 0 || call.Ellipsis.IsValid() {
		return ""
	}
	key, ok := call.Args[0].(*ast.Ident)
	if !ok {
		return ""
	}
	sentence, ok := sentences[key.Name]
	if !ok {
		return ""
	}
	var given []string
	for i := 1; i < len(call.Args); i += 2 {
		name, ok := textOf(call.Args[i])
		if !ok {
			return ""
		}
		given = append(given, name)
	}
	slices.Sort(given)
	if wanted := slotsOf(sentence); !slices.Equal(given, wanted) {
		return fmt.Sprintf("%s is given %q and names %q: %q", key.Name, given, wanted, sentence)
	}
	return ""
}
