package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"github.com/railhex/railhex/internal/vectors/powervectors"
	"github.com/railhex/railhex/internal/vectors/rollervectors"
	"github.com/railhex/railhex/internal/vectors/steamvectors"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/conformance"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steampower"
)

// A game is one that has vectors.
type game struct {
	name   string
	folder string
	write  func(folder string, added addition) (numbers string, err error)
}

const (
	rollersFolder = "steamrollers/testdata/conformance"
	powerFolder   = "variants/steampower/testdata/conformance"
	steamFolder   = "variants/steam/testdata/conformance"
)

var games = []game{
	{"steamrollers", rollersFolder, writing[*steamrollers.State](rollervectors.Source, steamrollers.ParseRecord)},
	{"steampower", powerFolder, writing[*steampower.State](powervectors.Source, steampower.ParseRecord)},
	{"steam", steamFolder, writing[*steam.State](steamvectors.Source, steam.ParseRecord)},
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
func writing[P family.Pointer[State, Move], Setup family.Recorded[Setup, State, Move], State family.RecordedState, Move family.RecordedMove, Report, Seen any](
	source conformance.Source[State, Move, Report, Seen], read func(text string, files fs.FS) (family.Record[Setup, State, Move], error),
) func(string, addition) (string, error) {
	return func(folder string, added addition) (string, error) {
		games, err := conformance.ReadGames[State, Move, Report](os.DirFS(folder))
		if err != nil && !(errors.Is(err, os.ErrNotExist) && added.id != "") {
			return "", err
		}
		if added.id != "" {
			text, err := os.ReadFile(added.record)
			if err != nil {
				return "", err
			}
			record, err := read(string(text), os.DirFS(filepath.Dir(added.record))) // the files that it names stand beside it
			if err != nil {
				return "", fmt.Errorf("%s: %w", added.record, err)
			}
			start, err := record.Begin()
			if err != nil {
				return "", fmt.Errorf("%s: %w", added.record, err)
			}
			games = slices.DeleteFunc(games, func(g conformance.Game[State, Move, Report]) bool { return g.ID == added.id })
			games = append(games, conformance.Game[State, Move, Report]{ID: added.id, About: added.about, Start: start, Moves: record.Moves})
		}
		set, err := conformance.Derive[P](source, games)
		if err != nil {
			return "", err
		}
		numbers := fmt.Sprintf("%d games, %d positive, %d negative, %d perft", len(set.Games), len(set.Positive), len(set.Negative), len(set.Perft))
		return numbers, set.Write(folder)
	}
}
