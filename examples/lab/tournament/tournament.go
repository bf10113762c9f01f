package tournament

import (
	"bufio"
	"bytes"
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
	"github.com/railhex/railhex/examples/lab/internal/games"
	"github.com/railhex/railhex/examples/lab/internal/report"
	"github.com/railhex/railhex/variants/family/describe"
)

// written, if it is set, is called whenever a game has been written down, before the
// next one is. Tests set it, to act in the middle of a tournament.
var written func(ctx context.Context)

// errDecided ends a tournament before all its games are played.
var errDecided = errors.New("the question of -sprt is decided")

// hold holds a tournament, or what is left of it, and reports on all its games.
func hold(ctx context.Context, o options, plan *games.Plan, stdout, stderr io.Writer) (err error) {
	if err := o.prepareFolder(); err != nil {
		return err
	}
	tally, played := report.New(plan), make([]bool, plan.Games())
	book, err := openBook(o.file("games.jsonl"), plan, func(r games.Result) {
		if r.Game < len(played) && !played[r.Game] { // others are of deals beyond those asked for
			played[r.Game] = true
			tally.Add(r)
		}
	})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, book.Sync(), book.Close()) }()
	var wanted []int
	for game := range played {
		if !played[game] {
			wanted = append(wanted, game)
		}
	}
	done := plan.Games() - len(wanted)
	if done > 0 {
		fmt.Fprintf(stderr, "%d of %d games are in %s already\n", done, plan.Games(), o.folder)
	}
	decided := func() bool { return o.test != nil && tally.Decide(o.test) }
	if decided() {
		wanted = nil
	}
	left, first := cli.NewForecast(len(wanted), time.Now()), done
	stopped := plan.Run(ctx, o.workers, wanted, func(result games.Result, record *counting.Counted) error {
		if err := o.write(book, result, record); err != nil {
			return err
		}
		tally.Add(result)
		done++
		left.Tell(stderr, time.Now(), done-first)
		if written != nil {
			written(ctx)
		}
		if decided() {
			return errDecided
		}
		return nil
	})
	switch {
	case errors.Is(stopped, errDecided):
		stopped = nil
	case stopped != nil && !errors.Is(stopped, context.Canceled):
		return stopped
	}
	if err := o.report(tally).Write(stdout, o.folder); err != nil || stopped == nil {
		return err
	}
	const goesOn = "stopped: %d of %d games are in %s; the same command goes on from there\n"
	fmt.Fprintf(stderr, goesOn, done, plan.Games(), o.folder)
	return stopped
}

func (o *options) report(tally *report.Tally) report.Report {
	if o.balance {
		return tally.Balance()
	}
	return tally.Standings(o.test)
}

// openBook opens the book of a tournament, or begins it: a file of JSON Lines, the plan and then a
// result a line, in the order in which games were finished. It calls add for each result that is
// there. A line is written whole, as soon as its game is over, and is there even if the program is
// killed. A last line that was not written to its end is cut off. The error says that the book is
// one of another plan, or which line cannot be one of it.
func openBook(path string, plan *games.Plan, add func(games.Result)) (_ *os.File, err error) {
	heading, err := json.Marshal(plan)
	if err != nil {
		return nil, err
	}
	heading = append(heading, '\n')
	book, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o666)
	if err != nil {
		return nil, err
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, book.Close())
		}
	}()
	other := fmt.Errorf("%s is the book of another tournament: name another folder with -out, or remove this one", path)
	lines := bufio.NewReader(book)
	line, err := lines.ReadBytes('\n')
	switch {
	case errors.Is(err, io.EOF) && bytes.HasPrefix(heading, line): // not even the heading was written to its end
		err = book.Truncate(0)
		if err == nil {
			_, err = book.Write(heading)
		}
		return book, err
	case err != nil && !errors.Is(err, io.EOF):
		return nil, err
	case !bytes.Equal(line, heading):
		return nil, other
	}
	size := int64(0)
	for number := 2; ; number++ {
		size += int64(len(line))
		line, err = lines.ReadBytes('\n')
		if errors.Is(err, io.EOF) {
			return book, book.Truncate(size)
		}
		var result games.Result
		if err == nil {
			err = json.Unmarshal(line, &result)
		}
		if err == nil {
			err = plan.Check(&result)
		}
		if err != nil {
			return nil, fmt.Errorf("%s: line %d: %w", path, number, err)
		}
		add(result)
	}
}

// write writes a result into the book, and before that its record, so that none is without it.
func (o *options) write(book io.Writer, result games.Result, record *counting.Counted) error {
	if o.records {
		if err := o.writeRecord(result.Game, record); err != nil {
			return err
		}
	}
	line, err := json.Marshal(result)
	if err == nil {
		_, err = book.Write(append(line, '\n'))
	}
	return err
}

// writeRecord writes the record of a game, under a header that names board and
// components as files beside it if they are files.
func (o *options) writeRecord(game int, record *counting.Counted) error {
	text, err := record.Record(describe.Notes{})
	if err != nil {
		return err
	}
	for _, name := range o.files() {
		text = strings.Replace(text, " "+name+"\n", " "+filepath.Base(name)+"\n", 1)
	}
	return os.WriteFile(o.file(fmt.Sprintf("records/%06d.srr", game)), []byte(text), 0o666)
}

// prepareFolder makes the folder of results, and that of records with what their headers name.
func (o *options) prepareFolder() error {
	if !o.records {
		return os.MkdirAll(o.folder, 0o777)
	}
	err := os.MkdirAll(o.file("records"), 0o777)
	for _, name := range o.files() {
		text, failed := os.ReadFile(name)
		if failed == nil {
			failed = os.WriteFile(filepath.Join(o.file("records"), filepath.Base(name)), text, 0o666)
		}
		err = errors.Join(err, failed)
	}
	return err
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
