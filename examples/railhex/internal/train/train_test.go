package train_test

import (
	"bytes"
	"os"
	"path/filepath"
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
func trained(t *testing.T, game, workers string) (model []byte, told string) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "value.txt")
	var out, faults bytes.Buffer
	args := []string{"-game", game, "-games", "24", "-epochs", "2", "-hidden", "3", "-workers", workers, "-out", file}
	if status := train.Command.Call(args, nil, &out, &faults, train.With(games.All())...); status != cli.Done {
		t.Fatalf("status %d: %s", status, &faults)
	}
	model, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return model, out.String()
}

// TestTrainingIsReproducible: the same command writes the same model, however many workers
// play, with what it prints as its comment.
func TestTrainingIsReproducible(t *testing.T) {
	for game := range files {
		model, told := trained(t, game, "1")
		if again, _ := trained(t, game, "3"); !slices.Equal(again, model) {
			t.Errorf("%s: three workers write another model than one", game)
		}
		for line := range strings.Lines(told) {
			if !strings.Contains(string(model), "# "+line) {
				t.Errorf("%s: the model does not say %q", game, line)
			}
		}
		if !strings.Contains(told, "epoch  2") {
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
		if want := "# go run ./examples/railhex train -game " + game + " "; !strings.HasPrefix(string(text), want) || len(text) > largest {
			t.Errorf("%s has %d bytes and does not begin with %q", file, len(text), want)
		}
	}
}

func TestUsage(t *testing.T) {
	for said, args := range map[string][]string{
		"it is steamrollers or steampower or steam": {"-game", "chess"},
		"at least 8 games":                          {"-games", "7"},
		"is too much":                               {"steam"},
		"flag provided but":                         {"-nonsense"},
	} {
		var out, faults bytes.Buffer
		if status := train.Command.Call(args, nil, &out, &faults, train.With(games.All())...); status != cli.Misused || !strings.Contains(faults.String(), said) {
			t.Errorf("%v: status %d, %s", args, status, &faults)
		}
	}
}
