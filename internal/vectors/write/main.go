package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
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
		fmt.Fprintln(stderr, "usage: write [-game GAME] [-folder FOLDER] [-id ID -about TEXT RECORD]")
		flags.PrintDefaults()
	}
	name := flags.String("game", "steamrollers", "whose vectors: "+strings.Join(names(), ", "))
	folder := flags.String("folder", "", "`folder` of the vectors, if not that of the game")
	var added addition
	flags.StringVar(&added.id, "id", "", "`name` of the game to add, or to put in the place of that of the same name")
	flags.StringVar(&added.about, "about", "", "what is to be seen in that game")
	if err := flags.Parse(args); err != nil {
		return exitUsage
	}
	added.record = flags.Arg(0)
	at := slices.IndexFunc(games, func(g game) bool { return g.name == *name })
	if given := flags.NArg() == 1; at < 0 || flags.NArg() > 1 || given != (added.id != "") || given != (added.about != "") {
		flags.Usage()
		return exitUsage
	}
	if *folder == "" {
		*folder = games[at].folder
	}
	numbers, err := games[at].write(*folder, added)
	if err != nil {
		fmt.Fprintln(stderr, "write:", err)
		return exitRefused
	}
	fmt.Fprintln(stdout, numbers)
	return exitWritten
}
