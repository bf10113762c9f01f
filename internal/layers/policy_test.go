// Package layers keeps promises that the module as a whole makes about its
// files: which package may import which, that each explains itself in plain
// English, and that none names a place on one machine. It holds tests only.
package layers

import (
	"os"
	"path"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/internal/cases"
)

// A layer is a package of the library and the packages of this module that it may
// import.
type layer struct {
	name      string
	mayImport []string
}

// policy is the order of the library, as testdata/layers.txt states it.
func policy(t *testing.T) (all []layer) {
	for _, c := range cases.Read(t, "layers.txt") {
		all = append(all, layer{c.Name, c.All("may")})
	}
	return all
}

// testOnly are the modules that serve the tests of the library.
var testOnly = []string{"github.com/google/go-cmp", "pgregory.net/rapid"}

// TestLayers holds every import of the library against the policy.
func TestLayers(t *testing.T) {
	folders, err := readGoFolders(os.DirFS(root))
	if err != nil {
		t.Fatal(err)
	}
	for _, fault := range layerFaults(policy(t), folders) {
		t.Error(fault)
	}
}

func TestPolicyStandsInOrder(t *testing.T) {
	stands := map[string]bool{}
	for _, layer := range policy(t) {
		for _, lower := range layer.mayImport {
			if !stands[lower] {
				t.Errorf("%s may import %s, which does not stand above it in the policy", layer.name, lower)
			}
		}
		if stands[layer.name] {
			t.Errorf("%s has two rows", layer.name)
		}
		stands[layer.name] = true
	}
}

// layerFaults names each import that the policy does not allow, and each folder
// that should have a row in it.
func layerFaults(policy []layer, folders []goFolder) []string {
	var faults []string
	for _, folder := range folders {
		if folder.nested {
			continue // what needs more than the library may is a module of its own
		}
		row := slices.IndexFunc(policy, func(l layer) bool { return l.name == folder.path })
		if row < 0 {
			if !within(folder.path, "examples") && !within(folder.path, "internal") {
				faults = append(faults, folder.path+": holds Go files, but has no row in the policy; give it one that says what it may import")
			}
			continue
		}
		allowed := policy[row].mayImport
		for _, imported := range folder.imports {
			if !inStandardLibrary(imported) && !slices.Contains(allowed, ours(imported)) {
				faults = append(faults, folder.path+": imports "+imported+", which the policy does not allow")
			}
		}
		for _, imported := range folder.testImports {
			if !inStandardLibrary(imported) && !slices.Contains(allowed, ours(imported)) && !allowedInTests(folder.path, imported) {
				faults = append(faults, folder.path+": its tests import "+imported+", which the policy does not allow")
			}
		}
	}
	return faults
}

// TestTheLibraryStandsWithoutExamples: neither the library and its tests nor what
// serves them under internal imports a package of examples, so that a change of a
// program breaks no test of the library.
func TestTheLibraryStandsWithoutExamples(t *testing.T) {
	folders, err := readGoFolders(os.DirFS(root))
	if err != nil {
		t.Fatal(err)
	}
	for _, fault := range exampleFaults(folders) {
		t.Error(fault)
	}
}

// TestTheLibraryImportsNothingInternal: what a game needs is public, and a game that
// stands elsewhere can use it. Tests may use what is internal.
func TestTheLibraryImportsNothingInternal(t *testing.T) {
	folders, err := readGoFolders(os.DirFS(root))
	if err != nil {
		t.Fatal(err)
	}
	for _, folder := range folders {
		for _, imported := range folder.imports {
			if !within(folder.path, "internal") && !within(folder.path, "examples") && within(ours(imported), "internal") {
				t.Errorf("%s: imports %s, which nobody outside this module can", folder.path, imported)
			}
		}
	}
}

