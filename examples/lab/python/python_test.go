// Package python holds the test that the package for Python passes its own tests.
package python

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// python returns Debian's Python, which has numpy, or that of the path.
func python() string {
	if _, err := os.Stat("/usr/bin/python3"); err == nil {
		return "/usr/bin/python3"
	}
	return "python3"
}

// TestPackage builds the wheel, unpacks it, and runs the package's tests on it.
func TestPackage(t *testing.T) {
	if out, err := exec.Command(python(), "-c", "import numpy").CombinedOutput(); err != nil {
		t.Skipf("there is no Python with numpy (Debian's python3-numpy): %s", out)
	}
	folder := t.TempDir()
	run := func(env []string, args ...string) string {
		t.Helper()
		cmd := exec.Command(python(), args...)
		cmd.Env = append(os.Environ(), env...)
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("%v: %v\n%s", args, err, out)
		}
		return string(out)
	}
	run(nil, "backend.py", folder)
	wheels, _ := filepath.Glob(filepath.Join(folder, "*.whl"))
	if len(wheels) != 1 {
		t.Fatalf("wheels %v", wheels)
	}
	installed := filepath.Join(folder, "installed")
	run(nil, "-c", `import os, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as z:
    for f in z.infolist():
        os.chmod(z.extract(f, sys.argv[2]), f.external_attr >> 16)`, wheels[0], installed)
	env := []string{"PYTHONPATH=" + installed, "PYTHONDONTWRITEBYTECODE=1"}
	run(env, "-W", "error::ResourceWarning", "tests/test_railhex.py", "-q")
	sources, err := exec.Command(python(), "-c", "import sys; sys.path.insert(0, 'src'); import railhex; railhex.Games('steam', 3)").CombinedOutput()
	if err == nil || !strings.Contains(string(sources), "has the sources of the package alone") {
		t.Errorf("the sources, which nobody has built, say %s, %v", sources, err)
	}
	if out := run(env, "train.py", "1"); !strings.Contains(out, "new games won against random") {
		t.Errorf("train.py says %s", out)
	}
	if out := run(env, "speed.py", "0.05"); !strings.Contains(out, " moves a second in plain Go\n") || !strings.Contains(out, "\nVectorEnv, Steam ") {
		t.Errorf("speed.py says %s", out)
	}
	readme, err := os.ReadFile("../../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, snippet, _ := strings.Cut(string(readme), "```python\n")
	snippet, said, _ := strings.Cut(snippet, "```\n\n```text\n")
	said, _, _ = strings.Cut(said, "```")
	if out := run(env, "-c", snippet); snippet == "" || out != said {
		t.Errorf("the Python in the README says %s, not %s", out, said)
	}
}
