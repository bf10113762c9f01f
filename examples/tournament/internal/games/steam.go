package games

import (
	"github.com/railhex/railhex/hexmap"
	steamgame "github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/bots"
)

// steam is Steam.
var steam = &rules[*steamgame.State, steamgame.State, steamgame.Move]{
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
	board: (*steamgame.State).Map,
	named: bots.Named,
	luck:  bots.NewLuck,
	record: func(start *steamgame.State, moves []steamgame.Move) Record {
		return steamgame.Record{Setup: start.Setup(), Moves: moves}
	},
	note:   noteSteam,
	finish: finishSteam,
	source: func(s *Seat) []int { return s.From },
	action: func(s *Seat) []int { return s.Did },
}

// noteSteam adds to a result what a move does in a position.
func noteSteam(r *Result, before *steamgame.State, m steamgame.Move) error {
	action := 0
	switch m.Kind() {
	case steamgame.KindAction:
		place := 1
		for seat := range steamgame.Seat(before.Seats()) {
			if before.Action(seat+1) != 0 {
				place++
			}
		}
		seat := &r.Seats[before.Turn()-1]
		seat.Choices = append(seat.Choices, Choice{int(m.Action()), place, m.Passing()})
		return nil
	case steamgame.KindBuild, steamgame.KindUpgrade, steamgame.KindRedirect:
	case steamgame.KindMove:
		action = 1
		for route := range before.Routes(m) {
			r.stop(route[0].From).Sent++
			r.stop(route[len(route)-1].To).Received++
			break
		}
	case steamgame.KindLocomotive:
		action = 2
	case steamgame.KindGrow:
		action = 3
	case steamgame.KindUrbanise:
		action = 4
		r.stop(m.Hex()).Founded = true
	default:
		return nil
	}
	r.Seats[before.Turn()-1].did(action, 5)
	return nil
}

// finishSteam fills in what shows at the end of a game.
func finishSteam(r *Result, end *steamgame.State) {
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
	type presence struct { // of a player at a stop
		hex  hexmap.Cell
		seat steamgame.Seat
	}
	counted := map[presence]bool{}
	for link := range end.Links() {
		if !link.Complete || link.Owner == steamgame.Nobody {
			continue
		}
		for _, at := range []presence{{link.From.Hex, link.Owner}, {link.To.Hex, link.Owner}} {
			if !counted[at] {
				counted[at] = true
				r.stop(at.hex).Players++
			}
		}
	}
}
