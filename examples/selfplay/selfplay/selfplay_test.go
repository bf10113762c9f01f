package selfplay

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/cases"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/described"
	"github.com/railhex/railhex/variants/steampower"
)

// selfplay runs the command.
func selfplay(args ...string) (status int, stdout, stderr string) {
	var out, complaints strings.Builder
	status = run(args, &out, &complaints, games.All())
	return status, out.String(), complaints.String()
}

// replayed is the end of a printed record; files it names are in the working
// folder.
func replayed(t *testing.T, record string) steamrollers.State {
	t.Helper()
	r, err := steamrollers.ParseRecord(record, os.DirFS("."))
	if err != nil {
		t.Fatal(err)
	}
	s, err := r.Replay()
	if err != nil {
		t.Fatal(err)
	}
	if !s.Over() {
		t.Fatalf("the game stops in phase %v", s.Phase())
	}
	return s
}

func TestItPrintsTheRecordOfAWholeGame(t *testing.T) {
	for _, test := range []struct {
		args   string
		header string
	}{
		{"-seed 1", "players 2\nboard standard\ncomponents standard\n\n"},
		{"-seed 18446744073709551615 -policy random", "players 2\nboard standard\ncomponents standard\n\n"},
		{"-seed 1 -policy greedy", "players 2\nboard standard\ncomponents standard\n\n"},
		{"-seed 1 -policy search:2", "players 2\nboard standard\ncomponents standard\n\n"},
		{"-seed 1 -players 5", "players 5\nboard standard\ncomponents standard\n\n"},
		{"-seed 1 -module yucata,coal -wall hard", "players 2\nboard standard\ncomponents standard\nmodule coal yucata\nwall hard\n\n"},
		{"-seed 1 -olive baron -wall medium", "players 1\nboard standard\ncomponents standard\nwall medium\nolive baron\n\n"},
		{"-seed 1 -players 1 -olive clerk", "players 1\nboard standard\ncomponents standard\nolive clerk\n\n"},
		{"-seed 1 -board lagoon -components standard", "players 2\nboard lagoon\ncomponents standard\n\n"},
	} {
		status, record, complaints := selfplay(strings.Fields(test.args)...)
		if status != exitPlayed || complaints != "" {
			t.Errorf("%s: status %d, %s", test.args, status, complaints)
			continue
		}
		if !strings.HasPrefix(record, "game steamrollers\n"+test.header) {
			t.Errorf("%s: the record begins\n%.200s", test.args, record)
		}
		replayed(t, record)
	}
}

func TestTheSameSeedPrintsTheSameRecord(t *testing.T) {
	_, first, _ := selfplay("-seed", "12", "-players", "4", "-module", "coal,order,power,yucata")
	_, second, _ := selfplay("-module", "yucata,power,order,coal", "-players", "4", "-seed", "12")
	_, other, _ := selfplay("-seed", "13", "-players", "4", "-module", "coal,order,power,yucata")
	if first != second {
		t.Error("the same seed printed two records")
	}
	if first == other {
		t.Error("two seeds printed the same record")
	}
}

