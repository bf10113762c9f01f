package tournament

import (
	"encoding/json"
	"os"
	"regexp"
	"strings"
	"testing"
)

// TestThePageOnBalance runs the command that the page shows: each line of what it says is
// printed, in that order.
func TestThePageOnBalance(t *testing.T) {
	page, err := os.ReadFile("../balance.md")
	if err != nil {
		t.Fatal(err)
	}
	shown := regexp.MustCompile("(?s)```sh\ngo -C examples/lab run \\. ([^\n]*)\n```.*?```text\n(.*?)```").FindStringSubmatch(string(page))
	if shown == nil {
		t.Fatal("the page shows no command")
	}
	t.Chdir("..")
	folder := t.TempDir()
	rest := play(t, append(strings.Fields(shown[1]), "-out", folder)...)
	for line := range strings.Lines(shown[2]) {
		_, after, found := strings.Cut(rest, line)
		if !found {
			t.Fatalf("the page says %q, and what is printed after the lines above it is\n%s", line, rest)
		}
		rest = after
	}
	var report struct {
		Tables []struct {
			Title string
			Rows  [][]any
		}
	}
	if err := json.Unmarshal([]byte(read(t, folder, "report.json")), &report); err != nil {
		t.Fatal(err)
	}
	unused := report.Tables[len(report.Tables)-1]
	if last := unused.Rows[len(unused.Rows)-1]; !strings.HasPrefix(unused.Title, "not in use") || last[1] != "1: glen f7 Insel city" {
		t.Errorf("the report ends with %+v", unused)
	}
}
