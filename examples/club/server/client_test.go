package main

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/club/server/internal/servertest"
)

// TestTheClientOfTheNpmPackage has two players play by it, take a move back and be refused.
func TestTheClientOfTheNpmPackage(t *testing.T) {
	if _, err := exec.LookPath("node"); err != nil {
		t.Skip("there is no Node")
	}
	client := servertest.Must(filepath.Abs("../../npm/build/package/server.js"))
	p := started(t, filepath.Join(t.TempDir(), "tables.db"))
	out, err := exec.Command("node", "testdata/play.mjs", p.url, "60", client).CombinedOutput()
	if want := `{"played":true,"undone":true,"refused":true,"mine":1,"record":true}`; err != nil || strings.TrimSpace(string(out)) != want {
		t.Errorf("the players say %s, want %s: %v", out, want, err)
	}
}
