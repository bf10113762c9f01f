package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers/tensor"
)

func exported(t *testing.T, args ...string) (lines []string, status int, complaint string) {
	t.Helper()
	var out, complaints bytes.Buffer
	status = run(args, &out, &complaints)
	return strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n"), status, complaints.String()
}

func TestExportedLinesHoldTheDecisionsOfGames(t *testing.T) {
	lines, status, complaint := exported(t, "-games", "2", "-players", "3")
	if status != exitWritten {
		t.Fatal(complaint)
	}
	var h head
	if err := json.Unmarshal([]byte(lines[0]), &h); err != nil || h.Size != tensor.Size || h.Actions != tensor.NumActions || len(h.Sections) == 0 {
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
	again, _, _ := exported(t, "-games", "2", "-players", "3")
	if !slices.Equal(lines, again) {
		t.Error("the same seed exports other games")
	}
}

func TestExportRefuses(t *testing.T) {
	folder := t.TempDir()
	record := func(name, board, moves string) string {
		file := filepath.Join(folder, name)
		write(t, file, "game steamrollers\nplayers 2\nboard "+board+"\ncomponents standard\n\n"+moves)
		return file
	}
	write(t, filepath.Join(folder, "spoiled.board"), "board spoiled\n")
	broken := filepath.Join(folder, "broken.srr")
	write(t, broken, "game steamrollers\nplayers 2\nboard standard\ncomponents standard\nroll 1\n")
	illegal := record("illegal.srr", "standard", "pass\n")
	spoiled := record("spoiled.srr", "spoiled.board", "")
	boardless := record("boardless.srr", "missing.board", "")
	whole := record("whole.srr", "standard", "")
	for _, test := range []struct {
		want int
		args []string
	}{
		{exitRefused, []string{broken}},
		{exitRefused, []string{illegal}},
		{exitRefused, []string{spoiled}},
		{exitUsage, []string{"missing.srr"}},
		{exitUsage, []string{boardless}},
		{exitUsage, []string{"-games", "2", whole}},
		{exitUsage, []string{"-players", "2", whole}},
		{exitUsage, []string{"-policy", "builder", whole}},
		{exitUsage, []string{"-seed", "1", whole}},
		{exitUsage, []string{"-players", "7"}},
		{exitUsage, []string{"-policy", "lucky"}},
		{exitUsage, []string{"-games", "0"}},
		{exitUsage, []string{"-nonsense"}},
	} {
		if _, status, complaint := exported(t, test.args...); status != test.want || complaint == "" {
			t.Errorf("%v: status %d, want %d; %s", test.args, status, test.want, complaint)
		}
	}
}

// TestRecordsNameBoardsAsForTheReferee: beside the record, above it, and by
// their whole names.
func TestRecordsNameBoardsAsForTheReferee(t *testing.T) {
	folder := t.TempDir()
	board := filepath.Join(folder, "mine.board")
	write(t, board, hexmap.Standard().String())
	write(t, filepath.Join(folder, "games", "mine.board"), hexmap.Standard().String())
	for _, name := range []string{"mine.board", "../mine.board", board} {
		file := filepath.Join(folder, "games", "my.srr")
		write(t, file, "game steamrollers\nplayers 2\nboard "+name+"\ncomponents standard\n\n"+
			"goods YRBE GGRB YYRB REGB YGBE RRYG\nsides a a a a a a\nroll 1 3 5 straight/gentle\ndraft 1\n")
		if lines, status, complaint := exported(t, file); status != exitWritten || len(lines) != 2 {
			t.Errorf("board %s: status %d, %d lines, want the head and a decision; %s", name, status, len(lines), complaint)
		}
	}
}

// TestWhatComesBeforeARefusedRecordIsWritten stops at the first.
func TestWhatComesBeforeARefusedRecordIsWritten(t *testing.T) {
	folder := t.TempDir()
	const header = "game steamrollers\nplayers 2\nboard standard\ncomponents standard\n\n"
	good, bad := filepath.Join(folder, "good.srr"), filepath.Join(folder, "bad.srr")
	write(t, good, header+"goods YRBE GGRB YYRB REGB YGBE RRYG\nsides a a a a a a\nroll 1 3 5 straight/gentle\ndraft 1\n")
	write(t, bad, header+"pass\n")
	lines, status, complaint := exported(t, good, bad, good)
	if status != exitRefused || len(lines) != 2 || !strings.Contains(complaint, bad+": ") {
		t.Errorf("status %d, %d lines, %s", status, len(lines), complaint)
	}
}

// closed is a writer that takes nothing.
type closed struct{}

func (closed) Write([]byte) (int, error) { return 0, errors.New("closed") }

func TestLinesThatCannotBeWritten(t *testing.T) {
	var complaints bytes.Buffer
	if status := run(nil, closed{}, &complaints); status != exitUsage || !strings.Contains(complaints.String(), "closed") {
		t.Errorf("status %d, %s", status, &complaints)
	}
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// TestPythonReadsTheExportWithoutTheLibrary runs what the documentation shows.
func TestPythonReadsTheExportWithoutTheLibrary(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("no python3 on this machine")
	}
	lines, _, _ := exported(t, "-games", "1")
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
