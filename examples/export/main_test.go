package main

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/railhex/railhex/steamrollers/tensor"
)

func export(t *testing.T, args ...string) (lines []string, status int, complaint string) {
	t.Helper()
	var out, complaints bytes.Buffer
	status = run(args, &out, &complaints)
	return strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n"), status, complaints.String()
}

func TestExportedLinesHoldTheDecisionsOfGames(t *testing.T) {
	lines, status, complaint := export(t, "-games", "2", "-players", "3")
	if status != exitWritten {
		t.Fatal(complaint)
	}
	var h head
	if err := json.Unmarshal([]byte(lines[0]), &h); err != nil || h.Size != tensor.Size || h.Actions != tensor.Actions || len(h.Sections) == 0 {
		t.Fatalf("head %+v, %v", h, err)
	}
	won := map[int]float64{}
	for _, line := range lines[1:] {
		var d decision
		if err := json.Unmarshal([]byte(line), &d); err != nil {
			t.Fatal(err)
		}
		switch {
		case len(d.At) != len(d.Value) || !slices.IsSorted(d.At) || slices.Contains(d.Value, 0):
			t.Fatalf("game %d, ply %d: the position is not a list of what is not zero", d.Game, d.Ply)
		case !slices.Contains(d.Legal, d.Action) || !slices.IsSorted(d.Legal):
			t.Fatalf("game %d, ply %d: action %d is not among the legal ones", d.Game, d.Ply, d.Action)
		case d.Result == nil || d.Seat < 1 || d.Seat > 3:
			t.Fatalf("game %d, ply %d: seat %d, result %v", d.Game, d.Ply, d.Seat, d.Result)
		}
		won[3*d.Game+d.Seat] = *d.Result
	}
	for game := range 2 {
		if sum := won[3*game+1] + won[3*game+2] + won[3*game+3]; sum < 0.999 || sum > 1.001 {
			t.Errorf("the results of game %d add up to %v", game, sum)
		}
	}
	again, _, _ := export(t, "-games", "2", "-players", "3")
	if !slices.Equal(lines, again) {
		t.Error("the same seed exports other games")
	}
}

func TestExportRefuses(t *testing.T) {
	broken := filepath.Join(t.TempDir(), "broken.srr")
	if err := os.WriteFile(broken, []byte("game steamrollers\nplayers 2\nboard standard\ncomponents standard\nroll 1\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		want int
		args []string
	}{
		{exitRefused, []string{broken}},
		{exitRefused, []string{"missing.srr"}},
		{exitUsage, []string{"-players", "7"}},
		{exitUsage, []string{"-policy", "lucky"}},
		{exitUsage, []string{"-games", "0"}},
		{exitUsage, []string{"-nonsense"}},
	} {
		if _, status, complaint := export(t, test.args...); status != test.want || complaint == "" {
			t.Errorf("%v: status %d, want %d; %s", test.args, status, test.want, complaint)
		}
	}
}

// TestPythonReadsTheExportWithoutTheLibrary runs what the documentation shows.
func TestPythonReadsTheExportWithoutTheLibrary(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("no python3 on this machine")
	}
	lines, _, _ := export(t, "-games", "1")
	file := filepath.Join(t.TempDir(), "games.jsonl")
	if err := os.WriteFile(file, []byte(strings.Join(lines, "\n")+"\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	const program = `
import json, sys
head, *lines = (json.loads(line) for line in open(sys.argv[1]))
for line in lines:
    x = [0.0] * head["size"]
    for i, v in zip(line["at"], line["value"]):
        x[i] = v
    assert line["action"] in line["legal"] and max(line["legal"]) < head["actions"]
print(len(lines))
`
	out, err := exec.Command(python, "-c", program, file).CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	if got, want := strings.TrimSpace(string(out)), strconv.Itoa(len(lines)-1); got != want {
		t.Errorf("python reads %s decisions, want %s", got, want)
	}
}
