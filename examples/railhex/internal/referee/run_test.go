package referee

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/examples/railhex/internal/say"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/bare"
	"github.com/railhex/railhex/internal/cases"
	"github.com/railhex/railhex/internal/games"
	_ "github.com/railhex/railhex/internal/long" // garbage is collected less often
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
)

const header = "game steamrollers\nplayers 2\nboard standard\ncomponents standard\n\n"

// opening is a record up to the first draft.
const opening = header + "goods YRBE GGRB YYRB REGB YGBE RRYG\nsides a a a a a a\nroll 1 3 5 straight/gentle\n"

// referee runs the command on what comes on standard input.
func referee(stdin string, args ...string) (status int, stdout, stderr string) {
	var out, complaints strings.Builder
	status = Command.Call(args, strings.NewReader(stdin), &out, &complaints, games.All()...)
	return status, out.String(), complaints.String()
}

// A report is what a test asks of one.
type report struct {
	Phase string
	Error *fault
	Moves []string
}

// A fault is where and why a replay stopped.
type fault struct {
	Line                int
	Move, Rule, Message string
}

// lines are the reports that were printed.
func reportLines(t *testing.T, printed string) (reports []report) {
	t.Helper()
	for line := range strings.Lines(printed) {
		var read report
		if err := json.Unmarshal([]byte(line), &read); err != nil {
			t.Fatalf("%v in %s", err, line)
		}
		reports = append(reports, read)
	}
	return reports
}

