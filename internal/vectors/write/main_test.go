package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/conformance"
)

const record = `game steamrollers
players 2
board standard
components standard

goods RGBE YGBE YRGB YRGB YRGE YRBE
sides a a a a a a
`

func TestRun(t *testing.T) {
	folder := t.TempDir()
	file := func(name, text string) string {
		name = filepath.Join(folder, name)
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return name
	}
	good := file("good.srr", record)
	bad := file("bad.srr", record+"pass\n")
	odd := file("odd.srr", record+"resign\n")
	for _, test := range []struct {
		args   string
		status int
		says   string
	}{
		{"", exitRefused, "games.jsonl"},
		{"-id one", exitUsage, "usage: write"},
		{"-id one " + good, exitUsage, "usage: write"},
		{good, exitUsage, "usage: write"},
		{"-id one -about x " + good + " " + good, exitUsage, "usage: write"},
		{"-game chess", exitUsage, "usage: write"},
		{"-x", exitUsage, "flag provided but not defined"},
		{"-id one -about x nowhere.srr", exitRefused, "nowhere.srr"},
		{"-id one -about x " + bad, exitRefused, "game one, move 3: pass: "},
		{"-id one -about x " + odd, exitRefused, "odd.srr: line 8"},
		{"-id one -about x " + good, exitWritten, "1 games, "},
		{"-id two -about x " + good, exitWritten, "2 games, "},
		{"-id one -about y " + good, exitWritten, "2 games, "},
		{"", exitWritten, "2 games, "},
	} {
		var stdout, stderr bytes.Buffer
		args := append([]string{"-folder", folder}, strings.Fields(test.args)...)
		if status := run(args, &stdout, &stderr); status != test.status {
			t.Errorf("write %s: status %d, want %d", test.args, status, test.status)
		}
		if said := stdout.String() + stderr.String(); !strings.Contains(said, test.says) {
			t.Errorf("write %s says %q, want %q", test.args, said, test.says)
		}
	}
	games, err := conformance.ReadGames[steamrollers.State, steamrollers.Move, steamrollers.Report](os.DirFS(folder))
	if err != nil || len(games) != 2 || games[1].About != "y" || games[1].Report.Phase != "roll" {
		t.Errorf("games %+v (%v)", games, err)
	}
}
