package main

import (
	"io"
	"io/fs"
	"slices"
	"strconv"

	"github.com/railhex/railhex/examples/steam"
	"github.com/railhex/railhex/examples/steam/words"
)

// tellRecordOfSteam tells the verdict on a record.
func tellRecordOfSteam(text io.Reader, files fs.FS, v voice) (telling, error) {
	r, err := steam.OpenRecord(text, files)
	if err != nil {
		faults, rules := faultsOfSteam(words.In(v.Language())).all(err, v)
		return telling{faults: faults, rules: rules}, unreadFile(err)
	}
	moves, before := 0, *r.State()
	for now := before; r.Next(); now = *r.State() {
		moves, before = moves+1, now
	}
	return tellSteam(r, &before, moves, v), unreadFile(r.Err())
}

// tellSteam tells the position in which a replay has stopped, before is the
// one before its last move.
func tellSteam(r *steam.Replay, before *steam.State, moves int, v voice) telling {
	speaker := words.In(v.Language()).Naming(r.Notes().Names...)
	s := r.State()
	t := telling{
		title:  v.say(titleOfGame, "game", "Steam", "n", s.Seats(), "board", s.Setup().Map.Name()),
		played: true, moves: moves,
		points: pointsOfSteam(s, speaker),
	}
	switch {
	case s.Over() && moves == 0: // it was, in the position that the record goes on from
		t.ended, t.result = speaker.Prompt(s), speaker.Result(s)
	case s.Over():
		events, _ := before.AppendEvents(nil, r.Move())
		end := events[slices.IndexFunc(events, func(e steam.Event) bool { return e.Kind == steam.GameEnded })]
		t.ended, t.result = speaker.Event(end), speaker.Result(s)
		t.rules = []rule{{end.Rule.String(), speaker.Rule(end.Rule)}}
	default:
		t.asked = speaker.Prompt(s)
	}
	if err := r.Err(); err != nil {
		t.faults, t.rules = faultsOfSteam(speaker).all(err, v)
	}
	return t
}

// faultsOfSteam reads what is wrong with a record of the game.
func faultsOfSteam(speaker words.Speaker) faultReader[steam.Rule] {
	return faultReader[steam.Rule]{
		speaker.Refusal, speaker.Rule, steam.ParseRule,
		func(err error) (line int, text string, reason error, ok bool) {
			fault, ok := err.(*steam.RecordError)
			if !ok {
				return 0, "", nil, false
			}
			return fault.Line, fault.Text, fault.Err, true
		},
	}
}

// pointsOfSteam is the points of all who play by where they come from.
func pointsOfSteam(s *steam.State, speaker words.Speaker) [][]string {
	headings := speaker.Sources()
	table := [][]string{append([]string{""}, headings[:]...)}
	for seat := steam.Seat(1); int(seat) <= s.Seats(); seat++ {
		row := []string{speaker.Player(seat)}
		for _, entry := range s.AppendLedger(nil, seat) {
			row = append(row, strconv.Itoa(entry.Points))
		}
		table = append(table, append(row, strconv.Itoa(s.Total(seat))))
	}
	return table
}
