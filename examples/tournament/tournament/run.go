package tournament

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"

	"github.com/railhex/railhex/variants/family/describe"
)

// Run holds a tournament of one of the games as the arguments say, and returns the exit
// status of the command. Ctrl-C stops it, and a second one ends the program.
func Run(args []string, games ...describe.Game) int {
	ctx, release := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer release()
	context.AfterFunc(ctx, release) // a second Ctrl-C does not wait
	return run(ctx, args, os.Stdout, os.Stderr, games)
}

const (
	exitPlayed  = 0
	exitFailed  = 1
	exitUsage   = 2
	exitStopped = 130
)

func run(ctx context.Context, args []string, stdout, stderr io.Writer, games describe.Games) int {
	if err := describe.Complete(games...); err != nil {
		fmt.Fprintln(stderr, "tournament:", err)
		return exitUsage
	}
	o, err := parseOptions(args, stderr, games)
	if errors.Is(err, errUsageShown) {
		return exitUsage
	}
	if err != nil {
		fmt.Fprintln(stderr, "tournament:", err)
		return exitUsage
	}
	plan, err := o.plan()
	if err != nil {
		fmt.Fprintln(stderr, "tournament:", err)
		return exitUsage
	}
	err = hold(ctx, o, plan, stdout, stderr)
	switch {
	case errors.Is(err, context.Canceled):
		return exitStopped
	case err != nil:
		fmt.Fprintln(stderr, "tournament:", err)
		return exitFailed
	}
	return exitPlayed
}
