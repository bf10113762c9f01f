package tournament

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/railhex/railhex/examples/internal/cli"

	known "github.com/railhex/railhex/internal/games"
)

// playAs is the first argument by which the test binary is a program that plays, in a way
// that the second says.
const playAs = "-play-as"

// playing answers questions as a program does that is good or bad in some way.
func playing(way string) {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<20)
	asked := 0
	for lines.Scan() {
		var q struct {
			ID               int
			Op               string
			Moves            []string
			Position, Report map[string]any
		}
		if err := json.Unmarshal(lines.Bytes(), &q); err != nil {
			panic(err)
		}
		if q.Op == "new" {
			fmt.Printf("{\"id\":%d}\n", q.ID)
			continue
		}
		asked++
		move := q.Moves[0]
		if asked > 3 {
			switch way {
			case "crashes":
				fmt.Fprintln(os.Stderr, "out of steam")
				os.Exit(3)
			case "is silent":
				time.Sleep(time.Hour)
			case "cheats":
				move = "deliver everything"
			case "misspells":
				move = " " + move
			case "babbles":
				fmt.Println("choo choo")
				continue
			case "gives up":
				fmt.Printf("{\"id\":%d,\"error\":\"no idea\"}\n", q.ID)
				continue
			}
		}
		fmt.Printf("{\"id\":%d,\"move\":%q}\n", q.ID, move)
	}
}

// program is the flag for a player that is this test binary.
func program(t *testing.T, name, way string) string {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("-program=%s=%s %s %s", name, self, playAs, strings.ReplaceAll(way, " ", "_"))
}

// TestProgramsPlay every game as bots do: to the end, with the same result again.
func TestProgramsPlay(t *testing.T) {
	for _, game := range known.All().Names() {
		var tables []string
		for range 2 {
			folder := t.TempDir()
			out := play(t, "-game", game, program(t, "mine", "well"), "-seats", "mine,random", "-deals", "1", "-out", folder)
			tables = append(tables, strings.ReplaceAll(out, folder, ""))
			if strings.Contains(out, "forfeited") || !strings.Contains(out, "\nmine ") {
				t.Fatalf("%s:\n%s", game, out)
			}
		}
		if tables[0] != tables[1] {
			t.Errorf("%s: the same games are\n%s\nand\n%s", game, tables[0], tables[1])
		}
	}
}

// TestProgramsThatFail lose the game, the others play on, and the table says why.
func TestProgramsThatFail(t *testing.T) {
	for way, says := range map[string]string{
		"crashes":   "it has ended: exit status 3; its last words: out of steam",
		"is silent": "it does not answer within",
		"cheats":    `its move "deliver everything" is not legal: `,
		"misspells": "is not spelled as in the list of moves",
		"babbles":   `its answer "choo choo" cannot be read`,
		"gives up":  "it says: no idea",
	} {
		t.Run(way, func(t *testing.T) {
			folder := t.TempDir()
			out := play(t, program(t, "mine", way), "-seats", "random,mine", "-deals", "1", "-time", "300ms", "-out", folder)
			if !regexp.MustCompile(`(?m)^mine +2 +.*` + regexp.QuoteMeta(says)).MatchString(out) {
				t.Errorf("it does not say %q of both games, but\n%s", says, out)
			}
			if !regexp.MustCompile(`(?m)^mine +0\.0 %`).MatchString(out) || !regexp.MustCompile(`(?m)^random +100\.0 %`).MatchString(out) {
				t.Errorf("the other has not won:\n%s", out)
			}
			for text := range strings.Lines(read(t, folder, "games.jsonl")) {
				if strings.Contains(text, `"game"`) && !strings.Contains(text, `"forfeit":"`) {
					t.Errorf("it is not written down: %s", text)
				}
			}
		})
	}
}

// TestAtTablesOfThree who forfeits is last, and the others are placed by their points.
func TestAtTablesOfThree(t *testing.T) {
	out := play(t, "-game", "steam", program(t, "mine", "crashes"), "-seats", "random,greedy,mine", "-players", "3", "-deals", "1", "-out", t.TempDir())
	for _, says := range []string{`(?m)^places +1 +2 +3$`, `(?m)^mine +0\.0 % [^%]*0\.0 % [^%]*100\.0 %`, `(?m)^greedy +100\.0 %.*0\.0 %.*0\.0 %`} {
		if !regexp.MustCompile(says).MatchString(out) {
			t.Errorf("%s is not there:\n%s", says, out)
		}
	}
}

