package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"strings"

	"github.com/railhex/railhex/examples/javascript/build"
	"github.com/railhex/railhex/internal/games"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "sizes:", err)
		os.Exit(1)
	}
}

// limits are in bytes under gzip, by what is measured.
var limits = map[string]struct{ must, want int64 }{
	"steamrollers.wasm": {1_700_000, 1_300_000},
	"steampower.wasm":   {2_000_000, 1_600_000},
	"steam.wasm":        {2_000_000, 1_600_000},
	javaScript:          {40_000, 25_000},
}

const javaScript = "JavaScript"

func run(ctx context.Context, out io.Writer) error {
	folder, err := os.MkdirTemp("", "railhex-sizes-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	say := func(line string) { fmt.Fprintln(os.Stderr, line) }
	engines, err := build.Package(ctx, build.Contents{Games: games.All(), Engine: build.ThreeGames, Alone: build.OneGame()}, folder, say)
	if err != nil {
		return err
	}
	fmt.Fprintln(out, "| bytes | plain | gzip | brotli | must, gzip | want, gzip |\n| --- | --- | --- | --- | --- | --- |")
	for _, engine := range engines {
		say("compressing " + engine)
		if err := row(ctx, out, engine, filepath.Join(folder, engine)); err != nil {
			return err
		}
	}
	modules, err := build.Started(folder)
	if err != nil {
		return err
	}
	whole := filepath.Join(folder, "modules")
	if err := os.WriteFile(whole, []byte(strings.Join(modules, "")), 0o644); err != nil {
		return err
	}
	return row(ctx, out, javaScript, whole)
}

// row prints the sizes of a file.
func row(ctx context.Context, out io.Writer, name, file string) error {
	if err := build.Compress(ctx, file); err != nil {
		return err
	}
	fmt.Fprintf(out, "| %s |", name)
	for _, ending := range []string{"", ".gz", ".br"} {
		about, err := os.Stat(file + ending)
		if err != nil {
			return err
		}
		fmt.Fprintf(out, " %d |", about.Size())
	}
	limit, ok := limits[name]
	if !ok {
		fmt.Fprintln(out, " – | – |")
		return nil
	}
	fmt.Fprintf(out, " %d | %d |\n", limit.must, limit.want)
	return nil
}
