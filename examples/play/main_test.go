package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/railhex/railhex/steamrollers"
)

// at plays with what is typed.
func at(t *testing.T, typed string, args ...string) (out string, status int) {
	t.Helper()
	var shown, complaints bytes.Buffer
	status = run(append([]string{"-plain", "-seed", "1"}, args...), strings.NewReader(typed), &shown, &complaints)
	return shown.String() + complaints.String(), status
}

// TestFirstOptionsEndAGame chooses the first option again and again, in each
// language, and saves the record on the way.
func TestFirstOptionsEndAGame(t *testing.T) {
	for _, args := range [][]string{
		{"-language", "en"},
		{"-language", "de", "-olive", "clerk"},
		{"-language", "fr", "-players", "3", "-module", "coal,order,power", "-seats", "person,random,person"},
		{"-language", "nl", "-board", "valley", "-wall", "hard"},
	} {
		file := filepath.Join(t.TempDir(), "game.srr")
		out, status := at(t, strings.Repeat("1\n", 20)+"save "+file+"\n"+strings.Repeat("1\n", 4000), args...)
		if status != exitPlayed {
			t.Fatalf("%v: status %d\n%s", args, status, out)
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		record, err := steamrollers.ParseRecord(string(text), nil)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := record.Replay(); err != nil {
			t.Errorf("%v: the saved record does not replay: %v", args, err)
		}
		if strings.Contains(out, "{") || strings.Contains(out, "%!") {
			t.Errorf("%v: something is not filled in", args)
		}
	}
}

func TestRefusedMovesAreExplained(t *testing.T) {
	out, _ := at(t, "improve\nbuild\ndraft 9\n0\nhelp\nmap\nscore\nundo\nquit\n")
	for _, want := range []string{"ROUND-2", "expected", "1 … ", "save FILE", "b2 [1]", "P1"} {
		if !strings.Contains(strings.ReplaceAll(out, "b2  [1]", "b2 [1]"), want) {
			t.Errorf("%q is not said:\n%s", want, out)
		}
	}
}

// TestUndoLeavesBotsTheirDecisions goes back in a round that a bot began: the
// person is asked again, and never decides for the bot.
func TestUndoLeavesBotsTheirDecisions(t *testing.T) {
	out, _ := at(t, strings.Repeat("1\n1\nundo\n", 60), "-seats", "person,greedy")
	if strings.Contains(out, "P2, draft") || strings.Contains(out, "P2, act") || !strings.Contains(out, "P1, draft") {
		t.Errorf("a person is asked for a bot:\n%s", out)
	}
	if out, _ := at(t, "undo\nquit\n", "-seats", "person,greedy"); !strings.Contains(out, "nothing was decided") {
		t.Errorf("undo of nothing says nothing:\n%s", out)
	}
}

func TestTheTableIsShown(t *testing.T) {
	out, _ := at(t, "score\nsave\nquit\n", "-olive", "baron", "-language", "de")
	for _, want := range []string{"Angebotsplan", "Plättchen     1", "Lok", "[ ]6  = 0", "Olivia ", "Olivia: ", "the file has no name"} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is not shown:\n%s", want, out)
		}
	}
	if out, _ := at(t, "quit\n", "-module", "order"); !strings.Contains(out, "orders") || !strings.Contains(out, "goods kept") {
		t.Errorf("orders are not shown:\n%s", out)
	}
}

func TestColourIsLeftOutWherePlain(t *testing.T) {
	var coloured bytes.Buffer
	run([]string{"-seed", "1", "-plain=false"}, strings.NewReader("quit\n"), &coloured, &coloured)
	plain, _ := at(t, "quit\n")
	if !strings.Contains(coloured.String(), "\x1b[") || strings.Contains(plain, "\x1b[") {
		t.Error("colours are not where they should be")
	}
}

func TestWrongUsageIsRefused(t *testing.T) {
	for _, args := range [][]string{
		{"-players", "9"},
		{"-players", "many"},
		{"-language", "xx"},
		{"-seats", "robot"},
		{"-module", "luck"},
		{"-nonsense"},
		{"extra", "words"},
		{"-players", "3", "-seats", "person,person,person,person"},
	} {
		if out, status := at(t, "", args...); status != exitUsage || out == "" {
			t.Errorf("%v: status %d\n%s", args, status, out)
		}
	}
}