// one is the only report that was printed.
func one(t *testing.T, printed string) report {
	t.Helper()
	reports := reportLines(t, printed)
	if len(reports) != 1 {
		t.Fatalf("%d reports, expected one:\n%s", len(reports), printed)
	}
	return reports[0]
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

// TestTheReportSaysWhereAReplayStopped, with the position before the line at fault.
func TestTheReportSaysWhereAReplayStopped(t *testing.T) {
	for ending, want := range map[string]report{
		"": {Phase: "draft"}, "\n\n": {Phase: "draft"}, "# the end": {Phase: "draft"}, "   \t\r\n": {Phase: "draft"},
		"draft\t1\n  build  e5 E-W   # a city\nimprove\n": {
			Phase: "act", Error: &fault{10, "build e5 E-W", "BUILD-3", "hex e5 is a city, in which no track is built"},
		},
		"P2: draft 1\n": {Phase: "draft", Error: &fault{9, "P2: draft 1", "ROUND-2", "it is the turn of P1, not of P2"}},
		"P1: draft 1\nresult P1 0 P2 2": {Phase: "act", Error: &fault{
			10, "result P1 0 P2 2", "SCORE-6", "the record claims P1 0, P2 2, and the points are P1 0, P2 0: P2 -2",
		}},
		"draft 1\nbuild  E5 E-W\n": {Phase: "act", Error: &fault{10, "build E5 E-W", "", `column 8: found "E5", expected a hex, as in c5`}},
	} {
		status, printed, complaints := referee(opening + ending)
		if diff := cmp.Diff(want, one(t, printed)); diff != "" || complaints != "" || (status == cli.Failed) != (want.Error != nil) {
			t.Errorf("%q: status %d, %s (-want +got)\n%s", ending, status, complaints, diff)
		}
		_, printed, _ = referee(opening+ending, "-each")
		if all := reportLines(t, printed); want.Error != nil && all[len(all)-2].Phase != want.Phase {
			t.Errorf("%q: the position changed\n%s", ending, printed)
		}
	}
}

func TestEachPrintsAReportForEachPosition(t *testing.T) {
	status, printed, _ := referee(opening+"draft 1\nimprove\n", "-each")
	var phases []string
	for _, report := range reportLines(t, printed) {
		phases = append(phases, report.Phase)
		if report.Error != nil || report.Moves != nil {
			t.Errorf("%+v", report)
		}
	}
	if want := []string{"goods", "sides", "roll", "draft", "act", "draft"}; status != cli.Done || !cmp.Equal(phases, want) {
		t.Errorf("status %d, phases %v, expected %v", status, phases, want)
	}
}

func TestMovesAreListedSorted(t *testing.T) {
	_, printed, _ := referee(opening, "-moves")
	if diff := cmp.Diff([]string{"draft 1", "draft 3", "draft 5"}, one(t, printed).Moves); diff != "" {
		t.Errorf("moves (-want +got)\n%s", diff)
	}
	for _, report := range reportLines(t, second(referee(opening+"draft 1\n", "-each", "-moves"))) {
		if report.Moves == nil || !slices.IsSorted(report.Moves) {
			t.Errorf("phase %s: the moves are %q", report.Phase, report.Moves)
		}
		if many := len(report.Moves) > 0; many == (report.Phase == "goods") {
			t.Errorf("phase %s: moves %v", report.Phase, report.Moves)
		}
	}
}

func second(_ int, printed, _ string) string { return printed }

// TestFilesAreRelativeToTheRecord has a record name a board and components
// beside it, below it and above it.
func TestFilesAreRelativeToTheRecord(t *testing.T) {
	folder := t.TempDir()
	t.Chdir(t.TempDir())
	mine := strings.Replace(hexmap.Standard().String(), "board standard", "board mine", 1)
	own := strings.Replace(variants.StandardComponents().String(), "components standard", "components own", 1)
	write(t, filepath.Join(folder, "records", "mine.board"), mine)
	write(t, filepath.Join(folder, "records", "parts", "own.components"), own)
	write(t, filepath.Join(folder, "above.board"), mine)
	for _, board := range []string{"mine.board", "../above.board"} {
		record := strings.NewReplacer("board standard", "board "+board, "components standard", "components parts/own.components").Replace(opening)
		name := filepath.Join(folder, "records", "game.srr")
		write(t, name, record)
		if status, printed, complaints := referee("", name); status != cli.Done || one(t, printed).Phase != "draft" {
			t.Errorf("%s: status %d, %s%s", board, status, printed, complaints)
		}
	}
}

func TestWrongUsageAndMissingFiles(t *testing.T) {
	t.Chdir(t.TempDir())
	write(t, "game.srr", strings.Replace(opening, "board standard", "board missing.board", 1))
	for _, test := range []struct {
		args, stdin, complaint string
	}{
		{"-no", "", "not defined"},
		{"one.srr two.srr", "", "usage"},
		{"missing.srr", "", "missing.srr"},
		{"game.srr", "", "missing.board"},
		{"", strings.Replace(opening, "components standard", "components missing.components", 1), "missing.components"},
	} {
		status, printed, complaints := referee(test.stdin, strings.Fields(test.args)...)
		if status != cli.Misused || printed != "" || !strings.Contains(complaints, test.complaint) {
			t.Errorf("%q: status %d, printed %q, and on standard error\n%s", test.args, status, printed, complaints)
		}
	}
}

// TestNoGameThatThereIs refuses headers of which nobody knows the game. The games are named
// before anything else, and no line is asked for that another game may not have.
func TestNoGameThatThereIs(t *testing.T) {
	const games = "steamrollers, steampower"
	for _, record := range []string{
		"game chess\n", "game chess", "game\n", "Game Chess\n", "game: chess\n", "gaem chess\n", "chess\n", "\ufeffgame chess\n", "", "# chess\n",
		"# chess\n\ngame chess 960\n", "players 2\ngame chess\n", "game chess\nplayers two\n", "game chess\nmap rhine\n", "game chess\nP1: e2 e4\n",
		"game chess\ngame chess\n", "components standard\n", "map rhine\n",
	} {
		for _, args := range [][]string{{}, {"-all"}, {"-words"}, {"-legal", "all"}, {"-words", "-language", "de"}} {
			status, printed, complaints := referee(record, args...)
			first, _, _ := strings.Cut(printed, "\n")
			if status != cli.Failed || complaints != "" || !strings.Contains(first, games) {
				t.Errorf("%q %v: status %d, %s%s", record, args, status, printed, complaints)
			}
			if n := strings.Count(printed, games); n > 1+strings.Count(record, "\n") {
				t.Errorf("%q %v: the games are named %d times: %s", record, args, n, printed)
			}
			for _, unasked := range []string{"a line players", "a line board", "a line map", "a line components", "a line rules"} {
				if strings.Contains(printed, unasked) {
					t.Errorf("%q %v: %s", record, args, printed)
				}
			}
		}
	}
	// The report is that of nothing in the game whose header it is.
	nothing := func(record string) string {
		report, _, _ := strings.Cut(second(referee(record)), `"error"`)
		return report
	}
	if got, want := nothing("game rails\nmap rhine\ncomponents standard\nrules base\n"), nothing("game steam\n"); got != want {
		t.Errorf("the report is %s, and should be %s", got, want)
	}
	for _, record := range []string{"game steam\n", "Game Steam\n", "game chess\ngame steam\n"} {
		if _, printed, _ := referee(record, "-words"); !strings.Contains(printed, "a line players") {
			t.Errorf("%q: %s", record, printed)
		}
	}
}

// TestFaultsOfTheHeader breaks the header in every way. There is no position
// then, and the report says which line is at fault and, if one is named, the
// rule.
func TestFaultsOfTheHeader(t *testing.T) {
	for _, test := range cases.Texts(t, "headers.txt", map[string]string{"header": header}) {
		test.Run(t, func(record string) []string {
			if record != "" && !strings.HasPrefix(record, "#") {
				record += "goods YRBE\n"
			}
			status, printed, complaints := referee(record, "-each", "-moves")
			if status != cli.Failed || complaints != "" {
				t.Errorf("status %d, %s", status, complaints)
			}
			report := one(t, printed)
			e := report.Error
			if e == nil || e.Message == "" || strings.Contains(e.Message, "\n") {
				t.Fatalf("error %+v", e)
			}
			var none steamrollers.State
			nothing := strings.TrimSuffix(string(none.AppendReport(nil)), "null}")
			if !strings.HasPrefix(printed, nothing) || !strings.HasSuffix(printed, `,"moves":[]}`+"\n") {
				t.Errorf("the report is not at nothing\n%s", printed)
			}
			said := fmt.Sprint("line ", e.Line)
			if e.Move != "" {
				said += ": " + e.Move
			}
			if e.Rule != "" {
				said += " (" + e.Rule + ")"
			}
			return []string{said}
		})
	}
}

// TestFaultsOfFilesAreThoseOfTheLineThatNamesThem breaks a board and
// components.
func TestFaultsOfFilesAreThoseOfTheLineThatNamesThem(t *testing.T) {
	board, components := hexmap.Standard().String(), variants.StandardComponents().String()
	for _, test := range []struct {
		name, file, text string
		line             int
		rule, message    string
	}{
		{"a region without a town", "my.board", strings.Replace(board, "1o", "1.", 1), 3, "BOARD-2", "town"},
		{"no text", "my.board", "", 3, "", ""},
		{"a tile missing", "my.components", strings.Replace(components, "tile 1a spent +1\n", "", 1), 4, "", "1a"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Chdir(t.TempDir())
			write(t, test.file, test.text)
			word := strings.TrimPrefix(test.file, "my.")
			status, printed, complaints := referee(strings.Replace(opening, word+" standard", word+" "+test.file, 1))
			if status != cli.Failed || complaints != "" {
				t.Errorf("status %d, %s", status, complaints)
			}
			e := one(t, printed).Error
			if e == nil {
				t.Fatal("no error is reported")
			}
			if e.Line != test.line || e.Move != word+" "+test.file || e.Rule != test.rule || !strings.Contains(e.Message, test.message) || !strings.Contains(e.Message, test.file) {
				t.Errorf("error %+v, expected line %d, rule %q and %q", e, test.line, test.rule, test.message)
			}
		})
	}
}

