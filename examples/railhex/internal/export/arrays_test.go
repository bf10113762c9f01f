package export

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/internal/games"
)

// python returns Debian's Python, which has numpy.
func python(t *testing.T) string {
	t.Helper()
	const debian = "/usr/bin/python3"
	if out, err := exec.Command(debian, "-c", "import numpy").CombinedOutput(); err != nil {
		t.Skipf("there is no Python with numpy (Debian's python3-numpy): %v %s", err, out)
	}
	return debian
}

// TestNumpyReadsWhatTheLinesSay: the arrays hold the numbers of the lines, all of them, and the functions
// that the documentation shows make the positions of them.
func TestNumpyReadsWhatTheLinesSay(t *testing.T) {
	numpy := python(t)
	program := "import json, numpy\n" + shown(t, "\tdef dense") + `
lines = [json.loads(line) for line in open("games.jsonl")]
schema = json.load(open("npz/schema.json"))
head, size = lines[0], lines[0]["size"]
assert all(schema[k] == head[k] for k in head if k != "line"), "schema"
alone = {"line", "header", "files", "seed", "players", "hexes", "adjacency", "moves of a decision", "move"}
left = {"game": [l for l in lines if l["line"] == "game"], "decision": [l for l in lines if l["line"] == "decision"]}
games = left["game"][:]
for name in schema["files"]:
    a = numpy.load("npz/" + name)
    x, told = positions(a, range(len(a["game"])), size), set()
    for kind, prefix, rows in ("game", "game_", len(a["game_game"])), ("decision", "", len(a["game"])):
        for i in range(rows):
            line = left[kind].pop(0)
            for key, want in line.items():
                if key in alone or key + " of a " + kind in alone:
                    continue
                told |= {prefix + key}
                got = a[prefix + key]
                if prefix + key + "_offsets" in a:
                    told |= {prefix + key + "_offsets"}
                    got = got[slice(*a[prefix + key + "_offsets"][i:i + 2])]
                    assert numpy.allclose(got, want or []) and len(got) == len(want or []), key
                else:
                    assert got[i] == want or want is None and numpy.isnan(got[i]), key
            if kind == "decision":
                want = numpy.zeros(size, numpy.float32)
                for part in games[line["game"]], line:
                    want[part["at"]] = part["value"]
                assert (x[i] == want).all(), "position"
    assert told == set(a), told ^ set(a)
    assert a["game_over"].dtype == bool
assert not left["game"] and not left["decision"]
`
	for _, name := range games.All().Names() {
		folder := t.TempDir()
		args := []string{"-game", name, "-games", "2", "-seats", "builder,search:1:playoutmoves=1"}
		lines, _, _ := exported(t, args...)
		write(t, filepath.Join(folder, "games.jsonl"), strings.Join(lines, "\n")+"\n")
		if _, status, complaint := exported(t, append(args, "-out", filepath.Join(folder, "npz"))...); status != cli.Done || complaint != "" {
			t.Fatalf("%s: status %d, %s", name, status, complaint)
		}
		command := exec.Command(numpy, "-c", program)
		command.Dir = folder
		if out, err := command.CombinedOutput(); err != nil {
			t.Fatalf("%s: %v: %s", name, err, out)
		}
	}
}

// TestRecordsBecomeArrays, as many files as they need, and none in a folder that is there.
func TestRecordsBecomeArrays(t *testing.T) {
	folder := t.TempDir()
	record := filepath.Join(folder, "a.srr")
	write(t, record, "game steamrollers\nplayers 2\nboard standard\ncomponents standard\n\ngoods YRBE GGRB YYRB REGB YGBE RRYG\n")
	args := append([]string{"-out", filepath.Join(folder, "npz")}, slices.Repeat([]string{record}, perFile+1)...)
	if _, status, complaint := exported(t, args...); status != cli.Done {
		t.Fatal(complaint)
	}
	var s schema
	text, err := os.ReadFile(filepath.Join(folder, "npz", "schema.json"))
	if err == nil {
		err = json.Unmarshal(text, &s)
	}
	want := []string{"games-0000000-0000099.npz", "games-0000100-0000100.npz"}
	if err != nil || s.Games != perFile+1 || len(s.Records) != s.Games || s.Seats != nil || !slices.Equal(s.Files, want) {
		t.Errorf("%+v, %v", s, err)
	}
	if _, status, complaint := exported(t, args...); status != cli.Misused || !strings.Contains(complaint, "exists") {
		t.Errorf("a folder that is there: status %d, %s", status, complaint)
	}
	write(t, record, "game steamrollers\nplayers 2\nboard standard\ncomponents standard\n\nno move\n")
	fresh := filepath.Join(folder, "fresh")
	if _, status, _ := exported(t, "-out", fresh, record); status != cli.Failed {
		t.Errorf("status %d", status)
	}
	if _, err := os.Stat(filepath.Join(fresh, "schema.json")); err == nil {
		t.Error("an export that broke off has a schema")
	}
}

// TestNumbersBeginAtAMultipleOf64 bytes, as the format wants it.
func TestNumbersBeginAtAMultipleOf64(t *testing.T) {
	for n := range 70 {
		var text bytes.Buffer
		if err := writeArrays(&text, array{"a", make([]int32, n)}); err != nil {
			t.Fatal(err)
		}
		archive, err := zip.NewReader(bytes.NewReader(text.Bytes()), int64(text.Len()))
		if err != nil {
			t.Fatal(err)
		}
		file, err := archive.Open("a.npy")
		if err != nil {
			t.Fatal(err)
		}
		array, err := io.ReadAll(file)
		if at := bytes.IndexByte(array, '\n') + 1; err != nil || at%64 != 0 || len(array)-at != 4*n {
			t.Errorf("%d numbers begin at byte %d of %d, %v", n, at, len(array), err)
		}
	}
}
