package referee

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/internal/golden"
	"github.com/railhex/railhex/variants/family/phrases"
)

// Records as people write them at a table, with their mistakes: one of each game.

var tables = []string{"steamrollers", "steampower", "steam"}

// readIn is the language besides English in which what is told of a game has been read.
var readIn = map[string]phrases.Language{"steamrollers": phrases.French, "steampower": phrases.German, "steam": phrases.Dutch}

func tableRecord(t *testing.T, game string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", "table", game+".srr"))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestEveryFaultIsTold holds the verdicts on records with many faults to proofread texts
// in each language, and the faults themselves to those of the reports.
func TestEveryFaultIsTold(t *testing.T) {
	for _, game := range tables {
		record := tableRecord(t, game)
		reported, printed, _ := referee(record, "-all")
		reports := strings.Count(printed, `"error":{`)
		if reported != cli.Failed || reports < 5 {
			t.Errorf("%s: status %d, %d faults", game, reported, reports)
		}
		for l := range phrases.Languages() {
			status, printed, complaints := referee(record, "-words", "-all", "-language", l.String())
			if status != cli.Failed || complaints != "" {
				t.Errorf("%s: status %d, %s", game, status, complaints)
			}
			var lines int
			for line := range strings.Lines(printed) {
				if key := strings.Fields(line); len(key) > 1 && (key[0] == "Line" || key[0] == "Ligne" || key[0] == "Zeile" || key[0] == "Regel") {
					lines++
				}
			}
			if lines != reports {
				t.Errorf("%s, %v: %d faults are told, and %d reported:\n%s", game, l, lines, reports, printed)
			}
			if l == phrases.English || readIn[game] == l {
				golden.Compare(t, filepath.Join("table", game+"."+l.String()+".golden"), printed)
			}
		}
	}
}

// TestAllTellsOfARightRecordWhatIsToldWithoutIt adds nothing where nothing is wrong.
func TestAllTellsOfARightRecordWhatIsToldWithoutIt(t *testing.T) {
	for _, flags := range [][]string{{"-words"}, {"-each"}, {}} {
		status, printed, _ := referee(opening+"draft 1\n", flags...)
		statusAll, all, _ := referee(opening+"draft 1\n", append(flags, "-all")...)
		if diff := cmp.Diff(printed, all); diff != "" || status != statusAll {
			t.Errorf("%v: status %d, (-without +with)\n%s", flags, statusAll, diff)
		}
	}
}

// TestAllReportsGoOnBehindAFault has each fault in a report of its own, and then the
// position in which the record stops.
func TestAllReportsGoOnBehindAFault(t *testing.T) {
	text := opening + "draft 1\nbuild e5 E-W\nimprove\ndraft 4\ndraft 3\nresult P1 0 P2 9\n"
	_, printed, _ := referee(text, "-all")
	var told []string
	for _, report := range reportLines(t, printed) {
		if report.Error == nil {
			told = append(told, report.Phase)
			continue
		}
		told = append(told, report.Phase+": "+report.Error.Move)
	}
	if diff := cmp.Diff([]string{"act: build e5 E-W", "draft: draft 4", "act: result P1 0 P2 9"}, told); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
	_, printed, _ = referee(opening+"draft 1\nbuild e5 E-W\nimprove\n", "-all", "-each")
	if reports := reportLines(t, printed); len(reports) != 7 || reports[5].Error == nil || reports[6].Error != nil || reports[6].Phase != "draft" {
		t.Errorf("%s", printed)
	}
}

// TestHintsOfChanceAreGiven misspells a move of chance: each that may have been meant is
// counted once, so that two of them are few enough to be told.
func TestHintsOfChanceAreGiven(t *testing.T) {
	text := "game steam\nplayers 6\nmap rhine\ncomponents standard\nrules base\norder auction\n\n"
	for _, printed, _ := referee(text, "-moves"); strings.Contains(printed, `"phase":"goods"`); _, printed, _ = referee(text, "-moves") {
		_, goods, _ := strings.Cut(printed, `"moves":["`)
		goods, _, _ = strings.Cut(goods, `"`)
		text += goods + "\n"
	}
	text += "deal 2\ndeal 4\ndeal 3\ndeal 6\ndeal 1\n"
	if _, printed, _ := referee(text+"deal 1\n", "-words"); !strings.Contains(printed, "one of these: “deal 5” or “deal 7”") {
		t.Error(printed)
	}
}

// TestPositionsAreShown holds positions in characters, with what can be done in them,
// to what somebody has looked at.
func TestPositionsAreShown(t *testing.T) {
	for _, test := range []struct {
		game, at string
		record   string
	}{
		{"steamrollers", "40", recordOf(t, "guide", "records", "core.srr")},
		{"solo", "30", recordOf(t, "guide", "records", "solo.srr")},
		{"box", "60", recordOf(t, "guide", "records", "box.srr")},
		{"steampower", "90", recordOf(t, "..", "variants", "steampower", "words", "testdata", "coast.srr")},
		{"steam", "120", recordOf(t, "..", "variants", "steam", "words", "testdata", "northeast.srr")},
	} {
		status, printed, complaints := referee(test.record, "-at", test.at, "-legal", "all")
		if status != cli.Done || complaints != "" {
			t.Errorf("%s: status %d, %s", test.game, status, complaints)
		}
		golden.Compare(t, filepath.Join("positions", test.game+".en.golden"), printed)
	}
}

func recordOf(t *testing.T, path ...string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(append([]string{"..", "..", ".."}, path...)...))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestNoPositionBehindTheEnd(t *testing.T) {
	if status, printed, complaints := referee(opening, "-at", "4"); status != cli.Misused || printed != "" || !strings.Contains(complaints, "3 moves") {
		t.Errorf("status %d, %s%s", status, printed, complaints)
	}
	if status, printed, _ := referee(opening+"draft 9\n", "-at", "4"); status != cli.Failed || !strings.Contains(printed, "draft 9") {
		t.Errorf("status %d, %s", status, printed)
	}
}

// TestWatchAnswersEachLine types at a table, in each game, and holds the answers to
// what somebody has read.
func TestWatchAnswersEachLine(t *testing.T) {
	folder := t.TempDir()
	for _, test := range []struct{ game, record, typed string }{
		{"steamrollers", opening, "draft 1\nhelp\nbuild b3 E–W\nbuild b3 E-W\nP1: draft 3\nP2: draft 3\nundo\nundo\nundo\nundo\nundo\nundo\nundo\ndraft 2\nquit\ndraft 3\n"},
		{"steampower", recordOf(t, "..", "variants", "steampower", "words", "testdata", "coast.srr"), "pass\nundo\nundo\nlegal\n"},
		{"steam", recordOf(t, "..", "variants", "steam", "words", "testdata", "northeast.srr"), "undo\nundo\nlegal\nIncome\n"},
	} {
		name := filepath.Join(folder, test.game+".srr")
		write(t, name, strings.TrimSuffix(test.record, "\n")) // the last line may lack its end
		for l := range phrases.Languages() {
			status, printed, complaints := referee(test.typed, "-watch", "-language", l.String(), name)
			if status != cli.Done || complaints != "" {
				t.Errorf("%s: status %d, %s", test.game, status, complaints)
			}
			if l == phrases.English || readIn[test.game] == l {
				golden.Compare(t, filepath.Join("watch", test.game+"."+l.String()+".golden"), printed)
			}
		}
	}
}

// TestWatchBeginsWithAHeader types the moves of a record behind a file that has nothing else.
func TestWatchBeginsWithAHeader(t *testing.T) {
	moves := strings.TrimPrefix(opening, header)
	name := filepath.Join(t.TempDir(), "header.srr")
	write(t, name, header)
	status, behind, _ := referee(moves+"draft 1\n", "-watch", name)
	if status != cli.Done || !strings.Contains(behind, "P1, act with the 1") || !strings.Contains(behind, "a1 1") {
		t.Errorf("status %d, %s", status, behind)
	}
	write(t, name, opening+"draft 9\n")
	if status, printed, _ := referee("draft 1\n", "-watch", name); status != cli.Failed || !strings.Contains(printed, "draft 9") || strings.Contains(printed, "P1, act") {
		t.Errorf("status %d, %s", status, printed)
	}
	write(t, name, "game steamrollers\nplayers two\n")
	if status, printed, _ := referee("draft 1\n", "-watch", name); status != cli.Failed || !strings.Contains(printed, "players two") || strings.Contains(printed, "show") {
		t.Errorf("a header with a fault: status %d, %s", status, printed)
	}
}

// TestAdjudicationBeginsInAPosition goes on from positions of each game: as a line, as
// a file with that, and as JSON; with and without a record.
func TestAdjudicationBeginsInAPosition(t *testing.T) {
	folder := t.TempDir()
	for _, game := range []string{"steamrollers", "steampower", "steam"} {
		record := positionRecords(t)[game]
		_, whole, _ := referee(record.whole)
		name := filepath.Join(folder, game+".srr")
		write(t, name, record.rest)
		line, file := record.line, filepath.Join(folder, game+".position")
		write(t, file, line+"\n")
		json := filepath.Join(folder, game+".json")
		write(t, json, record.json)
		for _, position := range []string{line, file, json, record.json} {
			if status, printed, complaints := referee("", "-position", position, name); printed != whole || status != cli.Done {
				t.Errorf("%s: status %d, from a position\n%swant\n%s%s", game, status, printed, whole, complaints)
			}
			if status, printed, complaints := referee("fly\n", "-position", position, "-legal", "all"); status != cli.Done || !strings.Contains(printed, "\n0 moves") || strings.Contains(printed, "fly") {
				t.Errorf("%s: status %d, %s%s", game, status, printed, complaints)
			}
			if status, printed, _ := referee("fly\nquit\n", "-watch", "-position", position); status != cli.Done || !strings.Contains(printed, "fly") {
				t.Errorf("%s: status %d, %s", game, status, printed)
			}
		}
	}
}

func TestPositionsThatAreNoneAreRefused(t *testing.T) {
	position := positionRecords(t)["steam"].json
	t.Chdir(t.TempDir())
	write(t, "game.srr", opening)
	write(t, "steam.json", position)
	write(t, "empty.position", "\n")
	for _, test := range []struct {
		args      []string
		complaint string
	}{
		{[]string{"-position", "missing.position"}, "missing.position"},
		{[]string{"-position", "empty.position"}, "empty.position is empty"},
		{[]string{"-position", "empty.position", "game.srr"}, "empty.position is empty"},
		{[]string{"-position", strings.Repeat("a.", 20)}, "position"},
		{[]string{"-position", strings.Repeat("a.", 20), "game.srr"}, "position"},
		{[]string{"-position", `{"setup":{"rules":"base"}}`}, "setup.players"},
		{[]string{"-position", "{", "game.srr"}, "JSON"},
		{[]string{"-position", "steam.json", "game.srr"}, "setup"},
		{[]string{"-words", "-position", strings.Repeat("a.", 20), "game.srr"}, "position"},
	} {
		status, printed, complaints := referee("", test.args...)
		if status != cli.Misused || printed != "" || !strings.Contains(complaints, test.complaint) {
			t.Errorf("%v: status %d, %s%s", test.args, status, printed, complaints)
		}
	}
}

func TestRecordsThatAreNoText(t *testing.T) {
	for _, text := range []string{"\xff\xfeg\x00a\x00m\x00e\x00", opening + "\x00", opening + "\xe9"} {
		for _, flag := range []string{"-words", "-each"} {
			if status, printed, complaints := referee(text, flag); status != cli.Misused || printed != "" || !strings.Contains(complaints, "UTF-8") {
				t.Errorf("%q, %s: status %d, %s%s", text, flag, status, printed, complaints)
			}
		}
	}
}

func TestWrongUsageOfWhatIsTold(t *testing.T) {
	for _, args := range [][]string{{"-words", "-each"}, {"-words", "-moves"}, {"-watch"}, {"-watch", "-words"}, {"-watch", "-all"}, {"-watch", "-each"}, {"-at", "-3"}, {"-at", "x"}, {"-at", "2", "-moves"}, {"-legal", "all", "-each"}, {"a.srr", "-words"}} {
		if status, printed, complaints := referee(opening, args...); status != cli.Misused || printed != "" || !strings.Contains(complaints, "usage") {
			t.Errorf("%v: status %d, %s%s", args, status, printed, complaints)
		}
	}
}

// TestWatchShowsAHandWhereItIsAskedFor holds that a screen at the table shows what everybody
// sees, and with it the hand of a player who asks for it, and of nobody else.
func TestWatchShowsAHandWhereItIsAskedFor(t *testing.T) {
	lines := strings.SplitAfter(recordOf(t, "..", "variants", "steampower", "words", "testdata", "coast.srr"), "\n")
	name := filepath.Join(t.TempDir(), "begun.srr")
	write(t, name, strings.Join(lines[:70], ""))
	shown := map[string]string{}
	for _, typed := range []string{"", "show\n", "show P1\n", "show P2\n", "show P9\n"} {
		status, printed, complaints := referee(typed, "-watch", name)
		if status != cli.Done || complaints != "" {
			t.Errorf("%q: status %d, %s", typed, status, complaints)
		}
		shown[typed] = printed
	}
	contract := regexp.MustCompile(`(?m)^\d+ .* for .*(points?|bonus)`)
	for typed, printed := range shown {
		own := strings.TrimPrefix(printed, shown[""])
		hands := len(contract.FindAllString(own, -1))
		if first := len(contract.FindAllString(shown[""], -1)); first != 0 {
			t.Fatalf("at first it shows %d contracts:\n%s", first, shown[""])
		}
		if asked := typed == "show P1\n" || typed == "show P2\n"; (hands > 0) != asked {
			t.Errorf("%q shows %d contracts:\n%s", typed, hands, own)
		}
	}
	if shown["show P1\n"] == shown["show P2\n"] {
		t.Error("both players have the same hand")
	}
}

// told returns the moves that the referee lists, each with its description.
func told(t *testing.T, args ...string) (moves []string) {
	t.Helper()
	status, printed, complaints := referee("", args...)
	if status != cli.Done || complaints != "" {
		t.Fatalf("%v: status %d, %s", args, status, complaints)
	}
	paragraphs := strings.Split(printed, "\n\n")
	listed := paragraphs[len(paragraphs)-1]
	for line := range strings.Lines(listed) {
		if line = strings.TrimSpace(line); strings.Contains(line, "  ") {
			moves = append(moves, strings.Join(strings.Fields(line), " "))
		}
	}
	return moves
}

// TestNothingFitsForAReason: a hex or a kind of move for which there is nothing has the reason,
// and a word that is neither has none.
func TestNothingFitsForAReason(t *testing.T) {
	record := opening + "draft 1\n"
	for filter, want := range map[string]string{
		"b2":      "No possible move fits “b2”. Hex b2 is a city, in which no track is built (BUILD-3).\n",
		"deliver": "(DELIVER-",
		"delvier": "No possible move fits “delvier”.\n",
		"z9":      "No possible move fits “z9”. Board standard has no hex z9 (BUILD-1).",
	} {
		if _, printed, _ := referee(record, "-legal="+filter); !strings.Contains(printed, want) {
			t.Errorf("%s: want %q in\n%s", filter, want, printed)
		}
	}
}

// TestLegalMovesAreFiltered asks for the moves of each kind, and in each hex:
// they are those of all moves, in the same order.
func TestLegalMovesAreFiltered(t *testing.T) {
	folder := t.TempDir()
	for _, test := range []struct{ game, at, record string }{
		{"steamrollers", "71", recordOf(t, "guide", "records", "core.srr")},
		{"steampower", "70", recordOf(t, "..", "variants", "steampower", "words", "testdata", "coast.srr")},
		{"steam", "100", recordOf(t, "..", "variants", "steam", "words", "testdata", "northeast.srr")},
	} {
		game, name := test.game, filepath.Join(folder, test.game+".srr")
		write(t, name, test.record)
		all := told(t, "-at", test.at, "-legal", "all", name)
		if len(all) < 3 {
			t.Fatalf("%s: only %v", game, all)
		}
		// Each of these must be listed, in that order, and what else is must at least name the filter.
		check := func(filter, must, may string) {
			listed := told(t, "-at", test.at, "-legal", filter, name)
			var want, got []string
			for _, move := range all {
				if regexp.MustCompile(must).MatchString(move) {
					want = append(want, move)
				}
			}
			for _, move := range listed {
				if regexp.MustCompile(must).MatchString(move) {
					got = append(got, move)
				} else if !regexp.MustCompile(may).MatchString(move) {
					t.Errorf("%s, %s: %s is listed", game, filter, move)
				}
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("%s, %s (-want +got)\n%s", game, filter, diff)
			}
		}
		asked := map[string]bool{}
		for _, move := range all {
			words := strings.Fields(move)
			if asked[words[0]+words[1]] {
				continue
			}
			asked[words[0]+words[1]] = true
			check(strings.ToUpper(words[0]), "^"+words[0]+" ", "^$")
			if hexName.MatchString(words[1]) {
				check(words[1], "^[a-z]+ "+words[1]+" ", `\b`+words[1]+`\b`)
			}
		}
		if _, printed, _ := referee("", "-at", test.at, "-legal", "Z9", name); !strings.Contains(printed, "No possible move fits “Z9”.") {
			t.Errorf("%s, of a hex that is not there:\n%s", game, printed)
		}
	}
}

// TestATableFilters what is possible, too.
func TestATableFilters(t *testing.T) {
	typed, flags := headerApart(t, opening+"legal take\nlegal draft\n")
	_, printed, _ := referee(typed, flags...)
	for _, want := range []string{"No possible move fits “take”.", "Draft a die\n  draft 1  Draft the 1 · "} {
		if !strings.Contains(printed, want) {
			t.Errorf("want %q in\n%s", want, printed)
		}
	}
}

// A halved is a record, and the same in two parts: a position, as a line and as JSON,
// and a record of the moves behind it.
type halved struct{ whole, line, json, rest string }

// positionRecords is a record of each game.
func positionRecords(t *testing.T) map[string]halved {
	t.Helper()
	all := map[string]halved{}
	for name, text := range map[string]string{
		"steamrollers": recordOf(t, "guide", "records", "core.srr"),
		"steampower":   recordOf(t, "..", "variants", "steampower", "words", "testdata", "coast.srr"),
		"steam":        recordOf(t, "..", "variants", "steam", "words", "testdata", "northeast.srr"),
	} {
		const moves = 60
		replay, err := games.All().ReadRecord(text, nil)
		p := replay.Start
		header, rest, _ := strings.Cut(text, "\n\n")
		for i := 0; i < moves && err == nil; i++ {
			p, err = p.Replay(replay.Moves[i])
			_, rest, _ = strings.Cut(rest, "\n")
		}
		if err != nil {
			t.Fatal(err)
		}
		all[name] = halved{text, p.Text(), string(p.JSON()), header + "\n\n" + rest}
	}
	return all
}

// A position that no game comes to is played. SteamRollers notes that a good is missing; with a
// good too many it is refused.
func TestPositionsThatNoGameComesTo(t *testing.T) {
	for name, test := range positionRecords(t) {
		change := map[string][3]string{
			"steamrollers": {"", "", "railhex referee: -position: bag: "},
			"steampower":   {`"quiet":0`, `"quiet":7`, ""},
			"steam":        {`"goods":"`, `"goods":"RRR`, ""},
		}[name]
		text := strings.Replace(test.json, change[0], change[1], 1)
		if name == "steamrollers" {
			text = regexp.MustCompile(`"bag":\{"Y":\d+`).ReplaceAllString(test.json, `"bag":{"Y":0`)
		}
		status, out, notes := referee("", "-position", text, "-moves")
		if status != cli.Done || !strings.Contains(out, `"moves":["`) || !strings.Contains(notes, change[2]) {
			t.Errorf("%s: %d\n%s\n%s", name, status, out, notes)
		}
		if status, _, notes := referee(test.rest, "-position", text); status == cli.Misused || !strings.Contains(notes, change[2]) {
			t.Errorf("%s: with a record %d\n%s", name, status, notes)
		}
		status, out, notes = referee("", "-position", text, "-words", "-at", "0", "-legal", "all", "-language", "de")
		if status != cli.Done || out == "" || !strings.Contains(notes, change[2]) {
			t.Errorf("%s: %d\n%s\n%s", name, status, out, notes)
		}
	}
	text := regexp.MustCompile(`"bag":\{"Y":\d+`).ReplaceAllString(positionRecords(t)["steamrollers"].json, `"bag":{"Y":11`)
	if status, _, told := referee("", "-position", text); status != cli.Misused || !strings.Contains(told, "GOODS-1") {
		t.Errorf("%d: %s", status, told)
	}
}
