package vectorstest

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/railhex/railhex/internal/vectors"
)

// UpToDate holds that the vectors of a folder are those that follow from its games,
// that they are not more than so many bytes, and that no two games have the same
// name.
func UpToDate[State, Move, Report any](
	t *testing.T, folder string, most int,
	derive func([]vectors.Game[State, Move, Report]) (vectors.Set[State, Move, Report], error),
) {
	t.Helper()
	games, err := vectors.ReadGames[State, Move, Report](os.DirFS(folder))
	if err != nil {
		t.Fatal(err)
	}
	seen := make(map[string]bool)
	for _, g := range games {
		if seen[g.ID] {
			t.Errorf("there are two games %s", g.ID)
		}
		seen[g.ID] = true
	}
	set, err := derive(games)
	if err != nil {
		t.Fatal(err)
	}
	files, err := set.Files()
	if err != nil {
		t.Fatal(err)
	}
	total := 0
	for name, want := range files {
		got, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s is not what the games give: run go run ./internal/vectors/write for this game, and look at what changes", name)
		}
		total += len(want)
	}
	if total > most {
		t.Errorf("the files have %d bytes, which is more than anybody should have to download", total)
	}
}

// EveryBreachIsDone holds that each breach is the reason of some vector: the games
// are chosen so.
func EveryBreachIsDone[State, Seen, Move any](t *testing.T, all []vectors.Negative[State], breaches []vectors.Breach[Seen, Move]) {
	t.Helper()
	done := make(map[string]bool)
	for _, v := range all {
		for _, rule := range v.Rules {
			done[rule+" "+v.Why] = true
		}
	}
	for _, b := range breaches {
		if !done[b.Rules[0]+" "+b.Why] {
			t.Errorf("no vector breaks %v: %s", b.Rules, b.Why)
		}
	}
}
