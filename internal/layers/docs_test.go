package layers

import (
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

// TestEveryPackageExplainsItselfInDocGo keeps the package comments where a reader
// looks for them.
func TestEveryPackageExplainsItselfInDocGo(t *testing.T) {
	faults, err := docFaults(os.DirFS(root))
	if err != nil {
		t.Fatal(err)
	}
	for _, fault := range faults {
		t.Error(fault)
	}
}

// docFaults names each package without a package comment in a file doc.go.
// Folders that hold nothing but tests need none.
func docFaults(fsys fs.FS) ([]string, error) {
	folders, err := readGoFolders(fsys)
	if err != nil {
		return nil, err
	}
	var faults []string
	for _, folder := range folders {
		if len(folder.files) == 0 {
			continue
		}
		file := path.Join(folder.path, "doc.go")
		if !slices.Contains(folder.files, "doc.go") {
			faults = append(faults, file+": missing; it should hold the package comment")
			continue
		}
		source, err := fs.ReadFile(fsys, file)
		if err != nil {
			return nil, err
		}
		syntax, err := parser.ParseFile(token.NewFileSet(), file, source, parser.PackageClauseOnly|parser.ParseComments)
		if err != nil {
			return nil, err
		}
		comment := syntax.Doc.Text()
		if opening := "Package " + syntax.Name.Name + " "; syntax.Name.Name != "main" && !strings.HasPrefix(comment, opening) {
			faults = append(faults, file+`: the package comment should begin with "`+opening+`"`)
		}
		if comment == "" && syntax.Name.Name == "main" {
			faults = append(faults, file+": the package comment should say what the command does")
		}
	}
	return faults, nil
}

func TestDocFaults(t *testing.T) {
	file := func(source string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(source)} }
	got, err := docFaults(fstest.MapFS{
		"explained/doc.go":       file("// Package explained is plain.\npackage explained"),
		"explained/more.go":      file("package explained"),
		"elsewhere/elsewhere.go": file("// Package elsewhere is plain.\npackage elsewhere"),
		"silent/doc.go":          file("package silent"),
		"detached/doc.go":        file("// Package detached is plain.\n\npackage detached"),
		"tests/a_test.go":        file("package tests"),
		"program/doc.go":         file("// Program runs.\npackage main"),
		"riddle/doc.go":          file("package main"),
	})
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		`detached/doc.go: the package comment should begin with "Package detached "`,
		`elsewhere/doc.go: missing; it should hold the package comment`,
		`riddle/doc.go: the package comment should say what the command does`,
		`silent/doc.go: the package comment should begin with "Package silent "`,
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
}
