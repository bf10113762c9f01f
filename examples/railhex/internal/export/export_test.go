package export

import (
	"archive/zip"
	"bytes"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"hash/crc32"
	"io"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/steam/described"
)

// exported runs the command on the games that ship.
func exported(args ...string) (status int, complaint string) {
	var out, complaints strings.Builder
	status = Command.Call(args, nil, &out, &complaints, games.All()...)
	return status, out.String() + complaints.String()
}

// gathered are the games of some bots, from a seed on.
func gathered(t *testing.T, g describe.Game, seed uint64, many int, bots ...string) *gathering {
	t.Helper()
	start, err := g.Begin([]byte(fmt.Sprintf(`{"players": %d}`, g.About().Usual)))
	if err != nil {
		t.Fatal(err)
	}
	layout, err := g.Layout()
	if err != nil {
		t.Fatal(err)
	}
	into := &gathering{layout: layout, walker: g.Walker()}
	for number := range many {
		seated, err := cli.Seated(start, bots, number)
		if err == nil {
			err = into.played(number, start, seated, seed+uint64(number))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return into
}

// list returns the numbers of a row.
func list[T any](of lists[T], row int) []T {
	first := int64(0)
	if row > 0 {
		first = of.ends[row-1]
	}
	return of.numbers[first:of.ends[row]]
}

// dense adds what a row says to an array.
func dense(x []float32, at lists[int32], value lists[float32], row int) {
	for i, place := range list(at, row) {
		x[place] += list(value, row)[i]
	}
}

// TestArraysSayWhatIsPlayed compares the arrays of a game with what the library says of its record.
func TestArraysSayWhatIsPlayed(t *testing.T) {
	for _, game := range games.All() {
		got := gathered(t, game, 5, 1, "greedy", "builder")
		d, row, ply := &got.decisions, 0, 0
		start, _ := game.Begin([]byte(fmt.Sprintf(`{"players": %d}`, game.About().Usual)))
		bots, _ := cli.Seated(start, []string{"greedy", "builder"}, 0)
		var moves []string
		var end describe.Position
		w := game.Walker()
		err := game.Play(t.Context(), start, bots, 5, func(before describe.Position, move string, after describe.Position) error {
			moves, end, ply = append(moves, move), after, ply+1
			if before.Chance() {
				return nil
			}
			if err := w.Set(before); err != nil {
				return err
			}
			want, x := make([]float32, got.layout.Size), make([]float32, got.layout.Size)
			if err := w.Write(want, w.Turn(), nil); err != nil {
				return err
			}
			dense(x, got.games.At, got.games.Value, 0)
			dense(x, d.At, d.Value, row)
			if !slices.Equal(x, want) {
				t.Errorf("%s, ply %d: another position", game.Name(), ply)
			}
			var legal []int32
			for i := range w.Len() {
				action, _ := w.Action(i)
				legal = append(legal, int32(action))
			}
			chosen := legal[w.Index(move)]
			slices.Sort(legal)
			if d.Ply[row] != int32(ply-1) || d.Seat[row] != int32(w.Turn()) || d.Action[row] != chosen ||
				!slices.Equal(list(d.Legal, row), legal) || !slices.Equal(list(d.Scores, row), scores(before)) {
				t.Errorf("%s, ply %d: another decision in row %d", game.Name(), ply, row)
			}
			row++
			return nil
		})
		if err != nil || row != len(d.Game) || got.games.Moves[0] != int32(ply) || !got.games.Over[0] {
			t.Errorf("%s: %d decisions in %d rows; %v", game.Name(), row, len(d.Game), err)
		}
		isOfTheEnd(t, got, end)

		record, err := start.Record(moves, describe.Notes{})
		if err != nil {
			t.Fatal(err)
		}
		again := &gathering{layout: got.layout, walker: game.Walker()}
		if err := again.recorded(0, game, written(t, record)); err != nil {
			t.Fatal(err)
		}
		types := cmp.AllowUnexported(lists[int32]{}, lists[float32]{})
		if diff := cmp.Diff(got, again, cmp.AllowUnexported(gathering{}), types, cmpopts.IgnoreFields(gathering{}, "walker")); diff != "" {
			t.Errorf("%s: mismatch (-played +recorded)\n%s", game.Name(), diff)
		}
	}
}

// isOfTheEnd compares what is said of the end of a game.
func isOfTheEnd(t *testing.T, got *gathering, end describe.Position) {
	t.Helper()
	winners, d := describe.Winners(end), &got.decisions
	for i, standing := range end.Standing()[1:] {
		if list(got.games.Scores, 0)[i] != int32(standing.Points) || list(got.games.Ranks, 0)[i] != int32(standing.Rank) ||
			list(got.games.Returns, 0)[i] != float32(standing.Return) {
			t.Errorf("seat %d ends as %+v, and %+v says otherwise", i+1, standing, got.games)
		}
	}
	for row, seat := range d.Seat {
		result := float32(0)
		if slices.Contains(winners, int(seat)) {
			result = 1 / float32(len(winners))
		}
		if d.Result[row] != result || d.Points[row] != int32(end.Standing()[seat].Points) {
			t.Errorf("row %d of seat %d has the result %v, and %v win", row, seat, d.Result[row], winners)
		}
	}
}

// TestASearchTellsWhatItFound for every legal action of each of its decisions.
func TestASearchTellsWhatItFound(t *testing.T) {
	iterations := long.Or(3, 6)
	for _, game := range games.All() {
		d, thought := &gathered(t, game, 1, 1, fmt.Sprintf("search:%d", iterations)).decisions, 0
		for row := range d.Game {
			total, values := 0, list(d.Values, row)
			for i, visits := range list(d.Visits, row) {
				total += int(visits)
				if values[i] < 0 || values[i] > 1 || visits == 0 && values[i] != 0 {
					t.Fatalf("%s, row %d: %d visits and the value %v", game.Name(), row, visits, values[i])
				}
			}
			thought += total
			if actions := len(list(d.Legal, row)); total > iterations || len(list(d.Visits, row)) != actions || len(values) != actions {
				t.Fatalf("%s, row %d: %d visits of %d actions", game.Name(), row, total, actions)
			}
		}
		if thought == 0 {
			t.Errorf("%s: the search has thought about nothing", game.Name())
		}
	}
}

// TestNumpyReads what is written, and the functions that the help shows make the positions of it.
func TestNumpyReads(t *testing.T) {
	const debian = "/usr/bin/python3"
	if out, err := exec.Command(debian, "-c", "import numpy").CombinedOutput(); err != nil {
		t.Skipf("there is no Python with numpy (Debian's python3-numpy): %v %s", err, out)
	}
	_, shown, _ := strings.Cut(help, "\timport json, numpy\n")
	shown, _, _ = strings.Cut(shown, "\n\n")
	program := "import json, numpy, zlib\n" + strings.ReplaceAll("\n"+shown, "\n\t", "\n") + `
x = positions(a, range(len(a["game"])), schema["size"])
places = (x != 0).sum(axis=1) == numpy.diff(a["at_offsets"]) + numpy.diff(a["game_at_offsets"])[a["game"]]
assert places.all() and a["game_over"].dtype == bool
assert factors(a["action"][0])[0] < len(schema["blocks"])
hexes = schema["hexes"], schema["adjacency"]
assert all(j < 0 or hexes[1][j][(d + 3) % 6] == i for i, beside in enumerate(hexes[1]) for d, j in enumerate(beside))
print(json.dumps({name: zlib.crc32(a[name].tobytes()) for name in a}))
`
	for _, game := range games.All() {
		folder, bots := t.TempDir(), "greedy,search:1:playoutmoves=1"
		if status, complaint := exported("-game", game.Name(), "-games", "2", "-seats", bots, "-out", filepath.Join(folder, "games")); status != cli.Done {
			t.Fatalf("%s: status %d, %s", game.Name(), status, complaint)
		}
		command := exec.Command(debian, "-c", program)
		command.Dir = folder
		out, err := command.CombinedOutput()
		if err != nil {
			t.Fatalf("%s: %v: %s", game.Name(), err, out)
		}
		var got map[string]uint32
		if err := json.Unmarshal(out, &got); err != nil {
			t.Fatal(err)
		}
		of := gathered(t, game, 1, 2, strings.Split(bots, ",")...)
		want := map[string]uint32{}
		for _, a := range append(arraysOf("game_", of.games), arraysOf("", of.decisions)...) {
			data, err := binary.Append(nil, binary.LittleEndian, a.data)
			if err != nil {
				t.Fatal(err)
			}
			want[a.name] = crc32.ChecksumIEEE(data)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s: mismatch (-want +got)\n%s", game.Name(), diff)
		}
	}
}

const header = "game steamrollers\nplayers 2\nboard standard\ncomponents standard\n\n"

// written is a file with a text.
func written(t *testing.T, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "my.srr")
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// TestRecordsBecomeArrays, as many files as they need, and none in a folder that is there.
func TestRecordsBecomeArrays(t *testing.T) {
	record := written(t, header+"goods YRBE GGRB YYRB REGB YGBE RRYG\nsides a a a a a a\nroll 1 3 5 straight/gentle\ndraft 1\n")
	folder := filepath.Join(t.TempDir(), "npz")
	args := append([]string{"-out", folder}, slices.Repeat([]string{record}, perFile+1)...)
	if status, complaint := exported(args...); status != cli.Done {
		t.Fatal(complaint)
	}
	var s schema
	text, err := os.ReadFile(filepath.Join(folder, "schema.json"))
	if err == nil {
		err = json.Unmarshal(text, &s)
	}
	want := []string{"games-0000000-0000099.npz", "games-0000100-0000100.npz"}
	if err != nil || s.Games != perFile+1 || len(s.Records) != s.Games || s.Seats != nil || !slices.Equal(s.Files, want) {
		t.Errorf("%+v, %v", s, err)
	}
	if status, complaint := exported(args...); status != cli.Misused || !strings.Contains(complaint, "exists") {
		t.Errorf("a folder that is there: status %d, %s", status, complaint)
	}
	game, _ := games.All().Named("steamrollers")
	layout, _ := game.Layout()
	part := &gathering{layout: layout, walker: game.Walker()}
	if err := part.recorded(0, game, record); err != nil || !math.IsNaN(float64(part.decisions.Result[0])) || part.games.Over[0] {
		t.Errorf("a game that stops before the end: %+v, %v", part, err)
	}
}

func TestExportRefuses(t *testing.T) {
	broken, illegal := written(t, header[:len(header)-1]+"roll 1\n"), written(t, header+"pass\n")
	boardless, whole := written(t, strings.Replace(header, "board standard", "board missing.board", 1)), written(t, header)
	for _, test := range []struct {
		want int
		args []string
	}{
		{cli.Failed, []string{broken}},
		{cli.Failed, []string{whole, illegal}},
		{cli.Misused, []string{"missing.srr"}},
		{cli.Misused, []string{boardless}},
		{cli.Misused, []string{"-games", "2", whole}},
		{cli.Misused, []string{"-players", "2", whole}},
		{cli.Misused, []string{"-players", "7"}},
		{cli.Misused, []string{"-games", "0"}},
		{cli.Misused, []string{"-game", "chess"}},
		{cli.Misused, []string{"-seats", "greedy,lucky"}},
		{cli.Misused, []string{"-out", ""}},
	} {
		folder := filepath.Join(t.TempDir(), "games")
		if status, complaint := exported(append([]string{"-out", folder}, test.args...)...); status != test.want || complaint == "" {
			t.Errorf("%v: status %d, want %d; %s", test.args, status, test.want, complaint)
		}
		if _, err := os.Stat(filepath.Join(folder, "schema.json")); err == nil {
			t.Errorf("%v: an export that broke off has a schema", test.args)
		}
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

// TestAGameWithoutArraysSaysSo and one with arrays alone is exported.
func TestAGameWithoutArraysSaysSo(t *testing.T) {
	folder, rules := t.TempDir(), described.Rules()
	out, complaints := new(strings.Builder), new(strings.Builder)
	call := func(name string) int {
		return Command.Call([]string{"-out", filepath.Join(folder, name)}, nil, out, complaints, described.Of(rules))
	}
	if status := call("none"); status != cli.Misused || !strings.Contains(complaints.String(), describe.ErrNoArrays.Error()) {
		t.Errorf("status %d, %s", status, complaints)
	}
	rules.Arrays, rules.Map, rules.Files = described.Arrays(), nil, nil
	if status := call("alone"); status != cli.Done {
		t.Errorf("status %d, %s", status, complaints)
	}
}