// TestBotsHaveAClock: a bot of ours that would think for minutes hurries by it.
func TestBotsHaveAClock(t *testing.T) {
	out := play(t, "-seats", "random,search:1000000", "-deals", "1", "-time", "200ms", "-out", t.TempDir())
	if !strings.Contains(out, "2 of 2 games") {
		t.Error(out)
	}
}

// TestProgramsThatCannotPlay at all are known before they lose.
func TestProgramsThatCannotPlay(t *testing.T) {
	for _, test := range []struct{ flags, says string }{
		{"-program=mine=/nowhere/at/all", `the program "mine" cannot play: it cannot be started`},
		{"-program=mine=false", `the program "mine" cannot play: it has ended`},
	} {
		var out, errs bytes.Buffer
		status := stoppedBy(t.Context()).Call([]string{test.flags, "-seats", "mine,random", "-out", t.TempDir()}, nil, &out, &errs, known.All()...)
		if status != cli.Failed || !strings.Contains(errs.String(), test.says) {
			t.Errorf("%s: status %d, %s", test.flags, status, &errs)
		}
	}
	for _, test := range []struct {
		args []string
		says string
	}{
		{[]string{"-program", "mine"}, "it is a name without commas"},
		{[]string{"-program", "a,b=true"}, "it is a name without commas"},
		{[]string{"-program", "mine=true", "-program", "mine=true"}, "the name mine is given twice"},
		{[]string{"-program", "mine=true"}, `the program "mine" does not take part`},
		{[]string{"-program", "greedy=true", "-seats", "greedy,random"}, `the program "greedy" has the name of a bot`},
		{[]string{"-time", "soon"}, `"soon" is no clock`},
		{[]string{"-time", "1m+"}, `"1m+" is no clock`},
		{[]string{"-time", "0s"}, `"0s" is no clock`},
		{[]string{"-sprt", "20,0"}, "the lower first"},
		{[]string{"-sprt", "0"}, "the lower first"},
		{[]string{"-sprt", "NaN,2"}, "the lower first"},
		{[]string{"-sprt", "0,20"}, "-sprt is for two players"},
		{[]string{"-sprt", "0,20", "-seats", "a,b,c"}, "-sprt is for two players"},
		{[]string{"-sprt", "0,20", "-balance"}, "-sprt is for two players"},
	} {
		var out, errs bytes.Buffer
		if status := stoppedBy(t.Context()).Call(test.args, nil, &out, &errs, known.All()...); status != cli.Misused || !strings.Contains(errs.String(), test.says) {
			t.Errorf("%v: status %d, %q is not in %s", test.args, status, test.says, &errs)
		}
	}
}

// TestThePlayerOfTheGuide beats random players, as its page says.
func TestThePlayerOfTheGuide(t *testing.T) {
	page, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	program, err := os.ReadFile("../player.py")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Contains(page, append([]byte("```python\n"), program...)) {
		t.Error("README.md does not show player.py")
	}
	out := play(t, "-game", "steampower", "-program", "mine=python3 "+filepath.Join("..", "player.py"), "-seats", "mine,random", "-deals", "20", "-out", t.TempDir())
	shown := regexp.MustCompile(`(?m)^mine +\d.*$`).FindString(string(page))
	if shown == "" || !strings.Contains(out, shown+"\n") {
		t.Errorf("README.md says %q, and it prints\n%s", shown, out)
	}
}

// TestSequentialTest stops as soon as it is decided who is stronger, whatever the number of
// workers, and says the same when it is asked again.
func TestSequentialTest(t *testing.T) {
	args := []string{"-seats", "greedy,builder", "-sprt", "0,100", "-deals", "400"}
	verdicts := map[string]bool{}
	for _, workers := range []string{"1", "4"} {
		folder := t.TempDir()
		for range 2 {
			out := play(t, append(args, "-workers", workers, "-out", folder)...)
			verdict := regexp.MustCompile(`(?m)^after \d+ deals: greedy is ahead of builder by 100 points of Elo, rather than by 0\n.*$`).FindString(out)
			if verdict == "" || strings.HasPrefix(out, "800 of 800") {
				t.Fatalf("it is not decided:\n%s", out)
			}
			verdicts[verdict] = true
		}
	}
	if len(verdicts) != 1 {
		t.Errorf("the verdicts are %v", verdicts)
	}
}
