package tournament

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/internal/long"
)

var update = flag.Bool("update", false, "write the baselines anew")

// TestBaselines plays each baseline again by the command on its first line. Those of bots
// that search take minutes.
func TestBaselines(t *testing.T) {
	const before = "go -C examples/lab run . "
	files, err := filepath.Glob("../baselines/*.txt")
	if err != nil || len(files) < 3 {
		t.Fatalf("%d baselines, %v", len(files), err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			command, want, _ := strings.Cut(string(text), "\n")
			args, ok := strings.CutPrefix(command, before)
			if !ok {
				t.Fatalf("its first line is %q and does not begin with %q", command, before)
			}
			if strings.Contains(command, "search") {
				long.Only(t, "the baselines of other bots are played")
			}
			got, _, _ := strings.Cut(play(t, append(strings.Fields(args), "-out", t.TempDir())...), "\n\n"+os.TempDir())
			got += "\n"
			if *update {
				if err := os.WriteFile(file, []byte(command+"\n"+got), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("to write it anew: go -C examples/lab test ./tournament -run TestBaselines -update\n(-written +played)\n%s", diff)
			}
		})
	}
}