// exampleFaults names each import of examples by the library, by its tests, and by
// what these import.
func exampleFaults(folders []goFolder) []string {
	var faults []string
	served := map[string]bool{}
	var visit func(folder string, imports []string)
	visit = func(folder string, imports []string) {
		for _, imported := range imports {
			name := ours(imported)
			if within(name, "examples") {
				faults = append(faults, folder+": imports "+imported+", and must do without examples")
			}
			i := slices.IndexFunc(folders, func(f goFolder) bool { return f.path == name })
			if i < 0 || served[name] || !within(name, "internal") {
				continue
			}
			served[name] = true
			visit(name, slices.Concat(folders[i].imports, folders[i].testImports))
		}
	}
	for _, folder := range folders {
		if !folder.nested && !within(folder.path, "examples") && !within(folder.path, "internal") {
			visit(folder.path, slices.Concat(folder.imports, folder.testImports))
		}
	}
	return faults
}

func TestExampleFaults(t *testing.T) {
	const own = `import _ "github.com/railhex/railhex/`
	for _, test := range []struct {
		name  string
		files map[string]string
		want  []string
	}{
		{"library", map[string]string{"low/a.go": own + `examples/show"`}, []string{"low: imports github.com/railhex/railhex/examples/show, and must do without examples"}},
		{"test", map[string]string{"low/a_test.go": own + `examples/show"`}, []string{"low: imports github.com/railhex/railhex/examples/show, and must do without examples"}},
		{"serving a test", map[string]string{"low/a_test.go": own + `internal/gen"`, "internal/gen/a.go": own + `internal/deep"`, "internal/deep/a.go": own + `examples/show"`}, []string{"internal/deep: imports github.com/railhex/railhex/examples/show, and must do without examples"}},
		{"internal alone", map[string]string{"low/a.go": "", "internal/gen/a.go": own + `examples/show"`}, nil},
		{"examples", map[string]string{"examples/play/a.go": own + `examples/show"`}, nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			files := fstest.MapFS{"go.mod": {}}
			for name, imports := range test.files {
				files[name] = &fstest.MapFile{Data: []byte("package " + path.Base(path.Dir(name)) + "\n" + imports)}
			}
			folders, err := readGoFolders(files)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(test.want, exampleFaults(folders)); diff != "" {
				t.Errorf("mismatch (-want +got)\n%s", diff)
			}
		})
	}
}

// allowedInTests reports whether the tests of a package may import what the
// package itself may not.
func allowedInTests(folder, imported string) bool {
	return within(ours(imported), folder) || // what stands below it, built on it
		path.Base(imported) == "bots" && within(folder, path.Dir(ours(imported))) || // players of the same game
		within(ours(imported), "internal") ||
		within(ours(imported), "variants/family") && strings.HasSuffix(imported, "test") || // laws for the tests of games
		slices.ContainsFunc(testOnly, func(module string) bool { return within(imported, module) })
}

// ours is an import path of this module without the name of the module, and any
// other import path as it is.
func ours(imported string) string {
	return strings.TrimPrefix(imported, module+"/")
}

// inStandardLibrary reports whether an import path is one of the standard
// library: the first element of all others is a domain.
func inStandardLibrary(imported string) bool {
	first, _, _ := strings.Cut(imported, "/")
	return !strings.Contains(first, ".")
}

// within reports whether a slash-separated path is the folder or stands below it.
func within(path, folder string) bool {
	return path == folder || strings.HasPrefix(path, folder+"/")
}

func TestLayerFaults(t *testing.T) {
	policy := []layer{
		{"low", nil},
		{"middle", []string{"low"}},
		{"middle/words", nil},
		{"high", []string{"low", "middle"}},
	}
	for _, test := range cases.Read(t, "layer_faults.txt") {
		t.Run(test.Name, func(t *testing.T) {
			source := "package a\n"
			for _, imported := range test.All("import") {
				source += "import _ \"" + imported + "\"\n"
			}
			folders, err := readGoFolders(fstest.MapFS{
				"go.mod":        {},
				"nested/go.mod": {},
				test.Of("file"): {Data: []byte(source)},
			})
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(test.All("says"), layerFaults(policy, folders)); diff != "" {
				t.Errorf("mismatch (-want +got)\n%s", diff)
			}
		})
	}
}
