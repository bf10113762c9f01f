package selfplay

import (
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/variants/family/describe"
)

// selfplay runs the command.
func selfplay(of describe.Games, args string) (status int, stdout, stderr string) {
	var out, complaints strings.Builder
	status = Command.Call(strings.Fields(args), nil, &out, &complaints, of...)
	return status, out.String(), complaints.String()
}

// TestItPrintsTheRecordOfAWholeGame plays by each kind of bot, and reads each record back.
func TestItPrintsTheRecordOfAWholeGame(t *testing.T) {
	for args, header := range map[string]string{
		"": "steamrollers\nplayers 2\nboard standard\ncomponents standard\n\n",
		"-seed 18446744073709551615 -seats random,greedy": "steamrollers\nplayers 2\nboard standard\ncomponents standard\n\n",
		"-seats search:2,builder":                         "steamrollers\nplayers 2\nboard standard\ncomponents standard\n\n",
		"-module yucata,coal -wall hard -players 5":       "steamrollers\nplayers 5\nboard standard\ncomponents standard\nmodule coal yucata\nwall hard\n\n",
		"-olive baron -wall medium":                       "steamrollers\nplayers 1\nboard standard\ncomponents standard\nwall medium\nolive baron\n\n",
		"-board ../../../../hexmap/boards/lagoon.board":   "steamrollers\nplayers 2\nboard ../../../../hexmap/boards/lagoon.board\ncomponents standard\n\n",
		"-game steampower -seats greedy,search:3":         "steampower\nplayers 2\nmap valley\ncomponents standard\n\n",
		"-game steampower -map coast -players 5":          "steampower\nplayers 5\nmap coast\ncomponents standard\n\n",
		"-game steam -seats search:2,greedy,random":       "steam\nplayers 4\nmap rhine\ncomponents standard\nrules base\norder auction\n\n",
		"-game steam -seed 2 -players 3 -order random":    "steam\nplayers 3\nmap northeast\ncomponents standard\nrules base\norder random\n\n",
		"-seed 4 -players 6 -game steam -rules standard":  "steam\nplayers 6\nmap rhine\ncomponents standard\nrules standard\n\n",
	} {
		status, record, complaints := selfplay(games.All(), args)
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
	_, first, _ := selfplay(games.All(), "-seed 12 -players 4 -module coal,order,power,yucata")
	_, second, _ := selfplay(games.All(), "-module yucata,power,order,coal -players 4 -seed 12")
	_, other, _ := selfplay(games.All(), "-seed 13 -players 4 -module coal,order,power,yucata")
	if first != second || first == other {
		t.Error("a seed does not decide the game")
	}
}

func TestWrongUsage(t *testing.T) {
	for args, said := range map[string]string{
		"-seed one":            "invalid value",
		"-no":                  "not defined",
		"more":                 `"more" is too much`,
		"-seats greedy,clever": "-seats clever",
		"-players 6":           "SETUP-1",
		"-game chess":          "-game chess: it is steamrollers or steampower or steam",
	} {
		status, record, complaints := selfplay(games.All(), args)
		if status != cli.Misused || record != "" || !strings.Contains(complaints, said) {
			t.Errorf("%s: status %d, printed %.50q, and on standard error\n%s", args, status, record, complaints)
		}
	}
}
