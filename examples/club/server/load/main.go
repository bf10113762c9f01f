// Command load measures a server: how long moves wait, how soon bots move, and how much memory watchers take.
//
//	go -C examples/club run ./server/load
//	go -C examples/club run ./server/load -tables 20 -database postgres://localhost/empty
//	go -C examples/club run ./server/load -tables 0 -bots 20 -for 1m
//	go -C examples/club run ./server/load -beside -into server/LOAD.md
//
// It starts a server in a process of its own on this machine and plays at it over HTTP. With -beside the
// server of boardgame.io is measured after each row in the same way; that takes node and npm.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"
)

// A plan is what the command line asks for.
type plan struct {
	database string // "" for a new file of SQLite
	tables   []int
	length   time.Duration
	bots     int
	watchers int
	beside   bool
	folder   string // for what the servers write
}

func main() {
	if err := run(context.Background(), os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "load:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, args []string) (err error) {
	var p plan
	flags := flag.NewFlagSet("load", flag.ExitOnError)
	flags.StringVar(&p.database, "database", "", "postgres://… of an empty database; a new file of SQLite by default")
	tables := flags.String("tables", "1,20,200", "how many tables play at once, a row each; 0 for none")
	flags.DurationVar(&p.length, "for", 10*time.Second, "how long each row plays")
	flags.IntVar(&p.bots, "bots", 0, "tables of four of the strongest bots and a person who moves at once, instead of the rows")
	flags.IntVar(&p.watchers, "watchers", 0, "streams of events to open after the rows")
	flags.BoolVar(&p.beside, "beside", false, "measure the server of boardgame.io, too")
	into := flags.String("into", "", "write the page of figures into this file, with 10,000 watchers and 20 tables of bots")
	flags.Parse(args)
	for text := range strings.SplitSeq(*tables, ",") {
		n, err := strconv.Atoi(text)
		if err != nil || n < 0 {
			return fmt.Errorf("-tables %s: numbers with commas between are expected", *tables)
		}
		p.tables = append(p.tables, n)
	}
	p.tables = slices.DeleteFunc(p.tables, func(n int) bool { return n == 0 })
	if p.folder, err = os.MkdirTemp("", "load"); err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(p.folder)) }()
	if *into == "" {
		return p.measure(ctx, os.Stdout)
	}
	var page strings.Builder
	fmt.Fprintf(&page, preface, strings.Join(args, " "))
	p.watchers = 10_000
	err = p.measure(ctx, &page)
	if err == nil {
		p.tables, p.bots, p.watchers, p.length = nil, 20, 0, max(p.length, time.Minute)
		err = p.measure(ctx, &page)
	}
	if err != nil {
		return err
	}
	return os.WriteFile(*into, []byte(page.String()), 0o644)
}

const preface = `# What the server takes

This page was written by

    go -C examples/club run ./server/load %s

A move waits until its answer comes, which the server sends when the move is on the disk. At each table one
client plays for both seats and moves as soon as it can. Times are those of one machine, on which the clients
run, too: compare rows of one run. "Disk" is how long a page of 4 KiB takes until it is on the same disk.
boardgame.io keeps its matches in files and answers when it has decided a move.

`

// measure prints what the plan asks for.
func (p plan) measure(ctx context.Context, out io.Writer) error {
	if len(p.tables) > 0 {
		fmt.Fprintf(out, "%s, %s/%s, %d processors, load %s before.\n\n", runtime.Version(), runtime.GOOS, runtime.GOARCH, runtime.NumCPU(), busy())
		fmt.Fprintln(out, "| server | tables | moves a second | p50 | p99 | disk p50 | disk p99 |\n| --- | --- | --- | --- | --- | --- | --- |")
	}
	for _, n := range p.tables {
		if err := p.row(ctx, out, "railhex", n, p.playTables); err != nil {
			return err
		}
		if p.beside {
			if err := p.row(ctx, out, "boardgame.io", n, p.playBeside); err != nil {
				return err
			}
		}
	}
	if p.watchers > 0 {
		if err := p.watch(ctx, out); err != nil {
			return err
		}
	}
	if p.bots > 0 {
		return p.playBots(ctx, out)
	}
	return nil
}

// row measures play at n tables, with the disk beside it.
func (p plan) row(ctx context.Context, out io.Writer, server string, n int, play func(context.Context, int) ([]time.Duration, error)) error {
	playing, end := context.WithCancel(ctx)
	disk := make(chan []time.Duration, 1)
	go func() { disk <- writes(playing, filepath.Join(p.folder, "page")) }()
	waits, err := play(ctx, n)
	end()
	pages := <-disk
	if err == nil && (len(waits) == 0 || len(pages) == 0) {
		err = errors.New("nothing was played, or the disk took no page")
	}
	if err != nil {
		return fmt.Errorf("%s, %d tables: %w", server, n, err)
	}
	fmt.Fprintf(out, "| %s | %d | %.0f | %s | %s | %s | %s |\n", server, n, float64(len(waits))/p.length.Seconds(),
		quantile(waits, .5), quantile(waits, .99), quantile(pages, .5), quantile(pages, .99))
	return nil
}

// writes writes over pages of a file until the context ends, and returns how long each took to be on the disk.
func writes(ctx context.Context, name string) (waits []time.Duration) {
	const page, pages = 4 << 10, 256
	f, err := os.Create(name)
	if err != nil {
		return nil
	}
	defer f.Close()
	f.Write(make([]byte, page*pages))
	for i := 0; ctx.Err() == nil && f.Sync() == nil; i++ {
		began := time.Now()
		f.WriteAt(make([]byte, page), int64(i%pages*page))
		f.Sync()
		waits = append(waits, time.Since(began))
		time.Sleep(20 * time.Millisecond)
	}
	return waits
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
