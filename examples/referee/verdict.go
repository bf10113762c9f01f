package main

import (
	"fmt"
	"io"
	"strings"

	"github.com/railhex/railhex/variants/family/remedy"
)

// A question is what the verdict on a record should tell besides.
type question struct {
	at    int  // the position after so many moves, drawn; below 0 the one in which the record stops, not drawn
	all   bool // every fault, as far as the record goes on after one
	legal legalQuestion
}

// tell tells the verdict on a record. Its error is as that of replay.
func (k *kit[S, P, M, E, R, Rule]) tell(record source, asked question, v voice, out io.Writer) (status int, err error) {
	text, err := record.read()
	if err != nil {
		return exitUsage, err
	}
	r, who, err := k.begin(strings.NewReader(text), record)
	speaker := k.speak(v.Language(), who)
	if err != nil {
		if unread := unreadFile(err); unread != nil {
			return exitUsage, unread
		}
		t := telling{}
		t.faults, t.rules = k.tellHeader(text, record, err, k.faultsIn(nil, speaker), v)
		return exitRefused, t.write(out, v)
	}
	if err := k.withPosition(r, record); err != nil {
		return exitUsage, err
	}
	v.Voice = v.Naming(who...)
	t := telling{title: v.say("title-of-game", "game", k.title, "n", P(r.State()).Seats(), "board", k.board(r.State())), played: true}
	before, err := k.play(r, text, asked, v, speaker, &t)
	if err != nil {
		return exitUsage, err
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
	if asked.legal.asked {
		t.legal = k.legalMoves(r.State(), asked.legal.filter, v, speaker)
	}
	if t.faults != nil {
		status = exitRefused
	}
	return status, t.write(out, v)
}

// play plays a record as far as is asked, and tells what is wrong with it; before is the
// position before the last move. Its error is one of a file that cannot be read.
func (k *kit[S, P, M, E, R, Rule]) play(
	r replayOf[S, M], text string, asked question, v voice, speaker speakerOf[S, M, E, Rule], t *telling,
) (before S, err error) {
	before = *r.State()
	var last played[S, M]
	for asked.at < 0 || t.moves < asked.at {
		now := *r.State()
		if r.Next() {
			t.moves, before = t.moves+1, now
			k.note(&last, now, r.Move())
			continue
		}
		if r.Err() == nil || unreadFile(r.Err()) != nil {
			return before, unreadFile(r.Err())
		}
		found, known := k.tellFault(r, last, text, asked, v, speaker, t)
		if wrong, ok := k.wrong(r.Err()); !asked.all || ok && !hasLinesAfter(text, wrong.number) {
			break
		}
		if !known || !goOn(r, found) {
			t.add(v.say("stops-here"))
			break
		}
		t.add(goingOn(found, v))
		last.ok = false
		before, t.moves = *r.State(), t.moves+found.Lines
	}
	return before, nil
}

// tellFault tells what is wrong with a line, and what would be right.
func (k *kit[S, P, M, E, R, Rule]) tellFault(
	r replayOf[S, M], last played[S, M], text string, asked question, v voice, speaker speakerOf[S, M, E, Rule], t *telling,
) (found remedy.Remedy[S], known bool) {
	t.wrong++
	faults := k.faultsIn(r.State(), speaker)
	if wrong, ok := k.wrong(r.Err()); ok {
		faults.ended, faults.endedBy = k.turnEnded(last, r.State(), wrong, v, speaker)
	}
	said, rules := faults.all(r.Err(), v)
	t.faults, t.rules = append(t.faults, said...), addRules(t.rules, rules)
	if found, known = k.remedyFor(r, text); !known {
		return found, false
	}
	if asked.all { // else it is told below
		t.add(speaker.Prompt(r.State()))
	}
	t.add(found.Tell(v.Voice, v.player))
	t.add(found.TellRefused(v.Voice, speaker.Refusal))
	return found, true
}

// tellPosition tells the position in which a replay has stopped; before is the one
// before its last move.
func (k *kit[S, P, M, E, R, Rule]) tellPosition(t *telling, r replayOf[S, M], before *S, speaker speakerOf[S, M, E, Rule]) {
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
				if by == k.stalled {
					t.rules[0] = k.withRuling(t.rules[0])
				}
			}
		}
	}
}

// legalMoves lists what can be done in a position, or what of that a filter chooses; "" is
// none.
func (k *kit[S, P, M, E, R, Rule]) legalMoves(s *S, wanted string, v voice, speaker speakerOf[S, M, E, Rule]) []string {
	route := func(m M) string {
		if way := k.route(s, m); way != "" {
			return " · " + way
		}
		return ""
	}
	listed := legalMoves(k.filterBy(wanted, route).of(speaker.Options(s)), route)
	if wanted != "" && listed == nil {
		return []string{v.say("nothing-fits", "wanted", wanted)}
	}
	return listed
}

// goingOn tells as what the record is read on behind a fault.
func goingOn[S any](as remedy.Remedy[S], v voice) string {
	switch {
	case as.Kind == remedy.Exchanged && as.As == "":
		return v.say("goes-on-exchanged")
	case as.Before:
		return v.say("goes-on-after", "line", as.As)
	case as.As != "":
		return v.say("goes-on-as", "line", as.As)
	}
	return v.say("goes-on-without")
}
