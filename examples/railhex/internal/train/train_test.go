package train_test

import (
	"bytes"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/examples/railhex/internal/train"
	"github.com/railhex/railhex/internal/games"
)

// files are those of the models, by game.
var files = map[string]string{
	"steamrollers": "steamrollers/bots/value.txt",
	"steampower":   "variants/steampower/bots/value.txt",
	"steam":        "variants/steam/bots/value.txt",
}

// trained is the model that a small training writes.
func trained(t *testing.T, game string) (model []byte, told string) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "value.txt")
	var out, faults bytes.Buffer
	args := []string{"-game", game, "-games", "16", "-out", file}
	if status := train.Command.Call(args, nil, &out, &faults, games.All()...); status != cli.Done {
		t.Fatalf("status %d: %s", status, &faults)
	}
	model, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return model, out.String()
}

// TestTrainingIsReproducible: the same command writes the same model, on however many
// cores, with what it prints as its comment.
func TestTrainingIsReproducible(t *testing.T) {
	for game := range files {
		cores := runtime.GOMAXPROCS(1)
		model, told := trained(t, game)
		runtime.GOMAXPROCS(3)
		if again, _ := trained(t, game); !slices.Equal(again, model) {
			t.Errorf("%s: on three cores it writes another model than on one", game)
		}
		runtime.GOMAXPROCS(cores)
		for line := range strings.Lines(told) {
			if !strings.Contains(string(model), "# "+line) {
				t.Errorf("%s: the model does not say %q", game, line)
			}
		}
		if !strings.Contains(told, "epoch  8") {
			t.Errorf("%s: it prints\n%s", game, told)
		}
	}
}

// TestModelsSayHowTheyWereTrained: the first line of each model that ships is a command of
// this program, and no model is large.
func TestModelsSayHowTheyWereTrained(t *testing.T) {
	const largest = 200_000
	for game, file := range files {
		text, err := os.ReadFile(filepath.Join("../../../..", filepath.FromSlash(file)))
		if err != nil {
			t.Fatal(err)
		}
		if want := "# go run ./examples/railhex train -game " + game + " -games "; !strings.HasPrefix(string(text), want) || len(text) > largest {
			t.Errorf("%s has %d bytes and does not begin with %q", file, len(text), want)
		}
	}
}

func TestUsage(t *testing.T) {
	for said, args := range map[string][]string{
		"it is steamrollers or steampower or steam": {"-game", "chess"},
		"at least 8":        {"-games", "7"},
		"is too much":       {"steam"},
		"flag provided but": {"-nonsense"},
	} {
		var out, faults bytes.Buffer
		if status := train.Command.Call(args, nil, &out, &faults, games.All()...); status != cli.Misused || !strings.Contains(faults.String(), said) {
			t.Errorf("%v: status %d, %s", args, status, &faults)
		}
	}
}
