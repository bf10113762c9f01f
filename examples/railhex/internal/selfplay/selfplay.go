// Package selfplay plays whole games by itself and prints their records.
package selfplay

import (
	"context"
	_ "embed"
	"fmt"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/variants/family/describe"
)

//go:embed help.txt
var help string

// Command plays a whole game.
var Command = cli.Command{Name: "railhex selfplay", Does: "play a whole game by itself and print its record", Help: help, Run: run}

func run(c *cli.Call) (status int, err error) {
	seed := c.Flags.Uint64("seed", 1, "`number` that decides the game")
	seats := c.Seats()
	setup := cli.NewSetup(c.Flags, c.Games)
	if err := c.Parse(0); err != nil {
		return cli.Misused, err
	}
	start, err := setup.Begin()
	if err != nil {
		return cli.Misused, err
	}
	bots, err := cli.Seated(start, cli.Bots(start.Of(), *seats), 0)
	if err != nil {
		return cli.Misused, err
	}
	var moves []string
	err = start.Of().Play(context.Background(), start, bots, *seed, func(_ describe.Position, move string, _ describe.Position) error {
		moves = append(moves, move)
		return nil
	})
	if err != nil {
		return cli.Failed, err
	}
	record, err := start.Record(moves, describe.Notes{})
	if err != nil {
		return cli.Failed, err
	}
	fmt.Fprint(c.Out, setup.Named(record))
	return cli.Done, nil
}
