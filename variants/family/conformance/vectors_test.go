package conformance_test

import (
	"bytes"
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/railhex/railhex/variants/family/conformance"
)

// full is the vectors of a short game.
func full(t *testing.T, moves ...string) set {
	t.Helper()
	vectors, err := conformance.Fill[*Nim](unfilled(moves...), begin, ParseMove, (*Nim).Report)
	if err != nil {
		t.Fatal(err)
	}
	return vectors
}

func TestWhatIsWrittenReadsBack(t *testing.T) {
	want := full(t, "pile 30", "take 2", "take 1")
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
		if err := full(t, "pile 30").Write(folder); err != nil {
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

// TestFillIsWhatItWas: of a set that is full it changes nothing, whatever its positions say.
func TestFillIsWhatItWas(t *testing.T) {
	want := full(t, "pile 30", "take 2", "take 1")
	files, err := want.Files()
	if err != nil {
		t.Fatal(err)
	}
	folder := fstest.MapFS{}
	for name, text := range files {
		folder[name] = &fstest.MapFile{Data: bytes.ReplaceAll(text, []byte(`"left":28`), []byte(`"left":77`))}
	}
	read, err := conformance.Read[json.RawMessage, string, json.RawMessage](folder)
	if err != nil {
		t.Fatal(err)
	}
	again, err := conformance.Fill[*Nim](read, begin, ParseMove, (*Nim).Report)
	if err != nil || !reflect.DeepEqual(want, again) {
		t.Errorf("filled again it is\n%+v (%v), and was\n%+v", again, err, want)
	}
	if rules := want.Negative[0].Rules; len(rules) != 1 || rules[0] != "PILE-1" || want.Negative[0].Why != "Nim forbids it (PILE-1)" {
		t.Errorf("%v: %s", rules, want.Negative[0].Why)
	}
}

func TestFillSaysWhichLineIsWrong(t *testing.T) {
	for says, plant := range map[string]func(*conformance.Unfilled){
		"games.jsonl:1: game a-game, move 2: Nim forbids it (TAKE-1)":           func(u *conformance.Unfilled) { u.Games[0].Moves[1] = "take 3" },
		`games.jsonl:1: column 1: found "fly"`:                                  func(u *conformance.Unfilled) { u.Games[0].Moves[1] = "fly" },
		"positive.jsonl:2: Nim forbids it (PILE-1)":                             func(u *conformance.Unfilled) { u.Positive[1].After = 0 },
		`positive.jsonl:1: there is no position after 9 moves of game "a-game"`: func(u *conformance.Unfilled) { u.Positive[0].After = 9 },
		"negative.jsonl:3: take 2 is legal":                                     func(u *conformance.Unfilled) { u.Negative[2].Move = "take 2" },
		"negative.jsonl:2: pile 25 breaks Nim forbids it (PILE-2), and not one of [PILE-9]": func(u *conformance.Unfilled) {
			u.Negative[1].Rules = []string{"PILE-9"}
		},
		`perft.jsonl:1: there is no position after 0 moves of game "other"`: func(u *conformance.Unfilled) { u.Perft[0].Game = "other" },
	} {
		u := unfilled("pile 20", "take 1", "take 2")
		plant(&u)
		if _, err := conformance.Fill[*Nim](u, begin, ParseMove, (*Nim).Report); err == nil || !strings.HasPrefix(err.Error(), says) {
			t.Errorf("%v\nwant %s", err, says)
		}
	}
}

// TestCheckFindsFaults plants faults in vectors that are right.
func TestCheckFindsFaults(t *testing.T) {
	if err := conformance.Check[*Nim](full(t, "pile 20", "take 1", "take 2"), ParseMove, (*Nim).Report); err != nil {
		t.Error(err)
	}
	vectors := full(t, "pile 20", "take 1", "take 2")
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
		set := full(t, "pile 20", "take 1", "take 2")
		set.Perft[0].Divide = maps.Clone(set.Perft[0].Divide)
		plant(&set)
		if err := conformance.Check[*Nim](set, ParseMove, (*Nim).Report); err == nil || !strings.HasPrefix(err.Error(), says) {
			t.Errorf("%v\nwant %s", err, says)
		}
	}
}
