package test

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/npm/build"
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
	used := printed[struct{ Before, After int }](t, "--expose-gc", "million.mjs")
	if used.Before == 0 || used.After-used.Before > room {
		t.Errorf("%d bytes are in use after a hundred thousand moves, and %d after a million", used.Before, used.After)
	}
}

func TestBotsAreFreedWithTheirLastHolder(t *testing.T) {
	said := printed[struct {
		Made, Freed int
		Same        bool
		Told        any
	}](t, "--expose-gc", "bots.mjs")
	// The last one may still be held by the machine's own stack.
	if said.Freed < said.Made-2 || !said.Same {
		t.Errorf("of %d bots %d are freed; two of one seed are the same: %v, %v", said.Made, said.Freed, said.Same, said.Told)
	}
}

// TestErrors does in Node what cannot be done.
func TestErrors(t *testing.T) { tells(t, []string{}, "errors.mjs") }

// TestAnEngineThatStopsSaysSo traps the engine in each of its calls: the error says so,
// and so does every call until another init. Games are read again then.
func TestAnEngineThatStopsSaysSo(t *testing.T) {
	const stopped = "StoppedError of the package after a trap"
	told := map[string]any{"first": stopped, "later": stopped, "stale": "TypeError", "again": true}
	tells(t, map[string]any{"call": told, "apply": told, "list": told, "sample": told}, "stopped.mjs")
}

// TestARuntimeThatEndsEndsOneEngine has Go's runtime end itself. Every promise that waits
// and every later call fails with one error, which says why; the engine that has ended is
// not called again, and another init starts another.
func TestARuntimeThatEndsEndsOneEngine(t *testing.T) {
	const ended, stale = "StoppedError: fatal error: clock_time_get failed", "TypeError: this bot is of an engine that has stopped"
	tells(t, map[string]any{
		"pending 1": ended, "pending 2": ended, "random": "RangeError: mine", "end": ended, "same": true, "engines": 1.0,
		"stale bot": stale, "stale bot that was never asked": stale, "untouched": true, "plays": true,
		"stale game": "TypeError: this game is of an engine that has stopped: read it again from its text",
	}, "ended.mjs")
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
// that says what the package has. The modules of the package are held to them, too.
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
		"--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess", "--noUnusedLocals", "--noUnusedParameters",
		"--noImplicitReturns", "--noImplicitOverride", "--noFallthroughCasesInSwitch",
	}
	sources := t.TempDir()
	if err := build.Modules(games.All(), sources); err != nil {
		t.Fatal(err)
	}
	modules, err := filepath.Glob(filepath.Join(sources, "*.js"))
	if err != nil || len(modules) == 0 {
		t.Fatal("the package has no modules", err)
	}
	// One run of the compiler, which reads the declarations of browsers and of Node once.
	programs := append(modules, "types.ts", "there.ts", "app.ts", "guide-game.js", "guide-options.js", "guide-pictures.js", "guide-refusals.js", "guide-storage.js", "guide-turn.js")
	if _, err := output(folder, compiler, append(options, programs...)...); err != nil {
		t.Error(err)
	}
}

// TestEntriesOfOneGame loads engines of single games beside that of all: each has its own
// languages, games and bots.
func TestEntriesOfOneGame(t *testing.T) {
	tells(t, map[string]any{
		"games": []any{"steamrollers", "steam", "steampower"}, "dutch": "De goederen van de stad a2 worden getrokken.", "choices": []any{3.0, 1.0, 1.0}, "same": true,
		"thrown": []any{
			`SetupError: there is no game "steampower": it is one of steam`,
			"TypeError: this bot and this game are of different entries of the package",
			`TypeError: the language nl is not loaded: await loadLanguage("nl") first`,
		},
		"books":  []any{"# Steam: the rules, numbered", "# Steam: the notation"},
		"noBook": `RailhexError: there is no game "steampower": it is one of steam`,
	}, "entries.mjs")
}

// TestPositionsOfARecordAreMadeWhenTheyAreAskedFor: from the end, each is what the game was.
func TestPositionsOfARecordAreMadeWhenTheyAreAskedFor(t *testing.T) {
	tells(t, map[string]any{
		"moves": true, "texts": true, "events": true, "same": true, "plain": 0.0,
		"edited": map[string]any{"notes": true, "asked": true}, "error": "ParseError",
	}, "replayed.mjs")
}

// TestAWorkerThatDies has a bot think in a worker that is ended, falls, or is silent: each is an
// error of its kind, the next question starts another worker, and the game goes on. Two workers
// that search together add up what they have tried, and end together.
func TestAWorkerThatDies(t *testing.T) {
	const stopped = "StoppedError of the package: the worker of the bot has stopped: "
	tells(t, map[string]any{
		"moves": []any{"a move", "a move"}, "after": "a move", "again": "a move", "workers": 2.0, "goesOn": true,
		"chance": "RailhexError of the package: chance decides here: the position's Sample says what falls", "dead": stopped + "it has ended", "freed": stopped + "it was freed",
		"throws": stopped + "the worker falls", "silent": stopped + "it has said nothing for n ms",
		"version": "VersionError of the package", "bot": "RailhexError of the package: there is no bot \"hal\": it is one of random, builder, greedy, search",
		"summed": true, "visits": 40.0, "most": true, "stopped": []any{stopped + "it was freed", 2.0},
		"oneDies": []any{stopped + "it has ended", 2.0}, "single": "a move", "pairs": 9.0,
		"type": `what starts a worker is a function, and not "worker"`,
	}, "thinker.mjs")
}

