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
	"github.com/railhex/railhex/examples/setupwords"
	"github.com/railhex/railhex/variants/family/table"
)

func main() {
	var task Task
	flag.StringVar(&task.Game, "game", setupwords.Games()[0], "what is played: "+strings.Join(setupwords.Games(), " or "))
	task.Setup.Define(flag.CommandLine)
	task.Younger.Define(flag.CommandLine)
	flag.StringVar(&task.Policy, "policy", "builder", "who plays: "+strings.Join(table.Names(), ", "))
	flag.Uint64Var(&task.First, "seed", 1, "seed of the first game; each has the next")
	flag.IntVar(&task.Games, "games", 1000, "how many games")
	each := flag.Int("task", 50, "games of a task, the unit that is handed to a worker")
	out := flag.String("out", "games", "where to write: the beginning of the files' names")
	records := flag.Bool("records", false, "write the record of every game, too")
	flag.Parse()
	beam.Init()
	slog.SetLogLoggerLevel(slog.LevelWarn)

	err := setupwords.OnlyFlags(flag.CommandLine)
	if err == nil {
		err = setupwords.CheckGame(task.Game, flag.CommandLine)
	}
	if err == nil {
		err = run(task, *each, *out, *records)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "pipeline:", err)
		os.Exit(1)
	}
}

func run(task Task, each int, out string, records bool) error {
	if err := task.check(); err != nil {
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
	ended := make(chan struct{})
	go foretell(os.Stderr, task.Games, runtime.GOMAXPROCS(0), started, time.Tick(time.Second), ended)
	err := beamx.Run(context.Background(), p)
	close(ended)
	if err != nil {
		return err
	}
	fmt.Printf("%s. Statistics: %s-stats.json\n", pace(task.Games, time.Since(started), runtime.GOMAXPROCS(0)), out)
	return nil
}

// pace says at what rate games were played. What Beam needs to start is in it,
// for it cannot be told from the playing everywhere; where it weighs, that is
// said.
func pace(games int, took time.Duration, cores int) string {
	rate := float64(games) / took.Seconds()
	text := fmt.Sprintf("%d games in %v on %d cores: %.0f games a second; a million take %.2f core-hours",
		games, took.Round(time.Millisecond), cores, rate, 1e6/rate*float64(cores)/3600)
	if took < longEnough {
		text += ", less if more are played: a run this short measures the start of Beam, too"
	}
	return text
}

// longEnough is how long a run takes in which the start of Beam, a second or two,
// does not weigh.
const longEnough = time.Minute
