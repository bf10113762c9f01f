package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"github.com/railhex/railhex/internal/vectors"
	"github.com/railhex/railhex/internal/vectors/powervectors"
	"github.com/railhex/railhex/internal/vectors/rollervectors"
	"github.com/railhex/railhex/internal/vectors/steamvectors"
)

// A game is one that has vectors.
type game struct {
	name   string
	folder string
	write  func(folder string, added addition) (numbers string, err error)
}

var games = []game{
	{"steamrollers", "steamrollers/testdata/conformance", writing(rollervectors.Derive, rollervectors.ParseGame)},
	{"steampower", "variants/steampower/testdata/conformance", writing(powervectors.Derive, powervectors.ParseGame)},
	{"steam", "variants/steam/testdata/conformance", writing(steamvectors.Derive, steamvectors.ParseGame)},
}

func names() (all []string) {
	for _, g := range games {
		all = append(all, g.name)
	}
	return all
}

// An addition is a game that comes to those of a folder; none if it has no name.
type addition struct{ id, about, record string }

// writing derives the vectors of a folder anew from its games, and from one more
// if it is added.
func writing[State, Move, Report any](
	derive func([]vectors.Game[State, Move, Report]) (vectors.Set[State, Move, Report], error),
	read func(text string, files fs.FS) (vectors.Game[State, Move, Report], error),
) func(string, addition) (string, error) {
	return func(folder string, added addition) (string, error) {
		games, err := vectors.ReadGames[State, Move, Report](os.DirFS(folder))
		if err != nil && !(errors.Is(err, os.ErrNotExist) && added.id != "") {
			return "", err
		}
		if added.id != "" {
			text, err := os.ReadFile(added.record)
			if err != nil {
				return "", err
			}
			game, err := read(string(text), os.DirFS(filepath.Dir(added.record))) // the files that it names stand beside it
			if err != nil {
				return "", fmt.Errorf("%s: %w", added.record, err)
			}
			game.ID, game.About = added.id, added.about
			games = slices.DeleteFunc(games, func(g vectors.Game[State, Move, Report]) bool { return g.ID == added.id })
			games = append(games, game)
		}
		set, err := derive(games)
		if err != nil {
			return "", err
		}
		numbers := fmt.Sprintf("%d games, %d positive, %d negative, %d perft", len(set.Games), len(set.Positive), len(set.Negative), len(set.Perft))
		return numbers, set.Write(folder)
	}
}
