// Package export writes games of any description that has arrays, for programs that learn.
package export

import (
	_ "embed"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/variants/family/describe"
)

//go:embed help.txt
var help string

// Command exports games.
var Command = cli.Command{
	Name: "railhex export", Does: "write games as JSON Lines or as arrays of numpy, for programs that learn",
	Usage: []string{"[flags]", "[flags] RECORD ..."}, Help: help, Run: run,
}

func run(c *cli.Call) (status int, err error) {
	e, err := parse(c)
	switch {
	case err != nil:
		return cli.Misused, err
	case e.folder != "":
		return e.exportParts()
	}
	return e.export(json.NewEncoder(c.Out))
}

// An exporter writes the lines of the games that are asked for.
type exporter struct {
	game    describe.Game
	records []string // files, or none: then games are played
	start   describe.Position
	games   int
	bots    []string
	seed    uint64
	folder  string    // for files of numpy; "" for lines
	part    int       // games in a file
	told    io.Writer // how long it will take

	layout describe.Layout
	walker describe.Walker // at the position whose numbers are asked for
}

func parse(c *cli.Call) (*exporter, error) {
	e := &exporter{told: c.Err}
	c.Flags.IntVar(&e.games, "games", 1, "`number` of games to play, where no record is named")
	c.Flags.Uint64Var(&e.seed, "seed", 1, "`number` that decides the first of them; each game has the next")
	c.Flags.StringVar(&e.folder, "out", "", "`folder` for files that numpy.load reads, instead of lines")
	c.Flags.IntVar(&e.part, "part", 100, "`number` of games in such a file")
	seats := c.Seats()
	setup := cli.NewSetup(c.Flags, c.Games)
	err := c.Parse(cli.AnyWords)
	if err != nil {
		return nil, err
	}
	if e.game, err = setup.Game(); err != nil {
		return nil, err
	}
	if e.layout, err = e.game.Layout(); err != nil {
		return nil, fmt.Errorf("-game %s: %w", e.game.Name(), err)
	}
	e.walker, e.records = e.game.Walker(), c.Flags.Args()
	if e.part < 1 {
		return nil, fmt.Errorf("-part %d: at least one game goes into a file", e.part)
	}
	if len(e.records) > 0 {
		var faults []error
		c.Flags.Visit(func(f *flag.Flag) {
			if f.Name != "game" && f.Name != "out" && f.Name != "part" {
				faults = append(faults, fmt.Errorf("-%s is about games that are played: leave it out, or the names of records", f.Name))
			}
		})
		return e, errors.Join(faults...)
	}
	if e.games < 1 {
		err = fmt.Errorf("-games %d: at least one is played", e.games)
	}
	start, wrong := setup.Begin()
	e.start, e.bots, err = start, cli.Bots(e.game, *seats), errors.Join(err, wrong)
	if wrong == nil {
		_, unknown := cli.Seated(start, e.bots, 0)
		err = errors.Join(err, unknown)
	}
	return e, err
}
