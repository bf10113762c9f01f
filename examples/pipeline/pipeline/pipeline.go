// Package pipeline plays games of any description by the million as an Apache Beam
// pipeline. Command pipeline says what its flags and its files mean:
//
//	os.Exit(pipeline.Run(os.Args[1:], described.Game()))
//
// Package counting says what is counted besides victories, points and events.
package pipeline

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"log/slog"
	"os"
	"slices"
	"time"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/io/textio"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/register"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/x/beamx"
	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/examples/internal/counting"
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
	usage := "the bot at all seats: " + cli.BotNames(served) + " (default builder if the game has it)"
	seats := flags.String("seats", "", usage)
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
			task.Records = *records
			err = run(task, *each, *out)
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
	bot := cli.Bots(start.Of(), seats)[0]
	return Task{Header: header, Files: start.Files(), Policy: bot, First: first, Games: games}, err
}

func run(task Task, each int, out string) error {
	if err := task.check(); err != nil {
		return err // before any worker learns of it
	}
	if each < 1 || task.Games < 1 {
		return fmt.Errorf("%d games in tasks of %d: at least one of each", task.Games, each)
	}
	p, scope := beam.NewPipelineWithRoot()
	build(scope, task.split(each), out)
	started := time.Now()
	if err := beamx.Run(context.Background(), p); err != nil {
		return err
	}
	took := time.Since(started)
	rate := float64(task.Games) / took.Seconds()
	fmt.Printf("%d games in %v, %.0f a second. Statistics: %s-stats.json\n",
		task.Games, took.Round(time.Millisecond), rate, out)
	return nil
}

func init() {
	register.Function3x1(play)
	register.Function1x2(asLine)
	register.Emitter1[Stats]()
	register.Emitter1[string]()
	register.Combiner1[Stats](&sumStats{})
}

// play plays a task and sends on what its games say together, and if records are asked for each
// game as a line.
func play(task Task, stats func(Stats), line func(string)) error {
	start, bot, err := task.begin()
	if err != nil {
		return err
	}
	counts, bots := counting.Of(start.Of()), slices.Repeat([]describe.Bot{bot}, start.Seats())
	var sum Stats
	for i := range task.Games {
		game := Game{Seed: task.First + uint64(i)}
		counted, err := counts.Play(context.Background(), start, bots, game.Seed)
		if err != nil {
			return err
		}
		sum = sum.plus(newStats(counts, counted))
		if !task.Records {
			continue
		}
		if game.Record, err = counted.Record(describe.Notes{}); err != nil {
			return err
		}
		text, err := json.Marshal(game)
		if err != nil {
			return err
		}
		line(string(text))
	}
	stats(sum)
	return nil
}

// sumStats adds statistics up, in any order and in any grouping.
type sumStats struct{}

func (*sumStats) MergeAccumulators(a, b Stats) Stats { return a.plus(b) }

func asLine(s Stats) (string, error) {
	text, err := json.Marshal(s.Sums)
	return string(text), err
}

// build is the pipeline: tasks, play, sum, files.
func build(scope beam.Scope, tasks []Task, out string) {
	// A reshuffle lets the runner hand the tasks to as many workers as it has.
	spread := beam.Reshuffle(scope, beam.CreateList(scope, tasks))
	parts, records := beam.ParDo2(scope.Scope("play"), play, spread)
	sum := beam.Combine(scope.Scope("sum"), &sumStats{}, parts)
	textio.Write(scope.Scope("statistics"), out+"-stats.json", beam.ParDo(scope, asLine, sum))
	if tasks[0].Records {
		textio.Write(scope.Scope("records"), out+"-records.jsonl", records)
	}
}

// A Task is games to be played: what is played, by which bot, and the seeds. It travels
// between machines, so it says everything in words.
type Task struct {
	Header  string            // of a record
	Files   map[string]string // maps and components that it names and that do not ship
	Policy  string            // a bot of the game
	First   uint64            // seed of the first game; each has the next
	Games   int
	Records bool // are asked for
}

// check says whether the task can be played.
func (t Task) check() error {
	_, _, err := t.begin()
	return err
}

// begin is the position in which the games begin, and the bot that plays them. The error
// joins all that is wrong with the task.
func (t Task) begin() (describe.Position, describe.Bot, error) {
	game, err := served.Of(t.Header)
	if err != nil {
		return nil, nil, err
	}
	start, _, err := game.New(t.Header, cli.Texts(t.Files))
	bot, unknown := game.Bot(t.Policy, describe.Thought{})
	return start, bot, errors.Join(err, unknown)
}

// split makes tasks of at most so many games each.
func (t Task) split(games int) (tasks []Task) {
	for left := t.Games; left > 0; left -= games {
		part := t
		part.First = t.First + uint64(t.Games-left)
		part.Games = min(games, left)
		tasks = append(tasks, part)
	}
	return tasks
}

// A Game is one that was played.
type Game struct {
	Seed   uint64 `json:"seed"`
	Record string `json:"record"`
}

// Stats is what games say together: sums of whole numbers by what they count, so that it does not
// matter in which order, or in which parts, they were added up.
type Stats struct{ Sums map[string]int }

// newStats is the Stats of one game.
func newStats(counts *counting.Counting, counted counting.Counted) Stats {
	s := map[string]int{"games": 1, "rounds": counted.Rounds, "lost": 1}
	if counted.Ended != "" {
		s["ended by "+counted.Ended] = 1
	}
	for i, seat := range counted.Seats {
		of := fmt.Sprintf("seat %d: ", i+1)
		s[of+"points"], s[of+"squares"] = seat.Points, seat.Points*seat.Points
		for j, source := range counts.Sources {
			s[of+"from "+source] = seat.From[j]
		}
		if seat.Rank == 1 {
			s[of+"wins"], s["lost"] = 1, 0
		}
	}
	return Stats{s}
}

// plus adds up two statistics; it changes neither.
func (s Stats) plus(o Stats) Stats {
	sum := make(map[string]int, len(s.Sums)+len(o.Sums))
	for _, part := range []Stats{s, o} {
		for what, n := range part.Sums {
			sum[what] += n
		}
	}
	return Stats{sum}
}
