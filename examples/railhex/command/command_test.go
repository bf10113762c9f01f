package command

import (
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/internal/bare"
	"github.com/railhex/railhex/internal/games"
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
