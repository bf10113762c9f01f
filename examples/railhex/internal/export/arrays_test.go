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

// parts exports into a folder, which must go well.
func parts(t *testing.T, folder string, args ...string) (complaint string) {
	t.Helper()
	lines, status, complaint := exported(t, append(args, "-out", folder)...)
	if status != cli.Done || len(lines) != 1 || lines[0] != "" {
		t.Fatalf("%v: status %d, %q, %s", args, status, lines, complaint)
	}
	return complaint
}

// filesOf returns the files of a folder with what they hold.
func filesOf(t *testing.T, folder string) map[string]string {
	t.Helper()
	all := map[string]string{}
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		text, err := os.ReadFile(filepath.Join(folder, entry.Name()))
		if err != nil {
			t.Fatal(err)
		}
		all[entry.Name()] = string(text)
	}
	return all
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
alone = {"line", "files", "seed", "players", "hexes", "adjacency", "moves of a decision"}
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
		args := []string{"-game", name, "-games", "2", "-seats", "builder,search:1:playoutmoves=1", "-part", "1"}
		lines, _, _ := exported(t, args...)
		write(t, filepath.Join(folder, "games.jsonl"), strings.Join(lines, "\n")+"\n")
		parts(t, filepath.Join(folder, "npz"), args...)
		command := exec.Command(numpy, "-c", program)
		command.Dir = folder
		if out, err := command.CombinedOutput(); err != nil {
			t.Fatalf("%s: %v: %s", name, err, out)
		}
	}
}

// TestAnExportGoesOn where it was stopped: what is there is kept, what is missing is
// written, and what was half written is no file of the export.
func TestAnExportGoesOn(t *testing.T) {
	args := []string{"-games", "5", "-part", "2"}
	want, folder := t.TempDir(), t.TempDir()
	parts(t, want, args...)
	parts(t, folder, args...)
	all := filesOf(t, want)
	const first, last, middle = "games-0000000-0000001.npz", "games-0000004-0000004.npz", "games-0000002-0000003.npz"
	if len(all) != 4 || all[first] == "" || all[last] == "" || all[middle] == "" {
		t.Fatalf("the files are %v", len(all))
	}
	if err := os.Remove(filepath.Join(folder, middle)); err != nil {
		t.Fatal(err)
	}
	write(t, filepath.Join(folder, middle+".part"), all[middle][:100])
	write(t, filepath.Join(folder, first), "kept")
	if complaint := parts(t, folder, args...); !strings.Contains(complaint, "2 of 3 files are in ") {
		t.Errorf("it does not say what is there: %s", complaint)
	}
	all[first] = "kept"
	now := filesOf(t, folder)
	for name, text := range all {
		if now[name] != text {
			t.Errorf("%s is not as it was", name)
		}
	}
	if len(now) != len(all) {
		t.Errorf("there are %d files, not %d", len(now), len(all))
	}

	for _, other := range [][]string{{"-games", "6", "-part", "2"}, {"-games", "5", "-part", "3"}, {"-games", "5", "-part", "2", "-seed", "9"}, {"-game", "steam", "-games", "5", "-part", "2"}} {
		_, status, complaint := exported(t, append(other, "-out", folder)...)
		if status != cli.Misused || !strings.Contains(complaint, "holds another export") {
			t.Errorf("%v: status %d, %s", other, status, complaint)
		}
	}
	if again := filesOf(t, folder); len(again) != len(now) {
		t.Error("what is refused has written something")
	}
	if _, status, complaint := exported(t, "-part", "0", "-out", folder); status != cli.Misused || !strings.Contains(complaint, "-part 0") {
		t.Errorf("status %d, %s", status, complaint)
	}
}

// TestRecordsBecomeArrays, and a record that has changed meanwhile is another export.
func TestRecordsBecomeArrays(t *testing.T) {
	folder := t.TempDir()
	lines, _, _ := exported(t)
	_, games := read(t, lines)
	record := filepath.Join(folder, "a.srr")
	text := games[0].Header + strings.Join(games[0].moves, "\n") + "\n"
	write(t, record, text)
	npz := filepath.Join(folder, "npz")
	if _, status, complaint := exported(t, "-out", npz, record); status != cli.Done {
		t.Fatal(complaint)
	}
	var s schema
	if err := json.Unmarshal([]byte(filesOf(t, npz)["schema.json"]), &s); err != nil || s.Games != 1 || len(s.Records) != 1 || s.Seats != nil || !slices.Equal(s.Files, []string{"games-0000000-0000000.npz"}) {
		t.Errorf("%+v, %v", s, err)
	}
	half := text[:strings.LastIndexByte(strings.TrimSpace(text), '\n')+1]
	write(t, record, half)
	if _, status, complaint := exported(t, "-out", npz, record); status != cli.Misused || !strings.Contains(complaint, "holds another export") {
		t.Errorf("status %d, %s", status, complaint)
	}
	write(t, record, text+"no move\n")
	fresh := filepath.Join(folder, "fresh")
	if _, status, _ := exported(t, "-out", fresh, record); status != cli.Failed || len(filesOf(t, fresh)) != 1 {
		t.Errorf("status %d, and the folder has %d files", status, len(filesOf(t, fresh)))
	}
}

// TestNumbersBeginAtAMultipleOf64 bytes, as the format wants it.
func TestNumbersBeginAtAMultipleOf64(t *testing.T) {
	for n := range 70 {
		var text bytes.Buffer
		if err := writeArrays(&text, array{"a", []string{strings.Repeat("x", n)}}); err != nil {
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
		if at := bytes.IndexByte(array, '\n') + 1; err != nil || at%64 != 0 || len(array)-at != 4*max(n, 1) {
			t.Errorf("%d characters begin at byte %d of %d, %v", n, at, len(array), err)
		}
	}
}
