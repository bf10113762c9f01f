package tournament

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/examples/internal/counting"
	"github.com/railhex/railhex/examples/lab/internal/figures"
	"github.com/railhex/railhex/examples/lab/internal/games"
	"github.com/railhex/railhex/examples/lab/internal/logbook"
	"github.com/railhex/railhex/examples/lab/internal/report"
	"github.com/railhex/railhex/variants/family/describe"
)

// written, if it is set, is called whenever a game has been written down, before the
// next one is. Tests set it, to act in the middle of a tournament.
var written func(ctx context.Context)

// logbook opens the logbook of the plan in the folder of the tournament.
func (o options) logbook(plan *games.Plan) (*logbook.Book, error) {
	book, err := logbook.Open(o.file("games.jsonl"), plan)
	if errors.Is(err, logbook.ErrOther) {
		return nil, fmt.Errorf("%s holds the games of another tournament: name another folder with -out, or remove this one", o.folder)
	}
	if errors.Is(err, logbook.ErrBusy) {
		return nil, fmt.Errorf("another tournament is writing in %s: let it end, or name another folder with -out", o.folder)
	}
	return book, err
}

// hold holds a tournament, or what is left of it, and reports on all its games. It is
// long, since what plays, what counts and what reports share its variables.
func hold(ctx context.Context, o options, plan *games.Plan, stdout, stderr io.Writer) (err error) {
	if err := os.MkdirAll(o.folder, 0o777); err != nil {
		return err
	}
	book, err := o.logbook(plan)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, book.Close()) }()

	last, err := lastLines(book, plan)
	if err != nil {
		return err
	}
	wanted, before := o.wanted(last)
	if before > 0 {
		fmt.Fprintf(stderr, "%d of %d games are in %s already\n", before, plan.Games(), o.folder)
	}
	if o.records {
		if err := o.prepareRecords(); err != nil {
			return err
		}
	}
	ctx, enough := context.WithCancelCause(ctx)
	defer enough(nil)
	if o.part > 0 {
		parted := time.AfterFunc(o.part, func() { enough(errPart) })
		defer parted.Stop()
	}
	so, err := o.standing(book, plan)
	if err != nil {
		return err
	}
	if so.decided() {
		wanted = nil
	}
	left, first := cli.NewForecast(len(wanted), time.Now()), before
	stopped := plan.Run(ctx, o.workers, wanted, func(result games.Result, record *counting.Counted) error {
		if err := book.Append(result); err != nil {
			return err
		}
		if o.records { // after the result, so that a record without one cannot be left behind
			if err := o.writeRecord(plan, result.Game, record); err != nil {
				return err
			}
		}
		if last[result.Game] == 0 { // those that are played again, for their records, count as they did
			so.Add(result)
		}
		if so.decided() {
			enough(errDecided)
		}
		before++
		left.Tell(stderr, time.Now(), before-first)
		if written != nil {
			written(ctx)
		}
		return nil
	})
	switch {
	case errors.Is(stopped, errDecided):
		stopped = nil
	case errors.Is(stopped, errPart):
		stopped = context.Canceled
	case stopped != nil && !errors.Is(stopped, context.Canceled):
		return stopped
	}
	if err := o.report(book, plan, stdout); err != nil {
		return err
	}
	if stopped != nil {
		fmt.Fprintf(stderr, "stopped: %d of %d games are in %s; the same command goes on from there\n", before, plan.Games(), o.folder)
	}
	return stopped
}

// Why a tournament ends before all its games are played.
var (
	errPart    = errors.New("the time of -for is over")
	errDecided = errors.New("the question of -sprt is decided")
)

// A standing is how things stand for the question that is asked.
type standing struct {
	*report.Tally
	test *figures.Test // nil for none
}

// standing is how things stand by the book; nobody asks a question of a balance report.
func (o *options) standing(book *logbook.Book, plan *games.Plan) (so standing, err error) {
	so.Tally = report.New(plan)
	if o.asks != nil {
		so.test = o.asks.Test()
		err = readBack(book, plan, so.Add)
	}
	return so, err
}

// decided reports whether the question is, if there is one, by the deals that are whole.
func (s standing) decided() bool {
	if s.test == nil {
		return false
	}
	for _, score := range s.Scores()[s.test.Deals:] {
		if s.test.Add(score); s.test.Verdict != "" {
			break
		}
	}
	return s.test.Verdict != ""
}

