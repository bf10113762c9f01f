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
	os.Exit(run(ctx, os.Args[1:]))
}

// run makes the package as the arguments say, and returns the exit status of the command.
func run(ctx context.Context, args []string) int {
	flags := flag.NewFlagSet("javascript", flag.ContinueOnError)
	setupwords.Version(flags)
	out := flags.String("out", "", "`folder` for the package")
	brotli := flags.Bool("brotli", false, "compress the engines by brotli, too, which takes minutes")
	if err := flags.Parse(args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			return 0
		}
		return 2
	}
	wrong := setupwords.OnlyFlags(flags)
	if wrong == nil && *out == "" {
		wrong = errors.New("-out is missing: the folder for the package")
	}
	if wrong != nil {
		fmt.Fprintln(os.Stderr, "javascript:", wrong)
		return 2
	}
	if err := pack(ctx, *out, *brotli); err != nil {
		fmt.Fprintln(os.Stderr, "javascript:", err)
		return 1
	}
	return 0
}

// pack writes the package into a folder, with compressed copies of its engines.
func pack(ctx context.Context, folder string, brotli bool) error {
	say := func(line string) { fmt.Fprintln(os.Stderr, line) }
	engines, err := build.Package(ctx, build.Contents{Games: games.All(), Engine: build.ThreeGames, Alone: build.OneGame()}, folder, say)
	if err != nil {
		return err
	}
	compress := func(_ context.Context, file string) error { return build.Gzip(file) }
	if brotli {
		compress = build.Compress
	}
	say("compressing " + strings.Join(engines, ", "))
	faults := make([]error, len(engines))
	var all sync.WaitGroup
	for i, engine := range engines {
		all.Go(func() {
			if faults[i] = compress(ctx, filepath.Join(folder, engine)); faults[i] == nil {
				say(engine + " is compressed")
			}
		})
	}
	all.Wait()
	return errors.Join(faults...)
}
