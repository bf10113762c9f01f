package command

import (
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/examples/railhex/internal/say"
	"github.com/railhex/railhex/internal/bare"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
)

// railhex runs the command on some games.
func railhex(of describe.Games, stdin, args string) (status int, out, complaints string) {
	var stdout, stderr strings.Builder
	status = program.Call(strings.Fields(args), strings.NewReader(stdin), &stdout, &stderr, of...)
	return status, stdout.String(), stderr.String()
}

// TestHelp: whoever types nothing, or help, is told of each command, and of each there is more.
func TestHelp(t *testing.T) {
	for _, args := range []string{"", "help", "-help", "--help", "-h"} {
		status, out, _ := railhex(games.All(), "", args)
		for _, c := range program.Commands {
			if status != cli.Done || !strings.Contains(out, c.Name+" ") || !strings.Contains(out, c.Does) {
				t.Errorf("%q: status %d, %s", args, status, out)
			}
		}
	}
	for _, c := range program.Commands {
		name := strings.TrimPrefix(c.Name, "railhex ")
		status, out, complaints := railhex(games.All(), "", "help "+name)
		for _, said := range []string{c.Name + ": " + c.Does, "usage: " + c.Name, "  -version"} {
			if status != cli.Done || complaints != "" || !strings.Contains(out, said) {
				t.Errorf("help %s: status %d, %s, and it lacks %q:\n%s", name, status, complaints, said, out)
			}
		}
	}
}

func TestWrongUsage(t *testing.T) {
	for args, said := range map[string]string{
		"fly":                   `there is no command "fly"`,
		"help fly":              `there is no command "fly"`,
		"selfplay -game chess":  "railhex selfplay: -game chess",
		"referee missing.srr":   "missing.srr",
		"rules -language tlh":   "tlh",
		"train -game bare":      "judges by no value",
		"vectors -game bare -x": "-x",
	} {
		of := append(games.All(), bare.Of(bare.Parts()))
		if status, out, complaints := railhex(of, "", args); status != cli.Misused || out != "" || !strings.Contains(complaints, said) {
			t.Errorf("%s: status %d, %s%s", args, status, out, complaints)
		}
	}
	if status, _, complaints := railhex(nil, "", "play"); status != cli.Misused || complaints == "" {
		t.Errorf("without a game: status %d, %s", status, complaints)
	}
}

// TestVersion is that of the module, whatever is asked for it.
func TestVersion(t *testing.T) {
	for _, args := range []string{"version", "-version", "referee -version"} {
		if status, out, _ := railhex(games.All(), "", args); status != cli.Done || !strings.HasPrefix(out, "railhex ") {
			t.Errorf("%s: status %d, %s", args, status, out)
		}
	}
}

// TestWhatIsPlayedIsAdjudicated plays a game that has nothing but rules, and referees its record.
func TestWhatIsPlayedIsAdjudicated(t *testing.T) {
	of := describe.Games{bare.Of(bare.Parts())}
	status, record, complaints := railhex(of, "", "selfplay -seed 3 -players 3")
	if status != cli.Done {
		t.Fatal(complaints)
	}
	status, told, _ := railhex(of, record, "referee -words")
	if status != cli.Done || !strings.Contains(told, "Every line is legal.") {
		t.Errorf("status %d, %s", status, told)
	}
}

// TestItPrintsTheRecordOfAWholeGame plays by each kind of bot, and reads each record back.
func TestItPrintsTheRecordOfAWholeGame(t *testing.T) {
	for args, header := range map[string]string{
		"": "steamrollers\nplayers 2\nboard standard\ncomponents standard\n\n",
		"-seed 18446744073709551615 -seats random,greedy": "steamrollers\nplayers 2\nboard standard\ncomponents standard\n\n",
		"-seats search:2,builder":                         "steamrollers\nplayers 2\nboard standard\ncomponents standard\n\n",
		"-module yucata,coal -wall hard -players 5":       "steamrollers\nplayers 5\nboard standard\ncomponents standard\nmodule coal yucata\nwall hard\n\n",
		"-olive baron -wall medium":                       "steamrollers\nplayers 1\nboard standard\ncomponents standard\nwall medium\nolive baron\n\n",
		"-board ../../../hexmap/boards/lagoon.board":      "steamrollers\nplayers 2\nboard ../../../hexmap/boards/lagoon.board\ncomponents standard\n\n",
		"-game steampower -seats greedy,search:3":         "steampower\nplayers 2\nmap valley\ncomponents standard\n\n",
		"-game steampower -map coast -players 5":          "steampower\nplayers 5\nmap coast\ncomponents standard\n\n",
		"-game steam -seats search:2,greedy,random":       "steam\nplayers 4\nmap rhine\ncomponents standard\nrules base\norder auction\n\n",
		"-game steam -seed 2 -players 3 -order random":    "steam\nplayers 3\nmap northeast\ncomponents standard\nrules base\norder random\n\n",
		"-seed 4 -players 6 -game steam -rules standard":  "steam\nplayers 6\nmap rhine\ncomponents standard\nrules standard\n\n",
	} {
		status, record, complaints := railhex(games.All(), "", "selfplay "+args)
		if status != cli.Done || complaints != "" || !strings.HasPrefix(record, "game "+header) {
			t.Errorf("%s: status %d, %s\n%.200s", args, status, complaints, record)
			continue
		}
		isReplayed(t, games.All(), record)
	}
}

