package layers

import (
	"os"
	"slices"
	"strings"
	"testing"
)

// severalGames are the packages that may import more than one game: the one list of all
// games, the bench, and what serves tests. The programs among them should take
// descriptions instead; do not add one.
var severalGames = []string{
	"internal/games", "internal/bench", "internal/bench/pictures", "internal/gamegen", "internal/plainsetup", "examples/railhex/internal/train", "internal/vectors/write",
}

// TestOneListNamesAllGames: a program serves games by their descriptions, and a package
// of the library knows one game at the most.
func TestOneListNamesAllGames(t *testing.T) {
	folders, err := readGoFolders(os.DirFS(root))
	if err != nil {
		t.Fatal(err)
	}
	several := map[string]bool{}
	for _, folder := range folders {
		known := map[string]bool{}
		for _, imported := range folder.imports {
			for _, game := range games {
				if within(ours(imported), game) {
					known[game] = true
				}
			}
		}
		if len(known) < 2 {
			continue
		}
		several[folder.path] = true
		if !slices.Contains(severalGames, folder.path) {
			t.Errorf("%s imports %d games; let it take descriptions", folder.path, len(known))
		}
	}
	for _, folder := range severalGames {
		if !several[folder] && !strings.HasPrefix(folder, "internal/") {
			t.Errorf("%s imports one game at the most: take it out of severalGames", folder)
		}
	}
}
