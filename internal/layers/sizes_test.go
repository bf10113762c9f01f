package layers

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"
)

const (
	sizesFile = "testdata/sizes.txt"

	longFunction = "function over 60 lines"  // whose comment does not say why it "is long, "
	smallPackage = "package under 100 lines" // whose comment does not say why it "is small, "

	mostLines  = 60
	leastLines = 100
)

// TestSizesOnlyBecomeBetter counts long functions and small packages without a reason in
// their comments, tests apart, and compares with the counts that are allowed.
func TestSizesOnlyBecomeBetter(t *testing.T) {
	holdCounts(t, sizesFile, findSizes)
}

// findSizes returns the long functions as file:name and the small packages.
func findSizes(fsys fs.FS) (map[counted][]string, error) {
	folders, err := readGoFolders(fsys)
	if err != nil {
		return nil, err
	}
	found := map[counted][]string{}
	for _, folder := range folders {
		lines, reason := 0, false // a command needs none
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
					key := counted{folder.path, longFunction}
					found[key] = append(found[key], file+":"+f.Name.Name)
				}
			}
		}
		if lines > 0 && lines < leastLines && !reason {
			found[counted{folder.path, smallPackage}] = []string{folder.path}
		}
	}
	return found, nil
}

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

// TestFindSizes counts functions and packages of the sizes on both sides of the limits.
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
		"small/a.go":     file("package small\n"),
		"command/a.go":   file("package main\n"),
		"excused/doc.go": file("// Package excused is small, since it stands alone.\npackage excused\n"),
	})
	if err != nil {
		t.Fatal(err)
	}
	want := map[counted][]string{
		{"long", longFunction}:  {"long/a.go:f"},
		{"small", smallPackage}: {"small"},
	}
	if diff := cmp.Diff(want, found); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
}
