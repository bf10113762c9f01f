package export

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/steam/described"
)

func exported(t *testing.T, args ...string) (lines []string, status int, complaint string) {
	t.Helper()
	var out, complaints bytes.Buffer
	status = Command.Call(args, nil, &out, &complaints, games.All()...)
	return strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n"), status, complaints.String()
}

// replayed is how a record ends: points and places by seat.
func replayed(text string, files fs.FS) (scores, ranks []int, err error) {
	replay, err := games.All().ReadRecord(text, files)
	if err == nil {
		err = replay.Err
	}
	if err != nil {
		return nil, nil, err
	}
	for _, seat := range replay.End.Standing()[1:] {
		scores, ranks = append(scores, seat.Points), append(ranks, seat.Rank)
	}
	return scores, ranks, nil
}

// gameOf is the lines of one game.
type gameOf struct {
	gameLine
	moves     []string
	decisions []decisionLine
	chances   []chanceLine
}

// games reads an export back.
func read(t *testing.T, lines []string) (head headLine, games []gameOf) {
	t.Helper()
	parse := func(line string, into any) {
		t.Helper()
		decoder := json.NewDecoder(strings.NewReader(line))
		decoder.DisallowUnknownFields()
		if err := decoder.Decode(into); err != nil {
			t.Fatalf("%v in %.200s", err, line)
		}
	}
	parse(lines[0], &head)
	for _, line := range lines[1:] {
		var kind struct{ Line string }
		if err := json.Unmarshal([]byte(line), &kind); err != nil {
			t.Fatal(err)
		}
		if kind.Line == "game" {
			games = append(games, gameOf{})
		}
		g := &games[len(games)-1]
		ply, game := len(g.moves), 0
		switch kind.Line {
		case "game":
			parse(line, &g.gameLine)
			ply, game = 0, g.Game
		case "decision":
			var d decisionLine
			parse(line, &d)
			g.moves, g.decisions = append(g.moves, d.Move), append(g.decisions, d)
			ply, game = ply-d.Ply, d.Game
		case "chance":
			var c chanceLine
			parse(line, &c)
			g.moves, g.chances = append(g.moves, c.Move), append(g.chances, c)
			ply, game = ply-c.Ply, c.Game
		default:
			t.Fatalf("a line %q", kind.Line)
		}
		if ply != 0 || game != len(games)-1 {
			t.Fatalf("a line is of another game or another move than the lines before it say: %.200s", line)
		}
	}
	return head, games
}

// TestExportedGamesAreReplayed reads the lines of each game back, and replays it by the
// library from nothing but them.
func TestExportedGamesAreReplayed(t *testing.T) {
	for _, name := range games.All().Names() {
		args := []string{"-game", name, "-games", "2", "-seats", "greedy,builder"}
		lines, status, complaint := exported(t, args...)
		if status != cli.Done {
			t.Fatal(complaint)
		}
		head, games := read(t, lines)
		if head.Line != "head" || head.Game != name || len(head.Sections) == 0 || len(head.ChanceBlocks) == 0 || len(games) != 2 {
			t.Fatalf("%s: head of %s with %d sections, and %d games", name, head.Game, len(head.Sections), len(games))
		}
		for i, g := range games {
			text := g.Header + strings.Join(g.moves, "\n") + "\n"
			files := fstest.MapFS{}
			for file, content := range g.Files {
				files[file] = &fstest.MapFile{Data: []byte(content)}
			}
			scores, ranks, err := replayed(text, files)
			if err != nil || !slices.Equal(scores, g.Scores) || !slices.Equal(ranks, g.Ranks) || len(g.moves) != g.Moves || !g.Over {
				t.Fatalf("%s, game %d: replayed it ends with %v, %v, %v; exported %v, %v", name, i, scores, ranks, err, g.Scores, g.Ranks)
			}
			if want := [...]string{"greedy", "builder"}[i]; g.Players[0] != want || *g.Seed != uint64(i+1) {
				t.Errorf("%s, game %d: %s sits at the first seat, of seed %d", name, i, g.Players[0], *g.Seed)
			}
			holdGame(t, &head, &g)
		}
		again, _, _ := exported(t, args...)
		if !slices.Equal(lines, again) {
			t.Errorf("%s: the same seed exports other games", name)
		}
	}
}

