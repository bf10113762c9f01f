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
	for _, chart := range []string{"seats.svg", "lengths.svg", "stops.svg"} {
		if text := read(t, folder, chart); !strings.Contains(text, "<svg") {
			t.Errorf("%s is not drawn", chart)
		}
	}
	var report struct {
		Unused []struct {
			Table, Never string
			Things       []string
		}
		Lengths []struct{ Rounds, Games int }
	}
	if err := json.Unmarshal([]byte(read(t, folder, "balance.json")), &report); err != nil {
		t.Fatal(err)
	}
	for _, never := range report.Unused {
		if never.Table == "stops" && (never.Never != "used" || len(never.Things) != 1 || never.Things[0] != "glen f7 Insel city") {
			t.Errorf("never in use: %+v", never)
		}
	}
	if len(report.Unused) == 0 || len(report.Lengths) == 0 {
		t.Errorf("the report is %+v", report)
	}
}
