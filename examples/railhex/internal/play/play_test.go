package play

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/internal/golden"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/steam/described"
	"pgregory.net/rapid"

	_ "github.com/railhex/railhex/internal/long" // garbage is collected less often
)

// at plays with what is typed.
func at(t *testing.T, typed string, args ...string) (out string, status int) {
	t.Helper()
	var shown, complaints bytes.Buffer
	status = Command.Call(append([]string{"-seed", "1"}, args...), strings.NewReader(typed), &shown, &complaints, games.All()...)
	return shown.String() + complaints.String(), status
}

// TestFirstOptionsEndAGame chooses the first option again and again, in each
// language, and saves the record on the way.
func TestFirstOptionsEndAGame(t *testing.T) {
	for _, args := range [][]string{
		{"-language", "en"},
		{"-language", "de", "-olive", "clerk"},
		{"-language", "fr", "-players", "3", "-module", "coal,order,power", "-seats", "person,random,person"},
		{"-language", "nl", "-board", "valley", "-wall", "hard"},
		{"-game", "steampower", "-language", "de"},
		{"-game", "steam", "-players", "3", "-language", "nl", "-order", "random"},
	} {
		file := filepath.Join(t.TempDir(), "game.srr")
		out, status := at(t, strings.Repeat("1\n", 20)+"save "+file+"\n"+strings.Repeat("1\n", 4000), args...)
		if status != cli.Done {
			t.Fatalf("%v: status %d\n%s", args, status, out)
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		replay, err := games.All().ReadRecord(string(text), nil)
		if err != nil || replay.Err != nil {
			t.Errorf("%v: the saved record does not replay: %v, %v", args, err, replay.Err)
		}
		if !strings.HasSuffix(out, "\n") || strings.Count(out, "> ") < 20 || !strings.Contains(out[len(out)-2000:], "(SCORE-") {
			t.Errorf("%v: the game has not ended:\n%s", args, out[max(0, len(out)-3000):])
		}
		if strings.Contains(out, "{") || strings.Contains(out, "%!") {
			t.Errorf("%v: something is not filled in", args)
		}
	}
}

func TestRefusedMovesAreExplained(t *testing.T) {
	out, _ := at(t, "improve\nbuild\ndraft 9\n0\nhelp\nmap\nscore\nundo\nquit\n")
	for _, want := range []string{"ROUND-2", "expected", "the numbers 1 to 3", "save FILE", "b2 [1]", "P1"} {
		if !strings.Contains(strings.ReplaceAll(out, "b2  [1]", "b2 [1]"), want) {
			t.Errorf("%q is not said:\n%s", want, out)
		}
	}
}

// TestUndoLeavesBotsTheirDecisions goes back in a round that a bot began: the
// person is asked again, and never decides for the bot.
func TestUndoLeavesBotsTheirDecisions(t *testing.T) {
	out, _ := at(t, strings.Repeat("1\n1\nundo\n", 60), "-seats", "person,greedy")
	if strings.Contains(out, "P2, draft") || strings.Contains(out, "P2, act") || !strings.Contains(out, "P1, draft") {
		t.Errorf("a person is asked for a bot:\n%s", out)
	}
	if out, _ := at(t, "undo\nquit\n", "-seats", "person,greedy"); !strings.Contains(out, "Nothing was decided") {
		t.Errorf("undo of nothing says nothing:\n%s", out)
	}
}

func TestTheTableIsShown(t *testing.T) {
	out, _ := at(t, "score\nsave\nquit\n", "-olive", "baron", "-language", "de")
	for _, want := range []string{"Angebotsplan", "Plättchen     1", "Lok", "[ ]6  = 0", "Olivia ", "Olivia: ", "die Datei hat keinen Namen"} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is not shown:\n%s", want, out)
		}
	}
	if out, _ := at(t, "quit\n", "-module", "order"); !strings.Contains(out, "orders") || !strings.Contains(out, "goods kept") {
		t.Errorf("orders are not shown:\n%s", out)
	}
}