// holdGame holds what the lines of a game must be among themselves.
func holdGame(t *testing.T, head *headLine, g *gameOf) {
	t.Helper()
	sum, won := 0.0, 0.0
	for _, returned := range g.Returns {
		sum += returned
	}
	for i, beside := range g.Adjacency {
		for d, j := range beside {
			if j >= 0 && g.Adjacency[j][(d+3)%6] != i {
				t.Fatalf("%s is beyond edge %d of %s, but not the other way round", g.Hexes[j], d, g.Hexes[i])
			}
		}
	}
	results := map[int]float64{}
	for _, d := range g.decisions {
		i, chosen := slices.BinarySearch(d.Legal, d.Action)
		switch {
		case len(d.At) != len(d.Value) || !slices.IsSorted(d.At) || slices.Contains(d.Value, 0) || d.At[len(d.At)-1] >= head.Size:
			t.Fatalf("game %d, ply %d: the position is not a list of what is not zero", d.Game, d.Ply)
		case !slices.IsSorted(d.Legal) || !chosen || len(d.Moves) != len(d.Legal) || d.Moves[i] != d.Move:
			t.Fatalf("game %d, ply %d: action %d, %q, is not among the legal ones", d.Game, d.Ply, d.Action, d.Move)
		case d.Points != g.Scores[d.Seat-1] || d.Visits != nil || len(d.Scores) != len(g.Scores):
			t.Fatalf("game %d, ply %d: seat %d has %d points in the end, visits %v", d.Game, d.Ply, d.Seat, d.Points, d.Visits)
		}
		for _, at := range d.At {
			if _, twice := slices.BinarySearch(g.At, at); twice {
				t.Fatalf("place %d is that of a section which is fixed", at)
			}
		}
		results[d.Seat] = *d.Result
	}
	for _, result := range results {
		won += result
	}
	if sum < -1e-9 || sum > 1e-9 || won < 0.999 || won > 1.001 {
		t.Errorf("returns %v add up to %v, results to %v", g.Returns, sum, won)
	}
	for _, c := range g.chances {
		if c.Probability <= 0 || c.Probability > 1 || len(c.Factors) == 0 || c.Chance == nil && head.ChanceBlocks[c.Factors[0]].From >= 0 {
			t.Fatalf("ply %d: %q has probability %v, the factors %v and the number %v", c.Ply, c.Move, c.Probability, c.Factors, c.Chance)
		}
	}
}

// TestASearchTellsWhatItFound for every legal action of each of its decisions.
func TestASearchTellsWhatItFound(t *testing.T) {
	iterations := long.Or(3, 6)
	for _, name := range games.All().Names() {
		lines, status, complaint := exported(t, "-game", name, "-seats", fmt.Sprintf("search:%d", iterations))
		if status != cli.Done {
			t.Fatal(complaint)
		}
		_, games := read(t, lines)
		thought := 0
		for _, d := range games[0].decisions {
			if d.Visits == nil {
				t.Fatalf("%s, ply %d: nothing is told", name, d.Ply)
			}
			total := 0
			for i, visits := range d.Visits {
				if total += visits; d.Values[i] < 0 || d.Values[i] > 1 || visits == 0 && d.Values[i] != 0 {
					t.Fatalf("%s, ply %d: %s has %d visits and the value %v", name, d.Ply, d.Moves[i], visits, d.Values[i])
				}
			}
			if total > 0 {
				thought++
			}
			if total > iterations || len(d.Visits) != len(d.Legal) || len(d.Values) != len(d.Legal) {
				t.Fatalf("%s, ply %d: %d visits of %d actions", name, d.Ply, total, len(d.Visits))
			}
		}
		if thought == 0 {
			t.Errorf("%s: the search has thought about nothing", name)
		}
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
		{cli.Failed, []string{broken}},
		{cli.Failed, []string{illegal}},
		{cli.Failed, []string{spoiled}},
		{cli.Misused, []string{"missing.srr"}},
		{cli.Misused, []string{boardless}},
		{cli.Misused, []string{"-games", "2", whole}},
		{cli.Misused, []string{"-players", "2", whole}},
		{cli.Misused, []string{"-seats", "builder", whole}},
		{cli.Misused, []string{"-seed", "1", whole}},
		{cli.Misused, []string{"-players", "7"}},
		{cli.Misused, []string{"-seats", "lucky"}},
		{cli.Misused, []string{"-games", "0"}},
		{cli.Misused, []string{"-game", "steam", "-players", "2"}},
		{cli.Misused, []string{"-game", "chess"}},
		{cli.Misused, []string{"-seats", "greedy,lucky"}},
		{cli.Misused, []string{"-nonsense"}},
	} {
		if _, status, complaint := exported(t, test.args...); status != test.want || complaint == "" {
			t.Errorf("%v: status %d, want %d; %s", test.args, status, test.want, complaint)
		}
	}
}

