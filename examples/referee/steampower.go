package main

import (
	"io"
	"io/fs"
	"slices"
	"strconv"

	"github.com/railhex/railhex/examples/steampower"
	"github.com/railhex/railhex/examples/steampower/words"
)

// tellRecordOfSteamPower tells the verdict on a record.
func tellRecordOfSteamPower(text io.Reader, files fs.FS, v voice) (telling, error) {
	r, err := steampower.OpenRecord(text, files)
	if err != nil {
		faults, rules := faultsOfSteamPower(words.In(v.Language())).all(err, v)
		return telling{faults: faults, rules: rules}, unreadFile(err)
	}
	moves, before := 0, *r.State()
	for now := before; r.Next(); now = *r.State() {
		moves, before = moves+1, now
	}
	return tellSteamPower(r, &before, moves, v), unreadFile(r.Err())
}

// tellSteamPower tells the position in which a replay has stopped, before is the
// one before its last move.
func tellSteamPower(r *steampower.Replay, before *steampower.State, moves int, v voice) telling {
	speaker := words.In(v.Language()).Naming(r.Notes().Names...)
	s := r.State()
	t := telling{
		title:  v.say(titleOfGame, "game", "Steam Power", "n", s.Seats(), "board", s.Setup().Map.Name()),
		played: true, moves: moves,
		points: pointsOfSteamPower(s, speaker),
	}
	switch {
	case s.Over() && moves == 0: // it was, in the position that the record goes on from
		t.ended, t.result = speaker.Prompt(s), speaker.Result(s)
	case s.Over():
		events, _ := before.AppendEvents(nil, r.Move())
		end := events[slices.IndexFunc(events, func(e steampower.Event) bool { return e.Kind == steampower.GameEnded })]
		t.ended, t.result = speaker.Event(end), speaker.Result(s)
		t.rules = []rule{{end.Rule.String(), speaker.Rule(end.Rule)}}
	default:
		t.asked = speaker.Prompt(s)
	}
	if err := r.Err(); err != nil {
		t.faults, t.rules = faultsOfSteamPower(speaker).all(err, v)
	}
	return t
}

// faultsOfSteamPower reads what is wrong with a record of the game.
func faultsOfSteamPower(speaker words.Speaker) faultReader[steampower.Rule] {
	return faultReader[steampower.Rule]{
		speaker.Refusal, speaker.Rule, steampower.ParseRule,
		func(err error) (line int, text string, reason error, ok bool) {
			fault, ok := err.(*steampower.RecordError)
			if !ok {
				return 0, "", nil, false
			}
			return fault.Line, fault.Text, fault.Err, true
		},
	}
}

// pointsOfSteamPower is the points of all who play by where they come from.
func pointsOfSteamPower(s *steampower.State, speaker words.Speaker) [][]string {
	headings := speaker.Sources()
	table := [][]string{append([]string{""}, headings[:]...)}
	for seat := steampower.Seat(1); int(seat) <= s.Seats(); seat++ {
		p := s.Points(seat)
		row := []string{speaker.Player(seat)}
		for _, n := range []int{p.Money, p.Contracts, p.Factories, p.Cities, p.Total()} {
			row = append(row, strconv.Itoa(n))
		}
		table = append(table, row)
	}
	return table
}
