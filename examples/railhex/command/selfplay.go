package command

import (
	"context"
	_ "embed"
	"fmt"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/variants/family/describe"
)

//go:embed selfplay.txt
var selfplayHelp string

// selfplay plays a whole game.
var selfplay = cli.Command{
	Name: "railhex selfplay", Does: "play a whole game by itself and print its record", Help: selfplayHelp, Run: runSelfplay,
}

func runSelfplay(c *cli.Call) (status int, err error) {
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
	bots, _, err := cli.Seated(start, cli.Bots(start.Of(), *seats), 0)
	if err != nil {
		return cli.Misused, err
	}
	var moves []string
	made := func(_ describe.Position, move string, _ describe.Position) error {
		moves = append(moves, move)
		return nil
	}
	if err := start.Of().Play(context.Background(), start, bots, *seed, made); err != nil {
		return cli.Failed, err
	}
	record, err := start.Record(moves, describe.Notes{})
	if err != nil {
		return cli.Failed, err
	}
	fmt.Fprint(c.Out, setup.Named(record))
	return cli.Done, nil
}