// report reports on all games of the book.
func (o *options) report(book *logbook.Book, plan *games.Plan, stdout io.Writer) error {
	so := standing{Tally: report.New(plan)}
	if err := readBack(book, plan, so.Add); err != nil {
		return err
	}
	switch {
	case o.balance:
		return so.Balance().Write(stdout, o.folder, "balance.json")
	case o.asks == nil:
		return so.Standings(nil, nil).Write(stdout, o.folder, "summary.json")
	}
	so.test = o.asks.Test()
	so.decided()
	return so.Standings(o.asks, &so.test.Answer).Write(stdout, o.folder, "summary.json")
}

// wanted lists the games that have to be played, and counts the others. A game
// of which a record is asked for that is not there is played again.
func (o *options) wanted(last []int) (wanted []int, others int) {
	for game, line := range last {
		done := line > 0
		if done && o.records {
			_, err := os.Stat(o.recordFile(game))
			done = err == nil
		}
		if !done {
			wanted = append(wanted, game)
		}
	}
	return wanted, len(last) - len(wanted)
}

// eachResult walks the results in a book with the numbers of their lines. What
// the plan cannot have led to is an error that names file and line.
func eachResult(book *logbook.Book, plan *games.Plan, do func(line int, r games.Result)) error {
	number := 1 // that of the heading
	for line, err := range book.Lines() {
		if err != nil {
			return err
		}
		number++
		var result games.Result
		err = json.Unmarshal(line, &result)
		if err == nil {
			err = plan.Check(&result)
		}
		if err != nil {
			return fmt.Errorf("%s: line %d: %w", book.Name(), number, err)
		}
		do(number, result)
	}
	return nil
}

// lastLines returns for each game of a plan which line of the book holds its result, 0
// if none does. A game that was played again for its record has several lines, and the
// last one counts. With players who think by the clock the game went otherwise the
// second time, and the record is that of the last.
func lastLines(book *logbook.Book, plan *games.Plan) (last []int, err error) {
	last = make([]int, plan.Games())
	err = eachResult(book, plan, func(line int, r games.Result) {
		if r.Game < len(last) { // others are of deals beyond those asked for
			last[r.Game] = line
		}
	})
	return last, err
}

// readBack adds each game that the book holds, once.
func readBack(book *logbook.Book, plan *games.Plan, add func(games.Result)) error {
	last, err := lastLines(book, plan)
	if err != nil {
		return err
	}
	return eachResult(book, plan, func(line int, result games.Result) {
		if result.Game < len(last) && last[result.Game] == line {
			add(result)
		}
	})
}

func (o *options) recordFile(game int) string { return o.file(fmt.Sprintf("records/%06d.srr", game)) }

// writeRecord writes the record of a game, under a header that names board and
// components as files beside it if they are files.
func (o *options) writeRecord(plan *games.Plan, game int, record *counting.Counted) error {
	text, err := record.Record(describe.Notes{})
	if err != nil {
		return err
	}
	_, moves, _ := strings.Cut(text, "\n\n")
	header := plan.Setups[plan.Fixture(game).Setup]
	for _, name := range o.files() {
		header = strings.Replace(header, " "+name+"\n", " "+filepath.Base(name)+"\n", 1)
	}
	// A record that is there is taken for whole, so it comes there whole.
	part := o.recordFile(game) + ".part"
	if err := os.WriteFile(part, []byte(header+"\n"+moves), 0o666); err != nil {
		return err
	}
	return os.Rename(part, o.recordFile(game))
}

// prepareRecords makes the folder for records, and copies there what their
// headers name.
func (o *options) prepareRecords() error {
	if err := os.MkdirAll(o.file("records"), 0o777); err != nil {
		return err
	}
	var faults []error
	for _, name := range o.files() {
		text, err := os.ReadFile(name)
		if err == nil {
			err = os.WriteFile(filepath.Join(o.file("records"), filepath.Base(name)), text, 0o666)
		}
		faults = append(faults, err)
	}
	return errors.Join(faults...)
}

// files are those that the fields of a setup name.
func (o *options) files() (names []string) {
	for _, name := range o.said {
		if strings.Contains(name, ".") {
			names = append(names, name)
		}
	}
	return names
}
