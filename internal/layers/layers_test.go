// Package layers keeps what no compiler sees of the structure: which package may import
// which, what an engine for the web must not link, and that doc links lead somewhere. It
// holds tests only.
package layers

import (
	"os/exec"
	"slices"
	"strings"
	"testing"
)

const (
	root   = "../.." // the top folder of the module, from this one
	module = "github.com/railhex/railhex"
)

// policy lists the packages of the library, lowest first, each with the packages of the
// library that it may import. Do not widen a row to make the test pass: ask first whether
// what is imported stands in the right package. GAME stands for each of the three games.
const policy = `
hexmap/parse:
hexmap: hexmap/parse
variants/family/phrases: hexmap/parse
track: hexmap hexmap/parse
variants/family: hexmap hexmap/parse track variants/family/phrases
variants/family/archive: hexmap/parse variants/family
variants/family/conformance: hexmap/parse track variants/family
variants/family/search: variants/family
variants/family/drawing: hexmap track variants/family/phrases
variants/family/describe: hexmap hexmap/parse track variants/family variants/family/phrases variants/family/search variants/family/archive variants/family/drawing
variants/family/gametest: hexmap/parse variants/family variants/family/phrases variants/family/search variants/family/drawing variants/family/describe
delivery:
variants: hexmap hexmap/parse track
solo: hexmap hexmap/parse
scoring: hexmap track variants
GAME: GROUND variants/family variants/family/phrases variants/family/archive
GAME/picture: GROUND GAME variants/family variants/family/phrases variants/family/drawing
GAME/words: GROUND GAME GAME/picture variants/family variants/family/phrases
GAME/bots: GROUND GAME variants/family variants/family/search
GAME/described: GROUND GAME GAME/bots GAME/picture GAME/words variants/family variants/family/describe variants/family/drawing variants/family/phrases variants/family/search
`

// ground is what GROUND stands for: SteamRollers has parts that are useful alone.
var ground = map[string]string{
	"steamrollers":        "hexmap hexmap/parse track delivery variants solo scoring",
	"variants/steampower": "hexmap hexmap/parse track delivery",
	"variants/steam":      "hexmap hexmap/parse track delivery",
}

// severalGames are the packages that may import more than one game: the one list of all
// games, and what serves the project's own tests. A program takes descriptions instead.
var severalGames = []string{"examples/internal/counting", "internal/games", "internal/gamegen", "internal/plainsetup", "examples/railhex/internal/train"}

// allowed returns by package what it may import.
func allowed() map[string][]string {
	may := map[string][]string{}
	for line := range strings.Lines(strings.TrimSpace(policy)) {
		name, imports, _ := strings.Cut(strings.TrimSpace(line), ":")
		if !strings.Contains(line, "GAME") {
			may[name] = strings.Fields(imports)
			continue
		}
		for game, ground := range ground {
			filled := strings.NewReplacer("GAME", game, "GROUND", ground)
			may[filled.Replace(name)] = strings.Fields(filled.Replace(imports))
		}
	}
	return may
}

// A folder is a package of the module with the packages of it that it and its tests import.
type folder struct {
	name           string
	imports, tests []string
	outside        []string // imports of other modules, those of the tests too
}

// folders lists the packages of the module.
func folders(t *testing.T) (all []folder) {
	t.Helper()
	list := exec.Command("go", "list", "-f", `{{.ImportPath}};{{join .Imports " "}};{{join .TestImports " "}} {{join .XTestImports " "}}`, "./...")
	list.Dir = root
	listed, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(listed)) {
		var f folder
		fields := strings.Split(strings.TrimSpace(line), ";")
		f.name = strings.TrimPrefix(fields[0], module+"/")
		for i, to := range []*[]string{&f.imports, &f.tests} {
			for imported := range strings.FieldsSeq(fields[i+1]) {
				ours, is := strings.CutPrefix(imported, module+"/")
				first, _, _ := strings.Cut(imported, "/")
				switch {
				case is:
					*to = append(*to, ours)
				case strings.Contains(first, "."):
					f.outside = append(f.outside, imported)
					if i == 0 && isLibrary(f.name) {
						t.Errorf("%s imports %s; only tests may import another module", f.name, imported)
					}
				}
			}
		}
		all = append(all, f)
	}
	return all
}

// within reports whether a slash-separated path is the folder or stands below it.
func within(path, folder string) bool { return path == folder || strings.HasPrefix(path, folder+"/") }

func isLibrary(name string) bool { return !within(name, "examples") && !within(name, "internal") }

// TestLayers holds every import of the library against the policy.
func TestLayers(t *testing.T) {
	may := allowed()
	for _, f := range folders(t) {
		if !isLibrary(f.name) {
			continue
		}
		row, ok := may[f.name]
		if !ok {
			t.Errorf("%s has no row in the policy", f.name)
		}
		for _, imported := range f.imports {
			if !slices.Contains(row, imported) {
				t.Errorf("%s imports %s, which the policy does not allow", f.name, imported)
			}
		}
		for _, imported := range f.tests {
			if within(imported, "examples") {
				t.Errorf("the tests of %s import %s: the library stands without examples", f.name, imported)
			}
		}
		for _, imported := range f.outside {
			if !within(imported, "github.com/google/go-cmp") && !within(imported, "pgregory.net/rapid") {
				t.Errorf("the tests of %s import %s", f.name, imported)
			}
		}
	}
}

// TestInternalStandsWithoutExamples: a change of a program breaks no test of the library.
func TestInternalStandsWithoutExamples(t *testing.T) {
	for _, f := range folders(t) {
		for _, imported := range f.imports {
			if within(f.name, "internal") && within(imported, "examples") {
				t.Errorf("%s imports %s", f.name, imported)
			}
		}
	}
}

// TestOneListNamesAllGames: a program serves games by their descriptions, and a package
// of the library knows one game at most.
func TestOneListNamesAllGames(t *testing.T) {
	for _, f := range folders(t) {
		known := 0
		for game := range ground {
			if slices.ContainsFunc(f.imports, func(imported string) bool { return within(imported, game) }) {
				known++
			}
		}
		if known > 1 && !slices.Contains(severalGames, f.name) {
			t.Errorf("%s imports %d games; let it take descriptions", f.name, known)
		}
	}
}
