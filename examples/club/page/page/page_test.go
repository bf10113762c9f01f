package page

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/railhex/railhex/examples/npm/build"
	"github.com/railhex/railhex/examples/npm/npm"
	"github.com/railhex/railhex/internal/games"
)

// installed returns a folder with packages of npm, and skips the test where npm cannot get them.
func installed(t *testing.T, name string, versions map[string]string) string {
	t.Helper()
	folder, err := npm.Install("railhex-page-"+name, versions)
	if err != nil {
		t.Skipf("%s is not tried: npm cannot get it: %v", name, err)
	}
	return filepath.Join(folder, "node_modules")
}

// run runs a program, and fails with what it says.
func run(t *testing.T, name string, args ...string) {
	t.Helper()
	if said, err := exec.Command(name, args...).CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, said)
	}
}

// declared returns a folder with the package and the client of servers, which lie beside the page on a site.
func declared(t *testing.T) string {
	t.Helper()
	beside := t.TempDir()
	if err := build.Modules(games.All(), filepath.Join(beside, "railhex")); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(filepath.Join(beside, "served"), 0o755); err != nil {
		t.Fatal(err)
	}
	for name, place := range map[string]string{"api.d.ts": "api.d.ts", "server.d.ts": "client.d.ts"} {
		text, err := build.Source(name)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(beside, "served", place), text, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return beside
}

// TestTheTypesAreRight has tsc check the TypeScript of the page, and what browser tests measure it with, by the types of
// the packages in third_party, which npm has. What the page imports beside its own files is found in the folder beside.
func TestTheTypesAreRight(t *testing.T) {
	modules := installed(t, "tsc", map[string]string{
		"typescript": "5.9.3", "preact": "10.29.8", "@preact/signals": "2.11.4", "@preact/signals-core": "1.14.5",
	})
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	under := func(names ...string) []string {
		for i, name := range names {
			names[i] = filepath.Join(here, name)
		}
		return names
	}
	text, err := json.Marshal(map[string]any{
		"extends": filepath.Join(here, "tsconfig.json"),
		"compilerOptions": map[string]any{
			"paths": map[string][]string{"*": {filepath.Join(modules, "*")}}, "rootDirs": []string{here, declared(t)},
		},
		"include": under("**/*.ts", "**/*.tsx", "../../browsertest/*.ts"), "exclude": under("third_party", "**/*.test.ts"),
	})
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "tsconfig.json")
	if err := os.WriteFile(file, text, 0o644); err != nil {
		t.Fatal(err)
	}
	run(t, filepath.Join(modules, ".bin", "tsc"), "--project", file)
}

func TestTheLinterFindsNothing(t *testing.T) {
	modules := installed(t, "biome", map[string]string{"@biomejs/biome": "2.6.8"})
	run(t, filepath.Join(modules, ".bin", "biome"), "ci", "--error-on-warnings", ".", "../../browsertest/laws.ts", "../../browsertest/driver.ts")
}

// TestTheCore runs the tests of the pure functions in Node: bundled, since Node 20 reads no TypeScript.
func TestTheCore(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("the core is not tried: node is not on the PATH")
	}
	tests, err := filepath.Glob("core/*.test.ts")
	if err != nil || len(tests) == 0 {
		t.Fatalf("there are no tests: %v", err)
	}
	folder := t.TempDir()
	result := api.Build(api.BuildOptions{
		EntryPoints: tests, Bundle: true, Write: true, Outdir: folder, Format: api.FormatESModule, Platform: api.PlatformNode,
		OutExtension: map[string]string{".js": ".mjs"},
	})
	for _, fault := range result.Errors {
		t.Errorf("%v: %s", fault.Location, fault.Text)
	}
	built, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	args := []string{"--test"}
	for _, file := range built {
		args = append(args, filepath.Join(folder, file.Name()))
	}
	run(t, node, args...)
}
