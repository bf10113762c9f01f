package games

import (
	"github.com/railhex/railhex/examples/bots/powerbots"
	"github.com/railhex/railhex/examples/steampower"
)

// steamPower is Steam Power.
var steamPower = &rules[*steampower.State, steampower.State, steampower.Move, steampower.Seat, steampower.Outcome]{
	name:        "steampower",
	sourceNames: []string{"contracts", "money", "factories", "cities"},
	actionNames: []string{"build", "factory", "fulfil", "draw", "money"},
	begin: func(header string) (steampower.State, error) {
		record, err := steampower.ParseRecord(header, anywhere{})
		if err != nil {
			return steampower.State{}, err
		}
		return steampower.New(record.Setup)
	},
	named: powerbots.Named,
	luck:  powerbots.NewLuck,
	record: func(start *steampower.State, moves []steampower.Move) Record {
		return steampower.Record{Setup: start.Setup(), Moves: moves}
	},
	note: func(r *Result, before *steampower.State, m steampower.Move) error {
		if m.Chance() || before.Phase() != steampower.PhaseAct {
			return nil
		}
		action := map[steampower.Kind]int{
			steampower.KindBuild: 0, steampower.KindRemove: 0, steampower.KindReplace: 0,
			steampower.KindFactory: 1, steampower.KindFulfil: 2, steampower.KindDraw: 3, steampower.KindMoney: 4,
		}
		r.Seats[before.Turn()-1].did(action[m.Kind()], 5)
		return nil
	},
	finish: func(r *Result, end *steampower.State) {
		r.Rounds, r.End = end.Round(), end.EndRule().String()
		for i := range r.Seats {
			r.Seats[i].mayDo(5)
			p := end.Points(steampower.Seat(i + 1))
			r.Seats[i].From = []int{p.Contracts, p.Money, p.Factories, p.Cities}
		}
	},
	source: func(s *Seat) []int { return s.From },
	action: func(s *Seat) []int { return s.Did },
}
