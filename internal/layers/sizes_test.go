package layers

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"
)

const (
	longFunction = "is longer than 60 lines: split it, or say in its comment why it \"is long, \""
	smallPackage = "has fewer than 100 lines: merge it, or say in its comment why it \"is small, \""

	mostLines  = 60
	leastLines = 100
)

// TestSizesHaveReasons looks for long functions and small packages without a reason in
// their comments, tests apart.
func TestSizesHaveReasons(t *testing.T) {
	faults, err := findSizes(os.DirFS(root))
	if err != nil {
		t.Fatal(err)
	}
	for _, fault := range faults {
		t.Error(fault)
	}
}

// findSizes returns the long functions, as file:name, and the small packages, each with
// what is wrong with it.
func findSizes(fsys fs.FS) (found []string, err error) {
	folders, err := readGoFolders(fsys)
	if err != nil {
		return nil, err
	}
	for _, folder := range folders {
		lines, reason, declares := 0, false, false // a command needs no reason
		for _, name := range folder.files {
			file := path.Join(folder.path, name)
			source, err := fs.ReadFile(fsys, file)
			if err != nil {
				return nil, err
			}
			lines += strings.Count(string(source), "\n")
			files := token.NewFileSet()
			syntax, err := parser.ParseFile(files, file, source, parser.ParseComments|parser.SkipObjectResolution)
			if err != nil {
				return nil, err
			}
			declares = declares || slices.ContainsFunc(syntax.Decls, isNoImport)
			reason = reason || syntax.Name.Name == "main" || strings.Contains(oneLine(syntax.Doc.Text()), "is small, ")
			if ast.IsGenerated(syntax) {
				continue
			}
			for _, decl := range syntax.Decls {
				f, isFunc := decl.(*ast.FuncDecl)
				if !isFunc {
					continue
				}
				body := string(source[files.Position(f.Pos()).Offset:files.Position(f.End()).Offset])
				if strings.Contains(oneLine(f.Doc.Text()), "is long, ") || strings.Contains(body, "// It is long, ") {
					continue
				}
				if files.Position(f.End()).Line-files.Position(f.Pos()).Line >= mostLines {
					found = append(found, fmt.Sprintf("%s:%s %s", file, f.Name.Name, longFunction))
				}
			}
		}
		if declares && lines < leastLines && !reason { // a package that declares nothing holds tests alone
			found = append(found, folder.path+" "+smallPackage)
		}
	}
	return found, nil
}

func isNoImport(d ast.Decl) bool {
	general, ok := d.(*ast.GenDecl)
	return !ok || general.Tok != token.IMPORT
}

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

// TestFindSizes looks at functions and packages of the sizes on both sides of the limits.
func TestFindSizes(t *testing.T) {
	function := func(comment string, lines int) string {
		return comment + "func f() {" + strings.Repeat("\n", lines-1) + "}\n"
	}
	file := func(text string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(text)} }
	found, err := findSizes(fstest.MapFS{
		"right/a.go": file("package right\n" + function("", mostLines)),
		"right/b.go": file(strings.Repeat("\n", leastLines) + "package right\n"),
		"long/a.go": file("package long\n" + function("", mostLines+1) + function("// f is long, since it lists all.\n", mostLines+1) +
			"func g() { // It is long, since it lists all." + strings.Repeat("\n", mostLines) + "}\n"),
		"long/b.go":      file(strings.Repeat("\n", leastLines) + "package long\n"),
		"small/a.go":     file("package small\n" + function("", 1)),
		"tests/doc.go":   file("// Package tests holds tests.\npackage tests\nimport _ \"embed\"\n"),
		"command/a.go":   file("package main\n"),
		"excused/doc.go": file("// Package excused is small, since it stands alone.\npackage excused\n"),
	})
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"long/a.go:f " + longFunction, "small " + smallPackage}
	if diff := cmp.Diff(want, found); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
}
