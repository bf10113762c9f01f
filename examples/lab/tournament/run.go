package tournament

import (
	"context"
	_ "embed"
	"errors"
	"os"
	"os/signal"
	"syscall"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/variants/family/describe"
)

//go:embed help.txt
var help string

// Main holds a tournament of one of the games as the arguments say, and returns the exit
// status of the command. Ctrl-C stops it, and a second one ends the program.
func Main(args []string, games ...describe.Game) int {
	ctx, release := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer release()
	context.AfterFunc(ctx, release) // a second Ctrl-C does not wait
	return stoppedBy(ctx).Main(args, games...)
}

const exitStopped = 130

// stoppedBy is the tournament as a command that a context stops.
func stoppedBy(ctx context.Context) cli.Command {
	return cli.Command{
		Name: "lab", Does: "let bots and programs meet, and say who is stronger, or what the games say of the game", Help: help,
		Run: func(c *cli.Call) (status int, err error) {
			o, err := parseOptions(c)
			if err != nil {
				return cli.Misused, err
			}
			plan, err := o.plan()
			if err != nil {
				return cli.Misused, err
			}
			err = hold(ctx, o, plan, c.Stdout, c.Err)
			if errors.Is(err, context.Canceled) {
				return exitStopped, nil
			}
			return cli.StatusOf(err), err
		},
	}
}
