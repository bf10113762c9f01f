package layers

import (
	"fmt"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"
)

const (
	root   = "../.." // the top folder of the module, from this one
	module = "github.com/railhex/railhex"
)

// A goFolder is a folder with Go files. Build constraints are ignored: what
// one machine does not compile, another does.
type goFolder struct {
	path        string   // below the root, slash-separated
	nested      bool     // belongs to a module of its own
	files       []string // names of the Go files, tests aside
	testFiles   []string // names of the test files
	imports     []string // import paths of the Go files, sorted, each once
	testImports []string // import paths of the test files, likewise
}

// readGoFolders reads all folders with Go files, by path, those that the go command passes over aside.
func readGoFolders(fsys fs.FS) ([]goFolder, error) {
	var folders []goFolder
	var nestedModules []string
	err := fs.WalkDir(fsys, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.IsDir() {
			return err
		}
		if skipped(name) {
			return fs.SkipDir
		}
		if _, err := fs.Stat(fsys, path.Join(name, "go.mod")); err == nil && name != "." {
			nestedModules = append(nestedModules, name)
		}
		folder, err := readGoFolder(fsys, name)
		if err != nil {
			return err
		}
		folder.nested = slices.ContainsFunc(nestedModules, func(module string) bool { return within(name, module) })
		if len(folder.files)+len(folder.testFiles) > 0 {
			folders = append(folders, folder)
		}
		return nil
	})
	return folders, err
}

// skipped reports whether the go command passes over a folder.
func skipped(folder string) bool {
	base := path.Base(folder)
	return base == "vendor" || base == "testdata" || base != "." && (base[0] == '.' || base[0] == '_')
}

func readGoFolder(fsys fs.FS, name string) (goFolder, error) {
	folder := goFolder{path: name}
	files, err := fs.Glob(fsys, path.Join(name, "*.go"))
	if err != nil {
		return folder, err
	}
	for _, file := range files {
		imports, err := readImports(fsys, file)
		if err != nil {
			return folder, err
		}
		if strings.HasSuffix(file, "_test.go") {
			folder.testFiles = append(folder.testFiles, path.Base(file))
			folder.testImports = append(folder.testImports, imports...)
		} else {
			folder.files = append(folder.files, path.Base(file))
			folder.imports = append(folder.imports, imports...)
		}
	}
	slices.Sort(folder.imports)
	folder.imports = slices.Compact(folder.imports)
	slices.Sort(folder.testImports)
	folder.testImports = slices.Compact(folder.testImports)
	return folder, nil
}

func readImports(fsys fs.FS, file string) ([]string, error) {
	source, err := fs.ReadFile(fsys, file)
	if err != nil {
		return nil, err
	}
	syntax, err := parser.ParseFile(token.NewFileSet(), file, source, parser.ImportsOnly)
	if err != nil {
		return nil, fmt.Errorf("reading the imports: %w", err)
	}
	var imports []string
	for _, spec := range syntax.Imports {
		imported, err := strconv.Unquote(spec.Path.Value)
		if err != nil {
			return nil, fmt.Errorf("%s: import %s: %w", file, spec.Path.Value, err)
		}
		imports = append(imports, imported)
	}
	return imports, nil
}