// A pipe has no colours, and a file has none; -plain=false asks for them all the same.
func TestColourIsForTerminals(t *testing.T) {
	var coloured bytes.Buffer
	Command.Call([]string{"-seed", "1", "-plain=false"}, strings.NewReader("quit\n"), &coloured, &coloured, games.All()...)
	piped, _ := at(t, "quit\n")
	if !strings.Contains(coloured.String(), "\x1b[") || strings.Contains(piped, "\x1b") {
		t.Error("colours are not where they should be")
	}
	file, err := os.Create(filepath.Join(t.TempDir(), "out"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	if !plain(file) {
		t.Error("a file shows colours")
	}
}

// What is typed and what is shown, in each game.
func TestPlayAsItIsShown(t *testing.T) {
	for name, test := range map[string]struct{ typed, args string }{
		"steamrollers": {"help\nrules\nimprove\nDraft 3\n2\n1\n0\n1\n1\nscore\nmap\nundo\n1\nquit\n", "-language en"},
		"olive":        {"1\n1\n1\n1\nquit\n", "-olive clerk -language fr"},
		"steampower":   {"2\n1\n0\nmony\nmoney\nscore\nquit\n", "-game steampower -language de"},
		"hands":        {"\n1\n1\n1\n1\n\nquit\n", "-game steampower -seats person,person"},
		"steam":        {"bid 1\nBid 0\n1\n1\n1\n2\n1\n0\n0\nquit\n", "-game steam -players 3 -language nl"},
	} {
		t.Run(name, func(t *testing.T) {
			shown, _ := at(t, test.typed, strings.Fields(test.args)...)
			golden.Compare(t, name+".golden", shown)
		})
	}
}

// The menu has each option once, by numbers that lead
// to it, and nothing in it is wider.
func TestMenusLeadToEveryOption(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := menu{all: drawnGroups(2).Draw(t, "groups")}
		var moves []string
		var walk func()
		walk = func() {
			lines, choices := m.lines("back")
			for _, line := range lines {
				if utf8.RuneCountInString(line) > width {
					t.Fatalf("%q is wider than %d", line, width)
				}
			}
			depth := len(m.path)
			for _, c := range choices {
				if c.group == nil {
					moves = append(moves, c.move)
					continue
				}
				m.enter(c.group)
				walk()
				if !m.leave() || len(m.path) > depth {
					t.Fatal("a group cannot be left")
				}
			}
		}
		walk()
		var want []string
		var gather func(groups []describe.Group)
		gather = func(groups []describe.Group) {
			for _, g := range groups {
				for _, o := range g.Options {
					want = append(want, o.Move)
				}
				gather(g.Groups)
			}
		}
		gather(m.all)
		slices.Sort(moves)
		slices.Sort(want)
		if !slices.Equal(moves, want) {
			t.Fatalf("the menu leads to %q, and there are %q", moves, want)
		}
	})
}

// drawnGroups are groups with options in them, or with groups.
func drawnGroups(deep int) *rapid.Generator[[]describe.Group] {
	number := 0
	word := rapid.StringMatching(`[a-zé]{1,30}( [a-z]{1,9}){0,12}`)
	option := rapid.Custom(func(t *rapid.T) describe.Option {
		number++
		return describe.Option{
			Move: "build " + strings.Repeat("a", number%26+1) + " E-W" + strings.Repeat(" ", number), Text: word.Draw(t, "text"),
			Effects: rapid.SliceOfN(word, 0, 3).Draw(t, "effects"),
		}
	})
	return rapid.SliceOfN(rapid.Custom(func(t *rapid.T) describe.Group {
		g := describe.Group{Title: word.Draw(t, "title")}
		if deep > 0 && rapid.Bool().Draw(t, "deeper") {
			g.Groups = drawnGroups(deep-1).Draw(t, "within")
		} else {
			g.Options = rapid.SliceOfN(option, 1, 12).Draw(t, "options")
		}
		return g
	}), 1, 5)
}

func TestTextsAreBroken(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringMatching(`([a-zé]{1,20} {1,3}){0,20}`).Draw(t, "text")
		width := rapid.IntRange(20, 50).Draw(t, "width")
		lines := wrap(text, width)
		for _, line := range lines {
			if utf8.RuneCountInString(line) > width {
				t.Fatalf("%q is wider than %d", line, width)
			}
		}
		squeeze := func(text string) string { return strings.Join(strings.Fields(text), "") }
		if got := squeeze(strings.Join(lines, " ")); got != squeeze(text) {
			t.Fatalf("%q becomes %q", text, got)
		}
	})
}

func TestWrongUsageIsRefused(t *testing.T) {
	for _, args := range [][]string{
		{"-players", "9"},
		{"-players", "many"},
		{"-language", "xx"},
		{"-seats", "robot"},
		{"-module", "luck"},
		{"-nonsense"},
		{"extra", "words"},
		{"-players", "3", "-seats", "person,person,person,person"},
		{"-game", "chess"},
		{"-game", "steam", "-olive", "clerk"},
		{"-seats", "search:many"},
	} {
		if out, status := at(t, "", args...); status != cli.Misused || out == "" {
			t.Errorf("%v: status %d\n%s", args, status, out)
		}
	}
}

// TestAGameOfRulesAloneIsPlayed plays a description without bots, words and pictures.
func TestAGameOfRulesAloneIsPlayed(t *testing.T) {
	var shown, complaints bytes.Buffer
	status := Command.Call([]string{"-seed", "1", "-players", "3"}, strings.NewReader("map\nscore\nbuild\n"+strings.Repeat("1\n", 3000)), &shown, &complaints, describe.Games{described.Of(described.Rules())}...)
	if status != cli.Done || !strings.Contains(shown.String(), " won: P1 ") || strings.Contains(shown.String(), "%!") {
		t.Errorf("status %d, %s\n%s", status, complaints.String(), shown.String()[max(0, shown.Len()-2000):])
	}
}

// TestOnlyBotsOfTheGamesAreNamed holds that the flags name no bot that the games do not have.
func TestOnlyBotsOfTheGamesAreNamed(t *testing.T) {
	for want, bots := range map[string][]string{"greedy": {"random", "greedy", "search"}, "random": {"random", "search"}} {
		if got := usualBot(bots); got != want {
			t.Errorf("of %q the usual one is %s", bots, got)
		}
	}
}
