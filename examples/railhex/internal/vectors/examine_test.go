package vectors

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/conformance"
	"github.com/railhex/railhex/variants/family/describe"
)

// vectorsOf is the vectors of a game.
func vectorsOf(g describe.Game) (set, error) {
	return conformance.Read[json.RawMessage, string, json.RawMessage](os.DirFS("../../../../" + g.About().Vectors))
}

var readSet = sync.OnceValues(func() (set, error) { return vectorsOf(known[0]) })

// some is a part of the vectors: the last of those that break no rule, and then the
// first.
func some(t *testing.T) set {
	t.Helper()
	all, err := readSet()
	if err != nil {
		t.Fatal(err)
	}
	return set{
		Games:    all.Games,
		Positive: all.Positive[:40],
		Negative: slices.Concat(all.Negative[len(all.Negative)-3:], all.Negative[:12]),
		Perft: append([]perfts{all.Perft[slices.IndexFunc(all.Perft, func(v perfts) bool {
			_, ok := v.Divide["draft 4"]
			return ok
		})]}, all.Perft[:11]...),
	}
}

// examined is what is printed of an engine, and the exit status.
func examined(t *testing.T, answer func(request) response, o options) (printed string, status int) {
	t.Helper()
	set := some(t)
	set.Games = set.Games[:4]
	return examinedOf(t, set, answer, o)
}

func examinedOf(t *testing.T, set set, answer func(request) response, o options) (printed string, status int) {
	t.Helper()
	var out strings.Builder
	e := newExamination(library{known[0]}, some(t), func(q request) (response, error) { return answer(q), nil }, o, &out)
	status, err := e.all(set)
	if err != nil {
		t.Fatal(err)
	}
	return out.String(), status
}

var usual = options{rules: true}

func TestExamination(t *testing.T) {
	first := some(t).Negative[3]
	for _, test := range []struct {
		name    string
		answer  func(request) response
		options options
		status  int
		says    []string
	}{
		{"right", byTheLibrary, usual, cli.Done, []string{
			"positive.jsonl: 40 of 40 as they should be\n", "negative.jsonl: 15 of 15 as they should be\n",
			"perft.jsonl: 12 of 12 as they should be\n", "games.jsonl: 4 of 4 as they should be\n",
		}},
		{"wrong rule", wrongRule, usual, cli.Failed, []string{
			fmt.Sprintf("negative.jsonl:4: %q is refused by ROUND-99, and should be by %s: %s", first.Move, first.Rules[0], first.Why),
			"is refused by ROUND-99, and should be by no rule, for it is no move at all: ",
			"negative.jsonl: 0 of 15 as they should be, 15 differ\n",
		}},
		{"wrong rule, which does not matter", wrongRule, options{}, cli.Done, nil},
		{"allows anything", allowsAnything, usual, cli.Failed, []string{
			fmt.Sprintf("negative.jsonl:4: %q is applied, and should be refused by %s: %s", first.Move, first.Rules[0], first.Why),
		}},
		{"refuses to draft", refusesToDraft, usual, cli.Failed, []string{"is refused (ROUND-2), and is legal\n"}},
		{"forgets quiet", forgetsQuiet, usual, cli.Failed, []string{"the position differs:\n\tquiet: 0, want 1\n"}},
		{"loses the position", losesThePosition, usual, cli.Failed, []string{"what was got is not JSON: "}},
		{"lists pass", listsPass, usual, cli.Failed, []string{
			"perft.jsonl:2: other moves are legal:\n\tdraft  4: listed, and illegal: draft 4: ",
			"\tpass: listed, and illegal: pass: ",
			`draft  4: listed, and illegal: it should be spelled "draft 4"`,
		}},
		{"lists twice", listsTwice, usual, cli.Failed, []string{": listed twice\n"}},
		{"lists nothing", listsNothing, usual, cli.Failed, []string{"the answer has no moves\n"}},
		{"weighs wrongly", weighsWrongly, usual, cli.Failed, []string{
			"of 1 moves there are 64 sequences, mass 1.001, and should be 64 sequences, mass 1\n\tthe same moves are legal, but counted or weighed otherwise\n",
		}},
		{"counts wrongly", countsWrongly, usual, cli.Failed, []string{
			"after each of the legal moves the counts are right: they are added up otherwise\n",
		}},
		{"weighs nothing", weighsNothing, usual, cli.Done, nil},
		{"counts nothing", countsNothing, usual, cli.Failed, []string{"the answer has no sequences\n"}},
		{"reports wrongly", reportsWrongly, usual, cli.Failed, []string{"games.jsonl:1: the report differs:\n\tphase: \"end\", want \"over\"\n"}},
		{"reports nothing", reportsNothing, usual, cli.Done, nil},
		{"replays nothing", replaysNothing, usual, cli.Failed, []string{"the answer has neither a position nor a report\n"}},
		{"complains", complains, usual, cli.Failed, []string{"games.jsonl:1: it says: no track\n", "games.jsonl: 0 of 4 as they should be, 4 differ\n"}},
		{"only replays", onlyOp(opReplay), usual, cli.Done, []string{"perft.jsonl: 0 of 12 as they should be, 12 are not supported\n"}},
		{"only lists", onlyOp(opMoves), usual, cli.Done, []string{"perft.jsonl: 12 of 12 as they should be, without perft, which the program does not support\n"}},
		{"only counts", onlyOp(opPerft), usual, cli.Done, []string{"perft.jsonl: 12 of 12 as they should be, without moves, which the program does not support\n"}},
		{"supports nothing", onlyOp("nothing"), usual, cli.Failed, nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			printed, status := examined(t, test.answer, test.options)
			if status != test.status {
				t.Errorf("status %d, want %d", status, test.status)
			}
			for _, says := range test.says {
				if !strings.Contains(printed, says) {
					t.Errorf("it does not print %q, but\n%s", says, printed)
				}
			}
			if printed := strings.Count(printed, "negative.jsonl:"); printed > mostPrinted+1 {
				t.Errorf("%d differences are printed, want %d", printed-1, mostPrinted)
			}
		})
	}
}