// isReplayed asks of a record that it leads to the end of a game.
func isReplayed(t *testing.T, of describe.Games, record string) {
	t.Helper()
	if replay, err := of.ReadRecord(record, cli.Beside("")); err != nil || replay.Err != nil || !replay.End.Over() {
		t.Errorf("the record is not that of a whole game: %v\n%.200s", err, record)
	}
}

func TestTheSameSeedPrintsTheSameRecord(t *testing.T) {
	_, first, _ := railhex(games.All(), "", "selfplay -seed 12 -players 4 -module coal,order,power,yucata")
	_, second, _ := railhex(games.All(), "", "selfplay -module yucata,power,order,coal -players 4 -seed 12")
	_, other, _ := railhex(games.All(), "", "selfplay -seed 13 -players 4 -module coal,order,power,yucata")
	if first != second || first == other {
		t.Error("a seed does not decide the game")
	}
}

func TestWrongUsageOfSelfplay(t *testing.T) {
	for args, said := range map[string]string{
		"-seed one":            "invalid value",
		"-no":                  "not defined",
		"more":                 `"more" is too much`,
		"-seats greedy,clever": "-seats clever",
		"-players 6":           "SETUP-1",
		"-game chess":          "-game chess: it is steamrollers or steampower or steam",
	} {
		status, record, complaints := railhex(games.All(), "", "selfplay "+args)
		if status != cli.Misused || record != "" || !strings.Contains(complaints, said) {
			t.Errorf("%s: status %d, printed %.50q, and on standard error\n%s", args, status, record, complaints)
		}
	}
}

// TestEveryRuleHasARow lists the rules of each game.
func TestEveryRuleHasARow(t *testing.T) {
	all := games.All()
	for _, g := range all {
		status, said, _ := railhex(all, "", "rules -game "+g.Name())
		rows := strings.Split(strings.TrimSpace(said), "\n")
		if status != cli.Done || len(rows) != len(g.About().Rules) {
			t.Fatalf("%s: status %d, %d rows for %d rules", g.Name(), status, len(rows), len(g.About().Rules))
		}
		for i, rule := range g.About().Rules {
			if !strings.HasPrefix(rows[i], rule.String()+" ") || !strings.HasSuffix(rows[i], rule.Text()) {
				t.Errorf("the row of %s is %q", rule.String(), rows[i])
			}
		}
	}
}

// TestRulingsStandInTheBooks: the ruling of each rule that is one is found in its book, on
// one line, and no other.
func TestRulingsStandInTheBooks(t *testing.T) {
	for _, g := range games.All() {
		for _, rule := range g.About().Rules {
			is := rule.(interface {
				family.Rule
				Ruling() bool
			}).Ruling()
			ruling := say.Ruling(g, rule.String())
			if is != (ruling != "") || strings.Contains(ruling, "\n") {
				t.Errorf("%s: a ruling %v, and the book has %q", rule.String(), is, ruling)
			}
		}
	}
}

func TestOneRule(t *testing.T) {
	all := games.All()
	for args, want := range map[string]string{
		"-game steam action-5":    ". (variants/steam/RULES.md#action-5)\nRuling on ACTION-5: That it can be taken only while it can be carried out.\n",
		"DELIVER-6":               "DELIVER-6: ",
		"-language de DELIVER-99": "railhex rules: steamrollers has no rule DELIVER-99\n",
		"-game chess":             "railhex rules: -game chess: it is steamrollers or ",
	} {
		if _, said, complaints := railhex(all, "", "rules "+args); !strings.Contains(said+complaints, want) {
			t.Errorf("%s: %q is not in %s%s", args, want, said, complaints)
		}
	}
}
