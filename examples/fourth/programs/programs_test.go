package programs

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/fourth/carters/described"
	"github.com/railhex/railhex/examples/lab/tournament"
	"github.com/railhex/railhex/examples/railhex/command"
	"github.com/railhex/railhex/examples/server/serving"
	"github.com/railhex/railhex/examples/web/browsertest/browser"
	"github.com/railhex/railhex/variants/family/describe"
)

// mains are the programs by their names.
var mains = map[string]func(args []string, games ...describe.Game) int{
	"railhex": command.Main, "server": serving.Run, "tournament": tournament.Main,
}

// TestMain is one of the programs if the environment says so: the tests run themselves.
func TestMain(m *testing.M) {
	game := described.Game()
	if os.Getenv("ARRAYS") != "" {
		game = arrayed()
	}
	if run := mains[os.Getenv("CARTERS")]; run != nil {
		os.Exit(run(os.Args[1:], game))
	}
	os.Exit(browser.Main(m))
}

// called is a program as a command.
func called(name string, args ...string) *exec.Cmd {
	c := exec.Command(os.Args[0], args...)
	c.Env = append(os.Environ(), "CARTERS="+name)
	return c
}

// run runs a program and returns what it prints, what it complains of, and its exit status.
func run(t *testing.T, stdin, name string, args ...string) (said, complaints string, status int) {
	t.Helper()
	c := called(name, args...)
	var out, wrong bytes.Buffer
	c.Stdin, c.Stdout, c.Stderr = strings.NewReader(stdin), &out, &wrong
	err := c.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	return out.String(), wrong.String(), c.ProcessState.ExitCode()
}

// TestARefereeNamesTheRule adjudicates a game that bots have played, and one with a move
// that a rule forbids.
func TestARefereeNamesTheRule(t *testing.T) {
	record, wrong, status := run(t, "", "railhex", "selfplay", "-seed", "5", "-players", "2", "-seats", "greedy")
	if status != 0 {
		t.Fatal(wrong)
	}
	said, wrong, status := run(t, record, "railhex", "referee")
	if status != 0 || !strings.Contains(said, `"phase":"over"`) {
		t.Errorf("the referee ends with %d and says %s %s", status, said, wrong)
	}
	refused := "game carters\nplayers 2\n\norder a4\norder c2\ncrop c4\nprice e6\ngo d6\n"
	said, wrong, status = run(t, refused, "railhex", "referee")
	if status == 0 || !strings.Contains(said+wrong, "GO-2") {
		t.Errorf("the referee ends with %d and says %s %s", status, said, wrong)
	}
}

// TestAMapIsChecked checks and draws the game's map, and one with a price that a rule
// forbids.
func TestAMapIsChecked(t *testing.T) {
	const file = "../carters/maps/meadows.map"
	drawn, changed := filepath.Join(t.TempDir(), "map.svg"), filepath.Join(t.TempDir(), "changed.map")
	said, wrong, status := run(t, "", "railhex", "check", "-out", drawn, file)
	picture, err := os.ReadFile(drawn)
	if status != 0 || err != nil || !strings.HasPrefix(string(picture), "<svg") || !strings.Contains(said, "cities") {
		t.Errorf("the map is checked with %d: %s %s; %v", status, said, wrong, err)
	}
	text, err := os.ReadFile(file)
	if err == nil {
		err = os.WriteFile(changed, []byte(strings.Replace(string(text), "city a4 4", "city a4 7", 1)), 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
	said, wrong, status = run(t, "", "railhex", "check", changed)
	if status == 0 || !strings.Contains(said+wrong, "MAP-2") {
		t.Errorf("a wrong map is checked with %d: %s %s", status, said, wrong)
	}
}

// TestATerminalShowsTheGame plays some turns in a terminal.
func TestATerminalShowsTheGame(t *testing.T) {
	said, wrong, status := run(t, "help\nstay\nstay\n", "railhex", "play", "-players", "2", "-seats", "person,greedy", "-seed", "3", "-plain")
	if !strings.Contains(said, "price") || !strings.Contains(said, "Stay where you are") || !strings.Contains(said, "as in “lay") {
		t.Errorf("the terminal ends with %d and shows %s %s", status, said, wrong)
	}
}

// TestTheVectorsExamineAProgram examines the library itself by the vectors.
func TestTheVectorsExamineAProgram(t *testing.T) {
	t.Setenv("CARTERS", "railhex")
	said, wrong, status := run(t, "", "railhex", "vectors", "-vectors", filepath.Join("..", "carters", "testdata", "conformance"), "--", os.Args[0], "vectors", "-serve")
	if status != 0 {
		t.Errorf("the examination ends with %d and says %s %s", status, said, wrong)
	}
}

// TestATournament lets bots meet.
func TestATournament(t *testing.T) {
	folder := t.TempDir()
	said, wrong, status := run(t, "", "tournament", "-seats", "random,greedy", "-deals", "10", "-out", folder)
	if status != 0 || !strings.Contains(said, "greedy") {
		t.Errorf("the tournament ends with %d and says %s %s", status, said, wrong)
	}
}
