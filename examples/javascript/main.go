package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"

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
	if err := flags.Parse(args); err != nil {
		return err
	}
	if err := setupwords.OnlyFlags(flags); err != nil {
		return err
	}
	if *out == "" {
		return fmt.Errorf("-out is missing: the folder for the package")
	}
	if err := build.Package(ctx, build.Contents{Games: games.All(), Engine: build.ThreeGames}, *out); err != nil {
		return err
	}
	return build.Compress(ctx, filepath.Join(*out, build.EngineFile))
}
