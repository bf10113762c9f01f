package main

import (
	"os/exec"
	"strings"
	"testing"
)

// TestTheWorkerTellsOfPushes has the page's service worker tell of pushes, and clicks them.
func TestTheWorkerTellsOfPushes(t *testing.T) {
	if _, err := exec.LookPath("node"); err != nil {
		t.Skip("there is no Node")
	}
	out, err := exec.Command("node", "testdata/worker.mjs", "../page/page/served/worker.js").CombinedOutput()
	want := []string{
		"Steam: It is your turn. (turn T1, T1)",
		"Steam: It is your turn. (turn T1, T1)",
		"close", "focus", "https://play.example.org/club/#table=T1",
		"close", "open https://play.example.org/club/#table=T1",
	}
	if got := strings.TrimSpace(string(out)); err != nil || got != strings.Join(want, "\n") {
		t.Errorf("it does\n%s\nwant\n%s\n%v", got, strings.Join(want, "\n"), err)
	}
}
