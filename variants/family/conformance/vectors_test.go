package conformance_test

import (
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family/conformance"
)

// derived is the vectors of a short game.
func derived(t *testing.T, moves ...Move) set {
	t.Helper()
	vectors, err := conformance.Derive[*Nim](nimSource, []game{{ID: "a-game", About: "a beginning", Moves: moves}})
	if err != nil {
		t.Fatal(err)
	}
	return vectors
}

func TestWhatIsWrittenReadsBack(t *testing.T) {
	want := derived(t, 30, 2, 1)
	folder := t.TempDir()
	if err := want.Write(folder); err != nil {
		t.Fatal(err)
	}
	again, err := conformance.Read[Nim, Move, Report](os.DirFS(folder))
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(want, again) {
		t.Errorf("what was read is\n%+v\nand was written as\n%+v", again, want)
	}
}

func TestReadSaysWhichLineIsWrong(t *testing.T) {
	for _, test := range []struct{ file, old, new, says string }{
		{conformance.GamesFile, `"left":0`, `"left":"x"`, "games.jsonl:1: "},
		{conformance.GamesFile, `"about"`, `"around"`, `games.jsonl:1: json: unknown field "around"`},
		{conformance.PositiveFile, "", "{", "positive.jsonl:1: "},
		{conformance.NegativeFile, "", "{", "negative.jsonl:1: "},
		{conformance.PerftFile, "", "{", "perft.jsonl:1: "},
	} {
		folder := t.TempDir()
		if err := derived(t, 30).Write(folder); err != nil {
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
		if _, err := conformance.Read[Nim, Move, Report](os.DirFS(folder)); err == nil || !strings.HasPrefix(err.Error(), test.says) {
			t.Errorf("%s with %q: %v, want %q", test.file, test.new, err, test.says)
		}
	}
	if _, err := conformance.Read[Nim, Move, Report](os.DirFS(t.TempDir())); err == nil {
		t.Error("nothing was read from an empty folder, and no error")
	}
}

func TestDeriveRefusesIllegalGames(t *testing.T) {
	_, err := conformance.Derive[*Nim](nimSource, []game{{ID: "a-game", Moves: []Move{20, 3}}})
	if err == nil || err.Error() != "game a-game, move 2: Nim forbids it (TAKE-1)" {
		t.Error(err)
	}
}

// A refusal that the other reckoning does not bear out would be a wrong vector.
func TestBothReckoningsMustAgree(t *testing.T) {
	odd := nimSource
	odd.Broken = func(conformance.Position[Nim, Move], Move) []string { return []string{TakeTheRest.String()} }
	_, err := conformance.Derive[*Nim](odd, []game{{ID: "a-game", Moves: []Move{20}}})
	if err == nil || !strings.Contains(err.Error(), `game a-game after 0 moves: `) || !strings.Contains(err.Error(), `by the other reckoning breaks ["TAKE-2"]`) {
		t.Error(err)
	}
}

// TestCheckFindsFaults plants faults in vectors that are right.
func TestCheckFindsFaults(t *testing.T) {
	if err := conformance.Check[*Nim](derived(t, 20, 1, 2), ParseMove, (*Nim).Report); err != nil {
		t.Error(err)
	}
	vectors := derived(t, 20, 1, 2)
	unlisted = 20
	err := conformance.Check[*Nim](vectors, ParseMove, (*Nim).Report)
	if unlisted = 0; err == nil || !strings.HasPrefix(err.Error(), "positive.jsonl:1: pile 20 is not listed") {
		t.Error(err)
	}
	for says, plant := range map[string]func(*set){
		"positive.jsonl:2: take 1 leads to another position:\n\tleft: 19, want 18": func(s *set) { s.Positive[1].Next.Left-- },
		"positive.jsonl:1: Nim forbids it (PILE-2)":                                func(s *set) { s.Positive[0].Move = 99 },
		"negative.jsonl:1: take 2 breaks Nim forbids it (PILE-1), and should":      func(s *set) { s.Negative[0].Rules = []string{"TAKE-1"} },
		"negative.jsonl:3: take 2 breaks <nil>, and should break [TAKE-1]":         func(s *set) { s.Negative[2].Move = "take 2" },
		`negative.jsonl:2: column 1: found "fly"`:                                  func(s *set) { s.Negative[1].Move = "fly" },
		`negative.jsonl:5: "take 1" is read as take 1 (<nil>), and is no move`:     func(s *set) { s.Negative[4].Move = "take 1" },
		"games.jsonl:1: game a-game, move 2: Nim forbids it (TAKE-1)":              func(s *set) { s.Games[0].Moves[1] = 3 },
		"games.jsonl:1: the end is another:\n\tleft: 17, want 7":                   func(s *set) { s.Games[0].End.Left -= 10 },
		"games.jsonl:1: the report is another:\n\tpoints[0]: 1, want 2":            func(s *set) { s.Games[0].Report.Points[0]++ },
		"perft.jsonl:1: 2 sequences of 1 moves, mass 1; want 2, mass 0.5":          func(s *set) { s.Perft[0].Counts[0].Mass = 0.5 },
		"perft.jsonl:1: 4 sequences of 2 moves, mass 2; want 5, mass 2":            func(s *set) { s.Perft[0].Counts[1].Sequences++ },
		"perft.jsonl:1: 4 sequences begin with pile 20, want 5":                    func(s *set) { s.Perft[0].Divide["pile 20"]++ },
		"perft.jsonl:1: 2 moves are legal, want 3":                                 func(s *set) { s.Perft[0].Divide["pile 40"] = 4 },
	} {
		set := derived(t, 20, 1, 2)
		set.Perft[0].Divide = maps.Clone(set.Perft[0].Divide)
		plant(&set)
		if err := conformance.Check[*Nim](set, ParseMove, (*Nim).Report); err == nil || !strings.HasPrefix(err.Error(), says) {
			t.Errorf("%v\nwant %s", err, says)
		}
	}
}
