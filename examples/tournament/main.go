package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"
)

func main() {
	ctx, release := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer release()
	context.AfterFunc(ctx, release) // a second Ctrl-C does not wait
	os.Exit(run(ctx, os.Args[1:], os.Stdout, os.Stderr))
}

const (
	exitPlayed  = 0
	exitFailed  = 1
	exitUsage   = 2
	exitStopped = 130
)

func run(ctx context.Context, args []string, stdout, stderr io.Writer) int {
	o, err := parseOptions(args, stderr)
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
