package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"sync"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/examples/npm/build"
	"github.com/railhex/railhex/internal/games"
)

func main() { os.Exit(npm.Main(os.Args[1:])) }

// npm makes the package.
var npm = cli.Command{Name: "npm", Does: "make the npm package", Alone: true, Run: run}

func run(c *cli.Call) (status int, err error) {
	out := c.Flags.String("out", "", "`folder` for the package")
	brotli := c.Flags.Bool("brotli", false, "compress the engines by brotli, too, which takes Node and a minute")
	if err := c.Parse(0); err != nil {
		return cli.Misused, err
	}
	if *out == "" {
		return cli.Misused, c.Refuse(errors.New("-out is missing: the folder for the package"))
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	err = pack(ctx, *out, *brotli)
	return cli.StatusOf(err), err
}

// pack writes the package into a folder, with compressed copies of its engines.
func pack(ctx context.Context, folder string, brotli bool) error {
	say := func(line string) { fmt.Fprintln(os.Stderr, line) }
	engines, err := build.Package(ctx, build.Contents{Games: games.All(), Engine: build.ThreeGames, Alone: build.OneGame()}, folder, say)
	if err != nil {
		return err
	}
	say("compressing " + strings.Join(engines, ", "))
	faults := make([]error, len(engines))
	var all sync.WaitGroup
	for i, engine := range engines {
		all.Go(func() {
			file := filepath.Join(folder, engine)
			faults[i] = build.Gzip(file)
			if brotli && faults[i] == nil {
				faults[i] = build.Brotli(ctx, file)
			}
		})
	}
	all.Wait()
	return errors.Join(faults...)
}
