package layers

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// TestEnglishLinksNoOtherLanguage builds a program that asks for English by its constant,
// and looks for the text of the others in it.
func TestEnglishLinksNoOtherLanguage(t *testing.T) {
	built := filepath.Join(t.TempDir(), "options")
	build := exec.Command("go", "build", "-o", built, "./examples/guide/embedding/options")
	build.Dir = root
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	program, err := os.ReadFile(built)
	if err != nil {
		t.Fatal(err)
	}
	for file, linked := range map[string]bool{"en.txt": true, "words/fr.txt": false, "words/de.txt": false, "words/nl.txt": false} {
		text, err := os.ReadFile(filepath.Join(root, "steamrollers", file))
		if err != nil {
			t.Fatal(err)
		}
		if bytes.Contains(program, text) != linked {
			t.Errorf("%s is linked: %t, want %t", file, !linked, linked)
		}
	}
}
