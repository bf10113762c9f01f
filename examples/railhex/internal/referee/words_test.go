package referee

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/internal/cases"
	"github.com/railhex/railhex/internal/golden"
	"github.com/railhex/railhex/variants/family/phrases"
)

// verdicts returns records to judge in words.
func verdicts(t *testing.T) (told []struct{ name, record string }) {
	t.Helper()
	add := func(name, record string) { told = append(told, struct{ name, record string }{name, record}) }
	read := func(path ...string) string {
		text, err := os.ReadFile(filepath.Join(append([]string{"..", "..", ".."}, path...)...))
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	for _, name := range []string{"core", "box", "solo"} {
		add(name, read("guide", "records", name+".srr"))
	}
	add("Steam Power", read("..", "variants", "steampower", "words", "testdata", "coast.srr"))
	steam := read("..", "variants", "steam", "words", "testdata", "northeast.srr")
	add("Steam", steam)
	add("Steam with an illegal move", steam+"pass\n")
	add("Steam with a wrong result", steam+"result P1 40 P2 38 P3 55\n")
	add("a faulty setup of Steam", strings.Replace(steam, "players 3", "players 2", 1))
	add("no move", header)
	add("going on", opening+"draft 1\n")
	add("an illegal move", opening+"draft 1\nbuild e5 E-W\nimprove\n")
	add("a game of players with names", strings.Replace(opening, "\n\n", "\nseat 1 Anna\nseat 2 Ben\n\n", 1)+"draft 1\n")
	add("a malformed move", opening+"draft 1\nbuild  E5 E-W # where?\n")
	add("a wrong seat", opening+"P2: draft 1\n")
	add("a second action", opening+"P1: draft 1\nP1: improve\nP1: improve\n")
	add("a second action at the end of a round", opening+"draft 1\nimprove\ndraft 3\nimprove\nP2: take\n")
	box := read("guide", "records", "box.srr")
	add("an order behind the turn", box[:strings.Index(box, "\nfulfil 3")]+"\nfulfil 3 YY\nend\nfulfil 1 YR\n")
	add("an order when none can be fulfilled", box[:strings.Index(box, "\nbuild c9")]+"\nbuild c9 NW-SW\nfulfil 2 RK\n")
	coast := read("..", "variants", "steampower", "words", "testdata", "coast.srr")
	add("a third action of Steam Power", coast[:strings.Index(coast, "\nmoney")]+"\nP1: money\nP1: money\nP1: money\n")
	add("a third step of the second action", coast[:strings.Index(coast, "\nfactory")]+"\ndone\n")
	add("a third step of the first action", coast[:strings.Index(coast, "\nmoney")]+"\nbuild c3 SW-SE\nbuild e2 NE-SE\ndone\n")
	add("a second move of Steam", steam[:strings.Index(steam, "\nincome")]+"\nincome\nincome\n")
	add("a second action tile of Steam", steam[:strings.Index(steam, "\naction")]+"\naction build\ndone\n")
	add("a pass that a ruling forbids", opening+"draft 1\npass\n")
	add("a good bought that can be had", coast[:strings.Index(coast, "\nship O d5")]+"\nbuy O\n")
	played := strings.Join(strings.SplitAfter(steam, "\n")[:263], "")
	add("a town twice, which a ruling forbids", played+"move P c11 W NW E\n")
	add("the city of the start twice, which the rulebook forbids", played+"move P c11 W SE\n")
	add("a word with which no move begins", opening+"draft 1\nP1: lay e5 E-W\n")
	add("hexes that the board does not have", opening+"draft 1\nbuild a200 E-W\n")
	add("hexes in capitals that the board does not have", opening+"draft 1\nbuild Z9 E-W\n")
	add("a hex that a map does not have", steam[:strings.Index(steam, "\nbuild")]+"\nbuild c12 E-W\n")
	add("a hex when the game is over", steam+"build c12 E-W\n")
	add("no game that there is", strings.Replace(opening, "steamrollers", "chess", 1))
	add("a line of no game that there is and no other", "game chess\n")
	add("a map and no game that there is", strings.Replace(steam, "game steam", "game rails", 1))
	add("a wrong result", opening+"draft 1\nresult P1 0 P2 2\n")
	add("over from the beginning", header+"position c578b11791bd7000-over.22.2.0.0.0.1.0.0.straight/gentle.0.-_BE_RB_-_-_B.9_9_8_6_7_6.1_0_2_1_2_0.1a_2a_3a_4a_5b_6a.-.1:2:3:6,b3~E-W:b4~E-W:c2~NE-SW:c6~NW-SW:c8~NE-SE:d4~NE-SE:d5~NE-SW:d8~NW-SW:e3~E-W:e4~E-W:e6~E-W:e7~E-W,-,-,-,-,-,14_2:3:4:6,b3~E-W:b4~E-W:b6~E-W:b7~E-W:c3~NW-SW:c6~NW-SW:d2~NE-SW:d5~NE-SW:d8~NE-SW:e4~E-W:e6~E-W,-,-,-,-,-,23.-.0.-.-.-.n.n.n.n\n")
	add("a faulty setup", strings.Replace(opening, "players 2", "players 1", 1))
	add("a faulty header", strings.NewReplacer("players 2", "players two", "board standard", "board nowhere").Replace(opening))
	add("a byte order mark", "\ufeff"+opening)
	add("a header in capitals", strings.NewReplacer("game steam", "Game Steam", "players 2", "Players 2", "board standard", "Board nowhere", "components", "Componets").Replace(opening))
	add("goods without those of the city's colour", strings.Replace(opening, "goods YRBE GGRB", "goods RBE GGB", 1))
	add("nothing", "")
	return told
}

// TestVerdictsInWords holds the verdicts to proofread texts: all of them in English, and in
// each other language others of them.
func TestVerdictsInWords(t *testing.T) {
	for l := range phrases.Languages() {
		t.Run(l.String(), func(t *testing.T) {
			var told strings.Builder
			for i, v := range verdicts(t) {
				if l != phrases.English && i%4 != int(l)%4 {
					continue
				}
				status, printed, complaints := referee(v.record, "-words", "-language", l.String())
				if plain, _, _ := referee(v.record); status != plain || complaints != "" {
					t.Errorf("%s: status %d, without -words %d; %s", v.name, status, plain, complaints)
				}
				told.WriteString("== " + v.name + "\n" + printed + "\n")
			}
			golden.Compare(t, "verdicts."+l.String()+".golden", told.String())
		})
	}
}

// TestALegalMoveIsRuled asks about single lines of a record: what they do, and by which rules.
func TestALegalMoveIsRuled(t *testing.T) {
	record := opening + "draft 1\nbuild b3 E-W\ndraft 3\n"
	for at, want := range map[string]string{"4": "Move 4, “draft 1”, is legal:\nP1 drafts the 1 (ROUND-2).", "5": "Move 5, “build b3 E-W”, is legal:\n"} {
		status, printed, complaints := referee(record, "-at", at)
		if status != cli.Done || complaints != "" || !strings.Contains(printed, want) || !toRule.MatchString(printed) || strings.Contains(printed, "Every line") {
			t.Errorf("-at %s: status %d, %s, want %q in\n%s", at, status, complaints, want, printed)
		}
	}
	if _, printed, _ := referee(record, "-words"); !strings.Contains(printed, "\nEvery line is legal.\n\nMove 6, “draft 3”, is legal:\n") {
		t.Error(printed)
	}
}

var toRule = regexp.MustCompile(`(?m)^([A-Z]+-\d+[ab]?): .* \((\S+RULES\.md)#(\S+)\)$`)

// TestRulesStandWhereTheRefereeSays looks in the books of the games for the rules of
// which verdicts say where they stand.
func TestRulesStandWhereTheRefereeSays(t *testing.T) {
	games := map[string]bool{}
	told, err := os.ReadFile(filepath.Join("testdata", "verdicts.en.golden"))
	if err != nil {
		t.Fatal(err)
	}
	for _, found := range toRule.FindAllStringSubmatch(string(told), -1) {
		page, err := os.ReadFile(filepath.Join("..", "..", "..", "..", filepath.FromSlash(found[2])))
		if err != nil || !strings.Contains(string(page), "\n### "+found[1]+"\n") || found[3] != strings.ToLower(found[1]) {
			t.Errorf("%s does not stand there (%v)", found[0], err)
		}
		games[found[2]] = true
	}
	if len(games) != 3 {
		t.Errorf("verdicts name the rules of %v", games)
	}
}

// mistaken makes a mistake in the first record that has such a line: "^line | nth | what
// becomes of it". ok is false if none has.
func mistaken(records []string, mistake string) (text, line string, ok bool) {
	said := strings.SplitN(mistake, " | ", 3)
	pattern, becomes := regexp.MustCompile(said[0]), said[2]
	nth, _ := strconv.Atoi(said[1])
	for _, record := range records {
		lines, n := strings.Split(record, "\n"), -1
		at := slices.IndexFunc(lines, func(line string) bool {
			if pattern.MatchString(line) {
				n++
			}
			return n == nth
		})
		if at < 0 {
			continue
		}
		line = lines[at]
		switch words := strings.Fields(line); becomes {
		case "left out":
			lines = slices.Delete(lines, at, at+1)
		case "twice":
			lines = slices.Insert(lines, at, line)
		case "cut":
			lines[at] = strings.Join(words[:len(words)-1], " ")
		default:
			lines[at] = becomes
		}
		return strings.Join(lines, "\n"), line + " -> " + becomes, true
	}
	return "", "", false
}

// TestMistakesAtATable holds what is said of mistakes to what somebody has read, in English
// and in one language more.
func TestMistakesAtATable(t *testing.T) {
	for _, game := range cases.Read(t, "mistakes.txt") {
		var records []string
		for _, name := range game.All("record") {
			records = append(records, recordOf(t, name))
		}
		for _, l := range []phrases.Language{phrases.English, readIn[game.Name]} {
			var told strings.Builder
			for _, mistake := range game.All("mistake") {
				text, line, ok := mistaken(records, mistake)
				if !ok {
					t.Errorf("%s: no line is like %q", game.Name, mistake)
				}
				status, printed, _ := referee(text, "-words", "-language", l.String())
				_, faults, _ := strings.Cut(printed, "\n\n")
				faults, _, _ = strings.Cut(faults, "\n\n")
				if status == cli.Done {
					faults = "(legal all the same)"
				}
				fmt.Fprintf(&told, "%s\n%s\n\n", line, faults)
			}
			golden.Compare(t, filepath.Join("mistakes", game.Name+"."+l.String()+".golden"), told.String())
		}
	}
}
