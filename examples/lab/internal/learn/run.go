// Package learn fits a value of positions from exported games of any description.
package learn

import (
	_ "embed"
	"errors"
	"fmt"
	"io"
	"text/tabwriter"

	"github.com/railhex/railhex/examples/internal/cli"
)

//go:embed help.txt
var help string

// Command reads an export on standard input, and prints the table.
var Command = cli.Command{
	Name: "lab learn", Does: "fit a value of positions to exported games, and measure how well it tells who wins", Help: help, Alone: true,
	Run: func(c *cli.Call) (status int, err error) {
		if err := c.Parse(0); err != nil {
			return cli.Misused, err
		}
		err = learn(c.In, c.Out)
		return cli.StatusOf(err), err
	},
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