// TestAddressesWithoutAServer: the client of a server says what is there instead.
func TestAddressesWithoutAServer(t *testing.T) {
	const another = "Refused no-server"
	tells(t, map[string][]string{
		"page": {another, another, another}, "another page": {another, another, another},
		"nobody": {"Unreachable"}, "no address": {"TypeError ERR_INVALID_URL"}, "file": {"TypeError"},
	}, "nowhere.mjs")
}

// TestScreens asks what a screen asks of games: places, overlays, bots' reasons, and what has
// happened since a seat moved.
func TestScreens(t *testing.T) {
	every := map[string]any{"drawn": true, "steps": true}
	tells(t, map[string]any{"wrong": []any{}, "told": map[string]any{"steamrollers": every, "steampower": every, "steam": every}}, "screens.mjs")
}

// TestProxiesAndClones: Vue's proxies leave the objects of the package as they are, JSON has
// the position, and a clone is refused. Refusals speak the language that is spoken.
func TestProxiesAndClones(t *testing.T) {
	folder := install(t)
	vue := filepath.Join(filepath.Dir(filepath.Dir(tool(t, "vue"))), "vue")
	if _, err := os.Stat(vue); err != nil {
		t.Fatal(err)
	}
	_ = os.Remove(filepath.Join(folder, "node_modules", "vue"))
	if err := os.Symlink(vue, filepath.Join(folder, "node_modules", "vue")); err != nil {
		t.Fatal(err)
	}
	told := printed[map[string]any](t, "proxies.mjs")
	languages, _ := told["languages"].(map[string]any)
	delete(told, "languages")
	if len(told) != 10 || len(languages) != 4 {
		t.Errorf("%d attempts, %d languages", len(told), len(languages))
	}
	for what, holds := range languages {
		if holds != true {
			t.Errorf("%s: another language is spoken", what)
		}
	}
	for what, came := range told {
		if text, _ := came.(string); came != true && !strings.HasPrefix(text, "TypeError: objects of railhex cannot be cloned") {
			t.Errorf("%s: %v", what, came)
		} else if (came == true) == strings.HasPrefix(what, "a clone") {
			t.Errorf("%s: %v", what, came)
		}
	}
}

// TestGoFindsTheSystemThatItExpects runs a Go program in WebAssembly as the package runs
// the engine. It has whatever Go's runtime and library ask of a system answered: timers
// while nothing else is to be done, collections beside them, descriptors that are open
// and others. Then it ends in three ways, of which the error tells.
func TestGoFindsTheSystemThatItExpects(t *testing.T) {
	install(t)
	program := filepath.Join(t.TempDir(), "system.wasm")
	compile := exec.Command("go", "build", "-trimpath", "-buildmode=c-shared", "-o", program, "./testdata/system")
	compile.Env = append(os.Environ(), "GOOS=wasip1", "GOARCH=wasm", "CGO_ENABLED=0")
	if said, err := compile.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	ends := printed[map[string]string](t, "system.mjs", program)
	for name, want := range map[string]string{
		"check": "",
		"fall":  "panic: on purpose",
		"wait":  "fatal error: all goroutines are asleep - deadlock!",
		"leave": "has ended with 3",
	} {
		if got, ok := ends[name]; !ok || !strings.HasSuffix(got, want) || want == "" && got != "" {
			t.Errorf("%s: %q", name, got)
		}
	}
}

// TestAddressesAboveTwoGigabytes plays where WebAssembly's addresses are negative numbers
// in JavaScript unless they are taken for what they are.
func TestAddressesAboveTwoGigabytes(t *testing.T) {
	played := printed[struct{ Made, Memory int }](t, "high.mjs")
	if played.Made != 10 || played.Memory <= 1<<31 {
		t.Errorf("%d decisions are made in %d bytes", played.Made, played.Memory)
	}
}

// TestGarbageIsCollectedAfterAStandstill has an engine stand still while it collects
// garbage, as a busy system or one that sleeps makes it. Go's runtime helps collecting no
// more then, and has to be given time for it.
func TestGarbageIsCollectedAfterAStandstill(t *testing.T) {
	const most = 64 << 20 // where nothing is collected, it is more than twice that
	used, err := strconv.Atoi(strings.TrimSpace(node(t, "standstill.mjs")))
	if err != nil || used > most {
		t.Errorf("the engine's memory has %d bytes: %v", used, err)
	}
}
