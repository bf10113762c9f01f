package main

import (
	"fmt"
	"io"
	"io/fs"
	"slices"
	"strings"

	"github.com/railhex/railhex/internal/remedy"
)

// A question is what the verdict on a record should tell besides.
type question struct {
	at    int  // the position after so many moves, drawn; below 0 the one in which the record stops, not drawn
	all   bool // every fault, as far as the record goes on after one
	legal bool // what can be done in the position
}

// tell tells the verdict on a record. Its error is as that of replay.
func (k *kit[S, P, M, E, R, Rule]) tell(record source, asked question, v voice, out io.Writer) (status int, err error) {
	text, err := record.read()
	if err != nil {
		return exitUsage, err
	}
	r, who, err := k.open(strings.NewReader(text), record.files)
	speaker := k.speak(v.Language(), who)
	faults := k.faultsIn(speaker)
	if err != nil {
		if unread := unreadFile(err); unread != nil {
			return exitUsage, unread
		}
		t := telling{}
		t.faults, t.rules = k.tellHeader(text, record, err, faults, v)
		return exitRefused, t.write(out, v)
	}
	if err := k.withPosition(r, record); err != nil {
		return exitUsage, err
	}
	v.Voice = v.Naming(who...)
	t := telling{title: v.say(titleOfGame, "game", k.title, "n", P(r.State()).Seats(), "board", k.board(r.State())), played: true}
	before := *r.State()
	for t.moves != asked.at {
		now := *r.State()
		if r.Next() {
			t.moves, before = t.moves+1, now
			continue
		}
		if r.Err() == nil {
			break
		}
		if unread := unreadFile(r.Err()); unread != nil {
			return exitUsage, unread
		}
		t.wrong++
		said, rules := faults.all(r.Err(), v)
		t.faults, t.rules = append(t.faults, said...), addRules(t.rules, rules)
		found, ok := k.remedyFor(r, text)
		if ok {
			if asked.all { // else it is told below
				t.add(speaker.Prompt(r.State()))
			}
			t.add(found.Tell(v.Voice, v.player))
			if found.Refused != nil {
				t.add(v.say(refusedEvenSo, "reason", speaker.Refusal(found.Refused)))
			}
		}
		if wrong, ok := k.wrong(r.Err()); !asked.all || ok && !hasLinesAfter(text, wrong.number) {
			break
		}
		if !ok || !goOn(r, found) {
			t.add(v.say(stopsHere))
			break
		}
		t.add(goingOn(found, v))
		before, t.moves = *r.State(), t.moves+found.Lines
	}
	if asked.at >= 0 && t.moves < asked.at && t.faults == nil {
		return exitUsage, fmt.Errorf("-at %d: the record has %d moves", asked.at, t.moves)
	}
	t.points = k.points(r.State(), v.Language(), who)
	k.tellPosition(&t, r, &before, speaker)
	if asked.at >= 0 {
		var drawn strings.Builder
		k.draw(&drawn, r.State(), v.Language(), who)
		t.drawn = drawn.String()
	}
	if asked.legal {
		t.legal = k.legalMoves(r.State(), speaker)
	}
	if t.faults != nil {
		status = exitRefused
	}
	return status, t.write(out, v)
}

// tellPosition tells the position in which a replay has stopped; before is the one
// before its last move.
func (k *kit[S, P, M, E, R, Rule]) tellPosition(t *telling, r replayOf[S, M, R], before *S, speaker speakerOf[S, M, E, Rule]) {
	s := r.State()
	if !P(s).Over() {
		t.asked = speaker.Prompt(s)
		return
	}
	t.ended, t.result = speaker.Prompt(s), speaker.Result(s)
	events, _ := P(before).AppendEvents(nil, r.Move()) // none where the game was over from the beginning
	for _, event := range events {
		if by, ok := k.ending(event); ok {
			t.ended = speaker.Event(event)
			if t.faults == nil {
				t.rules = []rule{k.inWords(by, speaker)}
			}
		}
	}
}

// legalMoves lists what can be done in a position.
func (k *kit[S, P, M, E, R, Rule]) legalMoves(s *S, speaker speakerOf[S, M, E, Rule]) []string {
	return legalMoves(speaker.Options(s), func(m M) string {
		if way := k.route(s, m); way != "" {
			return " · " + way
		}
		return ""
	})
}

// goingOn tells as what the record is read on behind a fault.
func goingOn[S any](as remedy.Remedy[S], v voice) string {
	switch {
	case as.Kind == remedy.Exchanged && as.As == "":
		return v.say(goesOnExchanged)
	case as.Before:
		return v.say(goesOnAfter, "line", as.As)
	case as.As != "":
		return v.say(goesOnAs, "line", as.As)
	}
	return v.say(goesOnWithout)
}

// A noted is something to tell of a line.
type noted struct {
	line int
	told []string
}

// tellHeader tells what is wrong with a header. A line that was only typed otherwise is
// told as it was meant, and the header read on as if it were right.
func (k *kit[S, P, M, E, R, Rule]) tellHeader(text string, from source, err error, faults faultReader[Rule], v voice) (told []string, rules []rule) {
	all := strings.Split(text, "\n")
	var notes []noted
	for again := true; again; {
		again = false
		for _, fault := range each(err) {
			wrong, ok := k.wrong(fault)
			if !ok || wrong.text == "" {
				continue
			}
			before := slices.Clone(all[:wrong.number-1])
			read := func(line string) error {
				return k.lastLine(strings.Join(append(before, line), "\n"), wrong.number, from.files)
			}
			line, slips, ok := remedy.Typed(strings.TrimSuffix(all[wrong.number-1], "\r"), append(sharedKeys, k.keys...), read)
			if !ok {
				continue
			}
			notes = append(notes, noted{wrong.number, []string{faults.fault(fault, v), remedy.TellTyped(v.Voice, line, slips)}})
			all[wrong.number-1] = line
			_, _, err = k.open(strings.NewReader(strings.Join(all, "\n")), from.files)
			again = true
			break
		}
	}
	for _, fault := range each(err) {
		wrong, _ := k.wrong(fault)
		notes = append(notes, noted{wrong.number, []string{faults.fault(fault, v)}})
	}
	slices.SortStableFunc(notes, func(a, b noted) int { return a.line - b.line })
	for _, note := range notes {
		told = append(told, note.told...)
	}
	if err != nil {
		_, rules = faults.all(err, v)
	}
	return told, rules
}

// sharedKeys are of lines that the headers of all games have.
var sharedKeys = []string{"game", "players", "components", "event", "date", "seat", "bot", "position"}

// lastLine is what is wrong with the last line of a header, the one of that number;
// what is missing behind it is not.
func (k *kit[S, P, M, E, R, Rule]) lastLine(text string, number int, files fs.FS) error {
	_, _, err := k.open(strings.NewReader(text), files)
	for _, fault := range each(err) {
		if wrong, ok := k.wrong(fault); ok && wrong.number == number && wrong.text != "" {
			return wrong.reason
		}
	}
	return nil
}
