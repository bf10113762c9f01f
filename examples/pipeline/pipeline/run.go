// Package pipeline plays games of any description by the million as an Apache Beam
// pipeline. Command pipeline says what its flags and its files mean:
//
//	os.Exit(pipeline.Run(os.Args[1:], described.Game()))
//
// Package counting says what is counted besides victories, points and events.
package pipeline

import (
	"context"
	"flag"
	"fmt"
	"log/slog"
	"os"
	"time"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/x/beamx"
	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/variants/family/describe"
)

// served are the games that tasks can be of. Beam knows the functions of a pipeline by
// their names, and a worker is this program again, so Run says it for all of them.
var served describe.Games

// Run plays games as the arguments say, and returns the exit status of the command. Since
// Beam has its flags among those of the command line, a program calls it once.
func Run(args []string, games ...describe.Game) int {
	if err := describe.Complete(games...); err != nil {
		fmt.Fprintln(os.Stderr, "pipeline:", err)
		return 1
	}
	served = games
	flags := flag.CommandLine
	seats := flags.String("seats", "", "the bot at all seats: "+cli.BotNames(served)+" (default builder if the game has it)")
	first := flags.Uint64("seed", 1, "`number` that decides the first game; each has the next")
	number := flags.Int("games", 1000, "how many games")
	each := flags.Int("task", 50, "games of a task, the unit that is handed to a worker")
	out := flags.String("out", "games", "where to write: the beginning of the files' names")
	records := flags.Bool("records", false, "write the record of every game, too")
	setup := cli.NewSetup(flags, games)
	_ = flags.Parse(args) // it ends the program itself
	beam.Init()
	slog.SetLogLoggerLevel(slog.LevelWarn)

	start, err := setup.Begin()
	if err == nil {
		var task Task
		if task, err = newTask(start, *seats, *first, *number); err == nil {
			err = run(task, *each, *out, *records)
		}
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "pipeline:", err)
		return 1
	}
	return 0
}

// newTask is so many games that begin in a position.
func newTask(start describe.Position, seats string, first uint64, games int) (Task, error) {
	header, err := start.Record(nil, describe.Notes{})
	return Task{Header: header, Files: start.Files(), Policy: cli.Bots(start.Of(), seats)[0], First: first, Games: games}, err
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
	if err := beamx.Run(context.Background(), p); err != nil {
		return err
	}
	took := time.Since(started)
	fmt.Printf("%d games in %v, %.0f a second. Statistics: %s-stats.json\n", task.Games, took.Round(time.Millisecond), float64(task.Games)/took.Seconds(), out)
	return nil
}
