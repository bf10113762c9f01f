package pipeline

import (
	"encoding/json"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/io/textio"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/register"
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
		played.Add(1)
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
