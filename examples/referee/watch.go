package main

import (
	"bufio"
	"io"
	"strings"
)

// watch answers lines as they are typed: what a move did and what is asked then, or why
// it is refused. Before them it plays the record, which may be a header alone.
func (k *kit[S, P, M, E, R, Rule]) watch(record source, typed io.Reader, v voice, out *bufio.Writer) (status int, err error) {
	text := record.text
	if typed != nil {
		text = io.MultiReader(record.text, strings.NewReader("\nshow\n"), typed) // as if she asked first for the position
	}
	r, who, err := k.begin(text, record)
	speaker := k.speak(v.Language(), who)
	v.Voice = v.Naming(who...)
	if err != nil {
		if unread := unreadFile(err); unread != nil {
			return exitUsage, unread
		}
		faults, _ := k.faultsIn(nil, speaker).all(err, v)
		return exitRefused, telling{faults: faults}.write(out, v)
	}
	if err := k.withPosition(r, record); err != nil {
		return exitUsage, err
	}
	w := &watcher[S, P, M, E, R, Rule]{kit: k, replay: r, speaker: speaker, names: who, v: v, out: out, shown: typed == nil}
	for w.next() {
		if err := out.Flush(); err != nil {
			return exitUsage, err
		}
	}
	return w.status, nil
}

// A watcher answers what is typed at a table.
type watcher[S any, P positionOf[S, M, E, R], M move, E any, R report, Rule cited] struct {
	*kit[S, P, M, E, R, Rule]
	replay  replayOf[S, M]
	speaker speakerOf[S, M, E, Rule]
	names   []string
	v       voice
	out     io.Writer
	shown   bool // what is read is typed, and no longer in the record
	status  int

	before []S // the positions before the moves that were played
	moves  []M
	last   played[S, M]
}

// next answers the next line, and reports whether there may be another.
func (w *watcher[S, P, M, E, R, Rule]) next() bool {
	here := *w.replay.State()
	if w.replay.Next() {
		w.before, w.moves = append(w.before, here), append(w.moves, w.replay.Move())
		w.note(&w.last, here, w.replay.Move())
		if w.shown {
			events, _ := P(&here).AppendEvents(nil, w.replay.Move())
			w.say(w.speaker.Events(events)...)
			w.prompt()
		}
		return true
	}
	wrong, ok := w.wrong(w.replay.Err())
	if !ok || wrong.text == "" {
		return false
	}
	from := here
	command, wanted := wrong.text, ""
	if filter, ok := strings.CutPrefix(command, "legal "); ok {
		command, wanted = "legal", filter
	}
	switch command {
	case "quit":
		return false
	case "show":
		w.shown = true
		w.draw(w.out, &here, w.v.Language(), w.names)
		w.prompt()
	case "legal":
		w.say(w.legalMoves(&here, wanted, w.v, w.speaker)...)
	case "help":
		w.say(w.v.say("watch-help"))
	case "undo":
		from = w.undo(here)
	default:
		if !w.refuse(wrong) {
			return false
		}
	}
	return w.replay.Resume(from) == nil
}

// undo is the position before the last move.
func (w *watcher[S, P, M, E, R, Rule]) undo(here S) S {
	last := len(w.moves) - 1
	if last < 0 {
		w.say(w.v.say("nothing-to-undo"))
		return here
	}
	w.say(w.v.say("undone", "line", w.moves[last].String()))
	here = w.before[last]
	w.before, w.moves = w.before[:last], w.moves[:last]
	w.last = played[S, M]{}
	for i, m := range w.moves {
		w.note(&w.last, w.before[i], m)
	}
	w.say(w.speaker.Prompt(&here))
	return here
}

// refuse says why a line is refused, and reports whether the next one can be read: not
// behind a fault of the record.
func (w *watcher[S, P, M, E, R, Rule]) refuse(wrong wrongLine) bool {
	if !w.shown {
		faults, _ := w.faultsIn(w.replay.State(), w.speaker).all(w.replay.Err(), w.v)
		w.say(faults...)
		w.status = exitRefused
		return false
	}
	faults := w.faultsIn(w.replay.State(), w.speaker)
	faults.ended, _ = w.turnEnded(w.last, w.replay.State(), wrong, w.v, w.speaker)
	w.say(faults.why(wrong, w.v))
	if hint := w.speaker.Meant(w.replay.State(), wrong.text); hint != "" {
		w.say(hint)
	}
	return true
}

// prompt asks for the next move, or tells who has won.
func (w *watcher[S, P, M, E, R, Rule]) prompt() {
	s := w.replay.State()
	w.say(w.speaker.Prompt(s))
	if P(s).Over() {
		w.say(w.speaker.Result(s))
	}
}

func (w *watcher[S, P, M, E, R, Rule]) say(lines ...string) {
	for _, line := range lines {
		io.WriteString(w.out, line+"\n")
	}
}
