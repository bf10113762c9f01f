package main

import (
	"io"
	"io/fs"
	"slices"

	"github.com/railhex/railhex/internal/drawing"
	"github.com/railhex/railhex/scoring"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/words"
	"github.com/railhex/railhex/variants"
)

// tellRecordOfSteamRollers tells the verdict on a record.
func tellRecordOfSteamRollers(text io.Reader, files fs.FS, v voice) (telling, error) {
	r, err := steamrollers.OpenRecord(text, files)
	if err != nil {
		faults, rules := faultsOfSteamRollers(words.In(v.Language())).all(err, v)
		return telling{faults: faults, rules: rules}, unreadFile(err)
	}
	moves, before := 0, *r.State()
	for now := before; r.Next(); now = *r.State() {
		moves, before = moves+1, now
	}
	return tellSteamRollers(r, &before, moves, v), unreadFile(r.Err())
}

// tellSteamRollers tells the position in which a replay has stopped, before is the
// one before its last move.
func tellSteamRollers(r *steamrollers.Replay, before *steamrollers.State, moves int, v voice) telling {
	speaker := words.In(v.Language()).Naming(r.Notes().Names...)
	s, setup := r.State(), r.State().Setup()
	t := telling{
		title:  v.say(titleOfGame, "game", "SteamRollers", "n", s.Seats(), "board", setup.Board.Name()),
		played: true, moves: moves,
		points: pointsOfSteamRollers(s, setup, speaker),
	}
	switch {
	case s.Over() && moves == 0: // it was, in the position that the record goes on from
		t.ended, t.result = speaker.Prompt(s), speaker.Result(s)
	case s.Over():
		events, _ := before.AppendEvents(nil, r.Move())
		end := events[slices.IndexFunc(events, func(e steamrollers.Event) bool { return e.Kind == steamrollers.GameEnded })]
		t.ended, t.result = speaker.Event(end), speaker.Result(s)
		t.rules = []rule{{end.Rule.String(), speaker.Rule(end.Rule)}}
	default:
		t.asked = speaker.Prompt(s)
	}
	if err := r.Err(); err != nil {
		t.faults, t.rules = faultsOfSteamRollers(speaker).all(err, v)
	}
	return t
}

// faultsOfSteamRollers reads what is wrong with a record of the game.
func faultsOfSteamRollers(speaker words.Speaker) faultReader[steamrollers.Rule] {
	return faultReader[steamrollers.Rule]{
		speaker.Refusal, speaker.Rule, steamrollers.ParseRule,
		func(err error) (line int, text string, reason error, ok bool) {
			fault, ok := err.(*steamrollers.RecordError)
			if !ok {
				return 0, "", nil, false
			}
			return fault.Line, fault.Text, fault.Err, true
		},
	}
}

// pointsOfSteamRollers is the points of all who play by where they come from, as
// far as that is played.
func pointsOfSteamRollers(s *steamrollers.State, setup steamrollers.Setup, speaker words.Speaker) [][]string {
	headings := speaker.Pictures()
	columns := []string{"delivery", "powers", "network", "engine", "tiles", "orders", "total"}
	plays := func(column string) bool {
		switch column {
		case "powers":
			return setup.Modules.Has(variants.PowerModule)
		case "orders":
			return setup.Modules.Has(variants.OrderModule)
		}
		return true
	}
	table := [][]string{{""}}
	row := func(name string, p scoring.Points) {
		points := [...]int{p.Delivery, p.Power, p.Network, p.Engine, p.Tiles, p.Orders, p.Total()}
		cells := []string{name}
		for i, column := range columns {
			if plays(column) {
				cells = append(cells, drawing.Minus(points[i]))
			}
		}
		table = append(table, cells)
	}
	for _, column := range columns {
		if plays(column) {
			table[0] = append(table[0], headings[column])
		}
	}
	for seat := steamrollers.Seat(1); int(seat) <= s.Seats(); seat++ {
		row(speaker.Player(seat), s.Points(seat))
	}
	if setup.Olive.IsValid() {
		p := s.OlivePoints()
		row(speaker.Player(steamrollers.Nobody), scoring.Points{Delivery: p.Delivery, Network: p.Network, Engine: p.Engine, Tiles: p.Tiles})
	}
	return table
}
