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
	set, err := conformance.Read[json.RawMessage, string, json.RawMessage](os.DirFS(*folder))
	if err != nil {
		fmt.Fprintf(stderr, "conformance: -vectors %s: %v\n", *folder, err)
		if errors.Is(err, fs.ErrNotExist) {
			fmt.Fprintf(stderr, "the vectors are in %s of the library: start from its root, or name that folder\n", g.Vectors())
		}
		return exitUsage
	}
	theirs, ok := gameOf(games, set)
	switch {
	case !ok:
		fmt.Fprintf(stderr, "conformance: -vectors %s: they are of no game that is known: %s\n", *folder, gameNames)
		return exitUsage
	case *name != "" && theirs.Name() != *name:
		fmt.Fprintf(stderr, "conformance: -vectors %s: they are of the game %s, and not of %s\n", *folder, theirs.Name(), *name)
		return exitUsage
	}
	p := &program{command: flags.Args(), timeout: *timeout}
	defer p.stop()
	status, err := newExamination(theirs, set, p.ask, o, stdout).all(set)
	if err != nil {
		fmt.Fprintln(stderr, "conformance:", err)
	}
	return status
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

// A tally counts what became of the vectors of a file.
type tally struct {
	name                            string
	vectors                         int
	same, differ, unsupported, rest int
	stopped                         error // why the rest was not asked
}

// file examines the vectors of one file.
func (e *examination) file(name string, number int, examine func(i int) error) *tally {
	t := &tally{name: name, vectors: number}
	for i := range number {
		err := examine(i)
		var broken *startError
		switch {
		case err == nil:
			t.same++
		case errors.Is(err, errUnsupported):
			t.unsupported++
		case errors.Is(err, errGivenUp), errors.As(err, &broken):
			t.stopped, t.rest = err, number-i
			return t
		default:
			t.differ++
			if t.differ <= e.options.most {
				fmt.Fprintf(e.out, "%s:%d: %s\n", name, i+1, strings.ReplaceAll(err.Error(), "\n", "\n\t"))
			}
		}
	}
	return t
}

// String is a line about a file: "perft.jsonl: 70 of 73 as they should be, 3
// differ".
func (t *tally) String() string {
	text := fmt.Sprintf("%s: %d of %d as they should be", t.name, t.same, t.vectors)
	if t.differ > 0 {
		text += fmt.Sprintf(", %d differ", t.differ)
	}
	if t.unsupported > 0 {
		text += fmt.Sprintf(", %d are not supported", t.unsupported)
	}
	if t.rest > 0 {
		text += fmt.Sprintf(", %d were not asked: %v", t.rest, t.stopped)
	}
	return text
}
