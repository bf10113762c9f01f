package games

import (
	"github.com/railhex/railhex/examples/bots/steambots"
	steamgame "github.com/railhex/railhex/examples/steam"
)

// steam is Steam.
var steam = &rules[*steamgame.State, steamgame.State, steamgame.Move, steamgame.Seat, steamgame.Outcome]{
	name:        "steam",
	sourceNames: []string{"points", "income", "links"},
	actionNames: []string{"tiles", "deliveries", "improvements", "growth", "cities"},
	begin: func(header string) (steamgame.State, error) {
		record, err := steamgame.ParseRecord(header, anywhere{})
		if err != nil {
			return steamgame.State{}, err
		}
		return steamgame.New(record.Setup)
	},
	named: steambots.Named,
	luck:  steambots.NewLuck,
	record: func(start *steamgame.State, moves []steamgame.Move) Record {
		return steamgame.Record{Setup: start.Setup(), Moves: moves}
	},
	note: func(r *Result, before *steamgame.State, m steamgame.Move) error {
		action := 0
		switch m.Kind() {
		case steamgame.KindBuild, steamgame.KindUpgrade, steamgame.KindRedirect:
		case steamgame.KindMove:
			action = 1
		case steamgame.KindLocomotive:
			action = 2
		case steamgame.KindGrow:
			action = 3
		case steamgame.KindUrbanise:
			action = 4
		default:
			return nil
		}
		r.Seats[before.Turn()-1].did(action, 5)
		return nil
	},
	finish: func(r *Result, end *steamgame.State) {
		r.Rounds, r.End = end.Round(), steamgame.EndLastTurn.String()
		if end.Round() < end.Rounds() {
			r.End = steamgame.EndOnePlayer.String()
		}
		for i := range r.Seats {
			r.Seats[i].mayDo(5)
			seat := steamgame.Seat(i + 1)
			points, links := end.Points(seat), end.CompleteLinks(seat)
			r.Seats[i].From = []int{points, end.Total(seat) - points - links, links}
		}
	},
	source: func(s *Seat) []int { return s.From },
	action: func(s *Seat) []int { return s.Did },
}
