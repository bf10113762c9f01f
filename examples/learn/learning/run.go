package learning

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"text/tabwriter"
)

// What became of it, as exit statuses.
const (
	exitFitted = iota
	exitFailed
	exitUsage
)

// Run reads an export on standard input, prints the table, and returns the exit status of
// the command.
func Run(args []string) int { return run(args, os.Stdin, os.Stdout, os.Stderr) }

func run(args []string, in io.Reader, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("learn", flag.ContinueOnError)
	flags.SetOutput(stderr)
	version := flags.Bool("version", false, "print the version and exit")
	if err := flags.Parse(args); err != nil {
		return exitUsage
	}
	if *version {
		built, _ := debug.ReadBuildInfo()
		fmt.Fprintln(stdout, "learn", built.Main.Version)
		return exitFitted
	}
	if flags.NArg() > 0 {
		fmt.Fprintln(stderr, "learn: it reads an export on standard input, and takes no arguments")
		return exitUsage
	}
	if err := learn(in, stdout); err != nil {
		fmt.Fprintln(stderr, "learn:", err)
		return exitFailed
	}
	return exitFitted
}

// Every heldOut-th game is kept to measure with, and of the others every heldOut-th
// chooses the penalty.
const heldOut = 4

// penalties are those that are tried.
var penalties = []float64{0.3, 0.1, 0.03, 0.01, 0.003, 0.001}

// learn fits and measures, and prints the table.
func learn(in io.Reader, out io.Writer) error {
	d, err := read(in)
	if err != nil {
		return err
	}
	var fitted, chooses, held []decision
	for _, one := range d.decisions {
		switch {
		case one.game%heldOut == heldOut-1:
			held = append(held, one)
		case one.game/heldOut%heldOut == heldOut-1:
			chooses = append(chooses, one)
		default:
			fitted = append(fitted, one)
		}
	}
	if len(fitted) == 0 || len(chooses) == 0 || len(held) == 0 {
		return errors.New("too few games that are over: sixteen is the least to learn from and to measure with")
	}
	byLead, err := choose(fitted, chooses, leads, leadPlaces)
	if err != nil {
		return err
	}
	byArray, err := choose(fitted, chooses, arrays(d.size), d.size+leadPlaces)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "%s: %d games, %d decisions; measured on %d of %d games that were held out\n",
		d.game, d.games, len(d.decisions), len(held), d.games/heldOut)
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "who wins, from\tright\tloss\tpenalty\t")
	for _, line := range []struct {
		name string
		of   *chosen
	}{{"how often one wins", always(fitted)}, {"points", byLead}, {"the arrays", byArray}} {
		m := measured(line.of, held)
		fmt.Fprintf(table, "%s\t%.1f %%\t%.3f\t%.2g\t\n", line.name, 100*m.right, m.loss, line.of.penalty)
	}
	return table.Flush()
}
