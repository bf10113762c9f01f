package main

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/club/server/internal/servertest"
)

// ofNode is what a script prints by Node.
func ofNode(t *testing.T, args ...string) string {
	t.Helper()
	if _, err := exec.LookPath("node"); err != nil {
		t.Skip("there is no Node")
	}
	out, err := exec.CommandContext(t.Context(), "node", args...).CombinedOutput()
	if err != nil {
		t.Fatalf("%q: %v\n%s", args, err, out)
	}
	return strings.TrimSpace(string(out))
}

// npmClient is the client of the npm package, by which the page speaks with the server.
var npmClient = servertest.Must(filepath.Abs("../../npm/build/package/server.js"))

// TestTheClientOfTheNpmPackage has two players play by it, take a move back and be refused.
func TestTheClientOfTheNpmPackage(t *testing.T) {
	p := started(t, filepath.Join(t.TempDir(), "tables.db"))
	want := `{"played":true,"undone":true,"refused":true,"mine":1,"record":true}`
	servertest.Equal(t, "the players say", ofNode(t, "testdata/play.mjs", p.url, "60", npmClient), want)
}

// TestTheClientWaitsLongerEachTime breaks its stream again and again: a server that fails is not asked without a pause.
func TestTheClientWaitsLongerEachTime(t *testing.T) {
	want := "500 1000 2000 4000 8000 8000 500 1000" // after a stream that lasted it begins anew
	servertest.Equal(t, "it waits", ofNode(t, "testdata/wait.mjs", npmClient), want)
}

// TestTheWorkerTellsOfPushes has the page's service worker tell of pushes, and clicks them.
func TestTheWorkerTellsOfPushes(t *testing.T) {
	want := []string{
		"Steam: It is your turn. (turn T1, T1)",
		"Steam: It is your turn. (turn T1, T1)",
		"close", "focus", "https://play.example.org/club/#table=T1",
		"close", "open https://play.example.org/club/#table=T1",
	}
	said := ofNode(t, "testdata/worker.mjs", "../page/page/served/worker.js")
	servertest.Equal(t, "it does", said, strings.Join(want, "\n"))
}
