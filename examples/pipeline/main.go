package main

import (
	"context"
	"flag"
	"fmt"
	"log/slog"
	"os"
	"runtime"
	"strings"
	"time"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/x/beamx"
	"github.com/railhex/railhex/examples/bots"
)

func main() {
	var task Task
	task.Setup.Define(flag.CommandLine)
	flag.StringVar(&task.Policy, "policy", "builder", "who plays: "+strings.Join(bots.Names(), ", "))
	flag.Uint64Var(&task.First, "seed", 1, "seed of the first game; each has the next")
	flag.IntVar(&task.Games, "games", 1000, "how many games")
	each := flag.Int("task", 50, "games of a task, the unit that is handed to a worker")
	out := flag.String("out", "games", "where to write: the beginning of the files' names")
	records := flag.Bool("records", false, "write the record of every game, too")
	flag.Parse()
	beam.Init()
	slog.SetLogLoggerLevel(slog.LevelWarn)

	if err := run(task, *each, *out, *records); err != nil {
		fmt.Fprintln(os.Stderr, "pipeline:", err)
		os.Exit(1)
	}
}

func run(task Task, each int, out string, records bool) error {
	if _, err := task.start(); err != nil {
		return err // before any worker learns of it
	}
	if each < 1 || task.Games < 1 {
		return fmt.Errorf("%d games in tasks of %d: at least one of each", task.Games, each)
	}
	recordsFile := ""
	if records {
		recordsFile = out + "-records.jsonl"
	}
	p, scope := beam.NewPipelineWithRoot()
	build(scope, task.split(each), out+"-stats.json", recordsFile)
	started := time.Now()
	if err := beamx.Run(context.Background(), p); err != nil {
		return err
	}
	took := time.Since(started)
	rate := float64(task.Games) / took.Seconds()
	cores := float64(runtime.NumCPU())
	fmt.Printf("%d games in %v on %d cores: %.0f games a second; a million take %.2f core-hours. Statistics: %s-stats.json\n",
		task.Games, took.Round(time.Millisecond), runtime.NumCPU(), rate, 1e6/rate*cores/3600, out)
	return nil
}
