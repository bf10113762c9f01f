package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestCompare counts a module whose packages have lost, kept and gained names.
func TestCompare(t *testing.T) {
	root := t.TempDir()
	write := func(name, text string) {
		t.Helper()
		name = filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	write("go.mod", "module example.com/m\n\ngo 1.25\n")
	write("examples/steam/steam.go", "package steam\n\ntype Tile struct{ Owner, Gone int }\n\nconst Red = 1\n")
	write("examples/shown/shown.go", "package shown\n\nfunc Show() {}\n")
	write("a/a.go", "package a\n\nfunc Kept() {}\n\ntype Reader interface{ Read() }\n")
	for _, args := range []string{"init -q", "add .", "-c user.name=x -c user.email=x@example.com commit -q -m x"} {
		command := exec.Command("git", strings.Fields(args)...)
		command.Dir = root
		if out, err := command.CombinedOutput(); err != nil {
			t.Fatalf("git %s: %v\n%s", args, err, out)
		}
	}
	if err := os.RemoveAll(filepath.Join(root, "examples")); err != nil {
		t.Fatal(err)
	}
	write("variants/steam/steam.go", "package steam\n\ntype Tile struct{ Owner int }\n\nfunc (Tile) Turn() {}\n\nconst Red = 1\n")
	write("a/a.go", "package a\n\nfunc Kept() {}\n")
	write("b/b.go", "package b\n\nvar New int\n")
	write("internal/c/c.go", "package c\n\nimport \"example.com/m/a\"\n\nfunc Use() { a.Kept() }\n")
	var out strings.Builder
	if err := run(&out, root, []string{"."}, "HEAD"); err != nil {
		t.Fatal(err)
	}
	want := `example.com/m/b.New
example.com/m/variants/steam.Tile
example.com/m/variants/steam.Tile.Owner
example.com/m/variants/steam.Tile.Turn
5 exported, 1 used by other packages, 4 not; 1 constants
HEAD: 6 exported, of which 3 remain and 3 are gone; since then 1 are new in its packages, 1 in other packages; 1 constants
`
	if out.String() != want {
		t.Errorf("got\n%swant\n%s", &out, want)
	}
}
