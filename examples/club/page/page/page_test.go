package page

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/railhex/railhex/examples/npm/npm"
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

// TestTheTypesAreRight checks the page, and what browser tests measure it with, against the types of the packages in third_party, which npm has.
func TestTheTypesAreRight(t *testing.T) {
	modules := installed(t, "tsc", map[string]string{
		"typescript": "5.9.3", "preact": "10.29.8", "@preact/signals": "2.11.4", "@preact/signals-core": "1.14.5",
	})
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	config, err := json.Marshal(map[string]any{
		"extends":         filepath.Join(here, "tsconfig.json"),
		"compilerOptions": map[string]any{"paths": map[string][]string{"*": {filepath.Join(modules, "*")}}},
	})
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "tsconfig.json")
	if err := os.WriteFile(file, config, 0o644); err != nil {
		t.Fatal(err)
	}
	run(t, filepath.Join(modules, ".bin", "tsc"), "--project", file)
}

func TestTheLinterFindsNothing(t *testing.T) {
	modules := installed(t, "biome", map[string]string{"@biomejs/biome": "2.6.8"})
	run(t, filepath.Join(modules, ".bin", "biome"), "ci", "--error-on-warnings", ".", "../../browsertest/laws.ts")
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
