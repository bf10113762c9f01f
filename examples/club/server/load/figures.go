package main

import (
	"fmt"
	"io"
	"runtime"
	"strings"
	"time"
)

// preface is what the page of figures begins with; it names how long was played.
const preface = `# What the server takes

The command that wrote this page plays bots over HTTP, on the machine of the server:

    go -C examples/club run ./server/load -for %v -table server/LOAD.md

A move waits from the moment at which its player is due to make it until they have the
answer, which comes when the move is on the disk. Times and memory are those of one
machine. A better measure of the server is the wait for a move divided by the wait for
the disk alone. For the latter a page of 4 KiB is written over and synchronized beside
the play, some fifty times a second.

`

// Goals, with SQLite and one server.
const (
	wantedMoves    = 1000 // a second, at wantedTables
	wantedTables   = 200
	longestWait    = 50 * time.Millisecond // for 99 of a hundred moves
	wantedWatchers = 10000
	mostMemory     = 400 << 20 // bytes, with them
)

// figures is all that was measured.
type figures []row

func (f figures) print(out io.Writer) {
	fmt.Fprintf(out, "%s, %s/%s, %d processors, on which the players run, too.\n\n", runtime.Version(), runtime.GOOS, runtime.GOARCH, runtime.NumCPU())
	play := sheet{head: []string{"play", "moves a second", "games ended", "p50", "p99", "p99.9", "disk p50", "disk p99", "p50 ÷ disk", "p99 ÷ disk", "processor for a move", "in the database"}}
	memory := sheet{head: []string{"memory of the servers", "after play", "each idle table", "each watcher", "with all of them", "of it in use"}}
	for _, r := range f {
		play.add(r.play()...)
		if r.costs != nil {
			memory.add(r.memory()...)
		}
	}
	play.print(out)
	if len(memory.rows) > 0 {
		fmt.Fprintln(out)
		memory.print(out)
	}
	for _, r := range f {
		for _, said := range r.goals() {
			fmt.Fprintf(out, "\n%s\n", said)
		}
	}
}

// goals says which of the goals was reached, where that was tried.
func (r row) goals() (said []string) {
	o, verdict := r.order, func(reached bool) string {
		if reached {
			return "reached"
		}
		return "missed"
	}
	if o.database != "" || o.servers != 1 || o.listen {
		return nil
	}
	if o.pace == wantedMoves && o.tables >= wantedTables {
		p99 := r.tally.wait(.99)
		said = append(said, fmt.Sprintf("Goal %s: at %d moves a second and %d tables 99 of a hundred moves wait less than %v, here %s.",
			verdict(p99 < longestWait), wantedMoves, o.tables, longestWait, milliseconds(p99)))
	}
	if r.costs != nil && o.watchers >= wantedWatchers {
		said = append(said, fmt.Sprintf("Goal %s: with %d watchers the server has less than %s of memory, here %s.",
			verdict(r.costs.watched.resident < mostMemory), o.watchers, mebibytes(mostMemory), mebibytes(r.costs.watched.resident)))
	}
	return said
}

func (r row) play() []string {
	wait, d, seconds := r.tally.wait, r.disk, r.order.length.Seconds()
	cells := []string{
		fmt.Sprintf("%s, %d tables", r.order, r.order.tables),
		fmt.Sprintf("%.0f", float64(len(r.tally.waits))/seconds), fmt.Sprint(r.tally.games),
		milliseconds(wait(.5)), milliseconds(wait(.99)), milliseconds(wait(.999)),
		milliseconds(d.p50), milliseconds(d.p99), fmt.Sprintf("%.1f", float64(wait(.5))/float64(d.p50)), fmt.Sprintf("%.1f", float64(wait(.99))/float64(d.p99)),
		fmt.Sprintf("%d µs", r.work.servers.Microseconds()),
	}
	if r.order.database == "" {
		return append(cells, "") // it is in the server
	}
	return append(cells, fmt.Sprintf("%d µs", r.work.database.Microseconds()))
}

func (r row) memory() []string {
	c := r.costs
	cells := []string{r.order.where(), mebibytes(c.played.resident), each(c.played, c.tables, r.order.left)}
	if r.order.watchers == 0 {
		return append(cells, "", mebibytes(c.tables.resident), mebibytes(c.tables.live))
	}
	return append(cells, each(c.tables, c.watched, r.order.watchers), mebibytes(c.watched.resident), mebibytes(c.watched.live))
}

func milliseconds(d time.Duration) string {
	return fmt.Sprintf("%.2f ms", float64(d)/float64(time.Millisecond))
}

// A sheet prints as Markdown.
type sheet struct {
	head []string
	rows [][]string
}

func (t *sheet) add(cells ...string) { t.rows = append(t.rows, cells) }

func (t *sheet) print(out io.Writer) {
	line := func(cells []string) { fmt.Fprintf(out, "| %s |\n", strings.Join(cells, " | ")) }
	line(t.head)
	fmt.Fprintln(out, strings.Repeat("| --- ", len(t.head))+"|")
	for _, row := range t.rows {
		line(row)
	}
}
