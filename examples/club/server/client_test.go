package main

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestTheClientOfTheNpmPackage has two players play by it, take a move back and be refused.
func TestTheClientOfTheNpmPackage(t *testing.T) {
	if _, err := exec.LookPath("node"); err != nil {
		t.Skip("there is no Node")
	}
	client, err := filepath.Abs("../../npm/build/package/server.js")
	if err != nil {
		t.Fatal(err)
	}
	p := started(t, filepath.Join(t.TempDir(), "tables.db"))
	out, err := exec.Command("node", "testdata/play.mjs", p.url, "60", client).CombinedOutput()
	if want := `{"played":true,"undone":true,"refused":true,"mine":1,"record":true}`; err != nil || strings.TrimSpace(string(out)) != want {
		t.Errorf("the players say %s, want %s: %v", out, want, err)
	}
}
