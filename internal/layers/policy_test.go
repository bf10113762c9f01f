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
)

// A layer is a package of the library and the packages of this module that it may
// import. Whatever else it imports must come from the standard library.
type layer struct {
	name      string
	mayImport []string
}

// policy is the order of the library, lowest packages first: no package imports
// one below it in this table. It is a statement of policy. Do not widen a row to
// make the test pass; ask first whether what is imported stands in the right package.
//
// A new package of the library needs a row, one below steamrollers too. Packages under
// internal need one only if the library imports them, or to promise how little they know.
var policy = []layer{
	{"hexmap/parse", nil},
	{"hexmap", []string{"hexmap/parse"}},
	{"variants/family/phrases", []string{"hexmap/parse"}},
	{"variants/family/remedy", []string{"hexmap/parse", "variants/family/phrases"}}, // knows no game
	{"track", []string{"hexmap", "hexmap/parse"}},
	{"variants/family", []string{"hexmap/parse", "variants/family/phrases"}}, // says what a game is, and knows none
	{"variants/family/phrases/phrasestest", []string{"variants/family", "variants/family/phrases"}},
	{"variants/family/refusal", []string{"hexmap", "hexmap/parse", "variants/family", "variants/family/phrases"}},
	{"variants/family/archive", []string{"hexmap/parse", "variants/family"}},
	{"variants/family/conformance", []string{"hexmap/parse", "variants/family"}}, // knows no game
	{"variants/family/table", []string{"variants/family"}},
	{"variants/family/treesearch", []string{"variants/family", "variants/family/table"}},
	{"variants/family/table/tabletest", []string{"variants/family", "variants/family/table", "variants/family/treesearch"}},
	{"variants/family/studytest", []string{"variants/family", "variants/family/phrases", "variants/family/table"}},
	{"variants/family/arrays", []string{"hexmap"}},
	{"variants/family/arrays/arraytest", []string{"variants/family/arrays", "variants/family"}},
	{"variants/family/drawing", []string{"hexmap", "track"}},
	{"variants/family/drawing/drawingtest", []string{"variants/family/drawing"}},
	{"variants/family/characters", []string{"hexmap"}},
	{"variants/family/rulebook", []string{"variants/family/phrases"}},
	{"variants/family/rulebook/rulebooktest", []string{"variants/family/rulebook"}},
	{"variants/family/describe", []string{"hexmap", "hexmap/parse", "variants/family", "variants/family/phrases", "variants/family/table", "variants/family/treesearch", "variants/family/archive", "variants/family/arrays", "variants/family/characters", "variants/family/drawing"}}, // a description, and no game
	{"delivery", nil}, // knows no hex, and so serves other railway games
	{"variants", []string{"hexmap", "track", "hexmap/parse"}},
	{"solo", []string{"hexmap", "hexmap/parse"}},
	{"scoring", []string{"hexmap", "track", "variants"}},
	{"steamrollers", []string{"hexmap", "track", "delivery", "variants", "solo", "scoring", "variants/family", "hexmap/parse", "variants/family/phrases", "variants/family/archive", "variants/family/rulebook"}},
	{"steamrollers/picture", []string{"hexmap", "track", "variants", "solo", "scoring", "steamrollers", "variants/family", "variants/family/phrases", "variants/family/drawing"}},
	{"steamrollers/words", []string{"hexmap", "hexmap/parse", "track", "variants", "solo", "scoring", "steamrollers", "steamrollers/picture", "variants/family", "variants/family/phrases", "variants/family/refusal", "variants/family/remedy"}},
	{"steamrollers/tensor", []string{"hexmap", "track", "delivery", "scoring", "variants", "steamrollers", "variants/family/arrays"}},
	{"steamrollers/bots", []string{"hexmap", "track", "delivery", "variants", "solo", "scoring", "steamrollers", "variants/family", "variants/family/table", "variants/family/treesearch"}},
	{"steamrollers/described", []string{"hexmap", "solo", "scoring", "variants", "steamrollers", "steamrollers/bots", "steamrollers/picture", "steamrollers/tensor", "steamrollers/words", "variants/family", "variants/family/describe", "variants/family/phrases", "variants/family/characters", "variants/family/drawing", "variants/family/treesearch"}},

	{"variants/steam", []string{"hexmap", "track", "delivery", "variants/family", "hexmap/parse", "variants/family/phrases", "variants/family/archive", "variants/family/rulebook"}},
	{"variants/steampower", []string{"hexmap", "track", "delivery", "variants/family", "hexmap/parse", "variants/family/phrases", "variants/family/archive", "variants/family/rulebook"}},
	{"variants/steam/picture", []string{"hexmap", "track", "variants/steam", "variants/family", "variants/family/phrases", "variants/family/drawing"}},
	{"variants/steam/words", []string{"hexmap", "track", "variants/steam", "variants/steam/picture", "variants/family", "variants/family/phrases", "variants/family/refusal", "variants/family/remedy"}},
	{"variants/steam/bots", []string{"hexmap", "track", "variants/steam", "variants/family/table", "variants/family/treesearch"}},
	{"variants/steam/tensor", []string{"hexmap", "track", "variants/steam", "variants/family/arrays"}},
	{"variants/steampower/picture", []string{"hexmap", "track", "variants/steampower", "variants/family", "variants/family/phrases", "variants/family/drawing"}},
	{"variants/steampower/words", []string{"hexmap", "track", "variants/steampower", "variants/steampower/picture", "variants/family", "variants/family/phrases", "variants/family/refusal", "variants/family/remedy"}},
	{"variants/steampower/bots", []string{"hexmap", "track", "variants/steampower", "variants/family/table", "variants/family/treesearch"}},
	{"variants/steampower/tensor", []string{"hexmap", "track", "variants/steampower", "variants/family/arrays"}},
	{"variants/steam/described", []string{"hexmap", "variants/steam", "variants/steam/bots", "variants/steam/picture", "variants/steam/tensor", "variants/steam/words", "variants/family", "variants/family/describe", "variants/family/phrases", "variants/family/characters", "variants/family/drawing", "variants/family/treesearch"}},
	{"variants/steampower/described", []string{"hexmap", "variants/steampower", "variants/steampower/bots", "variants/steampower/picture", "variants/steampower/tensor", "variants/steampower/words", "variants/family", "variants/family/describe", "variants/family/phrases", "variants/family/drawing", "variants/family/characters", "variants/family/treesearch"}},

	{"internal/plainrules", []string{"hexmap"}}, // a second opinion is worth something only if it is its own
}

