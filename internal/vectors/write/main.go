package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"

	"github.com/railhex/railhex/internal/vectors"
	"github.com/railhex/railhex/steamrollers"
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

const (
	exitWritten = iota
	exitRefused
	exitUsage
)

func run(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("write", flag.ContinueOnError)
	flags.SetOutput(stderr)
	flags.Usage = func() {
		fmt.Fprintln(stderr, "usage: write [-folder FOLDER] [-id ID -about TEXT RECORD]")
		flags.PrintDefaults()
	}
	folder := flags.String("folder", "steamrollers/testdata/conformance", "`folder` of the vectors")
	id := flags.String("id", "", "`name` of the game to add, or to put in the place of that of the same name")
	about := flags.String("about", "", "what is to be seen in that game")
	if err := flags.Parse(args); err != nil {
		return exitUsage
	}
	if given := flags.NArg() == 1; flags.NArg() > 1 || given != (*id != "") || given != (*about != "") {
		flags.Usage()
		return exitUsage
	}

	set, err := written(*folder, *id, *about, flags.Arg(0))
	if err != nil {
		fmt.Fprintln(stderr, "write:", err)
		return exitRefused
	}
	fmt.Fprintf(stdout, "%d games, %d positive, %d negative, %d perft\n", len(set.Games), len(set.Positive), len(set.Negative), len(set.Perft))
	return exitWritten
}

// written derives the vectors of a folder anew from its games, and from one more
// if it has a name.
func written(folder, id, about, record string) (vectors.Set, error) {
	games, err := vectors.ReadGames(os.DirFS(folder))
	if err != nil && !(errors.Is(err, os.ErrNotExist) && id != "") {
		return vectors.Set{}, err
	}
	if id != "" {
		game, err := read(record)
		if err != nil {
			return vectors.Set{}, err
		}
		game.ID, game.About = id, about
		games = slices.DeleteFunc(games, func(g vectors.Game) bool { return g.ID == id })
		games = append(games, game)
	}
	set, err := vectors.Derive(games)
	if err != nil {
		return vectors.Set{}, err
	}
	return set, set.Write(folder)
}

// read reads a record; the files that it names stand beside it.
func read(name string) (vectors.Game, error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return vectors.Game{}, err
	}
	record, err := steamrollers.ParseRecord(string(text), os.DirFS(filepath.Dir(name)))
	if err != nil {
		return vectors.Game{}, fmt.Errorf("%s: %w", name, err)
	}
	start, err := steamrollers.New(record.Setup)
	return vectors.Game{Start: start, Moves: record.Moves}, err
}
