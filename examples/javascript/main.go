package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"sync"

	"github.com/railhex/railhex/examples/javascript/build"
	"github.com/railhex/railhex/examples/setupwords"
	"github.com/railhex/railhex/internal/games"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx, os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "javascript:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, args []string) error {
	flags := flag.NewFlagSet("javascript", flag.ContinueOnError)
	out := flags.String("out", "", "`folder` for the package")
	setupwords.Version(flags)
	if err := flags.Parse(args); err != nil {
		return err
	}
	if err := setupwords.OnlyFlags(flags); err != nil {
		return err
	}
	if *out == "" {
		return fmt.Errorf("-out is missing: the folder for the package")
	}
	say := func(line string) { fmt.Fprintln(os.Stderr, line) }
	engines, err := build.Package(ctx, build.Contents{Games: games.All(), Engine: build.ThreeGames, Alone: build.OneGame()}, *out, say)
	if err != nil {
		return err
	}
	say("compressing " + strings.Join(engines, ", "))
	faults := make([]error, len(engines))
	var all sync.WaitGroup
	for i, engine := range engines {
		all.Go(func() {
			if faults[i] = build.Compress(ctx, filepath.Join(*out, engine)); faults[i] == nil {
				say(engine + " is compressed")
			}
		})
	}
	all.Wait()
	return errors.Join(faults...)
}
