package test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
	"github.com/railhex/railhex/examples/npm/build"
	"github.com/railhex/railhex/examples/npm/npm"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/internal/long"
)

// installed is a folder of a user's: the package is installed there from its tarball,
// beside the programs of testdata.
var installed = sync.OnceValues(func() (string, error) {
	made, err := os.MkdirTemp("", "railhex-made-")
	if err != nil {
		return "", err
	}
	folders = append(folders, made)
	if _, err := build.Package(context.Background(), build.Contents{Games: games.All(), Engine: build.ThreeGames, Alone: alone()}, made, nil); err != nil {
		return "", err
	}
	packed, err := output(made, "npm", "pack", "--json")
	if err != nil {
		return "", err
	}
	var packs []struct{ Filename string }
	if err := json.Unmarshal([]byte(packed), &packs); err != nil || len(packs) != 1 {
		return "", fmt.Errorf("npm pack says %s: %w", packed, err)
	}
	folder, err := os.MkdirTemp("", "railhex-installed-")
	if err != nil {
		return "", err
	}
	folders = append(folders, folder)
	if err := os.WriteFile(filepath.Join(folder, "package.json"), []byte(`{"private": true, "type": "module"}`), 0o644); err != nil {
		return "", err
	}
	tarball = filepath.Join(made, packs[0].Filename)
	if _, err := output(folder, "npm", "install", "--offline", "--no-audit", "--no-fund", tarball); err != nil {
		return "", err
	}
	return folder, os.CopyFS(folder, os.DirFS("testdata"))
})

// alone are the engines of one game. One of them is left out unless there is time: they
// differ by what they serve.
func alone() []string {
	if long.Allowed() {
		return build.OneGame()
	}
	return []string{build.ThreeGames + "/steamrollers", build.ThreeGames + "/steam"}
}

// tarball is what was installed.
var tarball string

// folders are removed in the end.
var folders []string

func TestMain(m *testing.M) {
	code := browser.Main(m)
	for _, folder := range folders {
		_ = os.RemoveAll(folder)
	}
	os.Exit(code)
}

// install is the folder with the package installed.
func install(t *testing.T) string {
	t.Helper()
	for _, program := range []string{"node", "npm"} {
		if _, err := exec.LookPath(program); err != nil {
			t.Skipf("the npm package is not tried: %s is not on the PATH", program)
		}
	}
	folder, err := installed()
	if err != nil {
		t.Fatal(err)
	}
	return folder
}

// node is what a program of testdata prints in Node.
func node(t *testing.T, args ...string) string {
	t.Helper()
	said, err := output(install(t), "node", args...)
	if err != nil {
		t.Fatal(err)
	}
	return said
}

// printed is what a program of testdata prints in Node, as JSON.
func printed[Value any](t *testing.T, args ...string) (value Value) {
	t.Helper()
	if err := json.Unmarshal([]byte(node(t, args...)), &value); err != nil {
		t.Fatal(err)
	}
	return value
}

// tells holds what a program prints in Node to what it is to print.
func tells[Value any](t *testing.T, want Value, args ...string) {
	t.Helper()
	if diff := cmp.Diff(want, printed[Value](t, args...)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// output is what a command prints in a folder.
func output(folder, name string, args ...string) (string, error) {
	command := exec.Command(name, args...)
	command.Dir = folder
	var complaint bytes.Buffer
	command.Stderr = &complaint
	said, err := command.Output()
	if err != nil {
		return "", fmt.Errorf("%s: %w\n%s%s", strings.Join(command.Args, " "), err, said, complaint.String())
	}
	return string(said), nil
}

// wanted are the packages of npm that a program needs. Each program has them in a folder
// of its own, since their packages may conflict.
var wanted = map[string]map[string]string{
	"tsc":     {"typescript": "5.9.3", "@types/node": "20.19.25"},
	"esbuild": {"esbuild": "0.25.12"},
	"vue":     {"vue": "3.5.45"},
	"publint": {"publint": "0.3.25"},
	"redocly": {"@redocly/cli": "2.77.0"},
	"attw":    {"@arethetypeswrong/cli": "0.18.5"},
}

// tool is a program that comes from npm.
func tool(t *testing.T, name string) string {
	t.Helper()
	folder, err := npm.Install("railhex-packagetest-"+name, wanted[name])
	if err != nil {
		t.Skipf("%s is not tried: npm cannot get it: %v", name, err)
	}
	return filepath.Join(folder, "node_modules", ".bin", name)
}
