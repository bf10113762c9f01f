// Package vectors compares programs that know the rules of a game with its conformance
// vectors.
package vectors

import (
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"
	"time"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/examples/internal/dialogue"
	"github.com/railhex/railhex/variants/family/conformance"
	"github.com/railhex/railhex/variants/family/describe"
)

//go:embed help.txt
var help string

// Command examines a program in any game that has vectors.
var Command = cli.Command{
	Name: "railhex vectors", Does: "test your own engine, in any language, against the conformance vectors",
	Usage: []string{"[flags] [--] PROGRAM [ARGUMENT ...]", "[-game GAME] -serve"}, Help: help, Run: run,
}

func run(c *cli.Call) (status int, err error) {
	var o options
	serves := c.Flags.Bool("serve", false, "be a program to examine: answer questions by this library")
	name := c.Flags.String("game", "", "`game` (default that of the vectors): "+strings.Join(c.Games.Names(), ", "))
	folder := c.Flags.String("vectors", "", "`folder` of the vectors, if not that of the game")
	timeout := c.Flags.Duration("timeout", 10*time.Second, "how long to wait for an answer")
	c.Flags.BoolVar(&o.rules, "rules", true, "compare which rule is named for an illegal move")
	c.Flags.BoolVar(&o.played, "played", false, "say with each question which moves lead to its position")
	if err := c.Parse(cli.AnyWords); err != nil {
		return cli.Misused, err
	}
	switch {
	case *serves != (c.Flags.NArg() == 0):
		return cli.Misused, c.Refuse(errors.New("either a program, or -serve"))
	case *timeout <= 0:
		return cli.Misused, c.Refuse(fmt.Errorf("-timeout %v: a program needs some time", *timeout))
	}
	g := library{c.Games[0]}
	if *name != "" {
		if g.Game, err = cli.Named(c.Games, *name); err != nil {
			return cli.Misused, err
		}
	}
	if *serves {
		err := serve(c.In, c.Stdout, g.answer)
		return cli.StatusOf(err), err
	}
	if *folder == "" {
		*folder = g.About().Vectors
	}
	vectors, theirs, err := vectorsIn(*folder, *name, g.About().Vectors, c.Games)
	if err != nil {
		return cli.Misused, fmt.Errorf("-vectors %s: %w", *folder, err)
	}
	p := &program{Program: dialogue.Program{Command: c.Flags.Args()}, timeout: *timeout}
	defer p.Close()
	return newExamination(theirs, vectors, p.ask, o, c.Out).all(vectors)
}

// vectorsIn reads the vectors of a folder and finds the game that they are of. The game
// must have the name, unless that is empty.
func vectorsIn(folder, name, usual string, games describe.Games) (set, library, error) {
	read, err := conformance.Read[json.RawMessage, string, json.RawMessage](os.DirFS(folder))
	if errors.Is(err, fs.ErrNotExist) {
		if usual == "" {
			return set{}, library{}, fmt.Errorf("%w\nthe game says of no folder that its vectors are there: name one", err)
		}
		err = fmt.Errorf("%w\nthe vectors are in %s of the module of the game: start there, or name that folder", err, usual)
	}
	if err != nil {
		return set{}, library{}, err
	}
	var start []byte
	if len(read.Games) > 0 {
		start = read.Games[0].Start
	}
	first, err := games.FromJSON(start)
	if err != nil {
		return set{}, library{}, fmt.Errorf("they are of no game that is known: %s", strings.Join(games.Names(), ", "))
	}
	theirs := library{first.Of()}
	if name != "" && theirs.Name() != name {
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
		if errors.Is(t.stopped, dialogue.ErrNotStarted) {
			return cli.Misused, fmt.Errorf("the program: %w", t.stopped)
		}
		same += t.same
		differ += t.differ
		fmt.Fprintln(e.out, t)
	}
	if differ > 0 || same == 0 {
		return cli.Failed, nil
	}
	return cli.Done, nil
}

// mostPrinted is how many differences of each file are printed.
const mostPrinted = 10

// A tally counts what became of the vectors of a file.
type tally struct {
	name                            string
	vectors                         int
	same, differ, unsupported, rest int
	stopped                         error    // why the rest was not asked
	without                         []string // questions that the program passes over
}

// file examines the vectors of one file.
func (e *examination) file(name string, number int, examine func(i int) error) *tally {
	t := &tally{name: name, vectors: number}
	e.without = nil
	defer func() { t.without = e.without }()
	for i := range number {
		err := examine(i)
		switch {
		case err == nil:
			t.same++
		case errors.Is(err, errUnsupported):
			t.unsupported++
		case errors.Is(err, errGivenUp), errors.Is(err, dialogue.ErrNotStarted):
			t.stopped, t.rest = err, number-i
			return t
		default:
			t.differ++
			if t.differ <= mostPrinted {
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
	if t.same+t.differ > 0 && len(t.without) > 0 {
		text += fmt.Sprintf(", without %s, which the program does not support", strings.Join(t.without, " and "))
	}
	if t.rest > 0 {
		text += fmt.Sprintf(", %d were not asked: %v", t.rest, t.stopped)
	}
	return text
}

// A program is what is examined. It runs while it is asked, and is started again
// when it has failed.
type program struct {
	dialogue.Program
	timeout  time.Duration // for an answer
	failures int           // in a row
}

const mostFailures = 3 // in a row, until the program is given up

// errGivenUp is the error of a program that has failed too often.
var errGivenUp = fmt.Errorf("given up after %d failures in a row", mostFailures)

// ask puts a question and waits for the answer.
func (p *program) ask(q request) (a response, err error) {
	if p.failures == mostFailures {
		return a, errGivenUp
	}
	if err := p.Start(); err != nil {
		return a, err
	}
	p.failures++
	if err = p.Ask(context.Background(), func(id int) any { q.ID = id; return q }, &a, p.timeout); err == nil {
		p.failures = 0
	}
	return a, err
}