// testOnly are the modules that serve the tests of the library.
var testOnly = []string{"github.com/google/go-cmp", "pgregory.net/rapid"}

// TestLayers holds every import of the library against the policy.
func TestLayers(t *testing.T) {
	folders, err := readGoFolders(os.DirFS(root))
	if err != nil {
		t.Fatal(err)
	}
	for _, fault := range layerFaults(policy, folders) {
		t.Error(fault)
	}
}

func TestPolicyStandsInOrder(t *testing.T) {
	stands := map[string]bool{}
	for _, layer := range policy {
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
	const (
		low    = `import _ "github.com/railhex/railhex/low"`
		middle = `import _ "github.com/railhex/railhex/middle"`
		high   = `import _ "github.com/railhex/railhex/high"`
		slow   = `import _ "github.com/railhex/railhex/internal/slow"`
		rapid  = `import _ "pgregory.net/rapid"`
		other  = `import _ "example.org/other"`
	)
	for _, test := range []struct {
		name, file, imports string
		want                []string
	}{
		{"standard library", "low/a.go", `import _ "net/netip"`, nil},
		{"allowed", "middle/a.go", low, nil},
		{"higher", "middle/a.go", high, []string{"middle: imports github.com/railhex/railhex/high, which the policy does not allow"}},
		{"higher in a test", "low/a_test.go", middle, []string{"low: its tests import github.com/railhex/railhex/middle, which the policy does not allow"}},
		{"itself in a test", "low/a_test.go", low, nil},
		{"internal", "high/a.go", slow, []string{"high: imports github.com/railhex/railhex/internal/slow, which the policy does not allow"}},
		{"internal in a test", "high/a_test.go", slow, nil},
		{"test module", "high/a.go", rapid, []string{"high: imports pgregory.net/rapid, which the policy does not allow"}},
		{"test module in a test", "high/a_test.go", rapid, nil},
		{"other module in a test", "high/a_test.go", other, []string{"high: its tests import example.org/other, which the policy does not allow"}},
		{"no row", "odd/a.go", low, []string{"odd: holds Go files, but has no row in the policy; give it one that says what it may import"}},
		{"no row below one that has", "high/part/a.go", low, []string{"high/part: holds Go files, but has no row in the policy; give it one that says what it may import"}},
		{"below it in a test", "middle/a_test.go", `import _ "github.com/railhex/railhex/middle/bots"`, nil},
		{"bots beside it in a test", "middle/words/a_test.go", `import _ "github.com/railhex/railhex/middle/bots"`, nil},
		{"bots of another in a test", "middle/words/a_test.go", `import _ "github.com/railhex/railhex/high/bots"`, []string{"middle/words: its tests import github.com/railhex/railhex/high/bots, which the policy does not allow"}},
		{"example", "examples/show/a.go", high + "\n" + other, nil},
		{"internal without a row", "internal/slow/a.go", high, nil},
		{"nested module", "nested/part/a.go", other, nil},
		{"test data", "low/testdata/a.go", other, nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			folders, err := readGoFolders(fstest.MapFS{
				"go.mod":        {},
				"nested/go.mod": {},
				test.file:       {Data: []byte("package " + path.Base(path.Dir(test.file)) + "\n" + test.imports)},
			})
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(test.want, layerFaults(policy, folders)); diff != "" {
				t.Errorf("mismatch (-want +got)\n%s", diff)
			}
		})
	}
}
