package programs

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family/rulebook"
)

const tutorial = "../../embedding/tutorial/README.md"

// TestTheTutorial follows the tutorial in an empty folder: it writes the files, runs the
// commands, and compares what they print. Each stage must compile.
func TestTheTutorial(t *testing.T) {
	page, err := os.ReadFile(tutorial)
	if err != nil {
		t.Fatal(err)
	}
	checkout, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	folder, said, stages := t.TempDir(), "", 0
	for _, block := range rulebook.Blocks(string(page)) {
		if block.Kind != rulebook.Fence {
			continue
		}
		language, file, _ := strings.Cut(block.Info, " ")
		switch language {
		case "go":
			path := filepath.Join(folder, filepath.FromSlash(file))
			if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path, []byte(block.Text()), 0o644); err != nil {
				t.Fatal(err)
			}
		case "sh":
			stages++
			shell := exec.CommandContext(t.Context(), "bash", "-ec", block.Text())
			shell.Dir = folder
			shell.Env = append(os.Environ(), "RAILHEX="+checkout, "GOFLAGS=-trimpath", "GOWORK=off")
			var complaint strings.Builder
			shell.Stderr = &complaint
			out, err := shell.Output()
			if err != nil {
				t.Fatalf("line %d: %v\n%s%s", block.Line, err, out, &complaint)
			}
			said = string(out)
		case "text":
			if !strings.HasSuffix(said, block.Text()) {
				t.Errorf("line %d: printed is\n%s\nand the page says\n%s", block.Line, said, block.Text())
			}
		case "console":
		default:
			t.Errorf("line %d: nobody knows what to do with %q", block.Line, block.Info)
		}
	}
	if stages < 5 {
		t.Errorf("the tutorial has %d stages", stages)
	}
}