// A difference some moves away is followed to where it comes from.
func TestDivide(t *testing.T) {
	all, err := readSet()
	if err != nil {
		t.Fatal(err)
	}
	set := set{
		Positive: slices.DeleteFunc(slices.Clone(all.Positive), func(v positive) bool { return v.Move != flip }),
		Perft: slices.DeleteFunc(slices.Clone(all.Perft), func(v perfts) bool {
			s := stateOf(v.Position)
			return s.Setup().Olive == 0
		}),
	}
	printed, status := examinedOf(t, set, neverFlips, usual)
	if status != cli.Failed {
		t.Errorf("status %d", status)
	}
	for _, says := range []string{
		"use 5 flip is refused (TILE-5b), and is legal\n",
		"\n\tso, after draft ",
		"\n\tother moves are legal:\n\tuse 5 flip: legal, and not listed\n",
	} {
		if !strings.Contains(printed, says) {
			t.Errorf("it does not print %q", says)
		}
	}
	if t.Failed() {
		t.Log(printed)
	}
}

// With -played a program that cannot read positions finds each by playing.
func TestPlayed(t *testing.T) {
	plays := func(q request) response {
		text, err := json.Marshal(q)
		if err != nil || !strings.Contains(string(text), `"start":{`) || !strings.Contains(string(text), `"played":[`) {
			return response{Error: "the question does not say where its position comes from"}
		}
		a := byTheLibrary(request{Op: opReplay, Position: q.Start, Moves: q.Played})
		if a.Error != "" || stateOf(a.Position) != stateOf(q.Position) {
			return response{Error: "these moves lead elsewhere: " + a.Error}
		}
		q.Position = a.Position
		return byTheLibrary(q)
	}
	if printed, status := examined(t, plays, options{rules: true, played: true}); status != cli.Done {
		t.Errorf("status %d\n%s", status, printed)
	}
}

func TestVectorsThatAreNowhereAreTold(t *testing.T) {
	s, err := steamrollers.New(steamrollers.Setup{Players: 2})
	if err != nil {
		t.Fatal(err)
	}
	at, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	nowhere := conformance.Place{Game: "nowhere", After: 1}
	odd := set{
		Positive: []positive{{Place: nowhere, Position: at, Move: "pass", Next: at}},
		Negative: []negative{{Place: nowhere, Position: at}},
		Perft:    []perfts{{Place: nowhere, Position: at}},
	}
	var out strings.Builder
	ask := func(q request) (response, error) { return byTheLibrary(q), nil }
	status, err := newExamination(library{known[0]}, odd, ask, usual, &out).all(odd)
	if err != nil || status != cli.Failed || strings.Count(out.String(), `there is no position after 1 moves of game "nowhere"`) != 3 {
		t.Errorf("status %d (%v)\n%s", status, err, out.String())
	}
}
