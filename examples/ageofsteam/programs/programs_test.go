package programs

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/ageofsteam"
	"github.com/railhex/railhex/examples/club/browsertest/browser"
	"github.com/railhex/railhex/examples/club/server/serving"
	"github.com/railhex/railhex/examples/lab/python/batch"
	"github.com/railhex/railhex/examples/lab/tournament"
	"github.com/railhex/railhex/examples/railhex/command"
	"github.com/railhex/railhex/variants/family/describe"
)

// mains are the programs by their names.
var mains = map[string]func(args []string, games ...describe.Game) int{
	"railhex": command.Main, "server": serving.Run, "tournament": tournament.Main,
	"pipe": func(_ []string, games ...describe.Game) int { return batch.Main(games...) },
}

// TestMain is one of the programs if the environment says so: the tests run themselves.
func TestMain(m *testing.M) {
	if run := mains[os.Getenv("PROGRAM")]; run != nil {
		os.Exit(run(os.Args[1:], ageofsteam.Game()))
	}
	os.Exit(browser.Main(m))
}

// called is a program as a command.
func called(name string, args ...string) *exec.Cmd {
	c := exec.Command(os.Args[0], args...)
	c.Env = append(os.Environ(), "PROGRAM="+name)
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
	record, wrong, status := run(t, "", "railhex", "selfplay", "-seed", "5", "-players", "3", "-map", "reversteam", "-seats", "greedy,random,random")
	if status != 0 {
		t.Fatal(wrong)
	}
	said, wrong, status := run(t, record, "railhex", "referee")
	if status != 0 || !strings.Contains(said, `"phase":"over"`) {
		t.Errorf("the referee ends with %d and says %s %s", status, said, wrong)
	}
	refused := strings.Replace(record, "shares ", "bid 1\nshares ", 1)
	said, wrong, status = run(t, refused, "railhex", "referee")
	if status == 0 || !strings.Contains(said+wrong, "ROUND-1") {
		t.Errorf("the referee ends with %d and says %s %s", status, said, wrong)
	}
}

// TestATerminalShowsTheGame plays some turns in a terminal.
func TestATerminalShowsTheGame(t *testing.T) {
	said, wrong, status := run(t, "help\nshares 2\npass\n", "railhex", "play", "-players", "3", "-seats", "person,greedy,greedy", "-seed", "3", "-plain")
	for _, part := range []string{"Take 2 shares", "Chicago", "locomotive"} {
		if !strings.Contains(said, part) {
			t.Errorf("the terminal ends with %d and shows no %s: %s %s", status, part, said, wrong)
		}
	}
}

// TestATournament lets bots meet.
func TestATournament(t *testing.T) {
	said, wrong, status := run(t, "", "tournament", "-players", "3", "-seats", "random,greedy", "-deals", "2", "-out", t.TempDir())
	if status != 0 || !strings.Contains(said, "greedy") {
		t.Errorf("the tournament ends with %d and says %s %s", status, said, wrong)
	}
}

// TestAnExport writes a game as arrays.
func TestAnExport(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "games")
	_, wrong, status := run(t, "", "railhex", "export", "-games", "1", "-players", "3", "-seats", "random", "-out", folder)
	if _, err := os.Stat(filepath.Join(folder, "schema.json")); status != 0 || err != nil {
		t.Errorf("the export ends with %d and says %s; %v", status, wrong, err)
	}
}

// TestPython plays some moves in Python.
func TestPython(t *testing.T) {
	const script = `import railhex, numpy
env = railhex.VectorEnv("ageofsteam", players=3, num_envs=2, opponents="random", rules="reverse")
_, info = env.reset(seed=1)
for _ in range(50):
    _, _, _, _, info = env.step([numpy.flatnonzero(mask)[0] for mask in info["action_mask"]])
print(info["action_mask"].any())
`
	if exec.Command("python3", "-c", "import numpy").Run() != nil {
		t.Skip("there is no Python with numpy")
	}
	c := exec.Command("python3", "-c", script)
	c.Env = append(os.Environ(), "PROGRAM=pipe", "RAILHEX_PIPE="+os.Args[0], "PYTHONPATH=../../lab/python/src")
	if said, err := c.CombinedOutput(); err != nil || string(said) != "True\n" {
		t.Errorf("%v: %s", err, said)
	}
}
