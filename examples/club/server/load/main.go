// Command load measures a server: how long moves wait, how much memory watchers take, and how soon bots move.
//
//	go -C examples/club run ./server/load -beside >examples/club/server/LOAD.md
//	go -C examples/club run ./server/load -for 5s moves
//	go -C examples/club run ./server/load watchers bots
//
// It starts a server in a process of its own on this machine and plays at it over HTTP. With -beside the
// server of boardgame.io is measured after each row in the same way; that takes node and npm.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
	"time"

	"golang.org/x/sync/errgroup"
)

// A plan is what the command line asks for.
type plan struct {
	length time.Duration // of each row
	beside bool
	folder string // for what the servers write
}

// The parts of the page, in its order.
var parts = []struct {
	name    string
	measure func(plan, context.Context) error
}{{"moves", plan.moves}, {"watchers", plan.watch}, {"bots", plan.playBots}}

func main() {
	if err := run(context.Background()); err != nil {
		fmt.Fprintln(os.Stderr, "load:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context) (err error) {
	var p plan
	flag.DurationVar(&p.length, "for", 10*time.Second, "how long each row of moves plays, and bots six times as long")
	flag.BoolVar(&p.beside, "beside", false, "measure the server of boardgame.io, too")
	flag.Parse()
	if p.folder, err = os.MkdirTemp("", "load"); err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(p.folder)) }()
	fmt.Printf(preface, strings.Join(os.Args[1:], " "), runtime.Version(), runtime.GOOS, runtime.GOARCH, runtime.NumCPU())
	for _, part := range parts {
		if flag.NArg() > 0 && !slices.Contains(flag.Args(), part.name) {
			continue
		}
		fmt.Printf("\nBefore this the load of the machine was %s.\n\n", busy())
		if err := part.measure(p, ctx); err != nil {
			return err
		}
	}
	return nil
}

const preface = `# What the server takes

This page was written by

    go -C examples/club run ./server/load %s

A move waits until its answer comes, which the server sends when the move is on the disk. At each table one
client plays for both seats and moves as soon as it can. Times are those of one machine, on which the clients
run, too: compare rows of one run. boardgame.io keeps its matches in files and answers when it has decided a move.

%s, %s/%s, %d processors.
`

// moves prints how long moves wait.
func (p plan) moves(ctx context.Context) error {
	fmt.Println("| server | tables | moves a second | p50 | p99 |\n| --- | --- | --- | --- | --- |")
	for _, n := range []int{1, 20, 200} {
		if err := p.row(ctx, "railhex", n, p.playTables); err != nil {
			return err
		}
		if p.beside {
			if err := p.row(ctx, "boardgame.io", n, p.playBeside); err != nil {
				return err
			}
		}
	}
	return nil
}

// row measures play at n tables.
func (p plan) row(ctx context.Context, server string, n int, play func(context.Context, int) ([]time.Duration, error)) error {
	waits, err := play(ctx, n)
	if err == nil && len(waits) == 0 {
		err = errors.New("nothing was played")
	}
	if err != nil {
		return fmt.Errorf("%s, %d tables: %w", server, n, err)
	}
	fmt.Printf("| %s | %d | %.0f | %s | %s |\n", server, n, float64(len(waits))/p.length.Seconds(), quantile(waits, .5), quantile(waits, .99))
	return nil
}

// together plays at n tables for a time, until one fails.
func together(ctx context.Context, length time.Duration, n int, play func(ctx context.Context, i int) error) error {
	ctx, end := context.WithTimeout(ctx, length)
	defer end()
	group, ctx := errgroup.WithContext(ctx)
	for i := range n {
		group.Go(func() error {
			if err := play(ctx, i); ctx.Err() == nil {
				return err
			}
			return nil // what the end cuts off is no failure
		})
	}
	return group.Wait()
}

// quantile returns, in milliseconds, what so large a share of durations does not exceed.
func quantile(all []time.Duration, share float64) string {
	slices.Sort(all)
	d := all[min(int(share*float64(len(all))), len(all)-1)]
	return fmt.Sprintf("%.2f ms", float64(d)/float64(time.Millisecond))
}

// busy returns the load of the machine, as Linux counts it.
func busy() string {
	text, err := os.ReadFile("/proc/loadavg")
	if err != nil {
		return "unknown"
	}
	first, _, _ := strings.Cut(string(text), " ")
	return first
}
