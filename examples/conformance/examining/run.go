package examining

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"
	"time"

	"github.com/railhex/railhex/examples/setupwords"
	"github.com/railhex/railhex/variants/family/conformance"
	"github.com/railhex/railhex/variants/family/describe"
)

const (
	exitSame = iota
	exitDiffers
	exitUsage
)

// Run examines a program in one of the games as the arguments say, and returns the exit
// status of the command.
func Run(args []string, games ...describe.Game) int {
	return run(args, os.Stdin, os.Stdout, os.Stderr, games)
}

func run(args []string, stdin io.Reader, stdout, stderr io.Writer, games describe.Games) int {
	if err := describe.Complete(games...); err != nil {
		fmt.Fprintln(stderr, "conformance:", err)
		return exitUsage
	}
	gameNames := strings.Join(games.Names(), ", ")
	flags := flag.NewFlagSet("conformance", flag.ContinueOnError)
	setupwords.Version(flags)
	flags.SetOutput(stderr)
	flags.Usage = func() {
		fmt.Fprintln(stderr, "usage: conformance [flags] [--] PROGRAM [ARGUMENT ...]\n       conformance [-game GAME] -serve")
		flags.PrintDefaults()
	}
	var o options
	serves := flags.Bool("serve", false, "be a program to examine: answer questions by this library")
	name := flags.String("game", "", "which `game`: "+gameNames+"; if it is not given, that of the vectors")
	folder := flags.String("vectors", "", "`folder` of the vectors, if not that of the game")
	timeout := flags.Duration("timeout", 10*time.Second, "how long to wait for an answer")
	flags.BoolVar(&o.rules, "rules", true, "compare which rule is named for an illegal move")
	flags.BoolVar(&o.played, "played", false, "say with each question which moves lead to its position")
	flags.IntVar(&o.most, "most", 10, "`number` of differences that are printed of each file")
	if err := flags.Parse(args); err != nil {
		return exitUsage
	}
	if *serves != (flags.NArg() == 0) || *timeout <= 0 {
		flags.Usage()
		return exitUsage
	}
	g := library{games[0]}
	if *name != "" {
		var err error
		if g.Game, err = games.Named(*name); err != nil {
			fmt.Fprintf(stderr, "conformance: -game %s: it is one of %s\n", *name, gameNames)
			return exitUsage
		}
	}
	if *serves {
		if err := serve(stdin, stdout, g.answer); err != nil {
			fmt.Fprintln(stderr, "conformance:", err)
			return exitDiffers
		}
		return exitSame
	}
	if *folder == "" {
		*folder = g.Vectors()
	}
	vectors, theirs, err := vectorsIn(*folder, *name, g.Vectors(), games)
	if err != nil {
		fmt.Fprintf(stderr, "conformance: -vectors %s: %v\n", *folder, err)
		return exitUsage
	}
	p := &program{command: flags.Args(), timeout: *timeout}
	defer p.stop()
	status, err := newExamination(theirs, vectors, p.ask, o, stdout).all(vectors)
	if err != nil {
		fmt.Fprintln(stderr, "conformance:", err)
	}
	return status
}

// vectorsIn reads the vectors of a folder and finds the game that they are of. The game
// must have the name, unless that is empty.
func vectorsIn(folder, name, usual string, games describe.Games) (set, library, error) {
	read, err := conformance.Read[json.RawMessage, string, json.RawMessage](os.DirFS(folder))
	if errors.Is(err, fs.ErrNotExist) {
		err = fmt.Errorf("%w\nthe vectors are in %s of the library: start from its root, or name that folder", err, usual)
	}
	if err != nil {
		return set{}, library{}, err
	}
	theirs, ok := gameOf(games, read)
	switch {
	case !ok:
		err = fmt.Errorf("they are of no game that is known: %s", strings.Join(games.Names(), ", "))
	case name != "" && theirs.Name() != name:
		err = fmt.Errorf("they are of the game %s, and not of %s", theirs.Name(), name)
	}
	return read, theirs, err
}

// all examines all vectors and prints what differs. The error is that of a
// program that cannot be started.
func (e *examination) all(set set) (status int, err error) {
	files := []*tally{
		e.file(conformance.PositiveFile, len(set.Positive), func(i int) error { return e.positive(&set.Positive[i]) }),
		e.file(conformance.NegativeFile, len(set.Negative), func(i int) error { return e.negative(&set.Negative[i]) }),
		e.file(conformance.PerftFile, len(set.Perft), func(i int) error { return e.perft(&set.Perft[i]) }),
		e.file(conformance.GamesFile, len(set.Games), func(i int) error { return e.replay(&set.Games[i]) }),
	}
	same, differ := 0, 0
	for _, t := range files {
		var broken *startError
		if errors.As(t.stopped, &broken) {
			return exitUsage, broken
		}
		same += t.same
		differ += t.differ
		fmt.Fprintln(e.out, t)
	}
	if differ > 0 || same == 0 {
		return exitDiffers, nil
	}
	return exitSame, nil
}
