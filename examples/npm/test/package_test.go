package test

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/variants/family/describe"
)

const setups = `[
	{"game": "steamrollers", "players": 2},
	{"game": "steamrollers", "players": 4, "modules": ["coal", "order", "power", "yucata"], "wall": "hard"},
	{"game": "steamrollers", "players": 1, "olive": "machinist"},
	{"game": "steampower", "players": 3, "map": "coast"},
	{"game": "steam", "players": 4},
	{"game": "steam", "players": 3, "rules": "standard"}
]`

// TestTheLibraryReplaysWhatThePackagePlays plays whole games of all three in Node, and
// holds what the package says of them against the library: last positions, points, and
// what every move and event says.
func TestTheLibraryReplaysWhatThePackagePlays(t *testing.T) {
	count := 0
	for line := range strings.Lines(node(t, "play.mjs", setups)) {
		var played struct {
			Record, Text, JSON string
			Points, Winners    []int
			Moves              []map[string]any
			Events             [][]map[string]any
		}
		if err := json.Unmarshal([]byte(line), &played); err != nil {
			t.Fatal(err)
		}
		count++
		replay, err := games.All().ReadRecord(played.Record, nil)
		if err != nil || replay.Err != nil {
			t.Fatalf("%v %v\n%s", err, replay.Err, played.Record)
		}
		end := replay.End
		if end.Text() != played.Text || string(end.JSON()) != played.JSON || !slices.Equal(describe.Winners(end), played.Winners) {
			t.Errorf("%s ends otherwise", end.Of().Name())
		}
		for i, points := range played.Points {
			if end.Standing()[i+1].Points != points {
				t.Errorf("seat %d has %d points, and %d in Node", i+1, end.Standing()[i+1].Points, points)
			}
		}
		if replay.Notes.Names[0] != "Player 1" || replay.Notes.Bots[0] != "Player 1" || replay.Notes.Bots[len(replay.Notes.Bots)-1] == "Player 1" && end.Seats() > 1 {
			t.Errorf("the record says %+v", replay.Notes)
		}
		at := replay.Start
		for i, text := range replay.Moves {
			move, err := at.Describe(text)
			if err != nil {
				t.Fatal(err)
			}
			step, err := at.Step(text, describe.Everyone, describe.Manner{})
			if err != nil {
				t.Fatal(err)
			}
			if !reflect.DeepEqual(plain(t, move), any(played.Moves[i])) {
				t.Fatalf("%s says\n%v, in Node\n%v", text, plain(t, move), played.Moves[i])
			}
			inNode := make([]any, len(played.Events[i]))
			for j, e := range played.Events[i] {
				inNode[j] = e
			}
			if !reflect.DeepEqual(plain(t, step.Events), any(inNode)) {
				t.Fatalf("%s does\n%v, in Node\n%v", text, plain(t, step.Events), inNode)
			}
			if at, err = at.Replay(text); err != nil {
				t.Fatal(err)
			}
		}
	}
	if count != 6 {
		t.Errorf("%d games are played", count)
	}
}

// plain is a value as JSON has it.
func plain(t *testing.T, value any) (read any) {
	t.Helper()
	text, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, &read); err != nil {
		t.Fatal(err)
	}
	return read
}

// room is how much more memory may be in use in the end: less than a tenth of what a
// million positions take.
const room = 16 << 20

func TestAMillionMovesInFlatMemory(t *testing.T) {
	var used struct{ Before, After int }
	if err := json.Unmarshal([]byte(node(t, "--expose-gc", "million.mjs")), &used); err != nil {
		t.Fatal(err)
	}
	if used.Before == 0 || used.After-used.Before > room {
		t.Errorf("%d bytes are in use after a hundred thousand moves, and %d after a million", used.Before, used.After)
	}
}

func TestBotsAreFreedWithTheirLastHolder(t *testing.T) {
	var said struct {
		Made, Freed int
		Same        bool
		Told        any
	}
	if err := json.Unmarshal([]byte(node(t, "--expose-gc", "bots.mjs")), &said); err != nil {
		t.Fatal(err)
	}
	// The last one may still be held by the machine's own stack.
	if said.Freed < said.Made-2 || !said.Same {
		t.Errorf("of %d bots %d are freed; two of one seed are the same: %v, %v", said.Made, said.Freed, said.Same, said.Told)
	}
}

