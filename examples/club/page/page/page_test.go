package page

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/railhex/railhex/examples/npm/npm"
)

// tool returns a program of an npm package, and skips the test where npm cannot get it.
func tool(t *testing.T, name string, versions map[string]string) string {
	t.Helper()
	folder, err := npm.Install("railhex-page-"+name, versions)
	if err != nil {
		t.Skipf("%s is not tried: npm cannot get it: %v", name, err)
	}
	return filepath.Join(folder, "node_modules", ".bin", name)
}

// run runs a program, and fails with what it says.
func run(t *testing.T, name string, args ...string) {
	t.Helper()
	if said, err := exec.Command(name, args...).CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, said)
	}
}

func TestTheTypesAreRight(t *testing.T) {
	run(t, tool(t, "tsc", map[string]string{"typescript": "5.9.3"}), "--project", "tsconfig.json")
}

func TestTheLinterFindsNothing(t *testing.T) {
	run(t, tool(t, "biome", map[string]string{"@biomejs/biome": "2.6.8"}), "ci", "--error-on-warnings", ".")
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