// TestFilesThatAreNotWhatTheyShouldBe says what is wrong with them.
func TestFilesThatAreNotWhatTheyShouldBe(t *testing.T) {
	if status, _, told := referee(strings.ReplaceAll(opening, "\n", "\r"), "-words"); status != cli.Misused || !strings.Contains(told, "carriage return alone") {
		t.Errorf("lines that end with returns: status %d, %s", status, told)
	}
	if status, _, told := referee("", "-position", "c578b1179", "-legal", "all"); status != cli.Misused || !strings.Contains(told, `"c578b1179" is no file, and as a position: `) {
		t.Errorf("a position cut off: status %d, %s", status, told)
	}
}

// bareGame runs the command with a game that has nothing but rules.
func bareGame(stdin string, args ...string) (status int, stdout, stderr string) {
	var out, complaints strings.Builder
	parts := bare.Parts()
	parts.Rules = []family.Rule{bare.Rule{}}
	status = Command.Call(args, strings.NewReader(stdin), &out, &complaints, append(games.All(), bare.Of(parts))...)
	return status, out.String(), complaints.String()
}

// TestAnyGameIsRefereed adjudicates records of a game that has nothing but rules, among
// games that have everything.
func TestAnyGameIsRefereed(t *testing.T) {
	const record = "game bare\nplayers 2\nseat 1 Ada\n\ntake 3\nP2: take 3\ntake 3\n"
	for _, test := range []struct {
		record, args string
		status       int
		printed      string
	}{
		{record + "take 1\nresult P1 0 P2 1\n", "", cli.Done, `{"turn":0,"phase":"over","round":0,"over":true,"points":[0,1],"error":null}` + "\n"},
		{record, "-moves", cli.Done, `"points":[0,0],"error":null,"moves":["take 1"]}`},
		{record + "take 2\n", "", cli.Failed, `"points":[0,0],"error":{"line":8,"move":"take 2","rule":"TAKE-1","message":"1 sticks lie there"}}`},
		{record + "P1: take 1\n", "", cli.Failed, `"message":"take 1: P2 is asked, not P1"`},
		{record + "take 2\ntake 1\n", "-all -each", cli.Failed, `"over":true,"points":[0,1],"error":null}` + "\n"},
		{"game bare\nplayers 9\n", "", cli.Failed, `{"turn":0,"phase":"move","round":0,"over":false,"points":[],"error":{"line":2,"move":"players 9"`},

		{record + "take 1\n", "-words", cli.Done, "bare with 2 players\n4 moves were played.\nEvery line is legal.\n\nP2 won: Ada 0, P2 1\n\nAda  0\n"},
		{record, "-words -at 1 -language de", cli.Done, "Ada  0\nP2   0\n"},
		{record, "-legal=all", cli.Done, "take\n  take 1  take 1\n"},
		{record + "take 2\n", "-words", cli.Failed, "Line 8, “take 2” by P2: 1 sticks lie there (TAKE-1).\nProbably meant: “take 1”."},
		{record + "take 2\n", "-words", cli.Failed, "TAKE-1: A player takes 1, 2 or 3 of the sticks that lie there.\n"},
		{record + "Take 1\n", "-words", cli.Failed, "Probably meant: “take 1”. Here capital and small letters are not as in the notation."},
		{"game bare\nplayers two\n", "-words", cli.Failed, "Line 2, “players two”: Column 9: Found \"two\", expected a number from 2 to 3."},
		{record + "lay 1\n", "-words", cli.Failed, `"lay 1" is no move: it is one such as take 2`},
		{"game chess\n", "-words", cli.Failed, "steamrollers, steampower, steam and bare"},

		{record, "-watch", cli.Done, "P1: take 3\nP2: move\nP2: take 3\nAda: move\n"},
		{record + "take 1\nundo\ntake 2\nlegal\n", "-watch", cli.Done, "“take 1” is taken back.\nP2: move\n1 sticks lie there (TAKE-1)\ntake\n  take 1  take 1\n"},
	} {
		args := strings.Fields(test.args)
		if test.args == "-watch" {
			test.record, args = headerApart(t, test.record)
		}
		status, printed, complaints := bareGame(test.record, args...)
		if status != test.status || complaints != "" || !strings.Contains(printed, test.printed) || strings.Count(printed, "Ada  0\n") > 1 {
			t.Errorf("%q %s: status %d, %swant %q in\n%s", test.record, test.args, status, complaints, test.printed, printed)
		}
	}
	for _, position := range []string{`["game bare","players 2","take 3"]`, "game bare; players 2; take 3"} {
		status, printed, complaints := bareGame("", "-position", position, "-moves")
		if want := `{"turn":2,"phase":"move","round":0,"over":false,"points":[0,0],"error":null,"moves":["take 1","take 2","take 3"]}`; status != cli.Done || printed != want+"\n" {
			t.Errorf("%s: status %d, %s%s", position, status, printed, complaints)
		}
		if status, printed, complaints := bareGame("", "-position", position, "-legal", "all"); status != cli.Done || !strings.Contains(printed, "P2: move") {
			t.Errorf("%s: status %d, %s%s", position, status, printed, complaints)
		}
	}
}

// headerApart is a record in two parts for -watch: the moves, which are typed, and the flags with
// a file of the header.
func headerApart(t *testing.T, record string) (typed string, flags []string) {
	t.Helper()
	header, typed, _ := strings.Cut(record, "\n\n")
	name := filepath.Join(t.TempDir(), "header.srr")
	write(t, name, header+"\n\n")
	return typed, []string{"-watch", name}
}

// TestOneRuleEndsAGameByARuling asks each game for the rulings by which games end.
func TestOneRuleEndsAGameByARuling(t *testing.T) {
	for game, setup := range map[string]string{"steamrollers": "2", "steampower": "2", "steam": "3"} {
		p, err := games.All().Begin([]byte(`{"game": "` + game + `", "players": ` + setup + `}`))
		if err != nil {
			t.Fatal(err)
		}
		var rulings []string
		for _, rule := range p.Of().About().Rules {
			if p.Verdict("", rule, describe.Last{}).Ruled {
				rulings = append(rulings, rule.String())
			}
		}
		if len(rulings) != 1 || !strings.HasPrefix(rulings[0], "END-") || say.Ruling(p.Of(), rulings[0]) == "" {
			t.Errorf("%s ends by the rulings %q", game, rulings)
		}
	}
}