func TestInAWorker(t *testing.T) {
	if got := strings.TrimSpace(node(t, "worker.mjs")); got != "5" {
		t.Errorf("the worker chose %s moves", got)
	}
}

// thrown is what a program was told.
type thrown struct {
	Name, Message, Rule, RuleText, Move, Input, Field string
	Line, Column, Faults, Moves                       int
	Is                                                []string
	Error                                             bool
}

// TestErrors does in Node what cannot be done.
func TestErrors(t *testing.T) {
	var all map[string]thrown
	if err := json.Unmarshal([]byte(node(t, "errors.mjs")), &all); err != nil {
		t.Fatal(err)
	}
	want := map[string]thrown{
		"before init":                          {Name: "TypeError", Message: "await init()"},
		"not there":                            {Name: "FetchError", Message: "404"},
		"no server":                            {Name: "FetchError", Message: "the engine at http://127.0.0.1:9/railhex.wasm could not be fetched"},
		"no file":                              {Name: "FetchError", Message: "nothing.wasm could not be fetched"},
		"no engine":                            {Name: "FetchError", Message: "errors.mjs"},
		"another program":                      {Name: "VersionError", Message: "another program"},
		"another version":                      {Name: "VersionError", Message: "another version, old"},
		"progress":                             {},
		"unknown method":                       {Name: "TypeError", Message: "dance is not a function"},
		"no bot":                               {Name: "RailhexError", Message: "hal"},
		"no picture":                           {Name: "RailhexError", Message: `"moon" of this position, only supply, sheet-1, sheet-2`},
		"no choice":                            {Name: "RailhexError", Message: "chance decides"},
		"rule":                                 {Name: "RuleError", Rule: "SETUP-3", Move: "draft 4"},
		"rule: text":                           {Name: "ParseError", Column: 7, Input: "4x"},
		"setup":                                {Name: "SetupError", Rule: "SETUP-1", Field: "players"},
		"setup: no game":                       {Name: "SetupError", Field: "game", Message: "chess"},
		"setup: field":                         {Name: "SetupError", Field: "modules", Message: "players, map"},
		"setup: word":                          {Name: "SetupError", Field: "modules", Message: "coals"},
		"setup: newline":                       {Name: "SetupError", Field: "board"},
		"record":                               {Name: "ParseError", Line: 2, Column: 9, Input: "three", Move: "players three"},
		"position":                             {Name: "ParseError"},
		"JSON":                                 {Name: "ParseError", Line: 1, Column: 2, Input: "}"},
		"line of a record":                     {Name: "RuleError", Rule: "ROUND-2", Line: 9, Move: "draft 4", Moves: 3, Message: "Würfel"},
		"explained":                            {Name: "RuleError", Message: "tirer"},
		"moves outlive their game":             {},
		"and so do later games":                {},
		"legal":                                {},
		"meant":                                {Name: "ParseError", Message: "Probably meant: “improve”. Here a word is misspelt."},
		"meant in German":                      {Name: "ParseError", Message: "Gemeint ist wohl „improve“."},
		"meant by a move that was made":        {Name: "ParseError", Message: "Probably meant: “improve”.", Column: 1, Input: "imporve"},
		"long: move":                           {Name: "ParseError"},
		"long: record of one line":             {Name: "RailhexError"},
		"long: record of many lines":           {Name: "ParseError"},
		"long: game":                           {Name: "SetupError", Field: "game"},
		"long: position":                       {Name: "ParseError"},
		"long: JSON":                           {Name: "ParseError"},
		"old move":                             {Name: "RuleError", Rule: "ROUND-2"},
		"no move":                              {Name: "ParseError", Column: 1, Input: "please"},
		"empty move":                           {Name: "ParseError"},
		"the game continues":                   {},
		"freed: bot":                           {Name: "TypeError", Message: "freed"},
		"type: look":                           {Name: "TypeError", Message: "night is true or false"},
		"type: names":                          {Name: "TypeError", Message: "names are a list of text"},
		"type: random numbers":                 {Name: "TypeError", Message: "from 0 to less than 1"},
		"type: move":                           {Name: "TypeError", Message: "a move is a Move or its text, and not 42"},
		"type: constructor":                    {Name: "TypeError", Message: "newGame"},
		"type: unknown option of a bot":        {Name: "TypeError", Message: `iterations, milliseconds, seed, and not "iteration"`},
		"type: unknown way to choose":          {Name: "TypeError", Message: `second argument): at, kind, group, and not "language"`},
		"type: unknown kind of moves":          {Name: "TypeError", Message: `draft`},
		"type: unknown kind that is not there": {Name: "TypeError", Message: `and not "drafts"`},
		"type: players":                        {Name: "TypeError", Message: `"three"`},
	}
	for what, got := range all {
		expected, ok := want[what]
		switch {
		case strings.HasPrefix(what, "freed: "):
			expected = thrown{Name: "TypeError", Message: "freed"}
		case !ok && strings.HasPrefix(what, "type: "):
			expected = thrown{Name: "TypeError"}
		case !ok:
			t.Errorf("nothing is expected of %q, which is %+v", what, got)
		}
		if !strings.Contains(got.Message, expected.Message) {
			t.Errorf("%s: says %q", what, got.Message)
		}
		if what == "progress" && got.Line > 0 {
			got.Line = 0
		}
		if got.Name == "SetupError" && strings.Contains(got.Message, "olumn") {
			t.Errorf("%s: says where in a text that nobody wrote: %q", what, got.Message)
		}
		if got.Name != "" && what != "legal" && len(got.Message) < 10 {
			t.Errorf("%s: says no more than %q", what, got.Message)
		}
		if len(got.Message) > 1000 {
			t.Errorf("%s: says as much as %d bytes", what, len(got.Message))
		}
		if got.Rule != "" && what == "rule" && got.RuleText == "" {
			t.Errorf("%s: has no text of its rule", what)
		}
		got.Message, got.RuleText, got.Faults, got.Is, got.Error, expected.Message = "", "", 0, nil, false, ""
		if what == "old move" { // which fell
			got.Move = ""
		}
		if what == "setup" { // what stands in the header of a record is not the player's
			got.Move = ""
		}
		if expected.Name == "ParseError" && expected.Column == 0 || expected.Name == "SetupError" {
			got.Column, got.Line, got.Input, got.Move = 0, 0, "", ""
		}
		if diff := cmp.Diff(expected, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", what, diff)
		}
	}
	for what := range want {
		if _, ok := all[what]; !ok {
			t.Errorf("%s is not tried", what)
		}
	}
}

