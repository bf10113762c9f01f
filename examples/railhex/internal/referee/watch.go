package referee

import (
	"bufio"
	"errors"
	"io"
	"io/fs"
	"strings"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/examples/railhex/internal/say"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/archive"
	"github.com/railhex/railhex/variants/family/describe"
)

// watch answers lines as they are typed: what a move did and what is asked then, or why
// it is refused. Before them it plays the record, which may be a header alone.
func (g arbiter) watch(record source, typed io.Reader, v say.Voice, out *bufio.Writer) (status int, err error) {
	r, status, err := g.begin(record, strings.NewReader(record.text)) // of its own lines, none that is typed
	if err == nil {
		record.position.notes = io.Discard // which have them
		// As if somebody asked first for the position.
		r, status, err = g.begin(record, io.MultiReader(strings.NewReader(record.text+"\nshow\n"), typed))
	}
	if status == cli.Failed {
		t := verdict{arbiter: g, v: v}
		t.faults, _ = faultReader{arbiter: g}.tell(err, v)
		t.add(t.faults...)
		return status, t.write(out)
	}
	if err != nil {
		return status, err
	}
	w := &watcher{arbiter: g, replay: r, v: v.Calling(r.Notes().Names), out: out}
	for w.next() {
		if err := out.Flush(); err != nil {
			return cli.Misused, err
		}
	}
	return w.status, nil
}

// A watcher answers what is typed at a table.
type watcher struct {
	arbiter
	replay describe.Playing
	v      say.Voice
	out    io.Writer
	shown  bool // what is read is typed, and no longer in the record
	status int

	undoable []undoable // the moves that were played
	last     played
}

// next answers the next line, and reports whether there may be another.
func (w *watcher) next() bool {
	here := w.replay.Position()
	if w.replay.Next() {
		w.undoable = append(w.undoable, undoable{here, w.replay.Move(), w.last})
		w.last.note(here, w.replay.Move())
		if w.shown {
			step, _ := here.Step(w.replay.Move(), describe.Everyone, w.v.Manner()) // it was made
			for _, event := range step.Events {
				w.say(event.Text)
			}
			w.prompt()
		}
		return true
	}
	wrong, ok := wrongIn(w.replay.Err())
	if !ok || wrong.Text == "" {
		return false
	}
	from := here
	command, wanted := wrong.Text, ""
	if filter, ok := strings.CutPrefix(command, "legal "); ok {
		command, wanted = "legal", filter
	}
	var seat family.Seat
	if who, ok := strings.CutPrefix(command, "show "); ok {
		var err error
		if seat, err = family.ParseSeat(who, family.Seat(here.Seats())); err == nil {
			command = "show"
		}
	}
	switch command {
	case "quit":
		return false
	case "show":
		w.shown = true
		io.WriteString(w.out, drawn(here, int(seat), w.v))
		w.prompt()
	case "legal":
		w.say(legalMovesOf(here, wanted, w.v)...)
	case "help":
		w.say(w.v.Own("watch-help"))
	case "undo":
		from = w.undo(here)
	default:
		if !w.refuse(wrong) {
			return false
		}
	}
	return w.replay.Resume(from) == nil
}

// An undoable is a move that was played, the position before it, and the last move of a player
// by then.
type undoable struct {
	before describe.Position
	move   string
	last   played
}

// undo is the position before the last move.
func (w *watcher) undo(here describe.Position) describe.Position {
	end := len(w.undoable) - 1
	if end < 0 {
		w.say(w.v.Own("nothing-to-undo"))
		return here
	}
	undone := w.undoable[end]
	w.say(w.v.Own("undone", "line", undone.move), undone.before.View(0, w.v.Manner()).Prompt)
	w.undoable, w.last = w.undoable[:end], undone.last
	return undone.before
}

// refuse says why a line is refused, and reports whether the next one can be read: not
// behind a fault of the record.
func (w *watcher) refuse(wrong family.RecordError) bool {
	faults := faultReader{arbiter: w.arbiter, at: w.replay.Position()}
	if !w.shown {
		told, _ := faults.tell(w.replay.Err(), w.v)
		w.say(told...)
		w.status = cli.Failed
		return false
	}
	faults.ended, _ = w.turnEnded(w.last, faults.at, wrong, w.v)
	w.say(faults.why(wrong, w.v))
	if _, err := faults.at.Replay(wrong.Text); err != nil {
		if hint := w.Failure(err, w.v.Manner()).Meant; hint != "" {
			w.say(hint)
		}
	}
	return true
}

// prompt asks for the next move, or tells who has won.
func (w *watcher) prompt() {
	p := w.replay.Position()
	w.say(p.View(0, w.v.Manner()).Prompt)
	if p.Over() {
		w.say(p.View(0, w.v.Manner()).Result)
	}
}

func (w *watcher) say(lines ...string) {
	for _, line := range lines {
		io.WriteString(w.out, line+"\n")
	}
}

// replay prints the reports of a record. Its error is one of files that cannot be read
// or written; what is wrong with the record is in the reports.
func (g arbiter) replay(record source, each, all bool, out printer) (status int, err error) {
	r, status, err := g.begin(record, strings.NewReader(record.text))
	if status == cli.Failed {
		return status, out.print(g.Walker().Position(), err)
	}
	if err != nil {
		return status, err
	}
	print := func() error { return out.print(r.Position(), r.Err()) }
	for more := true; more; {
		if each {
			if err := print(); err != nil {
				return cli.Misused, err
			}
		}
		for more = r.Next(); !more && r.Err() != nil; more = r.Next() {
			if unread := unreadFile(r.Err()); unread != nil {
				return cli.Misused, unread
			}
			status = cli.Failed
			if err := print(); err != nil || !all {
				return status, err
			}
			found, ok := remedyFor(r, record.text)
			if !ok || !goOn(r, found) {
				return status, nil
			}
		}
	}
	if !each {
		err = print()
	}
	return status, err
}

// unreadFile returns the error of a file that cannot be read, nil if err is another error.
func unreadFile(err error) error {
	var unread *fs.PathError
	if errors.As(err, &unread) {
		return unread
	}
	return nil
}

// A printer prints reports, a line each.
type printer struct {
	out   io.Writer
	moves bool
}

// print prints the report of a position for everyone. Its member "error" says where and why a
// replay stopped there, and is null if it did not. The position of a new Walker stands for none,
// where a header is wrong.
func (p printer) print(at describe.Position, stopped error) error {
	var moves []string
	if p.moves {
		moves = append([]string{}, at.Moves()...)
	}
	report := archive.Replayed(at.Report(describe.Everyone), stopped, moves)
	_, err := p.out.Write(append(report, '\n'))
	return err
}