// TestBoardsOfOnesOwnGoWithTheGame exports a record on one, and replays it without the
// file.
func TestBoardsOfOnesOwnGoWithTheGame(t *testing.T) {
	folder := t.TempDir()
	write(t, filepath.Join(folder, "b.board"), strings.Replace(hexmap.Standard().String(), "board standard", "board mine", 1))
	file := filepath.Join(folder, "my.srr")
	write(t, file, "game steamrollers\nplayers 2\nboard b.board\ncomponents standard\n\ngoods YRBE GGRB YYRB REGB YGBE RRYG\n")
	lines, status, complaint := exported(t, file)
	if status != cli.Done {
		t.Fatal(complaint)
	}
	_, games := read(t, lines)
	g := games[0]
	if _, _, err := replayed(g.Header+g.moves[0]+"\n", fstest.MapFS{"mine.board": {Data: []byte(g.Files["mine.board"])}}); err != nil {
		t.Errorf("%v, with the files %v", err, g.Files)
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
	if status != cli.Failed || len(lines) != 6 || !strings.Contains(complaint, bad+": ") {
		t.Errorf("status %d, %d lines, %s", status, len(lines), complaint)
	}
}

// closed is a writer that takes nothing.
type closed struct{}

func (closed) Write([]byte) (int, error) { return 0, errors.New("closed") }

func TestLinesThatCannotBeWritten(t *testing.T) {
	var complaints bytes.Buffer
	if status := Command.Call(nil, nil, closed{}, &complaints, games.All()...); status != cli.Misused || !strings.Contains(complaints.String(), "closed") {
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

// TestAGameWithoutArraysSaysSo and one with arrays alone is exported.
func TestAGameWithoutArraysSaysSo(t *testing.T) {
	rules := described.Rules()
	var out, complaints bytes.Buffer
	if status := Command.Call(nil, nil, &out, &complaints, describe.Games{described.Of(rules)}...); status != cli.Misused || !strings.Contains(complaints.String(), describe.ErrNoArrays.Error()) || out.Len() > 0 {
		t.Errorf("status %d, %s", status, &complaints)
	}
	rules.Arrays, rules.Map, rules.Files = described.Arrays(), nil, nil
	rules.Arrays.Chances, rules.Arrays.AppendChance = nil, nil
	if status := Command.Call(nil, nil, &out, &complaints, describe.Games{described.Of(rules)}...); status != cli.Done {
		t.Fatalf("status %d, %s", status, &complaints)
	}
	_, games := read(t, strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n"))
	if g := games[0]; g.Players[0] != "random" || len(g.Hexes) > 0 || g.chances[0].Chance != nil || !g.Over {
		t.Errorf("the game is %+v", g.gameLine)
	}
}

// shown is the program in the help that begins with a line.
func shown(t *testing.T, line string) string {
	t.Helper()
	_, program, found := strings.Cut(help, line)
	if !found {
		t.Fatal("the help shows no program")
	}
	program, _, _ = strings.Cut(line+program, "\n\n")
	return strings.ReplaceAll(strings.TrimPrefix(program, "\t"), "\n\t", "\n") + "\n"
}

// TestPythonReadsTheExportWithoutTheLibrary runs what the documentation shows.
func TestPythonReadsTheExportWithoutTheLibrary(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Fatal("python3 runs what the documentation shows: ", err)
	}
	folder := t.TempDir()
	program := shown(t, "\timport json\n")
	program += `
        for action, (block, *digits) in zip(line["legal"], choices):
            number = 0
            for f, d in zip(head["blocks"][block]["factors"], digits):
                number = number * f["count"] + d
            assert head["blocks"][block]["from"] + number == action
            kind = head["blocks"][block]["kind"].split()[0]
            text = line["moves"][line["legal"].index(action)]
            assert text.startswith(kind), (kind, text)
            if kind == "build":
                assert text.split()[1] == game["hexes"][digits[0]], text
        players = next(s for s in head["sections"] if s["name"] == "players")
        assert round(x[players["offset"]] / players["scale"]) == len(game["scores"])
        decisions = globals().get("decisions", 0) + 1
print(decisions)
`
	for _, name := range games.All().Names() {
		lines, _, _ := exported(t, "-game", name)
		write(t, filepath.Join(folder, "games.jsonl"), strings.Join(lines, "\n")+"\n")
		command := exec.Command(python, "-c", program)
		command.Dir = folder
		out, err := command.CombinedOutput()
		if err != nil {
			t.Fatalf("%s: %v: %s", name, err, out)
		}
		_, games := read(t, lines)
		if got, want := strings.TrimSpace(string(out)), strconv.Itoa(len(games[0].decisions)); got != want {
			t.Errorf("%s: python reads %s decisions, want %s", name, got, want)
		}
	}
}