// TestAnEngineThatStopsSaysSo traps the engine in each of its calls: the error says so,
// and so does every call until another init. Games are read again then.
func TestAnEngineThatStopsSaysSo(t *testing.T) {
	type told struct {
		First, Later, Stale string
		Again               bool
	}
	var all map[string]told
	if err := json.Unmarshal([]byte(node(t, "stopped.mjs")), &all); err != nil {
		t.Fatal(err)
	}
	const stopped = "StoppedError of the package after a trap"
	for _, name := range []string{"call", "apply", "list", "sample"} {
		if want := (told{stopped, stopped, "TypeError", true}); all[name] != want {
			t.Errorf("after a trap in %s: %+v", name, all[name])
		}
	}
}

// TestARuntimeThatEndsEndsOneEngine has Go's runtime end itself. Every promise that waits
// and every later call fails with one error, which says why; the engine that has ended is
// not called again, and another init starts another.
func TestARuntimeThatEndsEndsOneEngine(t *testing.T) {
	var got map[string]any
	if err := json.Unmarshal([]byte(node(t, "ended.mjs")), &got); err != nil {
		t.Fatal(err)
	}
	const ended, stale = "StoppedError: fatal error: clock_time_get failed", "TypeError: this bot is of an engine that has stopped"
	want := map[string]any{
		"pending 1": ended, "pending 2": ended, "random": "RangeError: mine", "end": ended, "same": true, "engines": 1.0,
		"stale bot": stale, "stale bot that was never asked": stale, "untouched": true, "plays": true,
		"stale game": "TypeError: this game is of an engine that has stopped: read it again from its text",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestOpenAPI has a linter read the description of the server.
func TestOpenAPI(t *testing.T) {
	file, err := filepath.Abs("../../club/server/internal/api/openapi.yaml")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := output(t.TempDir(), tool(t, "redocly"), "lint", file); err != nil {
		t.Error(err)
	}
}

// TestTypeScript has the compiler check programs against the declarations: those that
// are right, all that the guide shows, one in which every marked line is wrong, and one
// that says what the package has.
func TestTypeScript(t *testing.T) {
	folder := install(t)
	compiler := tool(t, "tsc")
	guide, err := filepath.Glob("../../guide/embedding/browser/*.js")
	if err != nil || len(guide) == 0 {
		t.Fatal("the guide has no programs", err)
	}
	for _, file := range guide {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(folder, "guide-"+filepath.Base(file)), []byte(strings.ReplaceAll(string(text), `from "./`, `from "./guide-`)), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(folder, "there.ts"), []byte(node(t, "surface.mjs")), 0o644); err != nil {
		t.Fatal(err)
	}
	types := filepath.Join(filepath.Dir(filepath.Dir(compiler)), "@types")
	options := []string{
		"--strict", "--noEmit", "--target", "es2022", "--module", "nodenext", "--moduleResolution", "nodenext",
		"--lib", "es2022,dom,dom.iterable", "--skipLibCheck", "false", "--allowJs", "--checkJs", "--typeRoots", types, "--types", "node",
		"--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess",
	}
	if _, err := output(folder, compiler, append(options, "types.ts", "there.ts", "app.ts")...); err != nil {
		t.Error(err)
	}
	_, err = output(folder, compiler, append(options, "guide-game.js", "guide-options.js", "guide-pictures.js", "guide-refusals.js", "guide-storage.js", "guide-turn.js")...)
	if err != nil {
		t.Error(err)
	}
}

// TestEnginesHaveNoTraces: what is left out of them is only left out where Go's tables are
// as they are known.
func TestEnginesHaveNoTraces(t *testing.T) {
	engines, err := filepath.Glob(filepath.Join(install(t), "node_modules", "railhex", "*.wasm"))
	if err != nil || len(engines) != 1+len(alone()) {
		t.Fatalf("%v, %v", engines, err)
	}
	for _, engine := range engines {
		text, err := os.ReadFile(engine)
		if err != nil {
			t.Fatal(err)
		}
		if bytes.Contains(text, []byte("runtime/symtab.go")) {
			t.Errorf("%s has the names of source files", filepath.Base(engine))
		}
	}
}

// TestEntriesOfOneGame loads engines of single games beside that of all: each has its own
// languages, games and bots.
func TestEntriesOfOneGame(t *testing.T) {
	var got map[string]any
	if err := json.Unmarshal([]byte(node(t, "entries.mjs")), &got); err != nil {
		t.Fatal(err)
	}
	want := map[string]any{
		"games": []any{"steamrollers", "steam", "steampower"}, "dutch": "De goederen van de stad a2 worden getrokken.", "choices": []any{3.0, 1.0, 1.0}, "same": true,
		"thrown": []any{
			`SetupError: there is no game "steampower": it is one of steam`,
			"TypeError: this bot and this game are of different entries of the package",
			`TypeError: the language nl is not loaded: await loadLanguage("nl") first`,
		},
		"books":  []any{"# Steam: the rules, numbered", "# Steam: the notation"},
		"noBook": `RailhexError: there is no game "steampower": it is one of steam`,
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestPositionsOfARecordAreMadeWhenTheyAreAskedFor: from the end, each is what the game was.
func TestPositionsOfARecordAreMadeWhenTheyAreAskedFor(t *testing.T) {
	var got map[string]any
	if err := json.Unmarshal([]byte(node(t, "replayed.mjs")), &got); err != nil {
		t.Fatal(err)
	}
	want := map[string]any{
		"moves": true, "texts": true, "events": true, "same": true, "comments": []any{"near the end"}, "plain": 0.0,
		"edited": map[string]any{"notes": true, "begins": true}, "error": "ParseError",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