// TestARecordNamesFilesOfOnesOwn plays on a board and with components of which
// the names say nothing about their files, and replays the record.
func TestARecordNamesFilesOfOnesOwn(t *testing.T) {
	t.Chdir(t.TempDir())
	valley, _ := hexmap.Shipped("valley")
	write(t, filepath.Join("maps", "mine.board"), strings.Replace(valley.String(), "board valley", "board standard", 1))
	write(t, "twice.components", strings.Replace(variants.StandardComponents().String(), "tile 1a spent +1", "tile 1a kept +2", 1))

	status, record, complaints := selfplay("-seed", "5", "-board", "maps/mine.board", "-components", "twice.components", "-players", "3")
	if status != exitPlayed {
		t.Fatal(complaints)
	}
	if want := "game steamrollers\nplayers 3\nboard maps/mine.board\ncomponents twice.components\n\n"; !strings.HasPrefix(record, want) {
		t.Errorf("the record begins\n%.200s", record)
	}
	s := replayed(t, record)
	if setup := s.Setup(); setup.Board.Len() != valley.Len() || setup.Components.Tile(variants.Tile1a).Points != 2 {
		t.Errorf("it was played on\n%v\n%v", setup.Board, setup.Components)
	}
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

func TestWrongUsage(t *testing.T) {
	usage := cases.Read(t, "usage.txt")
	t.Chdir(t.TempDir())
	write(t, "bad.board", "board bad\n")
	write(t, "bad.components", "components bad\n")
	write(t, "plain.txt", hexmap.Standard().String())
	write(t, "two words.board", hexmap.Standard().String())
	for _, test := range usage {
		status, record, complaints := selfplay(test.Args()...)
		for _, said := range test.All("says") {
			if status != exitUsage || record != "" || !strings.Contains(complaints, said) {
				t.Errorf("%s: status %d, printed %.50q, and on standard error\n%s", test.Name, status, record, complaints)
			}
		}
	}
}

// closed is a writer that takes nothing.
type closed struct{}

func (closed) Write([]byte) (int, error) { return 0, errors.New("closed") }

func TestARecordThatCannotBeWritten(t *testing.T) {
	var complaints strings.Builder
	if status := run([]string{"-seed", "1"}, closed{}, &complaints, games.All()); status != exitUnwritten || !strings.Contains(complaints.String(), "closed") {
		t.Errorf("status %d, %s", status, complaints.String())
	}
}

// TestItPlaysTheGameThatIsAskedFor replays what is printed of another game.
func TestItPlaysTheGameThatIsAskedFor(t *testing.T) {
	for args, header := range map[string]string{
		"-game steampower -seed 1":                                          "players 2\nmap valley\ncomponents standard\n\n",
		"-game steampower -seed 4 -policy greedy":                           "players 2\nmap valley\ncomponents standard\n\n",
		"-game steampower -seed 4 -policy search:3":                         "players 2\nmap valley\ncomponents standard\n\n",
		"-game steampower -seed 1 -policy random -players 5 -map coast":     "players 5\nmap coast\ncomponents standard\n\n",
		"-game steampower -seed 1 -components standard -map massif":         "players 2\nmap massif\ncomponents standard\n\n",
		"-players 3 -seed 18446744073709551615 -game steampower -map coast": "players 3\nmap coast\ncomponents standard\n\n",
	} {
		status, printed, complaints := selfplay(strings.Fields(args)...)
		if status != exitPlayed || complaints != "" || !strings.HasPrefix(printed, "game steampower\n"+header) {
			t.Fatalf("%s: status %d, %s\n%.200s", args, status, complaints, printed)
		}
		record, err := steampower.ParseRecord(printed, nil)
		if err != nil {
			t.Fatal(err)
		}
		if s, err := record.Replay(); err != nil || !s.Over() {
			t.Errorf("%s: the record stops in phase %v: %v", args, s.Phase(), err)
		}
	}
}

func TestFlagsOfOtherGamesAreRefused(t *testing.T) {
	for _, args := range []string{
		"-seed 1 -game chess", "-seed 1 -game steampower -wall hard", "-seed 1 -game steampower -board standard", "-seed 1 -map valley",
		"-seed 1 -game steampower -map atlantis", "-seed 1 -game steampower -players six", "-seed 1 -game steampower -players 6",
		"-seed 1 -game steampower -components rich",
	} {
		if status, printed, complaints := selfplay(strings.Fields(args)...); status != exitUsage || printed != "" || complaints == "" {
			t.Errorf("%s: status %d, %s\n%.200s", args, status, complaints, printed)
		}
	}
}

func TestItPlaysSteam(t *testing.T) {
	for args, header := range map[string]string{
		"-game steam -seed 1":                                "players 4\nmap rhine\ncomponents standard\nrules base\norder auction\n\n",
		"-game steam -seed 2 -players 3 -order random":       "players 3\nmap northeast\ncomponents standard\nrules base\norder random\n\n",
		"-game steam -seed 4 -policy greedy":                 "players 4\nmap rhine\ncomponents standard\nrules base\norder auction\n\n",
		"-game steam -seed 4 -players 3 -policy search:2":    "players 3\nmap northeast\ncomponents standard\nrules base\norder auction\n\n",
		"-game steam -seed 3 -rules standard -policy random": "players 4\nmap rhine\ncomponents standard\nrules standard\n\n",
		"-seed 4 -players 6 -game steam -map northeast":      "players 6\nmap northeast\ncomponents standard\nrules base\norder auction\n\n",
	} {
		status, printed, complaints := selfplay(strings.Fields(args)...)
		if status != exitPlayed || complaints != "" || !strings.HasPrefix(printed, "game steam\n"+header) {
			t.Errorf("%s: status %d, %s\n%.200s", args, status, complaints, printed)
			continue
		}
		record, err := steam.ParseRecord(printed, nil)
		if err != nil {
			t.Fatal(err)
		}
		if end, err := record.Replay(); err != nil || !end.Over() {
			t.Errorf("%s: %v in phase %v", args, err, end.Phase())
		}
	}
	for _, args := range []string{
		"-seed 1 -game steam -players 2", "-seed 1 -game steam -rules standard -order auction", "-seed 1 -game steam -rules house",
		"-seed 1 -game steam -order seat", "-seed 1 -game steam -wall hard", "-seed 1 -rules base", "-seed 1 -game steam -map atlantis",
	} {
		if status, printed, complaints := selfplay(strings.Fields(args)...); status != exitUsage || printed != "" || complaints == "" {
			t.Errorf("%s: status %d, %s", args, status, complaints)
		}
	}
}

// TestAGameOfRulesAloneIsPlayed plays a description without bots, words and pictures.
func TestAGameOfRulesAloneIsPlayed(t *testing.T) {
	var out, complaints strings.Builder
	rules := describe.Games{described.Of(described.Rules())}
	if status := run([]string{"-seed", "1", "-players", "3"}, &out, &complaints, rules); status != exitPlayed {
		t.Fatalf("status %d, %s", status, complaints.String())
	}
	if replay, err := rules.ReadRecord(out.String(), nil); err != nil || replay.Err != nil || !replay.End.Over() {
		t.Errorf("the record does not replay: %v, %v", err, replay.Err)
	}
}
