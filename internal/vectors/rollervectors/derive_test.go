package rollervectors

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/railhex/railhex/internal/vectors"
	"github.com/railhex/railhex/internal/vectors/vectorstest"
	"github.com/railhex/railhex/steamrollers"
)

const folder = "../../../steamrollers/testdata/conformance"

func TestVectorsAreUpToDate(t *testing.T) { vectorstest.UpToDate(t, folder, 3<<20, Derive) }

func TestEveryBreachIsDone(t *testing.T) {
	set, err := Read(os.DirFS(folder))
	if err != nil {
		t.Fatal(err)
	}
	vectorstest.EveryBreachIsDone(t, set.Negative, breaches)
}

func TestWhatIsWrittenReadsBack(t *testing.T) {
	set, err := Derive([]Game{aGame(t)})
	if err != nil {
		t.Fatal(err)
	}
	if len(set.Positive) == 0 || len(set.Negative) == 0 || len(set.Perft) == 0 {
		t.Fatalf("%d positive, %d negative, %d perft", len(set.Positive), len(set.Negative), len(set.Perft))
	}
	folder := t.TempDir()
	if err := set.Write(folder); err != nil {
		t.Fatal(err)
	}
	again, err := Read(os.DirFS(folder))
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(set, again) {
		t.Errorf("what was read is\n%+v\nand was written as\n%+v", again, set)
	}
}

func TestReadSaysWhichLineIsWrong(t *testing.T) {
	set := Set{Games: []Game{aGame(t), aGame(t)}}
	for _, test := range []struct{ file, old, new, says string }{
		{vectors.GamesFile, `"quiet":0`, `"quiet":-1`, "games.jsonl:1: "},
		{vectors.GamesFile, `"about"`, `"around"`, `games.jsonl:1: json: unknown field "around"`},
		{vectors.PositiveFile, "", "{", "positive.jsonl:1: "},
		{vectors.NegativeFile, "", "{", "negative.jsonl:1: "},
		{vectors.PerftFile, "", "{", "perft.jsonl:1: "},
	} {
		folder := t.TempDir()
		if err := set.Write(folder); err != nil {
			t.Fatal(err)
		}
		file := filepath.Join(folder, test.file)
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		changed := strings.Replace(string(text), test.old, test.new, 1)
		if err := os.WriteFile(file, []byte(changed), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := Read(os.DirFS(folder)); err == nil || !strings.HasPrefix(err.Error(), test.says) {
			t.Errorf("%s with %q: %v, want %q", test.file, test.new, err, test.says)
		}
	}
	if _, err := Read(os.DirFS(t.TempDir())); err == nil {
		t.Error("nothing was read from an empty folder, and no error")
	}
}

// aGame is the beginning of a game of two.
func aGame(t *testing.T) Game {
	t.Helper()
	start, err := steamrollers.New(steamrollers.Setup{Players: 2})
	if err != nil {
		t.Fatal(err)
	}
	g := Game{ID: "a-game", About: "a beginning", Start: start, Moves: []steamrollers.Move{
		steamrollers.MustParseMove("goods RGBE YGBE YRGB YRGB YRGE YRBE"),
		steamrollers.MustParseMove("sides a a a a a a"),
	}}
	set, err := Derive([]Game{g})
	if err != nil {
		t.Fatal(err)
	}
	return set.Games[0]
}

func TestDeriveRefusesIllegalGames(t *testing.T) {
	g := aGame(t)
	g.Moves = append(g.Moves, steamrollers.Pass())
	_, err := Derive([]Game{g})
	if err == nil || !strings.HasPrefix(err.Error(), "game a-game, move 3: pass: ") {
		t.Error(err)
	}
}

// A breach of which the library says otherwise would be a wrong vector.
func TestBreachesMustHold(t *testing.T) {
	for rule, says := range map[steamrollers.Rule]string{
		steamrollers.RoundTurn: "game a-game after 2 moves: draft 1 should break [ROUND-2] (nobody drafts before the roll), and breaks ROUND-1",
		steamrollers.RoundRoll: "",
	} {
		odd := source
		odd.Breaches = []breach{breaks(rule, "nobody drafts before the roll", func(p *position) []steamrollers.Move {
			return when(p.in(steamrollers.PhaseRoll), steamrollers.Draft(1))
		})}
		_, err := vectors.Derive[*steamrollers.State](odd, []Game{aGame(t)})
		if says == "" && err != nil || says != "" && (err == nil || err.Error() != says) {
			t.Errorf("%v: %v", rule, err)
		}
	}
}
