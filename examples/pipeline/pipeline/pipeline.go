package pipeline

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/io/textio"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/register"
	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/examples/internal/counting"
	"github.com/railhex/railhex/variants/family/describe"
)

func init() {
	register.Function3x1(playTask)
	register.Function3x1(playRecords)
	register.Function1x2(asLine)
	register.Emitter1[Stats]()
	register.Emitter1[string]()
	register.Combiner1[Stats](&sumStats{})
}

// playTask plays a task and sends on what its games say together.
func playTask(task Task, stats func(Stats), _ func(string)) error { return play(task, stats, nil) }

// playRecords does the same and sends on each game as a line, too.
func playRecords(task Task, stats func(Stats), line func(string)) error {
	return play(task, stats, line)
}

func play(task Task, stats func(Stats), line func(string)) error {
	var sum Stats
	err := task.play(line != nil, func(g Game) error {
		sum = sum.plus(g.stats)
		if line == nil {
			return nil
		}
		text, err := json.Marshal(g)
		line(string(text))
		return err
	})
	if err == nil {
		stats(sum)
	}
	return err
}

// sumStats adds statistics up, in any order and in any grouping.
type sumStats struct{}

func (*sumStats) MergeAccumulators(a, b Stats) Stats { return a.plus(b) }

func asLine(s Stats) (string, error) {
	text, err := json.Marshal(s.Sums)
	return string(text), err
}

// build is the pipeline: tasks, play, sum, files. The file of records is written
// only if it is named.
func build(scope beam.Scope, tasks []Task, statsFile, recordsFile string) beam.PCollection {
	play := playTask
	if recordsFile != "" {
		play = playRecords
	}
	// A reshuffle lets the runner hand the tasks to as many workers as it has.
	spread := beam.Reshuffle(scope, beam.CreateList(scope, tasks))
	parts, records := beam.ParDo2(scope.Scope("play"), play, spread)
	sum := beam.Combine(scope.Scope("sum"), &sumStats{}, parts)
	if statsFile != "" {
		textio.Write(scope.Scope("statistics"), statsFile, beam.ParDo(scope, asLine, sum))
	}
	if recordsFile != "" {
		textio.Write(scope.Scope("records"), recordsFile, records)
	}
	return sum
}

// A Task is games to be played: what is played, by which bot, and the seeds. It travels
// between machines, so it says everything in words.
type Task struct {
	Header string            // of a record
	Files  map[string]string // maps and components that it names and that do not ship
	Policy string            // a bot of the game
	First  uint64            // seed of the first game; each has the next
	Games  int
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

	stats Stats // of this game alone
}

// play plays the games of the task, one after the other, with the record of each if
// records are asked for.
func (t Task) play(records bool, yield func(Game) error) error {
	start, bot, err := t.begin()
	if err != nil {
		return err
	}
	counts, bots := counting.Of(start.Of()), slices.Repeat([]describe.Bot{bot}, start.Seats())
	for i := range t.Games {
		seed := t.First + uint64(i)
		counted, err := counts.Play(context.Background(), start, bots, seed)
		if err != nil {
			return err
		}
		game := Game{Seed: seed, stats: newStats(counts, counted)}
		if records {
			if game.Record, err = counted.Record(describe.Notes{}); err != nil {
				return err
			}
		}
		if err := yield(game); err != nil {
			return err
		}
	}
	return nil
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
