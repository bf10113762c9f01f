package steamrollers_test

import (
	"compress/gzip"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/steamrollers"
)

// TestRecordsOfAnotherProgram replays games that an independent program has
// played and compares every report with the one that it gave.
func TestRecordsOfAnotherProgram(t *testing.T) {
	names, err := filepath.Glob(filepath.Join("testdata", "records", "*.srr"))
	if err != nil || len(names) == 0 {
		t.Fatal("there are no records:", err)
	}
	for _, name := range names {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".srr"), func(t *testing.T) {
			t.Parallel()
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			compareReports(t, reports(t, string(text)), goldenReports(t, strings.TrimSuffix(name, ".srr")+".jsonl.gz"))
		})
	}
}

// reports are those of each position of a record, and of the error at its end
// if there is one.
func reports(t *testing.T, text string) (lines []string) {
	r, err := steamrollers.OpenRecord(strings.NewReader(text), nil)
	if err != nil {
		t.Fatal(err)
	}
	add := func() {
		line, err := r.State().WithMoves(steamrollers.ReportOf(r)).AppendJSON(nil)
		if err != nil {
			t.Fatal(err)
		}
		lines = append(lines, string(line))
	}
	for add(); r.Next(); {
		add()
	}
	if r.Err() != nil {
		add()
	}
	return lines
}

// goldenReports are the lines of a packed file.
func goldenReports(t *testing.T, name string) []string {
	file, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	unpacked, err := gzip.NewReader(file)
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(unpacked)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSpace(string(text)), "\n")
}

func compareReports(t *testing.T, got, want []string) {
	if len(got) != len(want) {
		t.Fatalf("%d reports, expected %d", len(got), len(want))
	}
	for i := range got {
		if got[i] == want[i] {
			continue
		}
		if diff := cmp.Diff(withoutMessage(t, want[i]), withoutMessage(t, got[i])); diff != "" {
			t.Fatalf("report %d (-want +got)\n%s", i+1, diff)
		}
	}
}

// withoutMessage is a report as JSON, but for the wording of its error.
func withoutMessage(t *testing.T, text string) map[string]any {
	var report map[string]any
	if err := json.Unmarshal([]byte(text), &report); err != nil {
		t.Fatal(err)
	}
	if fault, ok := report["error"].(map[string]any); ok {
		delete(fault, "message")
	}
	return report
}
